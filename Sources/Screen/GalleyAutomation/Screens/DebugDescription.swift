import GalleyTree

/// Elements and queries in the form of Apple's
/// [`debugDescription`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/debugdescription).
///
/// Where Apple writes addresses there are handles, or the element's place in the tree, so that the same screen
/// always gives the same text.
package enum DebugDescription {
  /// An element in four parts: attributes, subtree, path, query chain.
  package static func element(_ found: FoundElement, query: ElementQuery) -> String {
    var text = "Attributes: \(line(found.place, found.screen))\nElement subtree:\n"
    text += " →\(line(found.place, found.screen))\n"
    for place in found.screen.descendants(of: found.place) {
      let depth = found.screen.path(of: place).indices.count - found.path.indices.count
      text += "  " + String(repeating: "  ", count: depth) + line(place, found.screen) + "\n"
    }
    text += "Path to element:\n"
    for (depth, place) in ([found.place] + found.screen.ancestors(of: found.place)).reversed().enumerated() {
      text +=
        String(repeating: " ", count: depth + 1) + (depth == 0 ? "→" : "↳") + line(place, found.screen) + "\n"
    }
    return text + chain(query, on: found.screen)
  }

  /// A query with the result of each of its steps.
  package static func chain(_ query: ElementQuery, on screen: ScreenIndex) -> String {
    var text = "Query chain:\n"
    for (depth, step) in query.trace(on: screen).steps.enumerated() {
      let indent = String(repeating: "  ", count: depth)
      text += "\(indent) \(depth == 0 ? "→" : "↪︎")Find: \(step.description)\n\(indent)   Output: {\n"
      for path in step.output {
        text += "\(indent)     \(screen.place(at: path).map { line($0, screen) } ?? "?")\n"
      }
      text += "\(indent)   }\n"
    }
    return text
  }

  private static func line(_ place: Int, _ screen: ScreenIndex) -> String {
    let element = screen.nodes[place].element
    let words = ElementNaming.line(element).split(separator: ", ", maxSplits: 1)
    let number = String(element.handle ?? UInt64(place), radix: 16)
    return ([String(words[0]), "0x\(number)"] + words.dropFirst().map(String.init)).joined(separator: ", ")
  }
}
