import BaselineFixtures
import GalleyDecisions
import GalleyImage
import GalleyTree
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
    #expect(
      CheckText.failure(.mismatch(comparison), of: key) == """
        RecipesTests/testDetails / it's @ iphone-x-light differs from its baseline: 2 causes, 412 pixels (3 unexplained)
          1. button "save" grew from 44 to 56 pt.
          2. the label⏎says �[1mEdit.
        Look at it with: galley report. Approve it with: galley approve 'RecipesTests/testDetails / it'\\''s @ iphone-x-light'
        """)
  }

  @Test func longListsAreCut() {
    let causes = (0..<23).map { Cause(id: "\($0)", kind: .text, element: "", sentence: "cause \($0).") }
    let text = CheckText.failure(.mismatch(Comparison(differingPixels: 1, causes: causes)), of: key) ?? ""
    #expect(text.contains("  20. cause 19.\n  … and 3 more\n"))
  }

  @Test func numbers() {
    func numbers(_ comparison: Comparison) -> String { CheckText.numbers(comparison) }
    let cause = Cause(id: "a", kind: .text, element: "", sentence: "")
    #expect(numbers(Comparison(differingPixels: 1, unexplainedPixels: 1)) == "1 pixel (1 unexplained)")
    #expect(
      numbers(Comparison(causes: [cause]))
        == "1 cause, no pixel, only what assistive technology and tests see")
    #expect(
      numbers(Comparison(differingPixels: 9, sizes: .init(baseline: [375, 812], candidate: [375, 800])))
        == "375 × 812 became 375 × 800 pixels in size, 9 pixels")
  }

  @Test func whatIsRefusedUnchangedIsNotSaidToDiffer() {
    func cause(_ kind: Cause.Kind, _ property: String) -> Cause {
      Cause(
        id: "\(kind)\(property)", kind: kind, element: "", property: property,
        sentence: "staticText \"total\": “soon” is not a number.")
    }
    let pattern = cause(.text, "pattern")
    #expect(
      CheckText.mismatch(Comparison(causes: [pattern]), Samples.key()) == """
        RecipesTests/testDetails / details @ iphone-x-light is as it was approved, and does not pass: 1 cause, no pixel, \
        only a text that does not obey its pattern
        """)
    #expect(
      CheckText.numbers(Comparison(causes: [pattern, pattern]))
        == "2 causes, no pixel, only texts that do not obey their patterns")
    #expect(
      CheckText.numbers(Comparison(causes: [cause(.legibility, "contrast")]))
        == "1 cause, no pixel, only how well people can read and use it")
    // Where anything else changed, it differs.
    #expect(
      CheckText.mismatch(Comparison(causes: [pattern, cause(.renamed, "label")]), Samples.key())
        .hasSuffix(
          "differs from its baseline: 2 causes, no pixel, only what assistive technology and tests see"))
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
    #expect(
      CheckText.failure(.mismatch(found), of: Samples.key()) == """
        RecipesTests/testDetails / details @ iphone-x-light differs from its baseline at level Layout: 1 cause, 9 pixels
          1. It says Edit.
        Tolerance: 1 change and 36 pixels forgiven; 410 pixels ignored, 350 of them differ; 40 pixels count, 10 may.
        Look at it with: galley report. Approve it with: galley approve 'RecipesTests/testDetails / details @ iphone-x-light'
        """)
  }

  @Test func accountsAreShort() {
    func words(_ comparison: Comparison) -> String? { CheckText.tolerance(comparison) }
    #expect(words(comparison(.exact, forgiven: 0, pixels: 0)) == nil)
    #expect(words(comparison(.strict, forgiven: 0, pixels: 1)) == "1 pixel forgiven")
    #expect(words(comparison(.strict, forgiven: 2, pixels: 0)) == "2 changes forgiven")
    #expect(
      words(comparison(.exact, forgiven: 0, pixels: 0, ignored: (1, 1)))
        == "1 pixel ignored, 1 of them differs")
    #expect(
      words(comparison(.exact, forgiven: 0, pixels: 0, ignored: (5, 0)))
        == "5 pixels ignored, none of them differs")
    #expect(words(comparison(.exact, forgiven: 0, pixels: 0, budget: (2, 3))) == "2 pixels count, 3 may")
    var passing = comparison(.none, forgiven: 1, pixels: 0)
    passing.causes = []
    #expect(words(passing) == "1 change and 9 pixels forgiven", "what passes was forgiven as a whole")
  }

  @Test func theOtherOutcomes() {
    #expect(
      CheckText.failure(.new, of: Samples.key()) == """
        RecipesTests/testDetails / details @ iphone-x-light has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve 'RecipesTests/testDetails / details @ iphone-x-light'
        """)
    #expect(
      CheckText.failure(.environmentChanged(["font Inter: 1f there, 2e here"]), of: Samples.key()) == """
        RecipesTests/testDetails / details @ iphone-x-light was drawn by other fonts or libraries than its baseline, and the pixels differ:
          - font Inter: 1f there, 2e here
        Install the versions the baselines were made with (Debian 12's, unless the project says otherwise), or move the baselines to these with: galley approve --all
        """)
    #expect(
      CheckText.failure(.recorded(.missing), of: Samples.key())
        == "RecipesTests/testDetails / details @ iphone-x-light was recorded (mode missing). "
        + "A recording never passes: run again without it.")
    #expect(
      CheckText.failure(.unusable(.baseline(.pictureMissing("a.png"))), of: Samples.key())
        == "RecipesTests/testDetails / details @ iphone-x-light could not be compared: a.png is missing, but its .json "
        + "is there; restore it with \"git checkout -- a.png\", or remove the .json and approve again.")
  }
}
