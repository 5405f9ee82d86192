import Foundation
import GalleyAutomation
import GalleyTree

extension XCUIApplication {
  /// Audits the accessibility of the visible screen; each issue fails the test.
  ///
  /// ``XCUIAccessibilityAuditType`` lists the types that find anything. The steps of the test name each type
  /// that the device cannot audit. Issues and the screen are kept in the report of the run, too. Issues that
  /// `knownIssues` in `Galley.json` lists under the app's bundle identifier appear in that report only: they
  /// do not fail the test and are not passed to the handler.
  ///
  /// - Parameters:
  ///   - auditTypes: The types of issues to look for.
  ///   - issueHandler: Receives each issue, and returns true if it is not a failure.
  /// - Throws: `DriverError` if the app does not run or the device does not answer, the reason why
  ///   `Galley.json` cannot be read, or the error that the handler throws.
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
    let site = CallSite(filePath: file, line: line)
    let rules = auditTypes.rules
    let known = try (automator.evidence as? any KnownIssueSource)?.knownIssues(
      of: bundleIdentifier, forTestAt: site.filePath)
    let report = try automator.audit(bundleIdentifier, for: rules)
    let screen = automator.index(of: report.capture.snapshot)
    var audit = JudgedAudit(bundleIdentifier, report.issues, of: rules, knowing: known ?? [])
    // An element that is not here may be on another screen of the app.
    audit.gone = []
    if let issueHandler {
      try audit.accept { try issueHandler(XCUIAccessibilityAuditIssue($0, on: screen, at: site)) }
    }
    audit.omissions = report.omissions.map(\.description)
    automator.keep(audit, of: report.capture, at: site)
    for found in audit.new {
      let issue = XCUIAccessibilityAuditIssue(found, on: screen, at: site)
      XCUIContext.run((), at: site) { _ in
        throw AuditFailure(
          message: "\(issue.compactDescription) (\(issue.elementName)): \(issue.detailedDescription)\n    "
            + audit.wayOut(of: found))
      }
    }
  }
}

/// A finding that nobody has accepted.
private struct AuditFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
