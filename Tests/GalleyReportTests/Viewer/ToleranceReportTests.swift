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

@Suite struct ToleranceReportTests {
  private func page(_ sandbox: Sandbox, _ verdict: Verdict) throws -> ShownPage {
    try ShownPage(sandbox, verdict: verdict)
  }

  @Test func whatPassedWithToleranceSaysWhatItSpent() throws {
    let (sandbox, verdict) = try Tolerating.drifting()
    let page = try page(sandbox, verdict)
    let detail = page.details[0]
    #expect(page.items[0]["status"].text == "tolerated" && page.items[0]["waits"].flag == false)
    #expect(page.items[0]["note"].text == "41 of 100 px spent")
    #expect(detail["forgiven"]["part"].number == 0.41 && detail["forgiven"]["isNear"].flag == false)
    let words = detail["forgiven"]["lines"].texts + detail["forgiven"]["facts"].texts
    for sentence in [
      "41 px differ, and the budget allows as many: within 40 × 2 px at (0, 0); colours differ by at most 100 % of the distance from black to white",
      "The greatest change of a colour: 100 % of the distance from black to white.",
      "The largest patch that would have passed unseen: 12 px.",
    ] { #expect(words.contains(sentence), "\(words)") }
    expectGolden(detail["drift"]["numbers"].text, "detail[\"drift\"][\"numbers\"].text")
    #expect(
      detail["drift"]["values"].numbers == [3, 9, 12, 12, 30, 41] && detail["drift"]["limit"].number == 100)
    expectGolden(detail["drift"]["sentence"].text, "detail[\"drift\"][\"sentence\"].text")
    #expect(detail["spent"][0].numbers == [0, 0, 20, 1], "in points")
    #expect(detail["commands"].list.isEmpty, "nothing waits for a decision")
  }

  @Test func aBudgetThatIsNearlySpentIsSaid() throws {
    let (sandbox, verdict) = try Tolerating.drifting([3, 60], last: 97)
    let run = try Run("r", in: sandbox.project)
    let drifts = Drift.read(verdict, of: run)
    expectGolden(TerminalReport.gate(verdict, namesMatches: true, drifts: drifts))
    let page = try page(sandbox, verdict)
    let detail = page.details[0]
    #expect(detail["forgiven"]["isNear"].flag == true && detail["drift"]["isNear"].flag == true)
    #expect(detail["drift"]["sentence"].text?.hasSuffix("since it was approved; 3 px are left.") == true)
  }

  @Test func whatDiffersListsWhatWasForgivenUnderTheCauses() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    var verdict = try sandbox.verdict("r")
    var comparison = try #require(verdict.checks[0].outcome.comparison)
    #expect(try page(sandbox, verdict).details[0]["forgiven"].isMissing)
    var other = comparison.causes[0]
    other.sentence = "the <title> is blue"
    other.pixels = 12_345
    comparison.forgiven = [other]
    comparison.tolerance = Tolerating.account(5)
    var checks = verdict.checks
    checks[0].outcome = .mismatch(comparison)
    verdict = verdict.replacing(checks: checks)
    let detail = try page(sandbox, verdict).details[0]
    expectGolden([
      ("detail[\"forgiven\"][\"title\"].text", detail["forgiven"]["title"].text),
      ("detail[\"forgiven\"][\"lines\"][0].text", detail["forgiven"]["lines"][0].text),
    ])
    #expect(!detail["causes"].list.isEmpty && detail["spent"].list.isEmpty)
  }

  @Test func regionsAreThereAndExplained() throws {
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
    let regions = page.details[0]["regions"].list
    #expect(regions[0]["areas"][0].numbers == [4, 4, 20, 10] && regions[0]["style"].text == "ignore")
    #expect(regions[0]["name"].text == "clock\"<x>" && regions[1]["style"].text == "dynamic")
    #expect(regions.map { $0["isIdle"].flag } == [true, false, true])
    #expect(regions[1]["kind"].text == "dynamic: a number")
    #expect(
      regions.compactMap { $0["effect"].text } == [
        "ignored 1234 px, none of which differed; it never fired, so it may not be needed",
        "covered 800 px, and forgave 3 px and 1 change",
        "covered nothing visible; it never fired, so it may not be needed",
      ])
  }
}
