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
    /// Says of an issue whether it is the expected one; `nil` for any.
    public var issueMatcher: ((XCTIssue) -> Bool)?

    /// Expects any failure, and fails if none comes.
    public override init() {
      super.init()
    }

    /// Expects any failure, and does without one.
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
