import GalleyTree

/// A piece of a page.
///
/// Text becomes markup in one place only, and is escaped there.
indirect enum HTMLNode {
  /// An element with its attributes in order.
  case element(String, [(String, String)], [HTMLNode])
  /// Text from anywhere, on one line.
  case text(String)
  /// Text from anywhere, with its line breaks.
  case lines(String)

  /// Elements that have no end tag.
  ///
  /// - Reference: HTML Standard, section 13.1.2, void elements.
  private static let void: Set<String> = ["img", "meta", "link", "br", "input", "source"]

  /// The markup.
  var markup: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .text(let text): Self.escape(text, to: &result)
    case .lines(let text):
      // The first line break after the start tag of a pre is not shown.
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        result += "\n"
        Self.escape(String(line), to: &result)
      }
    case .element(let name, let attributes, let children):
      result += "<\(name)"
      for (key, value) in attributes {
        result += " \(key)=\""
        Self.escape(value, to: &result)
        result += "\""
      }
      result += ">"
      if Self.void.contains(name) { return }
      for child in children { child.write(to: &result) }
      result += "</\(name)>"
      if Self.blocks.contains(name) { result += "\n" }
    }
  }

  /// Elements after which a line break cannot be seen.
  private static let blocks: Set<String> = [
    "head", "body", "header", "main", "section", "article", "figure", "nav", "ol", "ul", "li", "footer",
    "title", "h1", "h2", "h3", "details", "summary", "p",
  ]

  /// Control characters and bidirectional overrides are replaced, so that no label can rewrite the line it stands in.
  private static func escape(_ text: String, to result: inout String) {
    for scalar in ElementText.clean(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension HTMLNode: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

/// Makes an element.
///
/// The attributes come first, as they do in markup.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: HTMLNode...)
  -> HTMLNode
{
  .element(name, attributes.map { ($0.key, $0.value) }, children)
}

/// Makes an element of a list of children.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], all children: [HTMLNode])
  -> HTMLNode
{
  .element(name, attributes.map { ($0.key, $0.value) }, children)
}
