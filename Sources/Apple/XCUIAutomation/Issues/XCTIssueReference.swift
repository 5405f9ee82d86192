import Foundation

/// An ``XCTIssue`` as an object that is not changed.
///
/// - Reference: [`XCTIssueReference`](https://developer.apple.com/documentation/xctest/xctissuereference).
public class XCTIssueReference: NSObject {
  /// The issue.
  fileprivate(set) var issue: XCTIssue

  /// Makes an object of an issue.
  ///
  /// - Parameter issue: The issue.
  public init(_ issue: XCTIssue) {
    self.issue = issue
    super.init()
  }

  /// Makes an issue of its kind and description.
  ///
  /// - Parameters:
  ///   - type: The kind of issue.
  ///   - compactDescription: What went wrong, in a line.
  public convenience init(type: XCTIssue.IssueType, compactDescription: String) {
    self.init(XCTIssue(type: type, compactDescription: compactDescription))
  }

  /// The kind of issue.
  public var type: XCTIssue.IssueType { issue.type }
  /// What went wrong, in a line.
  public var compactDescription: String { issue.compactDescription }
  /// What went wrong, at length.
  public var detailedDescription: String? { issue.detailedDescription }
  /// Where it went wrong.
  public var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }
  /// The error behind it.
  public var associatedError: (any Error)? { issue.associatedError }
  /// What helps to understand it.
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

  /// What went wrong, in a line.
  public override var compactDescription: String {
    get { issue.compactDescription }
    set { issue.compactDescription = newValue }
  }

  /// What went wrong, at length.
  public override var detailedDescription: String? {
    get { issue.detailedDescription }
    set { issue.detailedDescription = newValue }
  }

  /// Where it went wrong.
  public override var sourceCodeContext: XCTSourceCodeContext {
    get { issue.sourceCodeContext }
    set { issue.sourceCodeContext = newValue }
  }

  /// The error behind it.
  public override var associatedError: (any Error)? {
    get { issue.associatedError }
    set { issue.associatedError = newValue }
  }

  /// What helps to understand it.
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
