import Foundation
import GalleyPages

extension AtlasGraph {
  /// Makes a picture of Graphviz's drawing, with a title for screen readers, and colours for light and dark.
  ///
  /// - Returns: The picture as SVG that refers to nothing outside; `nil` if the drawing is none.
  package func picture(from drawing: String) -> String? {
    guard let start = drawing.range(of: "<svg "), let end = drawing[start.upperBound...].firstIndex(of: ">")
    else {
      return nil
    }
    let attributes = drawing[start.upperBound..<end]
    var body = String(drawing[drawing.index(after: end)...])
    // Graphviz refers to the files.
    for picture in suites.flatMap(\.nodes).compactMap(\.picture) {
      let reference = "href=\"\(Self.escaped(picture.path))\""
      body = body.replacing(reference, with: "href=\"data:image/png;base64,\(picture.data)\"")
    }
    let hasBroken = suites.contains { $0.nodes.contains { $0.kind == .broken } }
    // The comment and the document type before the element name the version and a file on a server.
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg role="img" aria-labelledby="atlas-title atlas-description" \(attributes)>
      <title id="atlas-title">\(Self.escaped(title))</title>
      <desc id="atlas-description">\(Self.escaped(summary))</desc>
      <style>
      \(Self.style + (hasBroken ? Self.brokenStyle : ""))
      </style>\(Self.withoutComments(body))
      """
  }

  /// Graphviz writes names into comments, where two hyphens in a name would end them.
  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !($0.hasPrefix("<!--") && $0.hasSuffix("-->")) }
      .joined(separator: "\n")
      .replacing("<title>atlas</title>\n", with: "")
  }

  /// The colours of pages that cannot be opened.
  private static let brokenStyle = "\n.node.broken path { fill: none; stroke: #ff3b30; }"

  /// The colours are those of Apple's [system colours](https://developer.apple.com/design/human-interface-guidelines/color).
  private static let style = """
    svg { background: #ffffff; color-scheme: light dark; }
    text { font-family: Inter, -apple-system, "Helvetica Neue", Arial, sans-serif; fill: #1c1c1e; }
    .node text { font-weight: 600; }
    .node path, .node polygon { fill: #f2f2f7; stroke: #c7c7cc; stroke-width: 1.25; }
    .node.start path { fill: #e5f1ff; stroke: #007aff; stroke-width: 2; }
    .node.overlay path { fill: #f7eefc; stroke: #af52de; stroke-dasharray: 2 3; }
    .node.unreached path { fill: #fff4e5; stroke: #ff9500; stroke-dasharray: 6 4; }
    .node.unnamed path { fill: none; stroke-dasharray: 6 4; }
    .node.shared path { fill: #e9f9ee; stroke: #34c759; }
    .edge path { stroke: #8e8e93; stroke-width: 1.25; }
    .edge.has path { stroke: #34c759; stroke-dasharray: 1 3; }
    .edge polygon { fill: #8e8e93; stroke: #8e8e93; }
    .edge text { fill: #48484a; }
    .suite path { fill: none; stroke: #d1d1d6; }
    @media (prefers-color-scheme: dark) {
      svg { background: #1c1c1e; }
      text { fill: #f2f2f7; }
      .node path, .node polygon { fill: #2c2c2e; stroke: #636366; }
      .node.start path { fill: #0a2a4d; stroke: #0a84ff; }
      .node.overlay path { fill: #35203f; stroke: #bf5af2; }
      .node.unreached path { fill: #3d2a0c; stroke: #ff9f0a; }
      .node.unnamed path { fill: none; }
      .node.shared path { fill: #123520; stroke: #30d158; }
      .edge path { stroke: #8e8e93; }
      .edge.has path { stroke: #30d158; }
      .edge polygon { fill: #8e8e93; stroke: #8e8e93; }
      .edge text { fill: #d1d1d6; }
      .suite path { stroke: #48484a; }
    }
    """
}
