import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// Trees that no app has: auditing them costs a bounded amount of work.
@Suite struct HostileAccessibilityTests {
  private let picture = Bitmap(width: 64, height: 64, color: .white)
  private let everywhere = [
    MatchRegion(
      .accessibility(.regularText), .rectangle(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))),
    MatchRegion(.accessibility(.graphicalObject), .element([])),
  ]

  private func audit(_ a: Element, _ b: Element) throws -> AccessibilityComparison {
    var other = picture
    for x in 0..<64 { other[x, 9] = .black }
    return try AccessibilityComparison(
      baseline: ScreenSnapshot(picture: picture, tree: a), candidate: ScreenSnapshot(picture: other, tree: b),
      regions: everywhere)
  }

  private func leaf(_ index: Int, _ ink: String) -> Element {
    var appearance = Appearance()
    appearance.foreground = ink
    appearance.font = "Inter Regular"
    return Element(
      .staticText, identifier: "text", label: "\(index)", frame: CGRect(x: 0, y: 0, width: 64, height: 64),
      appearance: appearance)
  }

  /// All of them as large as the screen, without any ground.
  @Test func aHundredThousandOverEachOther() throws {
    func tree(_ ink: String, _ count: Int) -> Element {
      Element(
        .other, frame: CGRect(x: 0, y: 0, width: 64, height: 64), children: (0..<count).map { leaf($0, ink) })
    }
    let found = try audit(tree("#000000FF", 100_000), tree("#EEEEEEFF", 99_990))
    #expect(found.regressions.count <= 99_990)
    #expect(found.causes.count <= 257)
  }

  @Test func tenThousandLevels() throws {
    func chain(_ label: String, _ ink: String) -> Element {
      var tree = leaf(0, ink)
      tree.label = label
      var appearance = Appearance()
      appearance.background = "#FFFFFF01"
      for _ in 1..<10_000 {
        tree = Element(
          .button, label: "holds", frame: CGRect(x: 0, y: 0, width: 64, height: 64), appearance: appearance,
          children: [tree])
      }
      return tree
    }
    let found = try audit(chain("a", "#000000FF"), chain("a", "#EEEEEEFF"))
    // So many veils are not looked through: the ground is read off the picture.
    #expect(
      found.regressions.map(\.candidate) == [9_999], "\(found.regressions.count)")
  }

  @Test(arguments: Soak.seeds(80)) func framesWithoutSense(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 12, 40, 60,
    ]
    let colors = ["#FFFFFFFF", "#00000080", "#GG", "", "#-1234567", "#+123456", "red", "#AAAAAA"]
    func number() -> Double { odd[Int.random(in: 0..<odd.count, using: &generator)] }
    func frame() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    func tree(_ depth: Int) -> Element {
      var element = Element(
        [.cell, .button, .staticText, .image, .other][Int.random(in: 0..<5, using: &generator)],
        identifier: ["", "a"][Int.random(in: 0..<2, using: &generator)],
        label: ["", "a", "b"][Int.random(in: 0..<3, using: &generator)], frame: frame())
      var appearance = Appearance()
      if Bool.random(using: &generator) { appearance.visibleFrame = frame() }
      appearance.cornerRadius = number()
      appearance.fontSize = number()
      appearance.foreground = colors[Int.random(in: 0..<colors.count, using: &generator)]
      appearance.background = colors[Int.random(in: 0..<colors.count, using: &generator)]
      appearance.lines = Bool.random(using: &generator) ? [""] : nil
      if Bool.random(using: &generator) { element.appearance = appearance }
      if depth > 0 {
        element.children = (0..<Int.random(in: 0...4, using: &generator)).map { _ in tree(depth - 1) }
      }
      return element
    }
    let (a, b) = (tree(4), tree(4))
    let found = try audit(a, b)
    for case .contrast(let before, let after, _, _) in found.regressions.map(\.fact) {
      #expect((1...21.001).contains(after.value) && (1...21.001).contains(before?.value ?? 1))
    }
    #expect(found.causes.allSatisfy { !$0.sentence.contains("nan") && !$0.sentence.contains("inf") })
    #expect(try audit(a, a).counting.allSatisfy { $0.baseline != nil } && found.causes == audit(a, b).causes)
  }

  @Test func colorsThatAreNone() {
    #expect(
      ["", "#", "#GGGGGGGG", "#-1234567", "#+1234567", "#12345", "12345678"].allSatisfy {
        RGBA(text: $0) == nil
      })
    #expect(RGBA(text: "#12345678") == RGBA(0x12, 0x34, 0x56, 0x78))
    #expect(RGBA(text: "#123456") == RGBA(0x12, 0x34, 0x56))
  }
}
