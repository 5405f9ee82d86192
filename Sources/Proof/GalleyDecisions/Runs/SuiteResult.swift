import GalleyBaselines

/// The result of the tests of a run, beside what their checks say.
package struct SuiteResult: Sendable {
  /// The tests that ran, in order.
  package var tests: [JudgedTest] = []
  /// The failures that are of no test.
  package var loose: [TestFailure] = []
  /// The reason why the run cannot pass, whatever the results of its checks; `nil` if there is none.
  package var failure: Failure?
  /// The signal that interrupted the run.
  package var interruption: Int32?
  /// The failed tests that were not run again, as their failure would have been the same.
  package var unretried: [UnretriedTest] = []

  /// A reason why a run is no pass, although every check may be.
  package enum Failure: Sendable, Hashable {
    /// `swift test` failed, and not only because of checks; in parts of the suite, these.
    case tests(status: Int32, parts: [String])
    /// Checks failed when the tests ran, which are clean now.
    case checksWereNotClean
  }

  /// Creates a result without any facts.
  package init() {}

  /// The tests that failed for another reason than their checks, those that were cut off by another's crash last.
  package var failed: [JudgedTest] {
    let failed = tests.filter(\.hasFailed)
    return failed.filter { !$0.isBystander } + failed.filter(\.isBystander)
  }

  /// Whether the run is no pass whatever its checks say.
  package var stops: Bool { failure != nil || !loose.isEmpty || tests.contains(where: \.hasFailed) }
}
