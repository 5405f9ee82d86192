/// What assistive technology asks an app for, instead of a touch.
///
/// - Reference: [UIKit's `UIAccessibilityAction`](https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibilityaction).
public enum AccessibilityRequest: Hashable, Sendable {
  /// A way in which content is scrolled by a page.
  ///
  /// - Reference: [UIKit's `UIAccessibilityScrollDirection`](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection).
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To what is above.
    case up
    /// To what is below.
    case down
    /// To what is left of it.
    case left
    /// To what is right of it.
    case right
  }

  /// To do what a double tap does.
  case activate
  /// To do what the app has given a name.
  case named(String)
  /// To take a greater value.
  case increment
  /// To take a smaller value.
  case decrement
  /// To scroll by a page.
  case scroll(Direction)
  /// To lead back.
  case escape
  /// To do what matters most.
  case magicTap
  /// To bring an entry of a rotor into sight; its number, counted from 0.
  case showRotorEntry(Int)
}
