import Foundation
import GalleyTree

/// A finger that stays where it is for some time.
///
/// - Reference: [SwiftUI's `LongPressGesture`](https://developer.apple.com/documentation/swiftui/longpressgesture).
nonisolated public struct LongPressGesture: Gesture, PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// The time that the finger stays down, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Bool> {
    let made = (old as? LongPressRecognizer) ?? LongPressRecognizer(place)
    made.duration = .seconds(max(0, minimumDuration))
    made.distance = maximumDistance
    return made
  }
}

/// A recognizer of long presses: active from the moment a finger comes down, ended when it was down long
/// enough.
final class LongPressRecognizer: GestureRecognizer<Bool> {
  var duration = TouchThresholds.longPress
  var distance = TouchThresholds.slop

  override var claims: Bool { isEnded }
  override var holdsBack: Bool { !isOver }

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    guard let finger = event.fingers.first, event.fingers.count == 1 else { return phase = .failed }
    switch event.change {
    case .began:
      phase = .active(true)
      place.wake(after: duration)
      if duration <= .zero { phase = .ended(true) }
    case .moved:
      let (x, y) = (finger.location.x - finger.start.x, finger.location.y - finger.start.y)
      if (x * x + y * y).squareRoot() > distance { phase = .failed }
    case .ended: phase = .failed
    case .time: if isRecognized, event.now - finger.startTime >= duration { phase = .ended(true) }
    }
  }
}
