import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyReport

@Suite struct ToleranceTextTests {
  private func drift(_ values: [Int], of allowed: Int = 100) -> Drift {
    Drift(
      steps: values.enumerated().map { index, value in
        .init(run: "\(index)", counted: allowed > 0 ? value : 0, allowed: allowed, forgiven: value)
      })
  }

  @Test(arguments: [
    (
      [3, 9, 20, 30, 33, 41], 100, "drifted from 3 px to 41 px of 100 allowed in 6 runs since it was approved"
    ),
    ([41, 3], 100, "came back from 41 px to 3 px of 100 allowed in 2 runs since it was approved"),
    ([41, 41, 41], 100, "stayed at 41 px of 100 allowed in 3 runs since it was approved"),
    (
      [3, 60, 41], 100,
      "drifted from 3 px to 41 px of 100 allowed in 3 runs since it was approved, with 60 px at most"
    ),
    ([41], 100, "41 px of 100 allowed, in the first run that is kept since it was approved"),
    ([0, 12], 0, "drifted from 0 px to 12 px forgiven in 2 runs since it was approved"),
    (
      [1, 20_000], 123_456,
      "drifted from 1 px to 20\u{202F}000 px of 123\u{202F}456 allowed in 2 runs since it was approved"
    ),
  ])
  func driftIsOneSentence(_ values: [Int], _ allowed: Int, _ sentence: String) {
    #expect(ToleranceText.drift(drift(values, of: allowed)) == sentence)
  }

  @Test func littleThatIsLeftIsSaid() {
    #expect(ToleranceText.warning(drift([79])) == nil)
    #expect(ToleranceText.warning(drift([80])) == "20 px are left")
    #expect(ToleranceText.warning(drift([99])) == "1 px is left")
    #expect(ToleranceText.warning(drift([100])) == "nothing is left")
    #expect(ToleranceText.warning(drift([100], of: 0)) == nil)
  }

  @Test func everyKindOfRegionSaysWhatItDid() {
    func words(_ kind: RegionKind, _ pixels: Int, _ differences: Int, _ changes: Int) -> String {
      let use = RegionUse(
        kind: kind, name: "", areas: pixels > 0 ? [.zero] : [], pixels: pixels, differences: differences,
        changes: changes)
      return "\(RegionText.kind(use)): \(RegionText.effect(use))"
    }
    let never = "; it never fired, so it may not be needed"
    #expect(words(.ignore, 1234, 0, 0) == "ignore: ignored 1234 px, none of which differed\(never)")
    expectGolden(words(.ignore, 1234, 1, 0), "words(.ignore, 1234, 1, 0)")
    expectGolden(words(.ignore, 1234, 12, 2), "words(.ignore, 1234, 12, 2)")
    #expect(words(.ignore, 0, 0, 0) == "ignore: covered nothing visible\(never)")
    expectGolden(words(.level(.layout), 50, 3, 1), "words(.level(.layout), 50, 3, 1)")
    expectGolden(words(.dynamic(nil), 50, 0, 1), "words(.dynamic(nil), 50, 0, 1)")
    #expect(words(.dynamic(.date), 50, 0, 0) == "dynamic: a date: covered 50 px, and forgave nothing\(never)")
    expectGolden(words(.floating(4), 50, 0, 1), "words(.floating(4), 50, 0, 1)")
    expectGolden(
      words(.floating(RegionEdges(up: 2.5, right: 10)), 50, 0, 1),
      "words(.floating(RegionEdges(up: 2.5, right: 10)), 50, 0, 1)")
    expectGolden(words(.accessibility(.largeText), 50, 0, 0), "words(.accessibility(.largeText), 50, 0, 0)")
    expectGolden(words(.level(.exact), 50, 0, 0), "words(.level(.exact), 50, 0, 0)")
  }

  @Test func whatWasSpentIsSaidOfBudgetsPixelsAndChanges() {
    var comparison = Comparison()
    #expect(ToleranceText.spent(comparison) == "nothing spent")
    comparison.forgiven = [Cause(id: "x", kind: .text, element: "", sentence: "")]
    #expect(ToleranceText.spent(comparison) == "1 change forgiven")
    #expect(ToleranceText.forgiven(comparison) == "Forgiven: 1 change")
    comparison.tolerance = Tolerating.account(41)
    #expect(ToleranceText.spent(comparison) == "41 of 100 px spent")
    expectGolden(ToleranceText.forgiven(comparison), "ToleranceText.forgiven(comparison)")
    comparison.tolerance.allowed = 0
    #expect(ToleranceText.spent(comparison) == "41 px forgiven")
    expectGolden(ToleranceText.unseen(ToleranceSummary()), "ToleranceText.unseen(ToleranceSummary())")
    #expect(
      ToleranceText.greatest(ToleranceSummary()) == nil && ToleranceText.ignored(ToleranceSummary()) == nil)
    expectGolden(
      ToleranceText.ignored(ToleranceSummary(ignoredPixels: 1234, ignoredDifferences: 2)),
      "ToleranceText.ignored(ToleranceSummary(ignoredPixels: 1234, ignoredDifferences: 2))")
  }
}
