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
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
  /// Scrolls by a page.
  case scroll(Direction)
  /// Leads back.
  case escape
  /// Performs the app's main action.
  case magicTap
  /// Scrolls to an entry of a rotor; its number, counted from 0.
  case showRotorEntry(Int)
}
