import Foundation
import GalleyAutomation

/// A gesture that the system takes before any app does: a swipe up from the lower edge of a device without a home button.
///
/// - Reference: [Learn gestures for iPhone models with Face ID](https://support.apple.com/guide/iphone/iph77bcdd132/ios).
enum SystemGesture: Hashable {
  /// A swipe: the home screen.
  case home
  /// A swipe after which the finger rests: the app switcher.
  case appSwitcher
  /// A finger that was put down at the edge, and did not go far enough.
  case nothing

  /// The distance from the lower edge within which a swipe begins, in points.
  private static let edge = Double(ScrollDragger.lowerEdgeMargin)
  /// The way up from which on a swipe leads away from an app, in points.
  private static let reach = 60.0
  /// The time that a finger rests for the app switcher.
  private static let rest = Duration.milliseconds(250)

  /// Recognises a gesture.
  ///
  /// - Parameters:
  ///   - gesture: The movement of the fingers.
  ///   - profile: The device as it is held.
  /// - Returns: `nil` if the gesture is for the content of the screen.
  init?(_ gesture: Gesture, on profile: DeviceProfile) {
    guard profile.hasHomeIndicator, gesture.fingers.count == 1, let samples = gesture.fingers.first,
      let first = samples.first, let last = samples.last, first.point.y >= profile.size.height - Self.edge
    else { return nil }
    let way = first.point.y - last.point.y
    guard way > 0, way >= abs(last.point.x - first.point.x) else { return nil }
    guard way >= Self.reach else {
      self = .nothing
      return
    }
    let arrival = samples.last { $0.point != last.point }.map(\.time) ?? first.time
    let arrived = samples.first { $0.time > arrival && $0.point == last.point }?.time ?? last.time
    self = last.time - arrived >= Self.rest ? .appSwitcher : .home
  }
}
