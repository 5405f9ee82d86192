import GalleyPages

extension AtlasGraph {
  /// The graph as a flowchart for [Mermaid](https://mermaid.js.org/syntax/flowchart.html), which Markdown on many
  /// sites shows as a picture.
  package var mermaid: String {
    var lines = ["---", "title: \(Self.quoted(title))", "---", "flowchart LR"]
    for (number, suite) in suites.enumerated() {
      let isAlone = suites.count == 1
      let indent = isAlone ? "  " : "    "
      if !isAlone { lines.append("  subgraph s\(number)[\(Self.quoted(suite.module))]") }
      for (index, node) in suite.nodes.enumerated() {
        let (open, close) =
          switch node.kind {
          case .overlay: ("([", "])")
          case .shared: ("[[", "]]")
          default: ("(", ")")
          }
        lines.append(
          "\(indent)n\(number)_\(index)\(open)\(Self.quoted(node.name))\(close):::\(node.kind.rawValue)")
      }
      for arrow in suite.arrows {
        let names = arrow.names.map(Self.coded).joined(separator: "<br>")
        let line = arrow.names.isEmpty ? "-.-" : "-->|\"\(names)\"|"
        lines.append("\(indent)n\(number)_\(arrow.from) \(line) n\(number)_\(arrow.to)")
      }
      if !isAlone { lines.append("  end") }
    }
    lines += [
      "  classDef start stroke-width:3px", "  classDef page stroke-width:1px",
      "  classDef unreached stroke:#ff9500,stroke-dasharray:6 4",
      "  classDef overlay stroke:#af52de,stroke-dasharray:2 3", "  classDef unnamed stroke-dasharray:6 4",
      "  classDef shared stroke:#34c759",
    ]
    if suites.contains(where: { $0.nodes.contains { $0.kind == .broken } }) {
      lines.append("  classDef broken stroke:#ff3b30")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String { "\"\(coded(text))\"" }

  /// Mermaid takes characters by number or name, between a number sign and a semicolon.
  private static func coded(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "#", "\"", "<", ">", "&", "`", "\\", "|", ";", "[", "]", "{", "}": "#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}
