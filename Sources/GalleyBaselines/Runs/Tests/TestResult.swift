/// What became of one test in one attempt.
public struct TestResult: Hashable, Sendable, Codable {
  /// How a test ended.
  public enum End: String, Sendable, Codable, CaseIterable {
    /// It ran to its end and nothing failed.
    case passed
    /// Something failed.
    case failed
    /// It did not run, or said in the middle that it does not apply.
    case skipped
    /// It began, and never came to its end.
    case cut
  }

  /// Why an XCTest failed.
  public enum Reason: String, Sendable, Codable, CaseIterable {
    /// A check without a baseline, or one that was recorded.
    case new
    /// Any other check.
    case check
    /// Anything else.
    case other
  }

  /// The test.
  public var test: TestName
  /// How it ended.
  public var end: End
  /// Why it failed, each reason once, sorted, where XCTest ran it.
  public var reasons: [Reason]?
  /// Where it failed, each place once, sorted, where Swift Testing ran it; a place that is not known is empty.
  public var issues: [String]?

  /// Says what became of a test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - end: How it ended.
  ///   - reasons: Why it failed, where XCTest ran it.
  ///   - issues: Where it failed, where Swift Testing ran it.
  public init(_ test: TestName, _ end: End, reasons: [Reason]? = nil, issues: [String]? = nil) {
    self.test = test
    self.end = end
    self.reasons = reasons
    self.issues = issues
  }
}

/// A test as a check's key names it.
public struct TestOwner: Hashable, Sendable, Codable, Comparable {
  /// The suites, outermost first.
  public var suite: [String]
  /// The test, without parameters.
  public var test: String

  /// Names a test.
  ///
  /// - Parameters:
  ///   - suite: The suites, outermost first.
  ///   - test: The test, without parameters.
  public init(suite: [String], test: String) {
    self.suite = suite
    self.test = test
  }

  /// Whether the first comes earlier in a list.
  public static func < (a: TestOwner, b: TestOwner) -> Bool {
    (a.suite.joined(separator: "/"), a.test) < (b.suite.joined(separator: "/"), b.test)
  }
}
