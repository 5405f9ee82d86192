import Foundation
import GalleyAutomation
import GalleySystem
import GalleyViews

/// Fingers on the screen.
extension SimulatedDevice {
  /// Performs a gesture, which takes its time; views follow the first finger.
  ///
  /// While a finger carries an item, other fingers can still touch the app, go to the home screen, and open
  /// another app. The item is dropped where the first finger is lifted.
  public func perform(_ gesture: GalleyAutomation.Gesture) throws(DriverError) {
    MainActorEntry.run {
      if let system = SystemGesture(gesture, on: profile.turned(to: current.orientation)) {
        latestInput = .key(isAnswered: true)
        return perform(system, lasting: gesture.length)
      }
      gestureCount += 1
      follow(gesture, from: clock.now)
      flush()
    }
  }

  @MainActor private func follow(_ gesture: GalleyAutomation.Gesture, from start: Duration) {
    let touches = gesture.fingers.enumerated().flatMap { Self.touches(of: $1, finger: $0) }
    // Among simultaneous events, fingers are lifted last: those that move together arrive together.
    func rank(_ index: Int) -> (Duration, Int, Int) {
      (touches[index].time, touches[index].phase == .ended ? 1 : 0, index)
    }
    let order = touches.indices.sorted { rank($0) < rank($1) }
    var fingers = TouchedWindows()
    latestInput = .touches([])
    for touch in order.map({ touches[$0] }) {
      advance(to: start + touch.time)
      if touch.phase == .began {
        if let system = systemGesture(of: gesture.fingers[touch.finger]) {
          fingers.systems[touch.finger] = system
        } else {
          // A finger belongs to the window that it first touched, even if another one appears under it.
          let host = touchedHost(at: touch.point)
          fingers.hosts[touch.finger] = host
          latestInput.add(host)
        }
      }
      if let system = fingers.systems[touch.finger] {
        if touch.phase == .ended { show(system) }
      } else if let host = fingers.hosts[touch.finger] {
        let count = gestureCount
        deliver(to: host) {
          host.gesture = count
          host.touch(touch.phase, at: touch.point, finger: touch.finger)
        }
      }
    }
  }

  /// The windows and gestures that fingers belong to.
  private struct TouchedWindows {
    var hosts: [Int: ViewHost] = [:]
    var systems: [Int: SystemGesture] = [:]
  }

  /// The gesture of the system that a finger makes beside one that carries something.
  @MainActor private func systemGesture(of samples: [GalleyAutomation.Gesture.Sample]) -> SystemGesture? {
    guard hosts.contains(where: \.isCarrying) else { return nil }
    return SystemGesture(
      GalleyAutomation.Gesture(fingers: [samples]), on: profile.turned(to: current.orientation))
  }

  private struct Touch {
    let time: Duration
    let finger: Int
    let phase: TouchPhase
    let point: CGPoint
  }

  /// The touches of one finger, frame by frame.
  private static func touches(of samples: [GalleyAutomation.Gesture.Sample], finger: Int) -> [Touch] {
    guard let first = samples.first, let last = samples.last else { return [] }
    var touches = [Touch(time: first.time, finger: finger, phase: .began, point: first.point)]
    for (from, to) in zip(samples, samples.dropFirst()) where from.point != to.point {
      let length = to.time - from.time
      // Two at least, however short the way: a speed is measured between them.
      let frames = max(2, Int(length / Animator.frame))
      for frame in 1...frames {
        let part = Double(frame) / Double(frames)
        let point = CGPoint(
          x: from.point.x + (to.point.x - from.point.x) * part,
          y: from.point.y + (to.point.y - from.point.y) * part)
        touches.append(
          Touch(time: from.time + length * frame / frames, finger: finger, phase: .moved, point: point))
      }
    }
    return touches + [Touch(time: last.time, finger: finger, phase: .ended, point: last.point)]
  }
}

/// The latest input, as far as it matters for finding its recipient.
enum LatestInput {
  /// Touches of windows, or a pointer over them, with the answers that each had given before.
  case touches([(host: ViewHost, before: Int)])
  /// Keys, or a gesture of the system.
  case key(isAnswered: Bool)

  /// Adds a window that a finger was put down on.
  @MainActor mutating func add(_ host: ViewHost) {
    guard case .touches(let touched) = self, !touched.contains(where: { $0.host === host }) else { return }
    self = .touches(touched + [(host, host.inputAnswers)])
  }

  /// Whether anything answered so far.
  @MainActor var isAnswered: Bool {
    switch self {
    case .touches(let touched): touched.contains { $0.host.inputAnswers > $0.before }
    case .key(let isAnswered): isAnswered
    }
  }
}

extension SimulatedDevice: InputReporting {
  /// Whether anything answered to the latest input; an app that hangs answers when it is over.
  public var isLatestInputAnswered: Bool { MainActorEntry.run { latestInput.isAnswered } }
}
