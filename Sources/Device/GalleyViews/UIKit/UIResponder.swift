import Foundation

/// An object that receives the events of an app of UIKit.
///
/// - Reference: [UIKit's `UIResponder`](https://developer.apple.com/documentation/uikit/uiresponder).
@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The responder that receives events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether this responder can have the keyboard; only one with a field can.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Asks for the keyboard.
  ///
  /// - Returns: Whether it was given.
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives the keyboard back.
  ///
  /// - Returns: Whether it was given back.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Sent before the keyboard comes.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Sent when the keyboard has come.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Sent before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Sent when the keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Sent before the keyboard moves.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name under which a notification of the keyboard has the keyboard's frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The name under which a notification of the keyboard has the time that its motion takes.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
