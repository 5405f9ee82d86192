import Foundation

/// An ``XCTIssue`` as an object that is not changed.
///
/// - Reference: [`XCTIssueReference`](https://developer.apple.com/documentation/xctest/xctissuereference).
public class XCTIssueReference: NSObject {
  fileprivate(set) var issue: XCTIssue

  /// Creates an object from an issue.
  ///
  /// - Parameter issue: The issue.
  public init(_ issue: XCTIssue) {
    self.issue = issue
    super.init()
  }

  /// Creates an issue from its kind and description.
  ///
  /// - Parameters:
  ///   - type: The kind of issue.
  ///   - compactDescription: The failure, in one line.
  public convenience init(type: XCTIssue.IssueType, compactDescription: String) {
    self.init(XCTIssue(type: type, compactDescription: compactDescription))
  }

  /// The kind of issue.
  public var type: XCTIssue.IssueType { issue.type }
  /// The issue in one line.
  public var compactDescription: String { issue.compactDescription }
  /// The issue in full.
  public var detailedDescription: String? { issue.detailedDescription }
  /// The place in the source where the issue occurred.
  public var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }
  /// The error behind it.
  public var associatedError: (any Error)? { issue.associatedError }
  /// The attachments that help to understand the issue.
  public var attachments: [XCTAttachment] { issue.attachments }
}

/// An ``XCTIssue`` as an object that may be changed.
///
/// - Reference: [`XCTMutableIssue`](https://developer.apple.com/documentation/xctest/xctmutableissue).
public final class XCTMutableIssue: XCTIssueReference {
  /// The kind of issue.
  public override var type: XCTIssue.IssueType {
    get { issue.type }
    set { issue.type = newValue }
  }

  /// The issue in one line.
  public override var compactDescription: String {
    get { issue.compactDescription }
    set { issue.compactDescription = newValue }
  }

  /// The issue in full.
  public override var detailedDescription: String? {
    get { issue.detailedDescription }
    set { issue.detailedDescription = newValue }
  }

  /// The place in the source where the issue occurred.
  public override var sourceCodeContext: XCTSourceCodeContext {
    get { issue.sourceCodeContext }
    set { issue.sourceCodeContext = newValue }
  }

  /// The error behind it.
  public override var associatedError: (any Error)? {
    get { issue.associatedError }
    set { issue.associatedError = newValue }
  }

  /// The attachments that help to understand the issue.
  public override var attachments: [XCTAttachment] {
    get { issue.attachments }
    set { issue.attachments = newValue }
  }

  /// Adds something that helps to understand it.
  ///
  /// - Parameter attachment: The attachment.
  public func add(_ attachment: XCTAttachment) {
    issue.add(attachment)
  }
}
