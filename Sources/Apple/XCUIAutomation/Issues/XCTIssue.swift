import Foundation

/// An issue of a test.
///
/// - Reference: [`XCTIssue`](https://developer.apple.com/documentation/xctest/xctissue).
public struct XCTIssue {
  /// The kinds of issues, with Apple's raw values.
  public enum IssueType: Int, Hashable, Sendable, CaseIterable {
    /// An assertion failed.
    case assertionFailure = 0
    /// The test threw an error.
    case thrownError = 1
    /// Something raised an exception.
    case uncaughtException = 2
    /// It got slower than its baseline allows.
    case performanceRegression = 3
    /// The test could not be run.
    case system = 4
    /// A failure was expected and did not come.
    case unmatchedExpectedFailure = 5
  }

  /// The severity of an issue.
  public enum Severity: Int, Hashable, Sendable, CaseIterable {
    /// The issue is reported, and does not fail the test.
    case warning = 0
    /// It fails the test.
    case error = 1
  }

  /// The kind of issue.
  public var type: IssueType
  /// The issue in one line.
  public var compactDescription: String
  /// The issue in full.
  public var detailedDescription: String?
  /// The place in the source where the issue occurred.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error behind it.
  public var associatedError: (any Error)?
  /// The attachments that help to understand the issue.
  public var attachments: [XCTAttachment]
  /// The issue's severity.
  public var severity = Severity.error

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - type: The kind of issue.
  ///   - compactDescription: The failure, in one line.
  ///   - detailedDescription: The failure in full.
  ///   - sourceCodeContext: The place in the source where the issue occurred.
  ///   - associatedError: The error behind it.
  ///   - attachments: The attachments that help to understand the issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Adds something that helps to understand it.
  ///
  /// - Parameter attachment: The attachment.
  public mutating func add(_ attachment: XCTAttachment) {
    attachments.append(attachment)
  }
}

extension XCTIssue: CustomStringConvertible {
  /// The issue in one line.
  public var description: String { compactDescription }
}
