import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

@testable import GalleyReport

@Suite struct VerdictDocumentTests {
  @Test func theEnvelopeHoldsDataOrAnError() throws {
    let data = String(decoding: try StableJSON.line(Envelope(["a": 1])), as: UTF8.self)
    #expect(data == #"{"data":{"a":1},"status":"ok"}"#)
    let error = String(decoding: try StableJSON.line(Envelope.failure(.usage, "no \"x\"")), as: UTF8.self)
    #expect(error == #"{"error":{"code":64,"message":"no \"x\""},"status":"error"}"#)
  }

  @Test func aVerdictSaysEveryCheck() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r", Gate(countsOrphans: true))
    let bytes = try StableJSON.document(VerdictDocument(verdict))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["format"] as? Int == 2)
    #expect(object["exitCode"] as? Int == 2)
    #expect(object["orphans"] as? [String] == ["RecipesTests/testDetails / unused @ iphone-x-light"])
    let counts = try #require(object["counts"] as? [String: Int])
    #expect(
      counts == [
        "checks": 5, "compared": 2, "match": 1, "tolerated": 0, "mismatch": 1, "new": 1,
        "environmentChanged": 1,
        "unusable": 1, "refused": 0,
      ])
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(Set(checks.compactMap { $0["status"] as? String }).count == 5)
    let different = try #require(checks.first { $0["status"] as? String == "mismatch" })
    #expect((different["comparison"] as? [String: Any])?["differingPixels"] as? Int == 576)
    #expect((different["place"] as? [String: Any])?["line"] as? Int == 12)
    #expect((object["causes"] as? [[String: Any]])?.count == 1)
  }

  @Test func whatCouldNotBeMadeIsSaidWithWhatIsKnown() throws {
    let verdict = try TerminalReportTests.refused().verdict("r")
    let bytes = try StableJSON.document(VerdictDocument(verdict))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["exitCode"] as? Int == 2)
    let counts = try #require(object["counts"] as? [String: Int])
    #expect([counts["checks"], counts["match"], counts["unusable"], counts["refused"]] == [3, 1, 0, 2])
    let refusals = try #require(object["refusals"] as? [[String: Any]])
    #expect(
      refusals.map { $0["reason"] as? String } == [
        "the screen was still busy after 5 s: activityIndicator “<b>Loading”", "the device does not answer",
      ])
    #expect(refusals.map { ($0["place"] as? [String: Any])?["line"] as? Int } == [30, 40])
    #expect(refusals.map { ($0["key"] as? [String: Any])?["name"] as? String } == ["feed", nil])
    #expect(refusals[1]["text"] as? String == "RecipesTests/testDetails / lost")
  }

  @Test func aReportThatWasWrittenNamesThePicturesOfEachCheck() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r")
    let run = try Run("r", in: sandbox.project)
    let report = try HTMLReport(run: run, store: sandbox.store).write(verdict, to: sandbox.url("out").path)
    let document = VerdictDocument(verdict, report: report)
    let different = try #require(document.checks.first { $0.status == "mismatch" }?.pictures)
    let views = (ReportPictures.views + [.strip]).map(\.rawValue)
    #expect(
      different.keys.sorted() == (["baseline", "candidate"] + views + views.map { "\($0).dark" }).sorted())
    #expect(
      try #require(document.checks.first { $0.status == "new" }?.pictures).keys.sorted() == ["candidate"])
    #expect(
      try #require(document.checks.first { $0.status == "match" }?.pictures).keys.sorted() == ["baseline"])
    for file in document.checks.flatMap({ $0.pictures?.values.sorted() ?? [] }) {
      #expect(FileManager.default.fileExists(atPath: sandbox.url("out/\(file)").path), "\(file)")
    }
    #expect(VerdictDocument(verdict).checks.allSatisfy { $0.pictures == nil && $0.drift == nil })
  }

  @Test func aCheckThatPassedWithinToleranceSaysHowItDrifted() throws {
    let (sandbox, verdict) = try Tolerating.drifting([3, 60], last: 97)
    let drifts = Drift.read(verdict, of: try Run("r", in: sandbox.project))
    let document = VerdictDocument(verdict, drifts: drifts)
    #expect(document.checks.map { $0.drift?.map(\.counted) } == [[3, 60, 97]])
    #expect(document.checks[0].drift?.map(\.allowed) == [100, 100, 100])
  }

  @Test func aCheckSaysHowItWasComparedAndWhatWasForgiven() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let region = MatchRegion(.level(.layout), .element([1]), padding: 2, name: "save")
    var check = Sandbox.Check(
      Samples.key(), Screen().button("Remove"),
      settings: MatchSettings(
        level: .layout, budget: try DifferenceBudget(maxDiffPixels: 7), regions: [region]))
    check.origins = MatchOrigins(level: .checkpoint, budget: .project)
    try sandbox.run("r", check)
    let bytes = try StableJSON.document(VerdictDocument(try sandbox.verdict("r")))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let found = try #require((object["checks"] as? [[String: Any]])?.first)
    #expect(found["status"] as? String == "tolerated")
    #expect(found["level"] as? String == "layout")
    #expect((found["budget"] as? [String: Any])?["maxDiffPixels"] as? Int == 7)
    #expect(found["origins"] as? [String: String] == ["level": "checkpoint", "budget": "project"])
    let regions = try #require(found["regions"] as? [[String: Any]])
    #expect(regions.map { $0["name"] as? String } == ["save"])
    let comparison = try #require(found["comparison"] as? [String: Any])
    #expect((comparison["forgiven"] as? [Any])?.isEmpty == false)
    #expect(comparison["tolerance"] is [String: Any])
    #expect(comparison["regionUses"] is [Any])
    let sum = try #require(object["tolerance"] as? [String: Int])
    #expect(sum["checks"] == 1)
    #expect((sum["forgivenChanges"] ?? 0) > 0)
    #expect(object["idleRegions"] is [Any])
    #expect((object["counts"] as? [String: Int])?["tolerated"] == 1)
  }
}
