import Foundation

/// Something that an audit has found.
///
/// - Reference: [`XCUIAccessibilityAuditIssue`](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue).
@MainActor @preconcurrency
public final class XCUIAccessibilityAuditIssue: NSObject {
  /// The element that it is about.
  public let element: XCUIElement?
  /// What is wrong, such as `Hit area is too small`.
  public let compactDescription: String
  /// What is wrong, with its figures and the element.
  public let detailedDescription: String
  /// What was looked for.
  public let auditType: XCUIAccessibilityAuditType

  init(
    element: XCUIElement, compactDescription: String, detailedDescription: String,
    auditType: XCUIAccessibilityAuditType
  ) {
    self.element = element
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.auditType = auditType
    super.init()
  }
}
