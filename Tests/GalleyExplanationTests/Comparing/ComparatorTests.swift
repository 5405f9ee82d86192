import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SamplePictures
import SeededCases
import Testing

@testable import GalleyExplanation

@Suite struct ComparatorTests {
  private let snapshot = RecipesSketch.screen().snapshot(scale: 2)

  @Test func aProofEqualsItself() {
    let comparison = Comparator.compare(baseline: snapshot, candidate: snapshot)
    #expect(comparison.isEqual)
    #expect(comparison == Comparison())
  }

  @Test(arguments: 1...60)
  func picturesEqualThemselvesAndCountsAreSymmetric(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let a = ScreenSnapshot(picture: Noise.picture(40, 30, &generator))
    let b = ScreenSnapshot(
      picture: seed % 3 == 0 ? Noise.picture(44, 20, &generator) : Noise.changed(a.picture, &generator))
    #expect(Comparator.compare(baseline: a, candidate: a).isEqual)
    let (there, back) = (
      Comparator.compare(baseline: a, candidate: b), Comparator.compare(baseline: b, candidate: a)
    )
    #expect(there.differingPixels == back.differingPixels)
    #expect(there.regions == back.regions)
    #expect(there.isEqual == (a.picture == b.picture))
    #expect(there.sizes?.baseline == back.sizes?.candidate)
    let counted = there.causes.reduce(0) { $0 + $1.pixels }
    #expect(counted == there.differingPixels, "every pixel is told of once")
  }

  @Test func whatAMaskTouchesIsNotJudged() {
    var changed = snapshot
    for x in 20..<24 { changed.picture[x, 31] = RGBA(1, 2, 3) }
    func compare(_ masks: [CGRect]) -> Comparison {
      Comparator.compare(baseline: snapshot, candidate: changed, ignoring: masks)
    }
    #expect(compare([]).differingPixels == 4)
    #expect(compare([CGRect(x: 10, y: 15, width: 2, height: 1)]).passes)
    #expect(compare([CGRect(x: 11, y: 15.5, width: 400, height: 900)]).differingPixels == 2)
    #expect(compare([CGRect(x: -50, y: -50, width: 1000, height: 1000)]).passes)
    #expect(compare([CGRect(x: 900, y: 900, width: 10, height: 10), .zero, .null]).differingPixels == 4)
    #expect(compare([.infinite]).passes)
  }

  @Test func aTextUnderAMaskMayChange() {
    var other = RecipesSketch.screen(bar: [.text("9:42"), .text("Edit", type: .button)])
    let before = RecipesSketch.screen(bar: [.text("9:41"), .text("Edit", type: .button)]).snapshot()
    let clock = CGRect(x: 0, y: 0, width: 32, height: 20)
    #expect(!Comparator.compare(baseline: before, candidate: other.snapshot()).isEqual)
    #expect(Comparator.compare(baseline: before, candidate: other.snapshot(), ignoring: [clock]).passes)
    other.children[1].children[0].children[0].label = "Pancakes"
    let comparison = Comparator.compare(baseline: before, candidate: other.snapshot(), ignoring: [clock])
    #expect(comparison.causes.map(\.kind) == [.text])
  }

  @Test func aLongerTextUnderAMaskStillMovesItsNeighbour() {
    let before = RecipesSketch.screen(bar: [.text("9:41"), .text("Edit", type: .button)]).snapshot()
    let after = RecipesSketch.screen(bar: [.text("10:41"), .text("Edit", type: .button)]).snapshot()
    let mask = CGRect(x: 0, y: 0, width: 40, height: 20)
    let comparison = Comparator.compare(baseline: before, candidate: after, ignoring: [mask])
    #expect(comparison.causes.map(\.kind) == [.text], "the button outside of the mask follows")
  }

  @Test func anotherSizeIsToldOfAndItsRestCounted() {
    let a = ScreenSnapshot(picture: Bitmap(width: 10, height: 10, color: .white))
    let b = ScreenSnapshot(picture: Bitmap(width: 12, height: 8, color: .white))
    let comparison = Comparator.compare(baseline: a, candidate: b)
    #expect(comparison.sizes == .init(baseline: [10, 10], candidate: [12, 8]))
    #expect(comparison.differingPixels == 20 + 16)
    #expect(!comparison.isEqual)
    #expect(
      comparison.causes.last?.sentence
        == "the picture is 2 px wider and 2 px lower: 12 × 8 px, before 10 × 10 px")
  }

  @Test func regionsAreInPointsAndTheLargestIsFirst() {
    var changed = snapshot
    for x in 10..<30 { changed.picture[x, 5] = RGBA(1, 2, 3) }
    changed.picture[200, 300] = RGBA(1, 2, 3)
    let comparison = Comparator.compare(baseline: snapshot, candidate: changed)
    #expect(
      comparison.regions == [
        CGRect(x: 5, y: 2.5, width: 10, height: 0.5), CGRect(x: 100, y: 150, width: 0.5, height: 0.5),
      ])
  }

  @Test func aChangeThatCannotBeSeenIsStillAChange() {
    var after = snapshot
    after.tree?.children[2].identifier = "recipe.photo"
    let comparison = Comparator.compare(baseline: snapshot, candidate: after)
    #expect(!comparison.isEqual && comparison.differingPixels == 0)
    #expect(
      comparison.causes.map(\.sentence) == [
        "button “Add Photo”: identifier \"recipe.addPhoto\" → \"recipe.photo\", without a visible difference"
      ])
    #expect(comparison.causes.map(\.kind) == [.renamed])
  }

  @Test func aPictureThatChangedUnderAnEqualTreeNamesItsElement() {
    var after = snapshot
    for y in 80..<90 { for x in 40..<50 { after.picture[x, y] = RGBA(1, 2, 3) } }
    let comparison = Comparator.compare(baseline: snapshot, candidate: after)
    #expect(comparison.causes.map(\.kind) == [.pixels])
    #expect(comparison.unexplainedPixels == 0)
    #expect(comparison.causes.first?.element == "staticText “Fluffy Pancakes”")
  }

  @Test func pixelsOfNoElementAreUnexplained() {
    var after = snapshot
    after.picture[600, 900] = RGBA(1, 2, 3)
    let comparison = Comparator.compare(baseline: snapshot, candidate: after)
    #expect(comparison.differingPixels == 1 && comparison.unexplainedPixels == 1)
    #expect(comparison.causes.map(\.kind) == [.unexplained] && !comparison.isEqual)
    #expect(comparison.causes.map(\.sentence) == ["1 px differs where no element is: 1 × 1 px at (600, 900)"])
  }

  @Test func aTreeOnOneSideOnlyIsNoTree() {
    var after = snapshot
    after.tree = nil
    #expect(Comparator.compare(baseline: snapshot, candidate: after).isEqual)
    after.picture[3, 4] = RGBA(1, 2, 3)
    #expect(
      Comparator.compare(baseline: snapshot, candidate: after).causes.map(\.sentence) == [
        "1 × 1 px at (3, 4) look different (1 px differs)"
      ])
  }

  @Test func treesWithoutSenseAreComparedToo() {
    let picture = Bitmap(width: 40, height: 40, color: .white)
    var other = picture
    other[3, 3] = .black
    func compare(_ a: Element, _ b: Element) -> Comparison {
      Comparator.compare(
        baseline: ScreenSnapshot(picture: picture, tree: a),
        candidate: ScreenSnapshot(picture: other, tree: b))
    }
    let odd: [CGRect] = [
      .null, .infinite, .zero, CGRect(x: Double.nan, y: .nan, width: .nan, height: .nan),
      CGRect(x: -1e300, y: 1e300, width: 1e300, height: 1e300), CGRect(x: 5, y: 5, width: -3, height: -3),
    ]
    for a in odd {
      for b in odd {
        let trees = [a, b].map { frame in
          Element(
            .table, frame: frame,
            children: [Element(.cell, label: "A", frame: frame), Element(.cell, label: "B", frame: b)])
        }
        #expect(compare(trees[0], trees[1]).differingPixels == 1)
      }
    }
    func rows(_ count: Int, _ height: Double) -> Element {
      Element(
        .table,
        children: (0..<count).map {
          Element(.cell, frame: CGRect(x: 0, y: Double($0) * height, width: 40, height: height))
        })
    }
    let many = compare(rows(5000, 1), rows(4000, 2))
    #expect(many.causes.contains { $0.kind == .resized && $0.followers >= 3999 })
    var deep = (Element(.staticText, label: "a"), Element(.staticText, label: "b"))
    for _ in 0..<1000 { deep = (Element(.other, children: [deep.0]), Element(.other, children: [deep.1])) }
    #expect(compare(deep.0, deep.1).causes.map(\.kind) == [.renamed, .unexplained])
  }

  @Test func findingsComeBackFromJSON() throws {
    let after = RecipesSketch.screen(
      rows: RecipesSketch.names.prefix(4).map { RecipesSketch.row($0, padding: 24) })
    let comparison = Comparator.compare(baseline: snapshot, candidate: after.snapshot(scale: 2))
    let data = try JSONEncoder().encode(comparison)
    #expect(try JSONDecoder().decode(Comparison.self, from: data) == comparison)
  }
}
