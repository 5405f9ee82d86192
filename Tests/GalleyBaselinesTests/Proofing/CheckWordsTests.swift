import BaselineFixtures
import GalleyDiff
import Testing

@testable import GalleyBaselines

@Suite struct CheckWordsTests {
  private let key = Samples.key("it's")

  @Test func aDifferenceIsExplained() {
    let comparison = Comparison(
      differingPixels: 412, unexplainedPixels: 3,
      causes: [
        Cause(id: "a", kind: .resized, element: "", sentence: "button \"save\" grew from 44 to 56 pt."),
        Cause(id: "b", kind: .text, element: "", sentence: "the label\nsays \u{1B}[1mEdit."),
      ])
    #expect(
      CheckWords.failure(.mismatch(comparison), of: key) == """
        RecipesTests/testDetails / it's @ iphone-x-light differs from its baseline: 2 causes, 412 pixels (3 unexplained)
          1. button "save" grew from 44 to 56 pt.
          2. the label⏎says �[1mEdit.
        Look at it with: galley report. Approve it with: galley approve 'RecipesTests/testDetails / it'\\''s @ iphone-x-light'
        """)
  }

  @Test func longListsAreCut() {
    let causes = (0..<23).map { Cause(id: "\($0)", kind: .text, element: "", sentence: "cause \($0).") }
    let text = CheckWords.failure(.mismatch(Comparison(differingPixels: 1, causes: causes)), of: key) ?? ""
    #expect(text.contains("  20. cause 19.\n  … and 3 more\n"))
  }

  @Test func numbers() {
    func numbers(_ comparison: Comparison) -> String { CheckWords.numbers(comparison) }
    let cause = Cause(id: "a", kind: .text, element: "", sentence: "")
    #expect(numbers(Comparison(differingPixels: 1, unexplainedPixels: 1)) == "1 pixel (1 unexplained)")
    #expect(
      numbers(Comparison(causes: [cause]))
        == "1 cause, no pixel, only what assistive technology and tests see")
    #expect(
      numbers(Comparison(differingPixels: 9, sizes: .init(baseline: [375, 812], candidate: [375, 800])))
        == "375 × 812 became 375 × 800 pixels in size, 9 pixels")
  }

  @Test func theOtherOutcomes() {
    #expect(
      CheckWords.failure(.new, of: Samples.key()) == """
        RecipesTests/testDetails / details @ iphone-x-light has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve 'RecipesTests/testDetails / details @ iphone-x-light'
        """)
    #expect(
      CheckWords.failure(.environmentChanged(["font Inter: 1f there, 2e here"]), of: Samples.key()) == """
        RecipesTests/testDetails / details @ iphone-x-light was drawn by other fonts or libraries than its baseline, and the pixels differ:
          - font Inter: 1f there, 2e here
        Install the versions the baselines were made with (Debian 12's, unless the project says otherwise), or move the baselines to these with: galley approve --all
        """)
    #expect(
      CheckWords.failure(.recorded(.missing), of: Samples.key())
        == "RecipesTests/testDetails / details @ iphone-x-light was recorded (mode missing). "
        + "A recording never passes: run again without it.")
    #expect(
      CheckWords.failure(.unusable(.baseline(.pictureMissing("a.png"))), of: Samples.key())
        == "RecipesTests/testDetails / details @ iphone-x-light could not be compared: a.png is missing, but its .json "
        + "is there; restore it with \"git checkout -- a.png\", or remove the .json and approve again.")
  }
}
