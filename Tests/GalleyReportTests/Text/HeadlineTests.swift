import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyTree
import GoldenFiles
import SeededCases
import Testing

/// The headline is a function of the whole verdict.
@Suite struct HeadlineTests {
  private static let findings: [RunFinding] = [
    .processOpen(pid: 1, isRunning: false), .processOpen(pid: 1, isRunning: true), .swiftTestingOpen,
    .notEnded,
    .interrupted(15), .unreadable("a file cannot be read"), .recordsMissing(written: 2, found: 1),
    .nothingCompared(status: 1), .shardsMissing([2], of: 3), .unexpectedCount(expected: 2, made: 1),
  ]

  /// A verdict with any reasons to stop, or none, out of checks that were made.
  private static func random(_ all: Verdict, _ generator: inout SeededGenerator) throws -> Verdict {
    func some<Element>(_ list: [Element]) -> [Element] {
      Bool.random(using: &generator) ? [] : list.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    }
    let verdict = all.replacing(
      checks: some(all.checks), findings: some(findings),
      orphans: some([Samples.key("a"), Samples.key("b")]),
      refusals: some([Refusal(of: Samples.key("c"), because: "busy", at: Samples.place())]),
      flaky: some([FlakyTest(suite: ["S"], test: "t", passedOn: 2)]),
      failsOnFlaky: Bool.random(using: &generator))
    var failed = JudgedTest(try #require(TestName("M.S/fails()")), .failed)
    failed.failures = [TestFailure("no", at: nil)]
    let tests = [
      failed, JudgedTest(try #require(TestName("M.S/dies()")), .cut),
      JudgedTest(try #require(TestName("M.S/passes()")), .passed),
    ]
    var suite = SuiteResult()
    suite.tests = some(tests)
    suite.loose = some([TestFailure("no", at: nil)])
    let failures: [SuiteResult.Failure] = [.tests(status: 1, parts: []), .checksWereNotClean]
    suite.failure = some(failures).first
    return verdict.replacing(suite: suite)
  }

  @Test func onlyACleanVerdictIsSaidToBeClean() throws {
    let sandbox = try TerminalReportTests.everything()
    let all = try sandbox.verdict("r", Gate(countsOrphans: true))
    var generator = SeededGenerator(seed: 14)
    var codes: Set<ExitCode> = []
    for _ in 0..<3_000 {
      let verdict = try Self.random(all, &generator)
      codes.insert(verdict.exitCode)
      let isClean = verdict.exitCode == .clean
      let headline = ReportText.headline(verdict)
      #expect((headline == ReportText.clean) == isClean, "\(headline)")
      #expect(ReportText.reasons(verdict).isEmpty == isClean)
      // Each report says the same, and none has a red cross beside it.
      let markdown = MarkdownReport(verdict).text()
      #expect(markdown.hasPrefix(isClean ? "### ✅ " : "### ❌ "))
      #expect(markdown.contains(ReportText.clean.replacing(".", with: "\\.")) == isClean)
      #expect(TerminalReport.gate(verdict).hasSuffix("\n\(headline)\n"))
      #expect(isClean == !JUnitReport(verdict).text.contains(#/<(failure|error) /#))
    }
    #expect(codes.isSuperset(of: [.clean, .differences, .notComparable, .new, .orphans, .flaky]))
  }

  @Test func everyReasonIsCounted() throws {
    let sandbox = try Sandbox.withFailures()
    let verdict = try sandbox.verdict("r")
    expectGolden(ReportText.headline(verdict))
  }

  @Test func statusSaysWhatADecisionCannotChange() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    try sandbox.endTests("r", try Sandbox.failed("M.FeedTests/fails()", "no"), status: 1)
    let text = StatusReport(try sandbox.verdict("r")).text
    #expect(text.contains("failed  FeedTests/fails: no (Tests/M/FeedTests.swift:7)\n"))
    #expect(text.hasSuffix("\nNothing waits for a decision; 1 test failed.\n"))
  }
}
