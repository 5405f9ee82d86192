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

  /// Requests the keyboard.
  ///
  /// - Returns: Whether the responder has it.
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Releases the keyboard.
  ///
  /// - Returns: Whether it was released.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Posted before the keyboard appears.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has appeared.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has disappeared.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard moves.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame in a notification of the keyboard.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's motion in a notification of the keyboard.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
