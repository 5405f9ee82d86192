import Foundation
import GalleyAutomation
import GalleyTree

extension XCUIApplication {
  /// Looks for what keeps people from using what the app shows now; what is found fails the test, one failure each.
  ///
  /// ``XCUIAccessibilityAuditType`` tells which types find anything.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look for.
  ///   - issueHandler: Gets what was found; what it answers true for is no failure.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Throws: `DriverError` if the app does not run or the device does not answer, and what the handler throws.
  /// - Reference: [`performAccessibilityAudit(for:_:)`](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)).
  @MainActor @preconcurrency @_disfavoredOverload
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    guard let automator = XCUIContext.automator, let bundleIdentifier else {
      throw DriverError.unavailable(reason: "no device is installed")
    }
    let report = try automator.audit(bundleIdentifier, for: auditTypes.rules)
    let screen = automator.index(of: report.capture.snapshot)
    for found in report.issues {
      guard let place = screen.place(at: found.path) else { continue }
      let element = screen.nodes[place].element
      let name = ElementNaming.name(element)
      let root = QueryChain.Root.object(ElementKey(of: place, in: screen), name: name)
      let issue = XCUIAccessibilityAuditIssue(
        element: XCUIElement(QueryChain(root: root), at: CallSite(filePath: file, line: line)),
        compactDescription: found.summary,
        detailedDescription: "\(found.details): \(ElementNaming.line(element))",
        auditType: XCUIAccessibilityAuditType(found.rule))
      if try issueHandler?(issue) == true { continue }
      XCUIContext.run((), at: CallSite(filePath: file, line: line)) { _ in
        throw AuditFailure(message: "\(issue.compactDescription) (\(name)): \(issue.detailedDescription)")
      }
    }
  }
}

/// A finding that nobody has accepted.
private struct AuditFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
