import Foundation
import GalleyText
import GalleyTree

/// Escapes text for GitHub's Markdown, so that it is shown as it is, and copied as it is: nothing invisible is added.
///
/// - Reference: GitHub Flavored Markdown, 2.4 (any ASCII punctuation may be escaped), 4.6 (what begins with an element of a block
///   is no Markdown); GitHub's own additions, which look at text after that, a piece between elements at a time: mentions,
///   references to issues, emoji, addresses, and formulas.
enum MarkdownText {
  /// Escapes a text for one line of Markdown; it is safe in a table's cell too.
  static func line(_ text: String, limit: Int = 500) -> String {
    var result = ""
    for (character, next) in pairs(CleanText.line(text, limit: limit)) {
      if let shown = element(character, next, after: result) {
        result += shown
        continue
      }
      switch character {
      // In a table's cell readers disagree about an escaped bar after an escaped backslash.
      case "|": result += "&#124;"
      case ".", "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "-", "!", "~", "=", "^":
        result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Escapes a text for one line of an element of a block, such as `<details>`, in which nothing is Markdown.
  static func markup(_ text: String, limit: Int = 500) -> String {
    var result = ""
    for (character, next) in pairs(CleanText.line(text, limit: limit)) {
      result += element(character, next, after: result) ?? String(character)
    }
    return result
  }

  private static func pairs(_ text: String) -> some Sequence<(Character, Character?)> {
    zip(text, text.dropFirst().map(Optional.some) + [nil])
  }

  /// What stands for a character that means something in markup, or that begins a mention, a reference, an emoji, an address or a
  /// formula; in an element of its own it begins nothing.
  private static func element(_ character: Character, _ next: Character?, after text: String) -> String? {
    switch character {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "$", "@", "#": alone(character)
    case ":" where next.map { $0 == "/" || $0.isLetter || $0.isNumber || "+-_".contains($0) } ?? false:
      alone(character)
    case "." where text.hasSuffix("www"): alone(character)
    default: nil
    }
  }

  private static func alone(_ character: Character) -> String { "<span>\(character)</span>" }

  /// Escapes an address as the target of a link.
  static func address(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: addressCharacters) ?? ""
  }

  private static let addressCharacters = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?&=#%@")
}
