import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyReport

@Suite struct ToleranceReportTests {
  private func page(_ sandbox: Sandbox, _ verdict: Verdict) throws -> String {
    let run = try Run("r", in: sandbox.project)
    _ = try HTMLReport(run: run, store: sandbox.store).write(verdict, to: sandbox.url("out").path)
    return try sandbox.text("out/index.html")
  }

  @Test func whatPassedWithToleranceIsFoldedAndSaysWhatItSpent() throws {
    let (sandbox, verdict) = try Tolerating.drifting()
    let page = try page(sandbox, verdict)
    #expect(page.contains("<section id=\"tolerated\"><h2>Passed within tolerance</h2>"))
    #expect(page.contains("<details class=\"card tolerated\"><summary>"))
    #expect(!page.contains("<details class=\"card tolerated\" open"))
    for words in [
      "41 of 100 px spent",
      "41 px differ, and the budget allows as many: within 40 × 2 px at (0, 0); colours at most 100 % of black from white apart",
      "The greatest change of a colour: 100 % of black from white.",
      "The largest patch that would have passed unseen: 12 px.",
      "<b>3 → 9 → 12 → 12 → 30 → 41 px</b>",
      "Drifted from 3 px to 41 px of 100 allowed in 6 runs since it was approved.",
    ] { #expect(page.contains(words), "\(words)") }
    #expect(page.contains("class=\"spent\""), "where it was forgiven is drawn")
    #expect(!page.contains("galley approve &#39;"), "nothing waits for a decision")
  }

  @Test func aBudgetThatIsNearlySpentIsSaid() throws {
    let (sandbox, verdict) = try Tolerating.drifting([3, 60], last: 97)
    let run = try Run("r", in: sandbox.project)
    let drifts = Drift.read(verdict, of: run)
    #expect(
      TerminalReport.gate(verdict, namesMatches: true, drifts: drifts) == """
        tolerated  RecipesTests/testDetails / details @ iphone-x-light: 1 change and 576 pixels forgiven; 97 pixels \
        count, 100 may
        nearly spent  RecipesTests/testDetails / details @ iphone-x-light: drifted from 3 px to 97 px of 100 allowed \
        in 3 runs since it was approved; 3 px are left
        tolerance  in 1 check: 1 change and 576 pixels forgiven.

        run r: compared 1 of 1: 0 match, 1 within tolerance, 0 differ, 0 new
        Nothing waits for a decision.

        """)
    let page = try page(sandbox, verdict)
    #expect(page.contains("<span class=\"meter near\">") && page.contains("<figure class=\"drift near\">"))
    #expect(page.contains("since it was approved; 3 px are left."))
  }

  @Test func whatDiffersListsWhatWasForgivenUnderTheCauses() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    var verdict = try sandbox.verdict("r")
    var comparison = try #require(verdict.checks[0].outcome.comparison)
    #expect(!(try page(sandbox, verdict)).contains("class=\"forgiven\""))
    var other = comparison.causes[0]
    other.sentence = "the <title> is blue"
    other.pixels = 12_345
    comparison.forgiven = [other]
    comparison.tolerance = Tolerating.account(5)
    verdict.checks[0].outcome = .mismatch(comparison)
    let page = try page(sandbox, verdict)
    #expect(page.contains("<details class=\"forgiven\"><summary>Forgiven: 1 change, 5 px</summary>"))
    #expect(page.contains("the &lt;title&gt; is blue<span class=\"count\"> 12\u{202F}345 px</span>"))
    #expect(page.contains("class=\"cause\"") && !page.contains("class=\"spent\""))
  }

  @Test func regionsAreDrawnOnTheCandidateAndExplained() throws {
    var (sandbox, verdict) = try Tolerating.drifting()
    let uses = [
      RegionUse(
        kind: .ignore, name: "clock\"<x>", areas: [CGRect(x: 4, y: 4, width: 20, height: 10)], pixels: 1234),
      RegionUse(
        kind: .dynamic(.number), name: "price", areas: [CGRect(x: 4, y: 40, width: 20, height: 10)],
        pixels: 800,
        differences: 3, changes: 1),
      RegionUse(kind: .level(.layout), name: "gone"),
    ]
    Tolerating.change(&verdict) { $0.regionUses = uses }
    let page = try page(sandbox, verdict)
    let candidate = try #require(page.components(separatedBy: "side candidate").last)
    #expect(candidate.contains("<rect class=\"region ignore\" x=\"4\" y=\"4\" width=\"20\" height=\"10\""))
    #expect(candidate.contains("fill=\"url(#hatch0)\"") && candidate.contains("<pattern id=\"hatch0\""))
    #expect(candidate.contains("<rect class=\"region dynamic\""))
    #expect(candidate.contains(">clock&quot;&lt;x&gt;</text>"))
    #expect(!page.components(separatedBy: "side candidate")[0].contains("class=\"region"))
    for words in [
      "ignored 1234 px, none of which differed; it never fired, so it may not be needed",
      "<span class=\"kind\">dynamic: a number</span>", "covered 800 px, and forgave 3 px and 1 change",
      "covered nothing that can be seen; it never fired, so it may not be needed",
    ] { #expect(page.contains(words), "\(words)") }
  }
}
