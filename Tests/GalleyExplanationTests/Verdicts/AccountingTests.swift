import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// The account of differing pixels: all of them are told, each once, at their places.
@Suite struct AccountingTests {
  /// The distance from a change at which its shadow or ground may be expected, in points.
  private static let reach = 24.0

  /// Without `GALLEY_SOAK` one in two hundred of the pairs is explained.
  @Test(arguments: Soak.seeds(20_000, oneIn: 200))
  func `three pixels beside other changes are told, and every pixel has one cause`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 50_000 + seed)
    let edit = PlantedEdit(&generator, edits: .random(in: 1...3, using: &generator))
    let before = edit.before.snapshot()
    var after = edit.after.snapshot()
    let spot = PixelRect(
      x: .random(in: 0..<317, using: &generator), y: .random(in: 0..<480, using: &generator), width: 3,
      height: 1)
    for x in spot.minX..<spot.maxX {
      let color = before.picture[x, spot.y]
      after.picture[x, spot.y] = RGBA(255 - color.red, color.green, color.blue, 255)
    }
    let comparison = Comparator.compare(baseline: before, candidate: after)
    let facts = Comment(rawValue: comparison.causes.map(\.sentence).joined(separator: "\n"))
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels, facts)
    var open = PixelDifference(before.picture, after.picture)
    for area in comparison.causes.flatMap({ $0.areas ?? [] }) {
      open.clear(PixelRect(area, scale: 1, within: 320, 480))
    }
    #expect(open.isEmpty, facts)
    let place = spot.points(scale: 1).insetBy(dx: -Self.reach, dy: -Self.reach)
    guard !Self.changed(before, after).contains(where: place.intersects) else { return }
    let told = comparison.causes.filter { cause in
      cause.areas?.contains { $0.intersects(spot.points(scale: 1)) } ?? false
    }
    #expect(told.map(\.kind).contains { $0 == .pixels || $0 == .unexplained }, facts)
  }

  /// Where elements were or are that are not on both screens as they are.
  private static func changed(_ before: ScreenSnapshot, _ after: ScreenSnapshot) -> [CGRect] {
    func elements(_ root: Element?) -> [Element] {
      var elements: [Element] = []
      root?.walk { element, _ in
        var bare = element
        bare.children = []
        elements.append(bare)
        return true
      }
      return elements
    }
    let (old, new) = (elements(before.tree), elements(after.tree))
    return (old.filter { !new.contains($0) } + new.filter { !old.contains($0) }).map(\.frame)
  }

  /// A screen that scrolls, with a shape at its start and a text at its end, of whose views the driver tells.
  private func screen(text: String, corner: Int, background: String = "#FFFFFFFF") -> ScreenSnapshot {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    var tree = Placed.screen([
      Placed.element(
        .scrollView, "", "", 0, 0, 320, 480, [Placed.element(.staticText, "", text, 16, 420, 160, 20)])
    ])
    let shape = CGRect(x: 16, y: 16, width: 80, height: 80)
    tree.views = ViewDescription(
      "screen", frame: frame, element: 0,
      children: [
        ViewDescription(
          "ScrollView", frame: frame, element: 1,
          children: [
            ViewDescription(
              "VStack", frame: frame,
              children: [
                ViewDescription("Path", facts: ["fill": "#30B0C7FF"], frame: shape),
                ViewDescription(
                  "Text", facts: ["text": text], frame: CGRect(x: 16, y: 420, width: 160, height: 20),
                  element: 2),
              ])
          ])
      ])
    var picture = TreeRenderer.draw(tree, scale: 1)
    for y in 16 + corner..<96 { for x in 16..<96 { picture[x, y] = RGBA(48, 176, 199, 255) } }
    return ScreenSnapshot(picture: picture, tree: tree)
  }

  @Test func aShapeIsNotTakenByATextFarFromIt() throws {
    let causes = Comparator.compare(
      baseline: screen(text: "mag", corner: 0), candidate: screen(text: "magnitude", corner: 30)
    ).causes
    #expect(
      causes.map(\.sentence) == [
        "staticText “mag” → “magnitude”",
        "scrollView with “mag” looks different in 80 × 30 pt at (16, 16) (2400 px) though nothing about it changed",
      ])
    #expect(causes.last?.areas == [CGRect(x: 16, y: 16, width: 80, height: 30)])
    #expect(causes.last?.pixels == 2400)
  }

  /// One identifier stands for one decision: that a certain row is gone, or that certain pixels look different.
  @Test func causesThatShareAnIdentifierSayTheSame() {
    var sentences: [String: Set<String>] = [:]
    var identifiers: [String: Set<String>] = [:]
    for seed in Soak.seeds(2000, oneIn: 20) {
      var generator = SeededGenerator(seed: 70_000 + seed)
      let names = Array(RecipesSketch.names.shuffled(using: &generator).prefix(4))
      let gone = Int.random(in: 0..<4, using: &generator)
      let id = Bool.random(using: &generator) ? "recipe.row" : ""
      func screen(_ names: [String]) -> ScreenSnapshot {
        RecipesSketch.screen(rows: names.map { RecipesSketch.row($0, id: id) }).snapshot()
      }
      let before = screen(names)
      var after = screen(names.enumerated().filter { $0.offset != gone }.map(\.element))
      let shade = UInt8.random(in: 0..<4, using: &generator)
      for x in 290..<300 { after.picture[x, 8] = RGBA(shade, 0, 0, 255) }
      for cause in Comparator.compare(baseline: before, candidate: after).causes {
        let isGone = cause.kind == .vanished
        let words = isGone ? "\(id) \(names[gone]) is gone" : "\(cause.kind) \(shade)"
        guard isGone || cause.kind == .pixels || cause.kind == .unexplained else { continue }
        sentences[cause.id, default: []].insert(words)
        if isGone { identifiers[words, default: []].insert(cause.id) }
      }
    }
    #expect(sentences.values.allSatisfy { $0.count == 1 }, "\(sentences.filter { $0.value.count > 1 })")
    #expect(identifiers.values.allSatisfy { $0.count == 1 })
    #expect(identifiers.count > RecipesSketch.names.count)
  }
}
