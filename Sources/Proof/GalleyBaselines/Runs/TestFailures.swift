/// The failures of the tests of a process, as far as the process can tell.
///
/// XCTest tells of every failure while it runs. Swift Testing tells nobody within the process; what it says to
/// `galley test` is an ``IssueStream``.
package struct TestFailures: Hashable, Sendable, Codable {
  /// XCTest failures that are a check's.
  package var checks = 0
  /// XCTest failures for any other reason.
  package var others = 0
  /// The places where checks recorded Swift Testing issues, each once, sorted: file, line and column.
  package var issues: [String] = []
  /// The places of ``issues`` where more failed than a missing baseline; `nil` in runs of versions that did not
  /// record it.
  package var changes: [String]? = []
  /// XCTest failures outside of any test, as in a class's tear-down.
  package var loose: Int?
  /// The failures that ``loose`` counts, as XCTest described them.
  package var looseFailures: [TestFailure]?

  /// A process without failures.
  package init() {}

  /// The kinds of failures.
  package enum Reason: Sendable {
    /// A check under XCTest.
    case check
    /// Anything else under XCTest.
    case other
    /// Anything under XCTest outside of a test.
    case loose
    /// A check under Swift Testing, at a file, line and column.
    case issue(String)
    /// A check under Swift Testing that only has no baseline, or was recorded.
    case newIssue(String)
  }

  /// Takes one more.
  package mutating func note(_ reason: Reason) {
    switch reason {
    case .check: checks += 1
    case .other: others += 1
    case .loose:
      others += 1
      loose = (loose ?? 0) + 1
    case .issue(let place):
      issues = Self.adding(place, to: issues)
      changes = Self.adding(place, to: changes ?? [])
    case .newIssue(let place): issues = Self.adding(place, to: issues)
    }
  }

  private static func adding(_ place: String, to places: [String]) -> [String] {
    places.contains(place) ? places : (places + [place]).sorted()
  }

  /// The places of ``issues`` where only a missing baseline failed.
  package var onlyNew: Set<String> { Set(issues).subtracting(changes ?? issues) }
}
