import Foundation
import GalleyAutomation
import GalleyTree

/// An issue that an audit has found.
///
/// - Reference: [`XCUIAccessibilityAuditIssue`](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue).
@MainActor @preconcurrency
public final class XCUIAccessibilityAuditIssue: NSObject {
  /// The element that it is about.
  public let element: XCUIElement?
  /// The problem in a few words, such as `Hit area is too small`.
  public let compactDescription: String
  /// The problem with its figures and the element.
  public let detailedDescription: String
  /// The type of audit that found the issue.
  public let auditType: XCUIAccessibilityAuditType

  /// The element's name in messages.
  let elementName: String

  /// Describes an issue on a screen, for the line of the test that audits it.
  init(_ found: AuditIssue, on screen: ScreenIndex, at site: CallSite) {
    let place = screen.place(at: found.path)
    let element = place.map { screen.nodes[$0].element }
    let name = element.map(ElementNaming.name) ?? found.element
    elementName = name
    self.element = place.map { place in
      let root = QueryChain.Root.object(ElementKey(of: place, in: screen), name: name)
      return XCUIElement(QueryChain(root: root), at: site)
    }
    compactDescription = found.summary
    let line = element.map { ": \(ElementNaming.line($0))" } ?? ""
    detailedDescription = "\(found.details) (WCAG 2.2, \(found.criterion))\(line)"
    auditType = XCUIAccessibilityAuditType(found.rule)
    super.init()
  }
}
