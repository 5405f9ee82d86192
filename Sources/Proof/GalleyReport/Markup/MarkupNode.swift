import GalleyText
import GalleyTree

/// A node of XML or HTML, in which text stays text whatever it holds.
package indirect enum MarkupNode {
  /// An element with its attributes in order; those without a value are left out.
  case element(String, [(String, String?)], [MarkupNode])
  /// Text of one or more lines.
  case text(String)

  /// The node as an XML document.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + markup }

  /// The node as markup.
  package var markup: String { markup(level: 0) }

  private func markup(level: Int) -> String {
    switch self {
    case .text(let text): return Self.escaped(text)
    case .element(let name, let attributes, let content):
      let indent = String(repeating: "  ", count: level)
      let given = attributes.compactMap { name, value in
        value.map { " \(name)=\"\(Self.escaped($0, isAttribute: true))\"" }
      }.joined()
      if content.isEmpty { return "\(indent)<\(name)\(given)/>\n" }
      if case .text? = content.first {
        return "\(indent)<\(name)\(given)>\(content.map { $0.markup(level: 0) }.joined())</\(name)>\n"
      }
      let inner = content.map { $0.markup(level: level + 1) }.joined()
      return "\(indent)<\(name)\(given)>\n\(inner)\(indent)</\(name)>\n"
    }
  }

  /// Escapes text for an element or for an attribute in double quotes.
  ///
  /// Control characters and bidirectional overrides are replaced, so that no label can rewrite the line it stands in.
  ///
  /// - Reference: XML 1.0, 5th edition, 2.2 (allowed characters) and 2.4 (`]]>` must not stand in text).
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    let lines =
      isAttribute ? [Substring(text)] : text.split(separator: "\n", omittingEmptySubsequences: false)
    var result = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { result += "\n" }
      for scalar in CleanText.line(String(line)).unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
