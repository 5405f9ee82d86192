import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct GateTests {
  private let other = Samples.key("other")

  private func findings(_ verdict: Verdict) -> [String] { verdict.findings.map { "\($0)" } }

  @Test func cleanIsOnlyWhatWasComparedAndMatched() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.run("r", .init(), .init(other))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .clean)
    #expect(verdict.compared == 2)
  }

  @Test func approvingTurnsTheSameRunClean() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")), .init(other))
    #expect(try sandbox.verdict("r").exitCode == .differences)
    try sandbox.approve("r", Selection(changed: true))
    #expect(try sandbox.verdict("r").exitCode == .new)
    try sandbox.approve("r", Selection(new: true))
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func aBaselineThatChangedSinceIsComparedAnew() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("matched", .init())
    try sandbox.run("differed", .init(Samples.key(), Screen().button("Remove")))
    try sandbox.run("later", .init(Samples.key(), Screen().button("Finished")))
    try sandbox.approve("later")
    let differed = try sandbox.verdict("differed")
    #expect(differed.checks[0].outcome.status == .mismatch)
    #expect(differed.checks[0].outcome.comparison != differed.checks[0].record.comparison)
    // A match keeps no picture, so there is nothing to compare with the new baseline.
    #expect(try sandbox.verdict("matched").exitCode == .notComparable)
  }

  @Test func whatIsToleratedIsClean() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    let layout = MatchSettings(level: .layout)
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove"), settings: layout), .init(other))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .clean)
    #expect(verdict.compared == 2)
    #expect(verdict.checks(.tolerated).map(\.key) == [Samples.key()])
    #expect(verdict.tolerance.checks == 1)
    #expect(verdict.tolerance.forgivenChanges > 0)
    #expect(verdict.causes.isEmpty)
    // What passes awaits no decision.
    #expect(try sandbox.approve("r").approved.isEmpty)
  }

  @Test func aRecordIsJudgedByItsOwnSettings() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let settings = MatchSettings(level: .layout)
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove"), settings: settings))
    try sandbox.run("later", .init(Samples.key(), Screen().button("Finished")))
    try sandbox.approve("later")
    // Against the new baseline it is compared anew.
    #expect(try sandbox.verdict("r").checks.map(\.outcome.status) == [.tolerated])
  }

  @Test func regionsWithoutUseAreThoseThatFiredNowhere() throws {
    func check(_ key: CheckKey, _ uses: RegionUse...) -> Verdict.JudgedCheck {
      var comparison = Comparison(differingPixels: 1)
      comparison.regionUses = uses
      return Verdict.JudgedCheck(key: key, outcome: .tolerated(comparison), record: Self.record(key))
    }
    let clock = RegionUse(kind: .ignore, name: "clock", differences: 4)
    let badge = RegionUse(kind: .floating(8), name: "badge")
    var verdict = Verdict(
      run: "r",
      checks: [
        check(Samples.key(), RegionUse(kind: .ignore, name: "clock"), badge),
        // It is of use on one device.
        check(Samples.key(appearance: .dark), clock, badge),
        check(
          other, RegionUse(kind: .ignore, name: "clock"),
          RegionUse(kind: .level(.layout), name: "feed", changes: 1),
          // These only ask for more.
          RegionUse(kind: .level(.exact), name: "logo"),
          RegionUse(kind: .accessibility(.regularText), name: "text")),
        // What is equal needs no region.
        Verdict.JudgedCheck(
          key: Samples.key("equal"), outcome: .match, record: Self.record(Samples.key("equal"))),
      ], findings: [])
    #expect(
      verdict.idleRegions == [
        UnusedRegion(check: "RecipesTests/testDetails / details", kind: "floating", name: "badge"),
        UnusedRegion(check: "RecipesTests/testDetails / other", kind: "ignore", name: "clock"),
      ])
    verdict = verdict.replacing(checks: Array(verdict.checks.dropLast(3)))
    #expect(verdict.idleRegions.map(\.name) == ["badge", "clock"])
  }

  /// A record that says nothing in particular.
  private static func record(_ key: CheckKey) -> CheckRecord {
    CheckRecord(
      key: key, status: .tolerated, settings: .exact, origins: MatchOrigins(),
      candidate: ContentDigest(pixels: Screen().picture.digest, tree: nil), scale: 2,
      fingerprint: Samples.fingerprint, isKept: false, place: Samples.place())
  }

  @Test func missingAndDamagedBaselinesAreNoPass() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.run("r", .init(), .init(other))
    try sandbox.write("nonsense", to: Sandbox.baseline + ".png")
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.map(\.outcome.status) == [.unusable, .match])
    #expect(verdict.exitCode == .notComparable)
    try sandbox.remove(Sandbox.baseline + ".png")
    try sandbox.remove(Sandbox.baseline + ".json")
    #expect(try sandbox.verdict("r").checks.map(\.outcome.status) == [.new, .match])
    #expect(try sandbox.verdict("r").exitCode == .new)
  }

  @Test func otherFontsCannotBeCompared() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run(
      "r", .init(Samples.key(), Screen().button("Remove"), fingerprint: Samples.otherFingerprint))
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
    #expect(try sandbox.verdict("r").checks[0].outcome.status == .environmentChanged)
  }

  @Test func nothingComparedIsNoPass() throws {
    let sandbox = try Sandbox()
    try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"]).close()
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    #expect(
      findings(verdict) == [
        "nothing was compared: call check(…) in a test, and make sure that the test runs"
      ])
    let launch = RunLaunch(started: Date(), command: ["swift", "test"], process: .current)
    try Run.begin("s", in: sandbox.project, launch)
    try Run.end("s", in: sandbox.project, RunSummary(ended: Date(), status: 1))
    #expect(
      findings(try sandbox.verdict("s")) == [
        "nothing was compared: \"swift test\" failed before any (see its output above)"
      ])
  }

  @Test func aProcessThatDiedMakesTheRunIncomplete() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    _ = CheckRunner(store: sandbox.store, recorder: recorder).run(Sandbox.Check().capture())
    let pid = ProcessInfo.processInfo.processIdentifier
    #expect(findings(try sandbox.verdict("r")) == ["the test process \(pid) still runs; wait for its end"])
    let path = ".galley/runs/r/process-\(pid).json"
    try sandbox.write(try sandbox.text(path).replacing("\"pid\": \(pid)", with: "\"pid\": 4194303"), to: path)
    let verdict = try sandbox.verdict("r")
    #expect(
      findings(verdict) == [
        "the test process 4194303 never finished: it crashed, exited or was killed, and checks may be missing"
      ])
    #expect(verdict.exitCode == .notComparable)
  }

  @Test func aRunThatGalleyTestDidNotEndIsIncomplete() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try Run.begin("r", in: sandbox.project, RunLaunch(started: Date(), command: [], process: .current))
    try sandbox.run("r", .init())
    #expect(
      findings(try sandbox.verdict("r")) == [
        "\"galley test\" did not finish, and checks may be missing"
      ])
    try Run.end("r", in: sandbox.project, RunSummary(ended: Date(), status: 0))
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func lostRecordsAreNoticed() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.run("r", .init(), .init(other))
    let pid = ProcessInfo.processInfo.processIdentifier
    try sandbox.remove(".galley/runs/r/records/\(pid)-000002.json")
    #expect(
      findings(try sandbox.verdict("r")) == [
        ".galley/runs/r/records/\(pid)-000002.json is missing since the run; run the tests again"
      ])
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  @Test func theExpectedCountIsHeld() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.run("r", .init(), .init(other), .init())
    #expect(try sandbox.verdict("r", Gate(expected: 2)).exitCode == .clean)
    let verdict = try sandbox.verdict("r", Gate(expected: 3))
    #expect(findings(verdict) == ["3 checks were expected, and the run made 2"])
    #expect(verdict.exitCode == .notComparable)
  }

  @Test func orphansCountOnlyWhenLookedForAndProven() throws {
    let sandbox = try Sandbox()
    let gone = Samples.key("gone", test: "testGone")
    try sandbox.makeBaselines(.init(), .init(other), .init(gone))
    try sandbox.run("r", .init())
    #expect(try sandbox.verdict("r").exitCode == .clean)
    // Plain "swift test" has no list, so nothing is proven.
    let unproven = try sandbox.verdict("r", Gate(countsOrphans: true))
    #expect(unproven.orphans.isEmpty)
    #expect(unproven.unproven == [other, gone])
    #expect(unproven.exitCode == .clean)
    // The test is listed, and it is not known whether it ran to its end.
    try sandbox.list("r", "M.RecipesTests/testDetails", "M.RecipesTests/testMore")
    #expect(try sandbox.verdict("r", Gate(countsOrphans: true)).orphanReasons == [gone: .testGone])
    try sandbox.endTests("r", .init(try #require(TestName("M.RecipesTests/testDetails")), .passed))
    let verdict = try sandbox.verdict("r", Gate(countsOrphans: true))
    #expect(verdict.orphans == [other, gone])
    #expect(verdict.orphanReasons == [gone: .testGone, other: .testEnded])
    #expect(verdict.exitCode == .orphans)
  }

  @Test func contradictingRecordsCannotBeJudged() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    // As from another process, which cannot know of the first.
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.map(\.outcome.status) == [.unusable])
    #expect(verdict.exitCode == .notComparable)
  }

  @Test func differencesAreGroupedByCause() throws {
    let sandbox = try Sandbox()
    let third = Samples.key(appearance: .dark)
    try sandbox.makeBaselines(.init(), .init(other), .init(third))
    let edited = Screen().button("Remove")
    try sandbox.run("r", .init(Samples.key(), edited), .init(other, edited), .init(third, edited))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.causes.count == 1)
    #expect(verdict.causes.first?.keys == [third, Samples.key(), other].sorted())
  }

  @Test func theWeightiestCodeCounts() {
    #expect(ExitCode.first(of: []) == .clean)
    #expect(ExitCode.first(of: [.clean]) == .clean)
    let order: [ExitCode] = [
      .usage, .interrupted, .terminated, .hungUp, .notComparable, .differences, .new, .orphans, .flaky,
    ]
    #expect(order.map(\.rawValue) == [64, 130, 143, 129, 2, 1, 3, 4, 5])
    for (index, code) in order.enumerated() {
      #expect(ExitCode.first(of: order[index...].reversed()) == code)
    }
  }
}
