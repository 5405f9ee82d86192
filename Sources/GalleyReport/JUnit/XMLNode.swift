import GalleyTree

/// A piece of XML: text is text whatever it holds, so that no name can become markup.
indirect enum XMLNode {
  /// An element; attributes keep their order, and those without a value are left out.
  case element(String, [(String, String?)], [XMLNode])
  /// A text of several lines.
  case text(String)

  /// The piece as a document.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + written(0) }

  private func written(_ level: Int) -> String {
    switch self {
    case .text(let text): return XMLText.text(text)
    case .element(let name, let attributes, let content):
      let indent = String(repeating: "  ", count: level)
      let given = attributes.compactMap { name, value in
        value.map { " \(name)=\"\(XMLText.attribute($0))\"" }
      }.joined()
      if content.isEmpty { return "\(indent)<\(name)\(given)/>\n" }
      if case .text? = content.first {
        return "\(indent)<\(name)\(given)>\(content.map { $0.written(0) }.joined())</\(name)>\n"
      }
      let inner = content.map { $0.written(level + 1) }.joined()
      return "\(indent)<\(name)\(given)>\n\(inner)\(indent)</\(name)>\n"
    }
  }
}

/// Makes text fit for XML 1.0.
///
/// - Reference: XML 1.0, 5th edition, 2.2 (which characters there may be) and 2.4 (`]]>` must not stand in text).
enum XMLText {
  /// A text of several lines, fit to stand between tags.
  static func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(ElementText.clean(String($0))) }.joined(separator: "\n")
  }

  /// A text of one line, fit to stand in double quotes.
  static func attribute(_ text: String) -> String { escaped(ElementText.clean(text)) }

  /// Marks up nothing: `>` too is written as an entity, so that a section's end cannot come about.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Surrogates are no scalars, and control characters are gone already.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
