import GalleyTree

/// Makes text of others fit for GitHub's Markdown: it is shown as it is, and means nothing.
///
/// - Reference: GitHub Flavored Markdown, 2.4 (any ASCII punctuation may be escaped); GitHub's own additions, which look at
///   text after that: mentions, references to issues, addresses, and formulas.
enum MarkdownText {
  /// A word joiner that is not seen, and takes apart what would be a mention, a reference or an address.
  private static let seam = "\u{200B}"

  /// A text of one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many characters are shown.
  /// - Returns: Markdown, fit for a table's cell too.
  static func line(_ text: String, limit: Int = 500) -> String {
    var result = ""
    for character in ElementText.clean(text, limit: limit) {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // Within an element of its own it begins no formula.
      case "$": result += "<span>$</span>"
      case "@": result += "@\(seam)"
      case "#": result += "\\#\(seam)"
      case "/": result += "/\(seam)"
      case ":": result += ":\(seam)"
      case ".": result += result.hasSuffix("www") ? ".\(seam)" : "\\."
      // In a table's cell an escaped bar after an escaped stroke is read otherwise by every reader.
      case "|": result += "&#124;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "-", "!", "~", "=", "^":
        result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// An address as the target of a link; nothing in it ends the link.
  static func address(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"),
        UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "#"),
        UInt8(ascii: "%"), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
