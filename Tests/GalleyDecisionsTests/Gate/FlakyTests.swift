import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// Failed tests run again: the last attempt decides, and passing only then is an outcome of its own.
@Suite struct FlakyTests {
  private let changed = Screen().button("Remove")
  private let key = Samples.key()

  private func test() throws -> TestName { try #require(TestName("M.RecipesTests/testDetails")) }

  private func flaky(_ sandbox: Sandbox, then second: Screen = Screen()) throws {
    try sandbox.makeBaselines(.init())
    try Run.begin("r", in: sandbox.project, RunLaunch(started: Date(), command: [], process: .current))
    try sandbox.attempt(
      1, of: "r", .init(key, changed), failures: [.check], tests: [.init(test(), .failed, reasons: [.check])])
    let passes = second.button == Screen().button
    try sandbox.attempt(
      2, of: "r", .init(key, second), failures: passes ? [] : [.check],
      tests: [.init(test(), passes ? .passed : .failed, reasons: passes ? nil : [.check])])
    try sandbox.endTests("r", attempts: [[], []], status: passes ? 0 : 1)
  }

  @Test func whatPassesOnlyWhenRunAgainIsFlaky() throws {
    let sandbox = try Sandbox()
    try flaky(sandbox)
    let verdict = try sandbox.verdict("r")
    #expect(
      verdict.flaky
        == [FlakyTest(suite: ["RecipesTests"], test: "testDetails", passedOn: 2, checks: [key])])
    #expect(verdict.findings.isEmpty)
    #expect(verdict.checks.map(\.outcome.status) == [.match])
    #expect(verdict.checks[0].isFlaky)
    // What was seen before is kept to be looked at.
    let before = try #require(verdict.checks[0].attempts.first)
    #expect(before.status == .mismatch)
    #expect(try Run("r", in: sandbox.project).snapshot(of: before).picture == changed.picture)
    #expect(verdict.exitCode == .clean)
    #expect(try sandbox.verdict("r", Gate(failsOnFlaky: true)).exitCode == .flaky)
    #expect(!(try Run("r", in: sandbox.project).hasFailuresOfNoCheck))
  }

  @Test func whatFailsAgainDiffers() throws {
    let sandbox = try Sandbox()
    try flaky(sandbox, then: Screen().button("Finished"))
    let verdict = try sandbox.verdict("r", Gate(failsOnFlaky: true))
    #expect(verdict.flaky.isEmpty)
    #expect(verdict.exitCode == .differences)
    // It is the last picture that waits for a decision.
    try sandbox.approve("r")
    #expect(try sandbox.store.read(key).baselineDigest == Screen().button("Finished").snapshot.picture.digest)
  }

  @Test func aNewCheckStaysNew() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("other")))
    try sandbox.attempt(1, of: "r", .init(key), .init(Samples.key("other"), changed))
    // Even if something recorded it meanwhile, nobody has looked at it.
    try sandbox.attempt(2, of: "r", .init(key, changed), .init(Samples.key("other")))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.map(\.outcome.status) == [.new, .match])
    #expect(verdict.checks[0].record.candidate == Screen().snapshot.digestForTests)
    #expect(verdict.exitCode == .new)
  }

  @Test func contentMayDifferBetweenAttemptsAndNotWithinOne() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.attempt(1, of: "r", .init(key, changed))
    try sandbox.attempt(2, of: "r", .init())
    try sandbox.attempt(2, of: "r", .init())
    #expect(try sandbox.verdict("r").checks.map(\.outcome.status) == [.match])
    try sandbox.attempt(2, of: "r", .init(key, changed))
    #expect(try sandbox.verdict("r").checks.map(\.outcome.status) == [.unusable])
  }

  @Test func aLaterAttemptMakesUpForNoOtherLine() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    // One page checkpoint, which two lines check; only the test of the second is run again.
    try sandbox.attempt(1, of: "r", .init(key, changed), .init(key, changed))
    try sandbox.attempt(2, of: "r", .init(Samples.key("other")), .init())
    let checks = try sandbox.verdict("r").checks
    #expect(checks.first { $0.key == key }?.outcome.status == .unusable)
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  @Test func whatWasRecordedAndThenLookedOtherwiseIsNotTrusted() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("other")))
    try sandbox.attempt(1, of: "r", .init(key), mode: .missing)
    try sandbox.attempt(2, of: "r", .init(key, changed))
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  @Test func aCheckThatCouldNotBeMadeCanBeMadeUpFor() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let refusal = Refusal(of: key, because: "the screen was still busy", at: Samples.place(10))
    func refuse(_ attempt: Int) throws {
      let recorder = try RunRecorder.open(
        sandbox.project, environment: [RunName.variable: "r", RunAttempt.variable: "\(attempt)"])
      try recorder.refuse(refusal)
      try recorder.close()
    }
    try refuse(1)
    try sandbox.attempt(2, of: "r", .init())
    #expect(try sandbox.verdict("r").exitCode == .clean)
    // Not the other way round.
    try refuse(3)
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  @Test func anotherReasonIsFlakyToo() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.attempt(
      1, of: "r", .init(), failures: [.other], tests: [.init(test(), .failed, reasons: [.other])])
    try sandbox.attempt(2, of: "r", .init(), tests: [.init(test(), .passed)])
    try sandbox.endTests("r", attempts: [[], []])
    let run = try Run("r", in: sandbox.project)
    #expect(!run.hasFailuresOfNoCheck)
    #expect(run.summary?.status == 0)
    #expect(try sandbox.verdict("r").flaky.map(\.text) == ["RecipesTests/testDetails"])
    #expect(try sandbox.verdict("r", Gate(failsOnFlaky: true)).exitCode == .flaky)
  }

  @Test(arguments: [
    ("a check that differs", [TestResult.Reason.check], [TestFailures.Reason.check], true),
    ("any other failure", [.other], [.other], true),
    ("a missing baseline", [.new], [.check], false),
    ("a missing baseline and more", [.new, .check], [.check, .check], true),
  ])
  func onlyWhatMayPassIsRunAgain(
    _ what: String, _ reasons: [TestResult.Reason], _ failures: [TestFailures.Reason], _ isRetried: Bool
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.attempt(
      1, of: "r", .init(), failures: failures, tests: [.init(test(), .failed, reasons: reasons)])
    try sandbox.endTests("r", attempts: [[]], status: 1)
    #expect(try Run("r", in: sandbox.project).retriable(after: 1) == (isRetried ? [test()] : []), "\(what)")
  }

  @Test(arguments: [
    ("a check that differs", [TestFailures.Reason.issue("M/F.swift:7:5")], ["M/F.swift:7:5"], true),
    ("a missing baseline", [.newIssue("M/F.swift:7:5")], ["M/F.swift:7:5"], false),
    ("both at one place", [.newIssue("M/F.swift:7:5"), .issue("M/F.swift:7:5")], ["M/F.swift:7:5"], true),
    ("both at two places", [.newIssue("M/F.swift:7:5")], ["M/F.swift:7:5", "M/F.swift:8:5"], true),
    ("an issue without a place", [.newIssue("M/F.swift:7:5")], ["", "M/F.swift:7:5"], true),
  ])
  func soUnderSwiftTesting(
    _ what: String, _ failures: [TestFailures.Reason], _ issues: [String], _ isRetried: Bool
  ) throws {
    let sandbox = try Sandbox()
    let test = try #require(TestName("M.RecipesTests/details()"))
    try sandbox.attempt(1, of: "r", .init(), failures: failures)
    try sandbox.endTests("r", .init(test, .failed, issues: issues), status: 1)
    #expect(try Run("r", in: sandbox.project).retriable(after: 1) == (isRetried ? [test] : []), "\(what)")
  }

  @Test func nothingIsRunAgainWhereAProcessDied() throws {
    let sandbox = try Sandbox()
    try sandbox.attempt(
      1, of: "r", .init(), failures: [.other], tests: [.init(test(), .failed, reasons: [.other])])
    _ = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    try sandbox.endTests("r", attempts: [[]], status: 1)
    let run = try Run("r", in: sandbox.project)
    #expect(run.retriable(after: 1).isEmpty)
    #expect(run.retriable(after: 2).isEmpty)
    #expect(run.retriable(after: 0).isEmpty)
  }

  @Test func aTestThatWasNotRunAgainIsNoPass() throws {
    let sandbox = try Sandbox()
    let two = try #require(TestName("M.RecipesTests/testTwo"))
    try sandbox.attempt(
      1, of: "r", .init(), failures: [.other, .other],
      tests: [.init(test(), .failed, reasons: [.other]), .init(two, .failed, reasons: [.other])])
    try sandbox.attempt(2, of: "r", .init(), tests: [.init(test(), .passed)])
    try sandbox.endTests("r", attempts: [[], []])
    let run = try Run("r", in: sandbox.project)
    #expect(run.summary?.status == 1)
    #expect(run.hasFailuresOfNoCheck)
  }

  @Test(arguments: ["0", "21", "x", "-1", "1.5"]) func anAttemptThatIsNoneIsRefused(_ text: String) throws {
    let sandbox = try Sandbox()
    let fault = #expect(throws: RunError.self) {
      try RunRecorder.open(
        sandbox.project, environment: [RunName.variable: "r", RunAttempt.variable: text])
    }
    #expect(
      fault.map { "\($0)" } == "GALLEY_ATTEMPT is \"\(text)\", and needs a whole number from 1 to 20")
  }
}

extension StoredBaseline {
  /// The digest of the picture.
  fileprivate var baselineDigest: PixelDigest? { digest?.pixels }
}

extension ScreenSnapshot {
  /// What a record has as its candidate.
  fileprivate var digestForTests: ContentDigest {
    ContentDigest(pixels: picture.digest, tree: tree.flatMap { try? ContentDigest.tree(of: $0) })
  }
}
