/// The automatic capitals of a text field.
///
/// - Reference: [SwiftUI's `TextInputAutocapitalization`](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let type: UITextAutocapitalizationType

  /// Creates the counterpart of a value of UIKit.
  public init?(_ type: UITextAutocapitalizationType) {
    self.init(type: type)
  }

  private init(type: UITextAutocapitalizationType) {
    self.type = type
  }

  /// No letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }

  /// Whether the next letter after a text is a capital.
  func isCapital(after text: String) -> Bool {
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      let sentence = text.reversed().drop { $0.isWhitespace }
      return last.isWhitespace && sentence.first.map { ".!?".contains($0) } ?? true
    }
  }
}

/// The automatic capitals of a text, under UIKit's name.
///
/// - Reference: [UIKit's `UITextAutocapitalizationType`](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype).
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}
