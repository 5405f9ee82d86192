import Foundation
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyTreeFormats

/// The place of a tree on a picture.
@Suite struct PlacingTests {
  private func placed(_ text: String, _ width: Int, _ height: Int, scale: Double? = nil) throws -> PlacedTree
  {
    try TreeFile.read(Array(text.utf8)).placed(onWidth: width, height: height, scale: scale)
  }

  private func line(_ text: String, _ width: Int, _ height: Int, scale: Double? = nil) -> String {
    do {
      let placed = try placed(text, width, height, scale: scale)
      return "scale \(placed.scale); \(placed.notes.joined(separator: "; "))\n\(placed.tree)"
    } catch { return "\(error)" }
  }

  @Test func `a tree of Galley is as it was, with the scale that the picture has`() throws {
    let placed = try placed(Samples.galley, 1170, 2532)
    #expect(placed.scale == 3)
    #expect(placed.notes == ["a point has 3 pixels"])
    #expect(placed.tree == (try TreeFile.read(Array(Samples.galley.utf8)).root))
    #expect(try self.placed(Samples.galley, 390, 844).notes == [])
  }

  @Test func `windows, pages and elements are told apart`() {
    expectGolden([
      ("window", line(Samples.dom(), 780, 1688)), ("window in CSS pixels", line(Samples.dom(), 390, 844)),
      ("page", line(Samples.dom(scrollY: 100), 780, 4000)), ("element", line(Samples.dom(), 88, 88)),
      ("another density", line(Samples.dom(), 1170, 2532)),
      ("a density that is known", line(Samples.dom(), 1170, 2532, scale: 3)),
      ("another window", line(Samples.dom(), 800, 600)),
    ])
  }

  @Test func `screens of phones, whole and cut`() {
    let low = Samples.iOS.replacingOccurrences(of: #"y="60""#, with: #"y="800""#)
    let both = low.replacingOccurrences(of: #"y="88""#, with: #"y="10""#)
    expectGolden([
      ("iOS", line(Samples.iOS, 1170, 2532)), ("iOS, status bar cut", line(low, 1170, 2532 - 141)),
      ("iOS, end cut or start cut", line(Samples.iOS, 1170, 2532 - 141)),
      ("iOS, content beyond both ends", line(both, 1170, 2532 - 141)),
      ("iOS, other phone", line(Samples.iOS, 1290, 2796 - 300)),
      ("iOS, rotated", line(Samples.iOS, 2532, 1170)),
      ("iOS, element", line(Samples.iOS, 132, 132)),
      ("Android", line(Samples.android, 1080, 2274)),
      ("Android, density known", line(Samples.android, 1080, 2274, scale: 2)),
      ("Android, with the bar below", line(Samples.android, 1080, 2400)),
      ("Android, half size", line(Samples.android, 540, 1137)),
      ("Android, other phone", line(Samples.android, 1440, 2560)),
      ("Android, dump", line(Samples.androidDump, 1080, 2274)), ("XCUITest", line(Samples.xcui, 1170, 2532)),
      ("aria", line(Samples.aria, 1280, 720)),
    ])
  }

  @Test func `further attributes are kept, and not compared`() throws {
    let tree = try placed(Samples.android, 1080, 2274).tree
    let box = tree.children[0].children[2]
    #expect(box.attributes["class"] == "android.widget.CheckBox")
    #expect(box.attributes["package"] == "com.other")
    var other = box
    other.attributes = [:]
    #expect(box == other)
    let coded = try JSONDecoder().decode(Element.self, from: JSONEncoder().encode(box))
    #expect(coded.attributes == box.attributes)
    #expect(try !String(decoding: JSONEncoder().encode(other), as: UTF8.self).contains("attributes"))
    #expect(
      try placed(Samples.iOS, 1170, 2532).tree.children[2].attributes == [
        "accessible": "true", "nativeAccessibility": "1",
      ])
  }

  @Test func `every role has a type, and types of an unknown role are other`() {
    expectGolden(
      DOMRoles.table.keys.sorted().map { "\($0): \(DOMRoles.element(of: $0).type.name)" }.joined(
        separator: "\n") + "\n")
    #expect(DOMRoles.element(of: "sparkle").type == .other)
  }
}
