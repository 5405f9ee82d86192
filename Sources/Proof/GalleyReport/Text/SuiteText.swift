import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyText
import GalleyTree

/// Sentences about the tests of a run, beside what their checks say.
package enum SuiteText {
  /// A failed test, such as `FeedTests/testFeed: XCTAssertTrue failed (Tests/FeedTests.swift:12)`.
  package static func failed(_ test: JudgedTest) -> String {
    "\(test.text): \(test.sentence)\(place(test.failurePlace))"
  }

  /// A failure that is of no test.
  package static func loose(_ failure: TestFailure) -> String {
    "outside of any test: \(failure.sentence)\(place(failure.place))"
  }

  private static func place(_ place: CallSite?) -> String {
    place.map { " (\(CleanText.line("\($0)", limit: 300)))" } ?? ""
  }

  /// The failed tests and the failures of none, one sentence each without a full stop.
  package static func failures(_ suite: SuiteResult) -> [String] {
    suite.failed.map(failed) + suite.loose.map(loose)
  }

  /// The tests that were not run again, such as `FeedTests/testFeed: its device is deterministic`.
  package static func unretried(_ suite: SuiteResult) -> [String] {
    suite.unretried.map { "\($0.test.text): \($0.reason)" }
  }

  /// The number of tests by their end, such as `12 tests: 10 passed, 1 failed, 1 skipped`; `nil` if none is known.
  package static func count(_ suite: SuiteResult) -> String? {
    guard !suite.tests.isEmpty else { return nil }
    let ends: [(TestResult.End, String)] = [
      (.passed, "passed"), (.failed, "failed"), (.cut, "cut off"), (.skipped, "skipped"),
    ]
    let parts = ends.compactMap { end, word in
      let number = suite.tests.count { $0.end == end }
      return number > 0 ? "\(Numeral.grouped(number)) \(word)" : nil
    }
    return "\(EnglishNoun.count(suite.tests.count, "test")): \(parts.joined(separator: ", "))"
  }

  /// The reason for which a run is no pass, beside its checks and what is known of its tests; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - suite: The result of the tests.
  ///   - output: Where the output of `swift test` is to be looked for.
  package static func failure(_ suite: SuiteResult, output: String = "its output") -> String? {
    switch suite.failure {
    case nil: return nil
    case .checksWereNotClean:
      return "every check is clean now, but some failed when the tests ran; run them again"
    case .tests(let status, let parts):
      let place = parts.isEmpty ? "" : " in \(CleanText.line(parts.joined(separator: ", "), limit: 200))"
      return
        "tests failed for another reason than their checks, or did not run\(place): \"swift test\" ended with "
        + "\(status), see \(output)"
    }
  }
}
