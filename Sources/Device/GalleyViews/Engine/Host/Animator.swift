import Foundation
import GalleyServices

/// The animator of motions, frame by frame on the device's clock.
@MainActor package final class Animator {
  /// The time between frames: a sixtieth of a second.
  nonisolated package static let frame = Duration.nanoseconds(16_666_667)

  private let clock: any DeviceClock
  private var running: [(name: String?, ends: Bool, step: (Duration) -> Bool)] = []
  private var isScheduled = false

  init(clock: any DeviceClock) {
    self.clock = clock
  }

  /// The names of the motions that run and are waited for.
  package var activity: [String] {
    running.compactMap(\.name)
  }

  /// The names of those that come to an end by themselves.
  package var ending: [String] {
    running.compactMap { $0.ends ? $0.name : nil }
  }

  /// Starts a motion.
  ///
  /// - Parameters:
  ///   - name: The name of the motion, for people; `nil` for an endless motion, which nobody waits for.
  ///   - ends: Whether it ends by itself, unlike an activity indicator.
  ///   - step: A closure that receives the time since the start, and returns whether the motion continues.
  func run(_ name: String?, ends: Bool = true, step: @escaping (Duration) -> Bool) {
    let start = clock.now
    running.append((name, ends, { [clock] _ in step(clock.now - start) }))
    schedule()
  }

  private func schedule() {
    guard !isScheduled, !running.isEmpty else { return }
    isScheduled = true
    clock.after(Self.frame) { [weak self] in self?.tick() }
  }

  private func tick() {
    isScheduled = false
    let now = clock.now
    // A step may start another motion.
    let steps = running
    running = []
    let left = steps.filter { $0.step(now) }
    running = left + running
    schedule()
  }
}

/// A motion that the next motion or a stop ends.
@MainActor final class FrameAnimation {
  private var run = 0
  private(set) var isRunning = false

  /// Ends the motion at its current point, and returns whether there was one.
  @discardableResult
  func stop() -> Bool {
    defer {
      run += 1
      isRunning = false
    }
    return isRunning
  }

  /// Starts a motion, frame by frame.
  ///
  /// - Parameters:
  ///   - name: The name of the motion, for people.
  ///   - host: The window, which is laid out again in each frame.
  ///   - completion: A closure that is called at the end, unless the motion is stopped.
  ///   - step: A closure that receives the time since the start, and returns whether the motion continues.
  func start(
    _ name: String, in host: ViewHost, completion: @escaping () -> Void = {},
    step: @escaping (Duration) -> Bool
  ) {
    stop()
    let run = run
    isRunning = true
    host.animator.run(name) { [weak self, unowned host] elapsed in
      guard let self, self.run == run else { return false }
      host.setNeedsLayout()
      guard !step(host.animationSpeed == 1 ? elapsed : elapsed * host.animationSpeed) else { return true }
      isRunning = false
      completion()
      return false
    }
  }
}
