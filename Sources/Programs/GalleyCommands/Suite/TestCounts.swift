/// The numbers of a run's tests, by outcome.
package struct TestCounts: Hashable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var skipped = 0

  /// Counts of a run that has not begun.
  package init() {}

  /// All tests that have ended.
  package var all: Int { passed + failed + skipped }

  /// Counts the end of a test; other events change nothing.
  package mutating func count(_ event: SuiteEvent) {
    switch event {
    case .passed: passed += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    case .build, .started, .noise: break
    }
  }
}
