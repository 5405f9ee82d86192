import Foundation
import GalleyImage
import GalleyTree
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff
@testable import GalleyExplanation

/// Budgets and engines within a comparison of snapshots, and the account that is kept of them.
@Suite struct BudgetTests {
  private let screen = RecipesSketch.screen().snapshot()

  private func spotted(_ pixels: Int, _ color: RGBA = .black) -> ScreenSnapshot {
    var snapshot = screen
    for index in 0..<pixels { snapshot.picture[5 + 2 * (index % 100), 400 + 2 * (index / 100)] = color }
    return snapshot
  }

  private func compare(_ after: ScreenSnapshot, _ level: MatchLevel = .exact, _ budget: DifferenceBudget)
    throws
    -> Comparison
  {
    try Comparator.compare(
      baseline: screen, candidate: after, settings: .init(level: level, budget: budget))
  }

  @Test func aBudgetIsSpentOnPixels() throws {
    let budget = try DifferenceBudget(maxDiffPixels: 10)
    let within = try compare(spotted(7), .exact, budget)
    #expect(within.passes && !within.isEqual && within.differingPixels == 0)
    #expect(within.tolerance.counted == 7 && within.tolerance.allowed == 10)
    #expect(within.tolerance.forgiven.map(\.reason) == [.allowance])
    #expect(within.tolerance.forgivenPixels == 7 && within.tolerance.largestPassingPatch == 3)
    #expect(within.summary == "Exact: nothing that counts changed; 7 px forgiven")
    let beyond = try compare(spotted(11), .exact, budget)
    #expect(!beyond.passes && beyond.differingPixels == 11 && beyond.tolerance.largestPassingPatch == 0)
  }

  @Test func aBudgetDoesNotHideWhatTreesTell() throws {
    let budget = try DifferenceBudget(maxDiffPixels: 100_000)
    var after = RecipesSketch.screen()
    after.children[2].label = "Add a Photo"
    let exact = try compare(after.snapshot(), .exact, budget)
    #expect(exact.causes.map(\.kind) == [.text] && exact.differingPixels == 0)
    #expect(
      exact.causes.map(\.sentence) == [
        "button \"recipe.addPhoto\": label “Add Photo” → “Add a Photo”, 16 pt wider"
      ])
    let strict = try compare(after.snapshot(), .strict, budget)
    #expect(strict.causes == exact.causes && strict.tolerance.forgivenPixels > 0)
  }

  @Test func strictForgivesWhatNobodySees() throws {
    var after = screen
    for x in 5..<60 { after.picture[x, 400].blue ^= 1 }
    #expect(try !compare(after, .exact, .none).passes)
    let found = try compare(after, .strict, .none)
    #expect(found.passes && found.tolerance.forgiven.map(\.reason) == [.tolerated])
    #expect(found.tolerance.forgivenPixels == 55)
  }

  @Test func strictForgivesWhatOnlyTreesTell() throws {
    var after = RecipesSketch.screen()
    after.children[2].identifier = "recipe.add"
    let found = try compare(after.snapshot(), .strict, .none)
    #expect(found.passes && found.forgiven.map(\.kind) == [.renamed])
    #expect(try !compare(after.snapshot(), .exact, .none).passes)
  }

  @Test func anotherSizeIsNoMatterOfBudgets() throws {
    let budget = try DifferenceBudget(maxDiffPixelRatio: 1)
    let before = ScreenSnapshot(picture: Bitmap(width: 10, height: 10, color: .white))
    let after = ScreenSnapshot(picture: Bitmap(width: 10, height: 12, color: .white))
    let found = try Comparator.compare(baseline: before, candidate: after, settings: .init(budget: budget))
    #expect(!found.passes && found.causes.contains { $0.kind == .size } && found.differingPixels == 20)
  }

  /// Every engine within a region says of it what it says of a picture that is no more than the region, but for what it
  /// sees around.
  @Test(arguments: Soak.seeds(60)) func levelsAskTheirEngines(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 40 + seed)
    let before = Noise.picture(48, 40, &generator)
    var after = before
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let (x, y) = (Int.random(in: 0..<48, using: &generator), Int.random(in: 0..<40, using: &generator))
      after[x, y] = RGBA(.random(in: 0...255, using: &generator), after[x, y].green, after[x, y].blue)
    }
    for (level, map) in [
      (MatchLevel.exact, ExactEngine().map(before, after)), (.strict, StrictEngine().map(before, after)),
      (.ignoreColors, ContentEngine().map(before, after)),
    ] {
      let found = try Comparator.compare(
        baseline: ScreenSnapshot(picture: before), candidate: ScreenSnapshot(picture: after),
        settings: .init(level: level))
      #expect(found.differingPixels == map.count(.different), "\(level)")
      #expect(found.passes == (map.count(.different) == 0))
      let whole = MatchRegion(.level(level), .rectangle(CGRect(x: 0, y: 0, width: 48, height: 40)))
      let inside = try Comparator.compare(
        baseline: ScreenSnapshot(picture: before), candidate: ScreenSnapshot(picture: after),
        settings: .init(regions: [whole]))
      #expect(inside.differingPixels == found.differingPixels)
      let tolerated = PixelDifference(before, after).subtracting(PixelDifference(map, .different)).count
      #expect(inside.regionUses[0].differences == tolerated)
    }
  }
}
