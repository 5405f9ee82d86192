import Foundation
import GalleyTree

/// Escapes text for GitHub's Markdown, so that it is shown as it is.
///
/// - Reference: GitHub Flavored Markdown, 2.4 (any ASCII punctuation may be escaped); GitHub's own additions, which look at
///   text after that: mentions, references to issues, addresses, and formulas.
enum MarkdownText {
  /// An invisible word joiner, which breaks up what would be a mention, a reference or an address.
  private static let joiner = "\u{200B}"

  /// Escapes a text for one line; it is safe in a table's cell too.
  static func line(_ text: String, limit: Int = 500) -> String {
    var result = ""
    for character in ElementText.clean(text, limit: limit) {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // Within an element of its own it begins no formula.
      case "$": result += "<span>$</span>"
      case "@": result += "@\(joiner)"
      case "#": result += "\\#\(joiner)"
      case "/": result += "/\(joiner)"
      case ":": result += ":\(joiner)"
      case ".": result += result.hasSuffix("www") ? ".\(joiner)" : "\\."
      // In a table's cell readers disagree about an escaped bar after an escaped backslash.
      case "|": result += "&#124;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "-", "!", "~", "=", "^":
        result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Escapes an address as the target of a link.
  static func address(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: addressCharacters) ?? ""
  }

  private static let addressCharacters = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?&=#%@")
}
