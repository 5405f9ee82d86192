import Foundation
import GalleyTree
import Testing

@testable import GalleyTreeFormats

/// The boxes of a web page.
@Suite struct DOMBoxesTests {
  private func read(_ boxes: String) throws -> PlacedTree {
    let text = """
      {"galley": "dom", "version": 1, "viewport": {"width": 100, "height": 100, "scrollX": 0, "scrollY": 50,
       "scrollWidth": 100, "scrollHeight": 200, "density": 1}, "cut": [],
       "nodes": [{"role": "button", "name": "Beyond", "frame": [0, 300, 10, 10]},
         {"role": "button", "name": "Pay", "frame": [10, 20, 30, 10]}], "boxes": \(boxes)}
      """
    return try TreeFile.read(Array(text.utf8)).placed(onWidth: 100, height: 200, scale: nil)
  }

  @Test func `boxes keep their elements where others are left out`() throws {
    let placed = try read(
      """
      [{"tag": "html", "frame": [0, 0, 100, 200], "style": {}},
       {"parent": 0, "tag": "button", "class": "buy now", "node": 1, "frame": [10, 20, 30, 10], "style": {"opacity": "0.5"}}]
      """)
    let box = try #require(placed.tree.views?.children.first)
    #expect(placed.tree.children.map(\.label) == ["Pay"])
    #expect(box.element == 1 && box.kind == "<button>" && box.facts["opacity"] == "0.5")
    #expect(box.facts["selector"] == "button.buy" && box.frame.minY == 70)
  }

  @Test(arguments: [
    #"[{"parent": 0, "tag": "a", "frame": [0, 0, 1, 1], "style": {}}]"#,
    #"[{"tag": "a", "node": 7, "frame": [0, 0, 1, 1], "style": {}}]"#,
    #"[{"tag": "a", "frame": [0, 0, 1], "style": {}}]"#,
  ]) func `damaged boxes are no tree`(_ boxes: String) {
    #expect(throws: TreeFormatError.self) { try read(boxes) }
  }
}
