import GalleyBaselines

/// The tests that exist and those that ran to their end, and what follows for baselines that no check used.
///
/// Closed by default: what is not known to have ended proves nothing.
package struct TestCompletion: Sendable {
  /// All tests; `nil` if the run has no list of them.
  package let listed: [TestName]?
  /// Whether nothing is known to be missing of the run.
  package let isComplete: Bool
  /// The environments that the run made checks in, where it was one of a matrix; `nil` if it was not.
  private let environments: Set<CheckKey.Environment>?
  private let ended: Set<TestName>
  private let ignoring: [TestOwner]
  private let suites: Set<[String]>
  private let bySuiteAndTest: [TestOwner: [TestName]]
  private let functions: [String: [TestName]]

  /// Creates the state of completion from a list of tests and their results.
  ///
  /// - Parameters:
  ///   - listed: All tests; `nil` if they are not known.
  ///   - results: The results by attempt.
  ///   - ignoring: The tests that were to compare nothing.
  ///   - environments: The environments that the run made checks in, if there are other runs for others.
  ///   - isComplete: Whether nothing is known to be missing.
  package init(
    listed: [TestName]?, results: [[TestResult]], ignoring: [TestOwner] = [],
    environments: Set<CheckKey.Environment>? = nil, isComplete: Bool = true
  ) {
    self.environments = environments
    self.listed = listed
    self.isComplete = isComplete
    self.ignoring = Set(ignoring).sorted()
    var last: [TestName: Bool] = [:]
    for attempt in results {
      var passed: [TestName: Bool] = [:]
      for result in attempt { passed[result.test] = passed[result.test] ?? true && result.end == .passed }
      last.merge(passed) { $1 }
    }
    ended = Set(last.filter(\.value).keys)
    let listed = listed ?? []
    suites = Set(listed.map(\.suite))
    bySuiteAndTest = Dictionary(grouping: listed.filter { !$0.suite.isEmpty }) {
      TestOwner(suite: $0.suite, test: $0.test)
    }
    functions = Dictionary(grouping: listed.filter(\.suite.isEmpty), by: \.test)
  }

  /// Whether every test ran to its end and made its comparisons.
  package var isWhole: Bool {
    guard let listed, !listed.isEmpty else { return false }
    return isComplete && ignoring.isEmpty && listed.allSatisfy(ended.contains)
  }

  /// The proof that no check will use a baseline that none used.
  ///
  /// - Returns: The reason; `nil` if it is not proven.
  package func orphanReason(of key: CheckKey) -> OrphanReason? {
    guard let listed, !listed.isEmpty else { return nil }
    // That a test ended on one device says nothing of its baselines on another.
    let isOfRun = environments?.contains(key.environment) ?? true
    guard let test = key.test else { return isWhole && isOfRun ? .suiteEnded : nil }
    let owners = owners(suite: key.suite, test: test)
    guard owners.isEmpty else {
      let proves =
        isComplete && isOfRun && owners.allSatisfy(ended.contains)
        && !ignoring.contains { $0.suite == key.suite && $0.test == test }
      return proves ? .testEnded : nil
    }
    if isWhole { return .testGone }
    // A check may be known by other names than a test's: those of a file and a function that helps, or of Eyes. Only where
    // the suite is one, and the name one of a test, is it the test that is missing.
    let isOfTest = listed.contains { $0.suite == key.suite && (!$0.isXCTest || test.hasPrefix("test")) }
    return suites.contains(key.suite) && isOfTest ? .testGone : nil
  }

  private func owners(suite: [String], test: String) -> [TestName] {
    let named = bySuiteAndTest[TestOwner(suite: suite, test: test)] ?? []
    return named + (suite.count == 1 ? functions[test] ?? [] : [])
  }
}

/// The proof that no check will use a baseline.
package enum OrphanReason: String, Sendable, Hashable, Codable, CaseIterable {
  /// Its test is on the list of tests no longer.
  case testGone
  /// Its test ran to its end and passed, without that check.
  case testEnded
  /// All tests ran to their end and passed, without that check.
  case suiteEnded
  /// Its picture is not in the recorded folders.
  case pictureGone
}

extension OrphanReason: CustomStringConvertible {
  /// The reason as half a sentence.
  package var description: String {
    switch self {
    case .testGone: "its test is gone"
    case .testEnded: "its test ended without it"
    case .suiteEnded: "all tests ended without it"
    case .pictureGone: "its picture is not in the recorded folders"
    }
  }
}
