import Foundation

/// A failure that a test expects.
///
/// - Reference: [`XCTExpectedFailure`](https://developer.apple.com/documentation/xctest/xctexpectedfailure).
public final class XCTExpectedFailure: NSObject {
  /// Options of an expected failure.
  ///
  /// - Reference: [`XCTExpectedFailure.Options`](https://developer.apple.com/documentation/xctest/xctexpectedfailure/options).
  public final class Options: NSObject {
    /// Whether failures are expected at all.
    public var isEnabled = true
    /// Whether it is a failure that none comes.
    public var isStrict = true
    /// A closure that returns whether an issue is expected; `nil` for all issues.
    public var issueMatcher: ((XCTIssue) -> Bool)?

    /// Options for any failure, whose absence fails the test.
    public override init() {
      super.init()
    }

    /// Options for any failure, which may also be absent.
    ///
    /// - Returns: The options.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }

  /// The reason for the expectation.
  public let failureReason: String?
  /// The failure that occurred.
  public let issue: XCTIssue

  init(reason: String?, issue: XCTIssue) {
    failureReason = reason
    self.issue = issue
    super.init()
  }
}
