import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyDecisions

/// What became of tests, beside what their checks say.
@Suite struct SuiteResultTests {
  @Test func aDeathIsThatOfTheTestBelowWhoseLineItWas() throws {
    let sandbox = try Sandbox.withFailures()
    let suite = try Run("r", in: sandbox.project).suiteResult
    #expect(
      suite.tests.map { "\($0.text) \($0.end.rawValue)" } == [
        "FeedTests/beside cut", "FeedTests/dies cut", "FeedTests/fails failed", "FeedTests/later skipped",
        "FeedTests/passes passed",
      ])
    #expect(
      suite.failed.map { "\($0.text): \($0.sentence) \($0.failurePlace.map { "\($0)" } ?? "")" } == [
        "FeedTests/dies: Fatal error: Index out of range Tests/M/FeedTests.swift:22",
        "FeedTests/fails: Expectation failed: (a → 1) == 2 Tests/M/FeedTests.swift:7",
        "FeedTests/beside: it was cut off when its process died in FeedTests/dies Tests/M/FeedTests.swift:30",
      ])
    #expect(suite.stops)
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
  }

  /// A run in which two tests of Swift Testing ran when their process died.
  private func died(_ crash: Crash) throws -> [String] {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    var stream = IssueStream()
    stream.hasBegun = true
    stream.tests = [
      try Sandbox.ended("M.FeedTests/first()", .cut, line: 10),
      try Sandbox.ended("M.FeedTests/second()", .cut, line: 20),
      try Sandbox.ended("M.FeedTests/third()", .passed, line: 30),
    ]
    let end = AttemptResult(status: 1, issues: stream, crashes: [crash])
    let run = try Run("r", in: sandbox.project).ending(with: [end], at: Samples.signature.at)
    return run.suiteResult.failed.map {
      "\($0.text): \($0.sentence) \($0.failurePlace.map { "\($0)" } ?? "")"
    }
  }

  @Test func theBacktraceTellsWhoDied() throws {
    func line(_ number: Int) -> CallSite { CallSite(filePath: "Tests/M/FeedTests.swift", line: number) }
    let library = CallSite(filePath: "Swift/ContiguousArrayBuffer.swift", line: 692)
    let words = "Fatal error: Index out of range"
    // A helper below the tests was called by the second.
    #expect(
      try died(Crash(message: words, place: library, frames: [line(15), line(22)])) == [
        "FeedTests/second: \(words) Tests/M/FeedTests.swift:15",
        "FeedTests/first: it was cut off when its process died in FeedTests/second Tests/M/FeedTests.swift:10",
      ])
    // In a place that is of no test that ran then, nobody is blamed.
    for frames in [nil, [line(35)]] {
      #expect(
        try died(Crash(message: words, place: library, frames: frames)) == [
          "FeedTests/first: its process died: \(words) Tests/M/FeedTests.swift:10",
          "FeedTests/second: its process died: \(words) Tests/M/FeedTests.swift:20",
        ])
    }
  }

  @Test func anErrorThatNamesItsLineIsShownThere() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "Tests/M/Helper.swift")
    func found(_ message: String, isXCTest: Bool) throws -> String {
      let name = try #require(TestName(isXCTest ? "M.S/testA" : "M.S/a()"))
      let place = isXCTest ? nil : CallSite(filePath: "Tests/M/S.swift", line: 3)
      let failure = TestFailure(
        message, at: place, reason: isXCTest ? .other : nil, issue: isXCTest ? nil : "M/S.swift:3:2")
      var stream = IssueStream()
      stream.tests = [TestResult(name, .failed, failures: [failure])]
      let end = AttemptResult(status: 1, issues: stream)
      try sandbox.run("r", .init())
      let run = try Run("r", in: sandbox.project).ending(with: [end], at: Samples.signature.at)
      let test = try #require(run.suiteResult.failed.first)
      return "\(test.sentence) \(test.failurePlace.map { "\($0)" } ?? "nowhere")"
    }
    expectGolden([
      (
        "found(\"Caught error: M/S.swift:11: cannot tap Save: it is covered\\n tree\", isXCTest: fa...",
        try found("Caught error: M/S.swift:11: cannot tap Save: it is covered\n  tree", isXCTest: false)
      ),
      (
        "found(\"threw error \\\"M/Helper.swift:5: cannot tap Save\\\"\", isXCTest: true)",
        try found("threw error \"M/Helper.swift:5: cannot tap Save\"", isXCTest: true)
      ),
      (
        "found(\"Caught error: Oops()\", isXCTest: false)", try found("Caught error: Oops()", isXCTest: false)
      ),
    ])
  }

  @Test func aProcessThatDiesNamesItsTestAndItsLastStep() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let first = try #require(TestName("M.FeedTests/testFirst"))
    let second = try #require(TestName("M.FeedTests/testSecond"))
    // As a process leaves it that is killed: its part is never closed.
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    _ = CheckRunner(store: sandbox.store, recorder: recorder).run(Sandbox.Check().capture())
    recorder.noteTestStart(first)
    recorder.noteTest(TestResult(first, .passed, duration: 2))
    recorder.noteTestStart(second)
    recorder.noteStep("Tap \"Retry\" Button", of: TestOwner(suite: ["FeedTests"], test: "testSecond"))
    let end = AttemptResult(status: 1, crashes: [Crash(signal: 11)])
    let run = try Run("r", in: sandbox.project).ending(with: [end], at: Samples.signature.at)
    #expect(
      run.suiteResult.tests.map { "\($0.text) \($0.end.rawValue)" } == [
        "FeedTests/testFirst passed", "FeedTests/testSecond cut",
      ])
    #expect(
      run.suiteResult.failed.map(\.sentence) == [
        "SIGSEGV ended its process; its last step: Tap \"Retry\" Button"
      ])
    // The process is this one, which still runs; another one has died.
    let finding = RunFinding.processOpen(
      pid: 7, isRunning: false, ran: [.init(test: "FeedTests/testSecond", step: "Tap \"Retry\" Button")])
    expectGolden("\(finding)")
    try recorder.close()
  }

  @Test func aFailureOfACheckIsNoneOfTheTest() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let place = "M/FeedTests.swift:7:5"
    try sandbox.attempt(
      1, of: "r", .init(Samples.key(), Screen().button("Remove")), failures: [.issue(place)])
    try sandbox.endTests("r", try Sandbox.failed("M.RecipesTests/testDetails()", "differs"), status: 1)
    let suite = try Run("r", in: sandbox.project).suiteResult
    #expect(suite.failed == [] && suite.tests.map(\.checkFailures) == [1] && !suite.stops)
    // Approved, the run is clean.
    #expect(try sandbox.verdict("r").exitCode == .differences)
    try sandbox.approve("r")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func whatPassedWhenItWasRunAgainHasNotFailed() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.attempt(1, of: "r", .init())
    try sandbox.attempt(2, of: "r", .init())
    let name = "M.FeedTests/fails()"
    try sandbox.endTests(
      "r", attempts: [[try Sandbox.failed(name, "no")], [try Sandbox.ended(name, .passed)]])
    let run = try Run("r", in: sandbox.project)
    #expect(run.suiteResult.failed == [] && run.suiteResult.tests.map(\.attempt) == [2])
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func aFailureStopsTheGateWhateverTheChecksSay() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    try sandbox.endTests("r", try Sandbox.failed("M.FeedTests/fails()", "no"), status: 1)
    #expect(try sandbox.verdict("r").exitCode == .differences)
    #expect(try sandbox.verdict("r").checks.map(\.outcome.status) == [.match])
  }
}
