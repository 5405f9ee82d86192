import Foundation

/// Runs what moves, frame by frame, on the device's clock.
package final class Animator {
  /// Sixty frames a second.
  package static let frame = Duration.nanoseconds(16_666_667)

  private let clock: any DeviceClock
  private var running: [(name: String, step: (Duration) -> Bool)] = []
  private var isScheduled = false

  init(clock: any DeviceClock) {
    self.clock = clock
  }

  /// What is in motion, in words.
  package var activity: [String] {
    running.map(\.name)
  }

  /// Starts a motion.
  ///
  /// - Parameters:
  ///   - name: What moves, in words.
  ///   - step: Gets the time since the start, and says whether to go on.
  func run(_ name: String, step: @escaping (Duration) -> Bool) {
    let start = clock.now
    running.append((name, { [clock] _ in step(clock.now - start) }))
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
