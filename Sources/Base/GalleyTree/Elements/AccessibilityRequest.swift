/// A request of assistive technology to an app, in place of a touch.
///
/// - Reference: [UIKit's `UIAccessibilityAction`](https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibilityaction).
public enum AccessibilityRequest: Hashable, Sendable {
  /// A way in which content is scrolled by a page.
  ///
  /// - Reference: [UIKit's `UIAccessibilityScrollDirection`](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection).
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To content above.
    case up
    /// To content below.
    case down
    /// To content on the left.
    case left
    /// To content on the right.
    case right
  }

  /// Performs the action of a double tap.
  case activate
  /// Performs an action by the name that the app has given it.
  case named(String)
  /// To take a greater value.
  case increment
  /// To take a smaller value.
  case decrement
  /// To scroll by a page.
  case scroll(Direction)
  /// To lead back.
  case escape
  /// Performs the app's main action.
  case magicTap
  /// To bring an entry of a rotor into sight; its number, counted from 0.
  case showRotorEntry(Int)
}
