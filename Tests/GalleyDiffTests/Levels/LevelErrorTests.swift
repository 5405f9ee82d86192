import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

/// Golden texts of what cannot be judged.
@Suite struct LevelErrorTests {
  private let plain = Proof(picture: Bitmap(width: 4, height: 4, color: .white))
  private var known: Proof { RecipesSketch.screen().proof() }

  private func words(_ a: Proof, _ b: Proof, _ level: MatchLevel, _ regions: [LevelRegion] = []) -> String? {
    do {
      _ = try Comparator.compare(baseline: a, candidate: b, level: level, regions: regions)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func layoutNeedsTrees() {
    #expect(
      words(plain, plain, .layout)
        == "Layout compares element trees, and neither proof has one; take both proofs of a device that knows its elements, or use a level that pictures are enough for: Strict and IgnoreColors judge pixels"
    )
    #expect(
      words(plain, known, .dynamic)
        == "Dynamic compares element trees, and the approved proof has none; take both proofs of a device that knows its elements, or use a level that pictures are enough for: Strict judges pixels"
    )
    #expect(
      words(known, plain, .exact, [LevelRegion([0], .layout)])?.hasPrefix(
        "Layout compares element trees, and the new proof has none; ") == true)
  }

  @Test func aRegionNeedsAnElement() {
    #expect(
      words(known, known, .exact, [LevelRegion([0, 9], .dynamic)])
        == "a region for Dynamic names the element at 0.9, which is not in the new tree; find the element in the snapshot that is checked"
    )
    #expect(
      words(plain, plain, .exact, [LevelRegion(.root, MatchLevel.none)])?.contains("at the root") == true)
  }

  @Test func aPatternNeedsARegularExpression() {
    let words = words(known, known, .exact, [LevelRegion([2], .dynamic, pattern: .expression("a(b"))])
    #expect(
      words?.hasPrefix("a(b is no regular expression: ") == true
        && words?.hasSuffix("; see Swift's Regex for what it may hold") == true, "\(words ?? "")")
    #expect(throws: LevelError.self) { try TextPattern(matching: "[") }
  }
}
