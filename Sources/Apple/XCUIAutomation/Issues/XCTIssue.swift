import Foundation

/// Something that went wrong in a test.
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

  /// How bad an issue is.
  public enum Severity: Int, Hashable, Sendable, CaseIterable {
    /// It is told, and fails nothing.
    case warning = 0
    /// It fails the test.
    case error = 1
  }

  /// The kind of issue.
  public var type: IssueType
  /// What went wrong, in a line.
  public var compactDescription: String
  /// What went wrong, at length.
  public var detailedDescription: String?
  /// Where it went wrong.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error behind it.
  public var associatedError: (any Error)?
  /// What helps to understand it.
  public var attachments: [XCTAttachment]
  /// How bad it is.
  public var severity = Severity.error

  /// Makes an issue.
  ///
  /// - Parameters:
  ///   - type: The kind of issue.
  ///   - compactDescription: What went wrong, in a line.
  ///   - detailedDescription: What went wrong, at length.
  ///   - sourceCodeContext: Where it went wrong.
  ///   - associatedError: The error behind it.
  ///   - attachments: What helps to understand it.
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
  /// What went wrong, in a line.
  public var description: String { compactDescription }
}
