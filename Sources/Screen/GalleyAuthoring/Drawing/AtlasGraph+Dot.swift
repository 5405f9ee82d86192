import GalleyPages

extension AtlasGraph {
  /// The graph for Graphviz: see its [language](https://graphviz.org/doc/info/lang.html).
  ///
  /// Every text has a place of a fixed size, so that the places of pages and ways do not depend on the fonts.
  package var dot: String {
    var lines = [
      "digraph atlas {",
      "  graph [bgcolor=\"transparent\" rankdir=\"LR\" nodesep=\"0.45\" ranksep=\"0.7\" pad=\"0.25\" fontname=\"\(Self.font)\"]",
      "  node [shape=\"box\" style=\"rounded,filled\" fixedsize=\"true\" height=\"0.55\" fontname=\"\(Self.font)\" fontsize=\"\(Self.nodeSize)\"]",
      "  edge [fontname=\"\(Self.font)\" fontsize=\"\(Self.nameSize)\" arrowsize=\"0.7\"]",
    ]
    for (number, suite) in suites.enumerated() {
      let isAlone = suites.count == 1
      if !isAlone {
        lines.append("  subgraph \"cluster_\(number)\" {")
        lines.append(
          "  graph [label=<\(Self.escaped(suite.module))> labeljust=\"l\" style=\"rounded\" class=\"suite\"]")
      }
      // Graphviz makes a node's name its title, and a name is one node: the second one of a name gets a number.
      var ids: [String] = []
      for node in suite.nodes {
        let name = isAlone ? node.name : "\(suite.module).\(node.name)"
        ids.append(ids.contains(name) ? "\(name) \(ids.count)" : name)
      }
      for (id, node) in zip(ids, suite.nodes) {
        if let picture = node.picture {
          lines.append(
            "  \(Self.quoted(id)) [label=<\(Self.table(node.name, picture))> fixedsize=\"false\" margin=\"0.08\" class=\"\(node.kind.rawValue)\"]"
          )
          continue
        }
        let width = TextWidth.of(node.name, size: Self.nodeSize) + 2 * Self.padding
        lines.append(
          "  \(Self.quoted(id)) [label=\(Self.quoted(Self.escaped(node.name))) width=\"\(Self.inches(width))\" class=\"\(node.kind.rawValue)\"]"
        )
      }
      for arrow in suite.arrows {
        let look =
          arrow.names.isEmpty
          ? "arrowhead=\"none\" class=\"has\"" : "label=<\(Self.table(arrow.names))>"
        lines.append("  \(Self.quoted(ids[arrow.from])) -> \(Self.quoted(ids[arrow.to])) [\(look)]")
      }
      if !isAlone { lines.append("  }") }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static let font = "Inter,Helvetica,Arial,sans-serif"
  /// In points; the names of elements are smaller than those of pages.
  private static let nodeSize = 14.0
  private static let nameSize = 11.0
  /// The space beside a page's name, in points.
  private static let padding = 14.0

  /// The names of the elements of one arrow, one a line.
  private static func table(_ names: [String]) -> String {
    let width = (names.map { TextWidth.of($0, size: nameSize) }.max() ?? 0) + 10
    let rows = names.map {
      "<TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"\(Int(width.rounded(.up)))\" HEIGHT=\"16\">\(escaped($0))</TD></TR>"
    }
    return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\">\(rows.joined())</TABLE>"
  }

  /// The picture of a page above its name.
  private static func table(_ name: String, _ picture: Node.Picture) -> String {
    let width = max(picture.width, Int((TextWidth.of(name, size: nodeSize) + padding).rounded(.up)))
    return
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"\(width)\" "
      + "HEIGHT=\"\(picture.height)\"><IMG SRC=\"\(escaped(picture.path))\" SCALE=\"TRUE\"/></TD></TR><TR><TD FIXEDSIZE=\"TRUE\" "
      + "WIDTH=\"\(width)\" HEIGHT=\"24\">\(escaped(name))</TD></TR></TABLE>"
  }

  /// A length in inches, to the thousandth, always with a point.
  private static func inches(_ points: Double) -> String {
    let pointsAnInch = 72.0
    let thousandths = Int((points / pointsAnInch * 1000).rounded(.up))
    let rest = "\(thousandths % 1000)"
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}

/// Estimates the width of a text without a font.
enum TextWidth {
  /// The width of a text.
  ///
  /// The shares are those of Inter, rounded up: of 1 000 units an em, `i` has 250, most small letters 600,
  /// most capitals 700, `m` and `W` 900 and more, and square characters a whole em.
  static func of(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + share($1) } * size
  }

  private static func share(_ character: Character) -> Double {
    guard character.isASCII else {
      return character.unicodeScalars.contains { $0.value >= 0x1100 } ? 1.1 : 0.7
    }
    if "ijl.,:;'|!I()[] ".contains(character) { return 0.32 }
    if "mwMW@%".contains(character) { return 0.95 }
    return character.isUppercase ? 0.72 : 0.62
  }
}
