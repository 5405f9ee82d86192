import GalleyTree

extension Automator {
  /// Finds obstacles to accessibility in the visible part of an app.
  ///
  /// For ``AuditRule/dynamicType``, and for text that is clipped at larger text sizes, the text size is changed, and changed back.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app.
  ///   - rules: The rules to apply.
  /// - Throws: ``DriverError`` if the app is not in front or the device does not answer.
  package func audit(_ bundleIdentifier: String, for rules: Set<AuditRule>) throws -> AuditReport {
    guard driver.state(of: bundleIdentifier) == .runningForeground else {
      throw DriverError.notRunning(bundleIdentifier)
    }
    return try log.step("Perform accessibility audit of \(bundleIdentifier)") {
      let audit = try restingAudit(bundleIdentifier)
      var report = AuditReport(
        capture: audit.capture, bundleIdentifier: bundleIdentifier, issues: audit.issues(of: rules),
        omissions: audit.omissions(of: rules))
      if !rules.isDisjoint(with: DynamicTypeAudit.rules) {
        let sizes = try textSizes(of: audit, bundleIdentifier)
        report.issues += sizes.issues.filter { rules.contains($0.rule) }
        report.omissions += sizes.omissions.filter { rules.contains($0.rule) }
      }
      for omission in report.omissions { log.note("Not audited: \(omission)") }
      return report
    }
  }

  /// Records a judged audit that is not empty beside the checks of the run, and logs known issues as steps.
  package func keep(_ audit: JudgedAudit, of capture: Capture, at site: CallSite) {
    if audit.isEmpty { return }
    if !audit.known.isEmpty || !audit.gone.isEmpty { log.note("Audit: \(audit.summary)") }
    evidence?.record(
      Evidence(
        title: "Accessibility audit of \(audit.subject)", text: "\(site)\n\(audit.text)", capture: capture,
        steps: [], audit: audit))
  }

  private func restingAudit(_ bundleIdentifier: String) throws -> AccessibilityAudit {
    try settle(until: driver.now + restLimit)
    return AccessibilityAudit(try driver.capture(), of: bundleIdentifier, on: platform)
  }

  /// Lays the screen out at larger text sizes, and as it was again.
  private func textSizes(
    of audit: AccessibilityAudit, _ bundleIdentifier: String
  ) throws -> DynamicTypeAudit.Findings {
    guard let device = driver as? any TextSizeChanging else {
      let reason = "the device's text size cannot be changed by its driver"
      return DynamicTypeAudit.Findings(omissions: DynamicTypeAudit.omissions(because: reason))
    }
    let chosen = audit.capture.snapshot.configuration.textSize
    defer {
      // If the device does not answer any more, the next action reports it.
      try? device.setTextSize(chosen)
      _ = try? settle(until: driver.now + restLimit)
    }
    var larger: [(TextSize, AccessibilityAudit)] = []
    for size in [DynamicTypeAudit.ordinary, DynamicTypeAudit.largest] where size > chosen {
      try device.setTextSize(size)
      larger.append((size, try restingAudit(bundleIdentifier)))
    }
    return DynamicTypeAudit(chosen: audit, larger: larger).findings
  }
}
