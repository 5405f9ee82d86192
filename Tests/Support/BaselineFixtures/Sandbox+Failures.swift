import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree

extension Sandbox {
  /// A test of Swift Testing that failed at a line, for another reason than its checks.
  package static func failed(_ specifier: String, _ message: String, line: Int = 7) throws -> TestResult {
    guard let test = TestName(specifier) else { throw NoTest(specifier: specifier) }
    let issue = "M/FeedTests.swift:\(line):5"
    return TestResult(
      test, .failed, issues: [issue],
      failures: [
        TestFailure(message, at: CallSite(filePath: "Tests/M/FeedTests.swift", line: line), issue: issue)
      ], duration: 0.25, place: CallSite(filePath: "Tests/M/FeedTests.swift", line: 3))
  }

  /// A test with another end.
  package static func ended(_ specifier: String, _ end: TestResult.End, line: Int = 3) throws -> TestResult {
    guard let test = TestName(specifier) else { throw NoTest(specifier: specifier) }
    return TestResult(
      test, end, duration: end == .cut ? nil : 1.5,
      place: CallSite(filePath: "Tests/M/FeedTests.swift", line: line),
      remark: end == .skipped ? "Test skipped: \"later\"" : nil)
  }

  private struct NoTest: Error {
    var specifier: String
  }

  /// A run with a difference, a test that passed, one that failed, one that was skipped, and two that were cut off when the
  /// process of one of them died.
  package static func withFailures() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    let results = [
      try ended("M.FeedTests/passes()", .passed),
      try failed("M.FeedTests/fails()", "Expectation failed: (a → 1) == 2\n<a> & b"),
      try ended("M.FeedTests/later()", .skipped),
      try ended("M.FeedTests/dies()", .cut, line: 20), try ended("M.FeedTests/beside()", .cut, line: 30),
    ]
    var stream = IssueStream()
    stream.hasBegun = true
    stream.tests = results
    stream.failures = ["M/FeedTests.swift:7:5"]
    stream.loose = 0
    let crash = Crash(
      message: "Fatal error: Index out of range", place: CallSite(filePath: "M/FeedTests.swift", line: 22),
      signal: 4)
    let end = AttemptResult(status: 1, issues: stream, crashes: [crash])
    if let summary = try Run("r", in: sandbox.project).ending(with: [end], at: Samples.signature.at).summary {
      try Run.end("r", in: sandbox.project, summary)
    }
    return sandbox
  }
}
