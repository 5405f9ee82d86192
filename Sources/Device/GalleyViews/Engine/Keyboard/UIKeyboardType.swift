/// The keys of a keyboard.
///
/// - Reference: [UIKit's `UIKeyboardType`](https://developer.apple.com/documentation/uikit/uikeyboardtype).
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keys.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Keys for URLs.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// Keys for e-mail addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Keys for short messages.
  case twitter
  /// Keys for web searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// Letters of ASCII; older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
