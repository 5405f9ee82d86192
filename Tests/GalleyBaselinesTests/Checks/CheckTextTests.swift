import BaselineFixtures
import GalleyDecisions
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyBaselines
@testable import GalleyDiff
@testable import GalleyExplanation

@Suite struct CheckTextTests {
  private let key = Samples.key("it's")

  @Test func aDifferenceIsExplained() {
    let comparison = Comparison(
      differingPixels: 412, unexplainedPixels: 3,
      causes: [
        Cause(id: "a", kind: .resized, element: "", sentence: "button \"save\" grew from 44 to 56 pt."),
        Cause(id: "b", kind: .text, element: "", sentence: "the label\nsays \u{1B}[1mEdit."),
      ])
    expectGolden(CheckText.failure(.mismatch(comparison), of: key))
  }

  @Test func longListsAreCut() {
    let causes = (0..<23).map { Cause(id: "\($0)", kind: .text, element: "", sentence: "cause \($0).") }
    let text = CheckText.failure(.mismatch(Comparison(differingPixels: 1, causes: causes)), of: key) ?? ""
    #expect(text.contains("  20. cause 19.\n  … and 3 more\n"))
  }

  @Test func numbers() {
    func numbers(_ comparison: Comparison) -> String { CheckText.numbers(comparison) }
    let cause = Cause(id: "a", kind: .text, element: "", sentence: "")
    expectGolden([
      (
        "numbers(Comparison(differingPixels: 1, unexplainedPixels: 1))",
        numbers(Comparison(differingPixels: 1, unexplainedPixels: 1))
      ),
      ("numbers(Comparison(causes: [cause]))", numbers(Comparison(causes: [cause]))),
      (
        "numbers(Comparison(differingPixels: 9, sizes: .init(baseline: [375, 812], candidate: [3...",
        numbers(Comparison(differingPixels: 9, sizes: .init(baseline: [375, 812], candidate: [375, 800])))
      ),
    ])
  }

  @Test func whatIsRefusedUnchangedIsNotSaidToDiffer() {
    func cause(_ kind: Cause.Kind, _ property: String) -> Cause {
      Cause(
        id: "\(kind)\(property)", kind: kind, element: "", property: property,
        sentence: "staticText \"total\": “soon” is not a number.")
    }
    let pattern = cause(.text, "pattern")
    expectGolden([
      (
        "CheckText.mismatch(Comparison(causes: [pattern]), Samples.key())",
        CheckText.mismatch(Comparison(causes: [pattern]), Samples.key())
      ),
      (
        "CheckText.numbers(Comparison(causes: [pattern, pattern]))",
        CheckText.numbers(Comparison(causes: [pattern, pattern]))
      ),
      (
        "CheckText.numbers(Comparison(causes: [cause(.legibility, \"contrast\")]))",
        CheckText.numbers(Comparison(causes: [cause(.legibility, "contrast")]))
      ),
    ])
    // Where anything else changed, it differs.
    #expect(
      CheckText.mismatch(Comparison(causes: [pattern, cause(.renamed, "label")]), Samples.key())
        .hasSuffix(
          "differs from its baseline: 2 causes, no pixel, only the tree for assistive technology and tests"))
    #expect(
      CheckText.mismatch(Comparison(differingPixels: 3, causes: [pattern]), Samples.key())
        .hasSuffix("differs from its baseline: 1 cause, 3 pixels"))
  }

  /// A comparison at a level, with an account of what it forgave.
  private func comparison(
    _ level: MatchLevel, forgiven: Int, pixels: Int, ignored: (Int, Int) = (0, 0), budget: (Int, Int) = (0, 0)
  ) -> Comparison {
    let cause = Cause(id: "a", kind: .text, element: "", sentence: "It says Edit.")
    var comparison = Comparison(differingPixels: 9, causes: [cause])
    comparison.level = level
    comparison.forgiven = Array(repeating: cause, count: forgiven)
    let patch = PixelRect(x: 0, y: 0, width: 1, height: 1)
    comparison.tolerance = ToleranceSummary(
      counted: budget.0, allowed: budget.1,
      forgiven: pixels == 0
        ? []
        : [
          ToleratedDifference(
            reason: .tolerated, pixels: pixels, bounds: patch, largestPatch: patch, largestPatchPixels: 1,
            greatestMagnitude: 0.1)
        ], ignoredPixels: ignored.0, ignoredDifferences: ignored.1)
    return comparison
  }

  @Test func aDifferenceNamesItsLevelAndWhatWasForgiven() {
    let found = comparison(.layout, forgiven: 1, pixels: 36, ignored: (410, 350), budget: (40, 10))
    expectGolden(CheckText.failure(.mismatch(found), of: Samples.key()))
  }

  @Test func accountsAreShort() {
    func words(_ comparison: Comparison) -> String? { CheckText.tolerance(comparison) }
    #expect(words(comparison(.exact, forgiven: 0, pixels: 0)) == nil)
    #expect(words(comparison(.strict, forgiven: 0, pixels: 1)) == "1 pixel forgiven")
    #expect(words(comparison(.strict, forgiven: 2, pixels: 0)) == "2 changes forgiven")
    expectGolden([
      (
        "words(comparison(.exact, forgiven: 0, pixels: 0, ignored: (1, 1)))",
        words(comparison(.exact, forgiven: 0, pixels: 0, ignored: (1, 1)))
      ),
      (
        "words(comparison(.exact, forgiven: 0, pixels: 0, ignored: (5, 0)))",
        words(comparison(.exact, forgiven: 0, pixels: 0, ignored: (5, 0)))
      ),
      (
        "words(comparison(.exact, forgiven: 0, pixels: 0, budget: (2, 3)))",
        words(comparison(.exact, forgiven: 0, pixels: 0, budget: (2, 3)))
      ),
    ])
    var passing = comparison(.none, forgiven: 1, pixels: 0)
    passing.causes = []
    #expect(words(passing) == "1 change and 9 pixels forgiven", "what passes was forgiven as a whole")
  }

  @Test func theOtherOutcomes() {
    expectGolden([
      ("CheckText.failure(.new, of: Samples.key())", CheckText.failure(.new, of: Samples.key())),
      (
        "CheckText.failure(.environmentChanged([\"font Inter: 1f there, 2e here\"]), of: Samples.k...",
        CheckText.failure(.environmentChanged(["font Inter: 1f there, 2e here"]), of: Samples.key())
      ),
      (
        "CheckText.failure(.recorded(.missing), of: Samples.key())",
        CheckText.failure(.recorded(.missing), of: Samples.key())
      ),
      (
        "CheckText.failure(.unusable(.baseline(.pictureMissing(\"a.png\"))), of: Samples.key())",
        CheckText.failure(.unusable(.baseline(.pictureMissing("a.png"))), of: Samples.key())
      ),
    ])
  }
}
