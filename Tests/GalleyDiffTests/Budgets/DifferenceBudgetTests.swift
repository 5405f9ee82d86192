import GalleyImage
import GoldenFiles
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct DifferenceBudgetTests {
  @Test func everyErrorHasItsSentences() {
    func text(_ make: () throws(BudgetError) -> DifferenceBudget) -> String {
      do throws(BudgetError) {
        _ = try make()
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    expectGolden([
      (
        "text { () throws(BudgetError) in try DifferenceBudget(maxDiffPixels: -1) }",
        text { () throws(BudgetError) in try DifferenceBudget(maxDiffPixels: -1) }
      ),
      (
        "text { () throws(BudgetError) in try DifferenceBudget(maxDiffPixelRatio: 1.5) }",
        text { () throws(BudgetError) in try DifferenceBudget(maxDiffPixelRatio: 1.5) }
      ),
      (
        "text { () throws(BudgetError) in try DifferenceBudget(precision: 99) }",
        text { () throws(BudgetError) in try DifferenceBudget(precision: 99) }
      ),
      (
        "text { () throws(BudgetError) in try DifferenceBudget(perceptualPrecision: .nan) }",
        text { () throws(BudgetError) in try DifferenceBudget(perceptualPrecision: .nan) }
      ),
      (
        "text { () throws(BudgetError) in try DifferenceBudget(precision: -.infinity) }",
        text { () throws(BudgetError) in try DifferenceBudget(precision: -.infinity) }
      ),
      (
        "text { () throws(BudgetError) in try DifferenceBudget(minimumClusterSize: 0) }",
        text { () throws(BudgetError) in try DifferenceBudget(minimumClusterSize: 0) }
      ),
    ])
  }

  @Test func theSmallestStatedBoundHolds() throws {
    #expect(DifferenceBudget.none.allowance(of: 1000) == 0)
    #expect(try DifferenceBudget(maxDiffPixels: 7).allowance(of: 1000) == 7)
    #expect(try DifferenceBudget(maxDiffPixelRatio: 0.01).allowance(of: 1000) == 10)
    #expect(try DifferenceBudget(precision: 0.99).allowance(of: 1000) == 10)
    #expect(try DifferenceBudget(maxDiffPixels: 7, maxDiffPixelRatio: 0.01).allowance(of: 1000) == 7)
    #expect(try DifferenceBudget(maxDiffPixels: 7, precision: 0.995).allowance(of: 1000) == 5)
    #expect(try DifferenceBudget(maxDiffPixelRatio: 1).allowance(of: 1000) == 1000)
    #expect(try DifferenceBudget(maxDiffPixelRatio: 0.0015).allowance(of: 1000) == 1, "no rounding up")
  }

  private let white = Bitmap(width: 40, height: 30, color: .white)

  @Test func whatWasForgivenIsKnown() throws {
    var after = white
    for x in 5..<9 { after[x, 5] = .black }
    after[20, 20] = RGBA(250, 250, 250)
    after[30, 10] = .black
    let masks = [PixelRect(x: 29, y: 9, width: 3, height: 3), PixelRect(x: 30, y: 10, width: 3, height: 3)]
    let budget = try DifferenceBudget(maxDiffPixels: 6, perceptualPrecision: 0.97)
    let comparison = PixelComparison(
      baseline: white, candidate: after, engine: ExactEngine(), budget: budget, ignoring: masks)
    #expect(comparison.outcome == .passed && comparison.isPass)
    let verdict = comparison.verdict
    #expect(verdict.counted == 4 && verdict.allowed == 6 && verdict.largestPassingPatch == 2)
    #expect(verdict.ignoredPixels == 14 && verdict.ignoredDifferences == 1)
    #expect(verdict.forgiven.map(\.reason) == [.perceptualPrecision, .allowance])
    let speck = verdict.forgiven[0]
    #expect(speck.pixels == 1 && speck.bounds == PixelRect(x: 20, y: 20, width: 1, height: 1))
    #expect(speck.greatestMagnitude > 0 && speck.greatestMagnitude < 0.1)
    let line = verdict.forgiven[1]
    #expect(line.largestPatch == PixelRect(x: 5, y: 5, width: 4, height: 1) && line.largestPatchPixels == 4)
    #expect(line.greatestMagnitude == 1)
  }

  @Test func toleranceAndSmoothingAreAccountedForWhereTheyWere() throws {
    var before = white
    for x in 0..<40 { before[x, 15] = RGBA(169, 169, 169) }
    var after = before
    after[3, 3] = RGBA(254, 254, 254)
    after[20, 15] = RGBA(144, 144, 144)
    let comparison = PixelComparison(baseline: before, candidate: after)
    #expect(comparison.outcome == .passed)
    #expect(comparison.verdict.forgiven.map(\.reason) == [.tolerated, .smoothed])
    #expect(comparison.verdict.forgiven.map(\.bounds.x) == [3, 20])
    #expect(comparison.verdict.largestPassingPatch == 0, "nothing more was allowed")
  }

  @Test func smallClustersAreNone() throws {
    var after = white
    for (x, y) in [(3, 3), (4, 4), (20, 20), (20, 21), (21, 21)] { after[x, y] = .black }
    func verdict(_ least: Int) throws -> BudgetVerdict {
      PixelComparison(
        baseline: white, candidate: after, engine: ExactEngine(),
        budget: try DifferenceBudget(minimumClusterSize: least)
      ).verdict
    }
    #expect(try verdict(2).counted == 5, "corners touch")
    #expect(try verdict(3).counted == 3)
    #expect(try verdict(3).forgiven.map(\.reason) == [.minimumClusterSize])
    #expect(try verdict(4).isPass)
    #expect(try verdict(4).largestPassingPatch == 3)
  }

  /// The largest patch that is said to pass does, and one more pixel does not.
  @Test(arguments: Soak.seeds(40))
  func theLargestPatchIsTrue(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var after = white
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      after[Int.random(in: 0..<10, using: &generator), Int.random(in: 0..<30, using: &generator)] = .black
    }
    let budget = try DifferenceBudget(
      maxDiffPixels: Int.random(in: 0...9, using: &generator),
      minimumClusterSize: Int.random(in: 1...6, using: &generator))
    func verdict(_ picture: Bitmap) -> BudgetVerdict {
      PixelComparison(baseline: white, candidate: picture, engine: ExactEngine(), budget: budget).verdict
    }
    let first = verdict(after)
    let size = first.largestPassingPatch
    func patched(_ size: Int) -> Bitmap {
      var picture = after
      for index in 0..<size { picture[20 + index % 4, 10 + index / 4] = .black }
      return picture
    }
    if first.isPass {
      #expect(verdict(patched(size)).isPass)
      #expect(!verdict(patched(size + 1)).isPass)
    } else {
      #expect(size == 0)
    }
  }

  @Test(arguments: Soak.seeds(40))
  func moreBudgetNeverFailsWhatPassed(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let before = Noise.colors(30, 30, &generator)
    var after = Noise.changed(before, &generator)
    for _ in 0..<9 {
      let (x, y) = (Int.random(in: 0..<30, using: &generator), Int.random(in: 0..<30, using: &generator))
      after[x, y].red ^= UInt8.random(in: 0...60, using: &generator)
    }
    func isPass(_ budget: DifferenceBudget) -> Bool {
      PixelComparison(baseline: before, candidate: after, engine: ExactEngine(), budget: budget).isPass
    }
    func rises(_ budgets: [DifferenceBudget], _ name: String) {
      let passes = budgets.map(isPass)
      #expect(passes == passes.sorted { !$0 && $1 }, "\(name) \(passes)")
    }
    rises(try [0, 5, 20, 200, 900].map { try DifferenceBudget(maxDiffPixels: $0) }, "maxDiffPixels")
    rises(try [0, 0.01, 0.1, 1].map { try DifferenceBudget(maxDiffPixelRatio: $0) }, "maxDiffPixelRatio")
    rises(try [1, 0.99, 0.9, 0].map { try DifferenceBudget(precision: $0) }, "precision")
    rises(
      try [1, 0.98, 0.9, 0].map { try DifferenceBudget(maxDiffPixels: 6, perceptualPrecision: $0) },
      "perceptualPrecision")
    rises(
      try [1, 2, 9, 900].map { try DifferenceBudget(maxDiffPixels: 2, minimumClusterSize: $0) },
      "minimumClusterSize")
  }
}
