import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct DriftTests {
  private func read(_ sandbox: Sandbox, _ verdict: Verdict) throws -> Drift? {
    Drift.read(verdict, of: try Run("r", in: sandbox.project))[Samples.key()]
  }

  @Test func onlyRunsThatPassedWithTheSameBaselineCount() throws {
    let (sandbox, verdict) = try Tolerating.drifting()
    let drift = try #require(try read(sandbox, verdict))
    #expect(drift.steps.map(\.run) == (0..<5).map { "earlier-\($0)" } + ["r"])
    #expect(drift.values == [3, 9, 12, 12, 30, 41])
    #expect(drift.steps.allSatisfy { $0.allowed == 100 && $0.forgiven == $0.counted })
    #expect(drift.hasBudget && !drift.isNearBudget)
  }

  @Test func laterRunsAreNoHistory() throws {
    let (sandbox, verdict) = try Tolerating.drifting()
    var record = verdict.checks[0].record
    record.comparison?.tolerance = Tolerating.account(77)
    let recorder = try RunRecorder.open(
      sandbox.project, environment: [RunName.variable: "later"], now: Date(timeIntervalSinceNow: 3600))
    try recorder.record(record)
    try recorder.close()
    #expect(try read(sandbox, verdict)?.values == [3, 9, 12, 12, 30, 41])
  }

  @Test func aMatchInBetweenIsAStepOfNothing() throws {
    let (sandbox, verdict) = try Tolerating.drifting([3])
    var record = verdict.checks[0].record
    record.status = .match
    record.comparison = nil
    try Tolerating.keep(record, in: "clean", of: sandbox, at: 5)
    #expect(try read(sandbox, verdict)?.values == [3, 0, 41])
  }

  @Test func ofSeveralRecordsInARunTheFarthestCounts() throws {
    let (sandbox, verdict) = try Tolerating.drifting([3])
    var record = verdict.checks[0].record
    for count in [20, 8] {
      record.comparison?.tolerance = Tolerating.account(count)
      try Tolerating.keep(record, in: "twice", of: sandbox, at: 5)
    }
    #expect(try read(sandbox, verdict)?.values == [3, 20, 41])
  }

  @Test func whatCannotBeReadIsLeftOut() throws {
    let (sandbox, verdict) = try Tolerating.drifting([3, 9])
    let files = sandbox.files(".galley/runs/earlier-1/records")
    try sandbox.write(Array(try sandbox.bytes(files[0]).dropLast(40)), to: files[0])
    try sandbox.write([], to: ".galley/runs/earlier-0/records/empty.json")
    #expect(try read(sandbox, verdict)?.values == [3, 41])
  }

  @Test func withoutABudgetWhatIsForgivenIsFollowed() throws {
    var (sandbox, verdict) = try Tolerating.drifting([])
    var account = Tolerating.account(7)
    account.allowed = 0
    account.counted = 0
    Tolerating.change(&verdict) { $0.tolerance = account }
    let drift = try #require(try read(sandbox, verdict))
    #expect(!drift.hasBudget && !drift.isNearBudget && drift.values == [7])
  }

  @Test func onlyWhatPassedWithToleranceHasADrift() throws {
    let (sandbox, _) = try Tolerating.drifting()
    #expect(try read(sandbox, try sandbox.verdict("r")) == nil)
  }

  @Test func whatWasJudgedAnewHasNoHistory() throws {
    var (sandbox, verdict) = try Tolerating.drifting()
    var checks = verdict.checks
    checks[0].record.comparison?.differingPixels += 1
    verdict = verdict.replacing(checks: checks)
    #expect(try read(sandbox, verdict) == nil)
    _ = sandbox
  }

  @Test func aFifthLeftIsNear() {
    func isNear(_ counted: Int, _ allowed: Int) -> Bool {
      Drift(steps: [.init(run: "r", counted: counted, allowed: allowed)]).isNearBudget
    }
    #expect(!isNear(79, 100) && isNear(80, 100) && isNear(100, 100))
    #expect(!isNear(0, 0) && isNear(1, 1) && !isNear(3, 4))
  }
}
