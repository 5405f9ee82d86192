import GalleyTree

/// The result of one test in one attempt.
package struct TestResult: Hashable, Sendable, Codable {
  /// The end of a test.
  package enum End: String, Sendable, Codable, CaseIterable {
    /// It ran to its end and nothing failed.
    case passed
    /// Something failed.
    case failed
    /// It did not run, or said in the middle that it does not apply.
    case skipped
    /// It began, and never came to its end.
    case cut
  }

  /// The kinds of failures of an XCTest.
  package enum Reason: String, Sendable, Codable, CaseIterable {
    /// A check without a baseline, or one that was recorded.
    case new
    /// Any other check.
    case check
    /// Anything else.
    case other
  }

  /// The test.
  package var test: TestName
  /// The end of the test.
  package var end: End
  /// The reasons of its failure, each once, sorted, where XCTest ran it.
  package var reasons: [Reason]?
  /// The places of its failures, each once, sorted, where Swift Testing ran it; an unknown place is empty.
  package var issues: [String]?
  /// The failures, in order; `nil` in runs of versions that did not record them.
  package var failures: [TestFailure]?
  /// The duration of the test, in seconds.
  package var duration: Double?
  /// The line of the test itself, where Swift Testing ran it.
  package var place: CallSite?
  /// The reason why it was skipped.
  package var remark: String?
  /// The files that it attached, in order, where XCTest ran it; `nil` if there are none.
  package var attachments: [KeptAttachment]?

  /// Says what became of a test.
  package init(
    _ test: TestName, _ end: End, reasons: [Reason]? = nil, issues: [String]? = nil,
    failures: [TestFailure]? = nil, duration: Double? = nil, place: CallSite? = nil, remark: String? = nil
  ) {
    self.test = test
    self.end = end
    self.reasons = reasons
    self.issues = issues
    self.failures = failures
    self.duration = duration
    self.place = place
    self.remark = remark
  }

  /// The same, with lines as a project's records name them.
  package func inside(_ root: String) -> TestResult {
    var result = self
    result.place = place?.inside(root)
    result.failures = failures?.map { $0.inside(root) }
    return result
  }
}

/// A test as a check's key names it.
package struct TestOwner: Hashable, Sendable, Codable, Comparable {
  /// The suites, outermost first.
  package var suite: [String]
  /// The test, without parameters.
  package var test: String

  /// Names a test.
  package init(suite: [String], test: String) {
    self.suite = suite
    self.test = test
  }

  /// Whether the first comes earlier in a list.
  package static func < (a: TestOwner, b: TestOwner) -> Bool {
    (a.suite.joined(separator: "/"), a.test) < (b.suite.joined(separator: "/"), b.test)
  }
}
