/// The numbers of a run's tests, by outcome.
package struct TestCounts: Hashable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var skipped = 0
  /// The number of tests that have ended by their events, which may be ahead of the lines.
  private(set) var ended = 0
  /// The number of tests without events that had ended when the program began.
  private var before = 0

  /// Counts of a run that has not begun.
  package init() {}

  /// All tests whose end was printed.
  package var all: Int { passed + failed + skipped }

  /// All tests that have ended, by lines or by events.
  var done: Int { max(all, before + ended) }

  /// Counts the end of a test; other events change nothing.
  package mutating func count(_ event: SuiteEvent) {
    switch event {
    case .passed: passed += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    case .build, .started, .noise: break
    }
  }

  /// Begins another program of tests; those of XCTest have no events.
  mutating func begin() { before = max(before, all - ended) }

  /// Takes the number of tests that have ended by their events.
  mutating func note(ended count: Int) { ended = max(ended, count) }
}
