import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

/// Golden texts of what cannot be judged.
@Suite struct MatchSettingsErrorTests {
  private let plain = ScreenSnapshot(picture: Bitmap(width: 4, height: 4, color: .white))
  private var known: ScreenSnapshot { RecipesSketch.screen().snapshot() }

  private func words(
    _ a: ScreenSnapshot, _ b: ScreenSnapshot, _ level: MatchLevel, _ regions: [MatchRegion] = []
  ) -> String? {
    do {
      _ = try Comparator.compare(baseline: a, candidate: b, settings: .init(level: level, regions: regions))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func layoutNeedsTrees() {
    expectGolden([
      ("words(plain, plain, .layout)", words(plain, plain, .layout)),
      ("words(plain, known, .dynamic)", words(plain, known, .dynamic)),
    ])
    #expect(
      words(known, plain, .exact, [MatchRegion(.level(.layout), .element([0]), name: "bar")])?.hasPrefix(
        "the region Layout of bar compares element trees, and the new screen has none; use a device that reports its elements, or ignore a rectangle"
      ) == true)
  }

  @Test func aRegionNeedsAnElement() {
    expectGolden(words(known, known, .exact, [MatchRegion(.dynamic(nil), .element([0, 9]), name: "total")]))
    #expect(
      words(plain, plain, .exact, [MatchRegion(.ignore, .element(.root))])?.contains("at the root") == true)
  }

  @Test func aPatternNeedsARegularExpression() {
    let words = words(known, known, .exact, [MatchRegion(.dynamic(.expression("a(b")), .element([2]))])
    #expect(
      words?.hasPrefix("a(b is no regular expression: ") == true
        && words?.hasSuffix("; see Swift's Regex for the syntax") == true, "\(words ?? "")")
    #expect(throws: TextPatternError.self) { try TextPattern(matching: "[") }
  }

  @Test(arguments: [RegionEdges(-1), RegionEdges(up: .nan), RegionEdges(right: .infinity)])
  func paddingsAndLimitsAreDistances(_ edges: RegionEdges) {
    let sentence =
      "the region ignore of clock has a padding or a limit that is not a distance; give points from 0 up, such as 8"
    let padded = MatchRegion(.ignore, .element([0]), padding: edges, name: "clock")
    #expect(words(known, known, .exact, [padded]) == sentence)
    let floating = MatchRegion(.floating(edges), .element([0]), name: "clock")
    #expect(words(known, known, .exact, [floating])?.hasPrefix("the region floating of clock has ") == true)
    let nowhere = MatchRegion(.ignore, .rectangle(CGRect(x: Double.nan, y: 0, width: 1, height: 1)))
    #expect(words(known, known, .exact, [nowhere])?.hasPrefix("the region ignore has ") == true)
  }

  @Test func theRootIsNamed() {
    expectGolden(words(plain, plain, .exact, [MatchRegion(.ignore, .element(.root), name: "all")]))
  }
}
