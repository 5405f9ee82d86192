import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// Trees that no app has: they cost a bounded amount of work, and end in words.
@Suite struct HostileTreeTests {
  private let picture = Bitmap(width: 64, height: 64, color: .white)

  private func compare(_ a: Element, _ b: Element) -> Comparison {
    var other = picture
    for x in 0..<64 { other[x, 9] = .black }
    return Comparator.compare(
      baseline: ScreenSnapshot(picture: picture, tree: a), candidate: ScreenSnapshot(picture: other, tree: b))
  }

  private func row(_ label: String, _ y: Double, id: String = "row") -> Element {
    Element(.cell, identifier: id, label: label, frame: CGRect(x: 0, y: y, width: 64, height: 1))
  }

  private func list(_ rows: [Element]) -> Element {
    Element(.table, frame: CGRect(x: 0, y: 0, width: 64, height: 64), children: rows)
  }

  private func chain(_ depth: Int, _ leaf: Element) -> Element {
    var tree = leaf
    for _ in 1..<depth {
      tree = Element(.other, frame: CGRect(x: 0, y: 0, width: 64, height: 64), children: [tree])
    }
    return tree
  }

  @Test func aHundredThousandAlikeElements() {
    let before = list((0..<100_000).map { row("", Double($0)) })
    let after = list((0..<99_000).map { row("", Double($0 * 2)) })
    let matching = ElementMatching(before, after)
    #expect(matching.comparisonCount <= 9 * 199_002 + 65_536)
    #expect(compare(before, after).differingPixels == 64)
  }

  @Test func aHundredThousandElementsInContainersOfUnluckySize() {
    func tree(_ shift: Int) -> Element {
      list(
        (0..<400).map { group in
          Element(
            .other, identifier: "same", frame: CGRect(x: 0, y: Double(group), width: 64, height: 1),
            children: (0..<250).map { place in
              Element(
                place % 2 == 0 ? .button : .staticText, identifier: "same",
                label: "text \((place * 7 + shift) % 11)",
                frame: CGRect(x: Double(place + shift), y: Double(group), width: 3, height: 1))
            })
        })
    }
    let (before, after) = (tree(0), tree(3))
    let matching = ElementMatching(before, after)
    #expect(matching.baseline.nodes.count == 100_401)
    // Eight for each element, one more where siblings are only paired from both ends, and one table.
    #expect(matching.comparisonCount <= 9 * (before.count + after.count) + 65_536)
    #expect(matching.comparisonCount > 65_536, "the limit is reached")
  }

  @Test func manyContainersWithTheSameIdentifier() {
    func tree(_ shift: Int) -> Element {
      list(
        (0..<150).map { group in
          Element(
            .other, identifier: "same", frame: CGRect(x: 0, y: Double(group), width: 64, height: 1),
            children: (0..<20).map { place in
              Element(
                place % 2 == 0 ? .button : .staticText, identifier: "same",
                label: "text \((place * 7 + shift) % 11)",
                frame: CGRect(x: Double(place + shift), y: Double(group), width: 3, height: 1))
            })
        })
    }
    let found = compare(tree(0), tree(3))
    #expect(found.causes.count <= 1002 && found.differingPixels == 64)
    #expect(found.causes.reduce(0) { $0 + $1.pixels } == 64)
  }

  @Test func rowsInTheOtherOrder() {
    let names = (0..<20_000).map { "row \($0)" }
    let before = list(names.enumerated().map { row($1, Double($0)) })
    let after = list(names.reversed().enumerated().map { row($1, Double($0)) })
    let found = compare(before, after)
    #expect(found.causes.contains { $0.kind == .reordered })
    #expect(found.causes.count <= 1002)
    #expect(
      found.causes.contains { $0.sentence.hasPrefix("and 18\u{202F}999 more changes") },
      "\(found.causes.count)")
  }

  @Test func tenThousandLevels() {
    let (a, b) = (
      chain(10_000, Element(.staticText, label: "a")), chain(10_000, Element(.staticText, label: "b"))
    )
    #expect(a.count == 10_000 && a != b && a == a)
    #expect(compare(a, b).causes.contains { $0.property == "label" })
    for level in MatchLevel.allCases {
      #expect(throws: Never.self) {
        _ = try Comparator.compare(
          baseline: ScreenSnapshot(picture: picture, tree: a),
          candidate: ScreenSnapshot(picture: picture, tree: b),
          settings: .init(level: level))
      }
    }
  }

  @Test func whatIsTooLargeIsSaid() {
    let deep = chain(20_001, Element(.staticText))
    let found = compare(deep, Element(.other))
    #expect(found.unexplainedPixels == 64 && !found.isEqual)
    #expect(
      found.causes.map(\.sentence) == [
        "the approved tree has 20001 levels, and trees of more than 20000 are not compared"
      ])
    let wide = list((0..<200_000).map { row("", Double($0)) })
    #expect(
      compare(Element(.other), wide).causes.map(\.sentence) == [
        "the new tree has 200001 elements, and trees of more than 200000 are not compared"
      ])
    #expect(
      !Comparator.compare(
        baseline: ScreenSnapshot(picture: picture, tree: deep),
        candidate: ScreenSnapshot(picture: picture, tree: Element(.other))
      ).isEqual)
  }

  @Test(arguments: Soak.seeds(60)) func framesWithoutSense(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let odd: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 12, 40]
    func number() -> Double { odd[Int.random(in: 0..<odd.count, using: &generator)] }
    func tree(_ depth: Int) -> Element {
      var element = Element(
        [.cell, .table, .staticText, .image, .window][Int.random(in: 0..<5, using: &generator)],
        identifier: "same",
        label: ["", "a", "b"][Int.random(in: 0..<3, using: &generator)],
        frame: CGRect(x: number(), y: number(), width: number(), height: number()))
      var appearance = Appearance()
      appearance.visibleFrame = CGRect(x: number(), y: number(), width: number(), height: number())
      appearance.cornerRadius = number()
      appearance.fontSize = number()
      appearance.background = "#FFFFFFFF"
      appearance.naturalSize = CGSize(width: number(), height: number())
      if Bool.random(using: &generator) { element.appearance = appearance }
      if depth > 0 {
        element.children = (0..<Int.random(in: 0...4, using: &generator)).map { _ in tree(depth - 1) }
      }
      return element
    }
    let (a, b) = (tree(4), tree(4))
    let found = compare(a, b)
    #expect(found.differingPixels == 64)
    #expect(found.causes.reduce(0) { $0 + $1.pixels } == 64)
    for level in MatchLevel.allCases {
      _ = try Comparator.compare(
        baseline: ScreenSnapshot(picture: picture, tree: a),
        candidate: ScreenSnapshot(picture: picture, tree: b),
        settings: .init(level: level))
    }
  }

  @Test func aDeepTreeInAFileIsAnError() {
    let depth = 10_000
    let open = #"{"type":"other","frame":[0,0,1,1],"children":["#
    let text = String(repeating: open, count: depth) + String(repeating: "]}", count: depth)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Element.self, from: Data(text.utf8)) }
  }
}
