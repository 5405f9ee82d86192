import GalleyAutomation
import GalleyBaselines
import GalleyPages
import GalleyTree
import XCUIAutomation

extension Page {
  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element audit: rename the element, such as auditElement"
  )
  public var audit: HiddenElement { HiddenElement() }

  /// Looks for anything that keeps people from using the page as it is now.
  ///
  /// ```swift
  /// try page.audit()
  /// try page.audit(for: [.contrast, .hitRegion]) { issue in issue.identity == "hitRegion info" }
  /// ```
  ///
  /// Each issue fails the running test at this line, with the measured and the required value and the
  /// criterion of WCAG; the test goes on. Issues that `knownIssues` in `Galley.json` lists under the layout's
  /// name fail nothing: the report of the run lists them, and also known issues that are gone. For a
  /// component or a row, the audit looks only at that part of the screen. The steps of the test name the
  /// rules that could not be checked, such as other text sizes where the driver cannot set one.
  ///
  /// - Parameters:
  ///   - rules: The rules to check.
  ///   - duration: The longest to wait for the page.
  ///   - isAccepted: Receives each issue that is not known; issues that it returns `true` for are no
  ///     failures.
  /// - Returns: The issues that fail the test.
  /// - Throws: `PageError` if the page is not there in time, `DriverError` if the device does not answer, the
  ///   error of a `Galley.json` that cannot be read, and any error of the handler.
  @discardableResult
  public func audit(
    for rules: Set<AuditRule> = Set(AuditRule.allCases), within duration: Duration? = nil,
    site: CallSite = #_callSite,
    accepting isAccepted: (AuditIssue) throws -> Bool = { _ in false }
  ) throws -> [AuditIssue] {
    try verify(within: duration, site: site)
    let known = try RunEvidenceRecorder().knownIssues(of: layoutName, forTestAt: site.filePath)
    let report = try automator.audit(application.bundleIdentifier, for: rules)
    var audit = JudgedAudit(layoutName, report.issues(in: target), of: rules, knowing: known)
    try audit.accept(where: isAccepted)
    audit.omissions = report.omissions.map(\.description)
    automator.keep(audit, of: report.capture, at: site)
    for issue in audit.new {
      // No check's: the gate cannot be opened by an approval.
      CheckFailure.report(audit.failure(issue), at: site, notedBy: nil)
    }
    return audit.new
  }
}

extension AuditReport {
  /// The issues of a part of the screen; all of them for the whole app.
  fileprivate func issues(in target: Target) -> [AuditIssue] {
    guard let path = target.find(capture.snapshot).first, path.indices.count > 1,
      let element = capture.snapshot.screen[path]
    else { return issues }
    return issues.filter { issue in
      issue.rule == .elementDetection ? element.frame.encloses(issue.frame) : path.contains(issue.path)
    }
  }
}
