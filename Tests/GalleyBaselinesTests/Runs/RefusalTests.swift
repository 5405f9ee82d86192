import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyBaselines

/// Checks that could not be made close the gate of their run.
@Suite struct RefusalTests {
  private let other = Samples.key("other")

  private func refusal(
    _ key: CheckKey = Samples.key("other"), _ reason: String = "the screen was still busy after 5 s: Loading",
    isNamed: Bool = true, hasEnvironment: Bool = true, line: Int = 30
  ) -> Refusal {
    Refusal(
      of: key, isNamed: isNamed, hasEnvironment: hasEnvironment, because: reason, at: Samples.place(line))
  }

  /// A run with an equal check, and checks that could not be made.
  private func run(_ refusals: Refusal..., checks: [Sandbox.Check] = [.init()]) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let runner = CheckRunner(store: sandbox.store, recorder: recorder)
    for check in checks {
      _ = runner.run(check.capture())
    }
    for refusal in refusals { try recorder.refuse(refusal) }
    try recorder.close()
    return sandbox
  }

  @Test func whatCouldNotBeMadeClosesTheGate() throws {
    let sandbox = try run(refusal())
    let verdict = try sandbox.verdict("r", Gate(expected: 2, countsOrphans: true))
    #expect(verdict.exitCode == .notComparable)
    #expect(verdict.refusals == [refusal()])
    #expect(verdict.findings.isEmpty && verdict.orphans.isEmpty)
    #expect(verdict.count == 2 && verdict.compared == 1)
    #expect(
      try sandbox.verdict("r", Gate(expected: 1)).findings.map { "\($0)" } == [
        "1 check were expected, and the run made 2"
      ])
  }

  @Test func noBaselineMakesItPass() throws {
    let sandbox = try run(refusal(Samples.key("fresh")), checks: [.init(Samples.key("new"))])
    try sandbox.approve("r")
    #expect(try sandbox.verdict("r").checks.map(\.outcome) == [.match])
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  @Test func aRunOfRefusalsAloneIsNotOneInWhichNobodyChecks() throws {
    let sandbox = try run(refusal(), checks: [])
    let verdict = try sandbox.verdict("r")
    #expect(verdict.findings.isEmpty)
    #expect(verdict.exitCode == .notComparable)
  }

  @Test(arguments: [true, false])
  func aTestThatIsRepeatedHasTwoAnswers(isSame: Bool) throws {
    // Whatever the other time came to: the check would be doubled with two pictures, and so it is here.
    let check = Sandbox.Check(other, isSame ? Screen() : Screen().button("Remove"))
    let sandbox = try run(refusal(), checks: [check])
    let verdict = try sandbox.verdict("r")
    #expect(verdict.refusals.isEmpty && verdict.count == 1)
    #expect(verdict.exitCode == .notComparable)
    guard case .unusable(let fault)? = verdict.checks.first?.outcome else {
      Issue.record("it is judged as \(verdict.checks)")
      return
    }
    #expect(
      "\(fault)" == """
        it was made at Tests/RecipesTests.swift:12, and could not be made at Tests/RecipesTests.swift:30: \
        the screen was still busy after 5 s: Loading; a check has one answer in a run, so run the tests again
        """)
    #expect(try sandbox.approve("r").approved.isEmpty)
  }

  @Test func theSameReasonIsSaidOnceAndACheckCountsOnce() throws {
    let sandbox = try run(refusal(), refusal(), refusal(other, "the region ignore of clock is nowhere"))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.refusals.count == 2)
    #expect(verdict.refusedCount == 1 && verdict.count == 2)
  }

  @Test func whatIsNotKnownIsLeftOut() {
    let known = refusal()
    #expect(known.key == other)
    expectGolden(known.text, "known.text")
    let anywhere = refusal(hasEnvironment: false)
    #expect(anywhere.key == nil && anywhere.environment == nil)
    expectGolden(anywhere.text, "anywhere.text")
    let nameless = refusal(isNamed: false)
    #expect(nameless.key == nil && nameless.name == nil)
    expectGolden(nameless.text, "nameless.text")
    #expect(
      refusal(CheckKey(suite: [], test: nil, name: "", environment: .picture), isNamed: false).text
        == "a check")
  }

  @Test func aReasonIsTheFirstLineWithoutItsEnd() {
    func reason(_ text: String) -> String { refusal(other, text).reason }
    expectGolden(reason("the page Inbox is not there:\n  missing: title\n"))
    #expect(reason("It failed. \r\nMore") == "It failed")
    #expect(reason("\u{1B}[31mred\tand more") == "�[31mred and more")
    #expect(reason(" \n") == "it is not known why" && reason("") == "it is not known why")
    #expect(reason(String(repeating: "x", count: 10_000)).count == 601)
  }

  @Test func aRefusalThatIsGoneIsMissed() throws {
    let sandbox = try run(refusal())
    let file = try #require(sandbox.files(".galley/runs/r/refusals").first)
    try sandbox.remove(file)
    #expect(
      try sandbox.verdict("r").findings.map { "\($0)" } == [
        "\(file) is missing since the run; run the tests again"
      ])
  }

  @Test func aRefusalThatCannotBeReadClosesTheGate() throws {
    let sandbox = try run(refusal())
    try sandbox.forgetDigests("r")
    let file = try #require(sandbox.files(".galley/runs/r/refusals").first)
    try sandbox.write(
      try sandbox.text(file).replacingOccurrences(of: "\"format\": 1", with: "\"format\": 2"), to: file)
    #expect(
      try sandbox.verdict("r").findings.map { "\($0)" } == [
        "\(file) is of format 2, and this Galley knows format 1; update Galley"
      ])
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  @Test func aTreeThatCannotBeWrittenIsARefusal() throws {
    let sandbox = try Sandbox()
    var check = Sandbox.Check()
    check.snapshot.tree?.frame.origin.x = .nan
    let outcomes = try sandbox.run("r", check)
    #expect(outcomes.map(\.status) == [.unusable])
    let verdict = try sandbox.verdict("r")
    #expect(verdict.refusals.map(\.key) == [check.key])
    #expect(verdict.exitCode == .notComparable)
  }

  @Test func runsOfVersionsWithoutRefusalsAreRead() throws {
    let sandbox = try run()
    let file = try #require(
      sandbox.files(".galley/runs/r").first { $0.hasPrefix(".galley/runs/r/process-") })
    let note = try sandbox.text(file)
    #expect(note.contains("\"refusals\": 0"))
    try sandbox.write(
      note.replacingOccurrences(of: ",\n  \"refusals\": 0", with: "")
        .replacingOccurrences(of: "  \"refusals\": 0,\n", with: ""), to: file)
    #expect(try !sandbox.text(file).contains("refusals"))
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func nobodyCanApproveIt() throws {
    let sandbox = try run(refusal(), refusal(isNamed: false), checks: [.init(Samples.key("new"))])
    let verdict = try sandbox.verdict("r")
    func plan(_ selection: Selection) -> ApprovalPlan { ApprovalPlan(selection, in: verdict) }
    let barred = ["RecipesTests/testDetails", "RecipesTests/testDetails / other @ iphone-x-light"]
    #expect(plan(Selection(all: true)).barred.map(\.text) == barred)
    #expect(plan(Selection(all: true)).chosen.map(\.key.name) == ["new"])
    #expect(plan(Selection(patterns: ["RecipesTests"])).barred.map(\.text) == barred)
    #expect(plan(Selection(new: true)).barred.isEmpty)
    let named = plan(Selection(patterns: ["oth*"]))
    #expect(named.chosen.isEmpty && named.unmatched.isEmpty)
    #expect(
      named.barred.map(\.reason) == [
        "the screen was still busy after 5 s: Loading (Tests/RecipesTests.swift:30)"
      ])
    #expect(plan(Selection(patterns: ["nothing"])).unmatched.map(\.word) == ["nothing"])
  }
}
