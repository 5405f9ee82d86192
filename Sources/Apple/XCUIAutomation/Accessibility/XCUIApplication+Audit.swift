import Foundation
import GalleyAutomation
import GalleyTree

extension XCUIApplication {
  /// Looks for what keeps people from using what the app shows now; what is found fails the test, one failure each.
  ///
  /// ``XCUIAccessibilityAuditType`` tells which types find anything. What cannot be looked for on the device at hand is told among
  /// the steps of the test. Issues and the screen are kept in the report of the run, too. What `knownIssues` in `Galley.json` lists
  /// under the app's bundle identifier fails nothing and is not given to the handler: it is listed in that report.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look for.
  ///   - issueHandler: Gets what was found; what it answers true for is no failure.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Throws: `DriverError` if the app does not run or the device does not answer, why `Galley.json` cannot be read, and what the
  ///   handler throws.
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
    // What is not here may be on another screen of the app.
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
