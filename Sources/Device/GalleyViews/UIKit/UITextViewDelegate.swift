import Foundation

/// The delegate of a text view, which follows its input.
///
/// - Reference: [UIKit's `UITextViewDelegate`](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called when the view has got the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the view has lost the keyboard.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text, in UTF-16 units, is to be replaced by typed text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called when a person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection or the place of the caret has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
