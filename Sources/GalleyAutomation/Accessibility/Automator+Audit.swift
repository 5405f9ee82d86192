import GalleyTree

extension Automator {
  /// Looks for what keeps people from using what an app shows.
  ///
  /// For ``AuditRule/dynamicType``, and for text that is clipped at larger text sizes, the text size is changed, and changed back.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app.
  ///   - rules: What to look for.
  /// - Throws: ``DriverError`` if the app is not in front or the device does not answer.
  package func audit(_ bundleIdentifier: String, for rules: Set<AuditRule>) throws -> AuditReport {
    guard driver.state(of: bundleIdentifier) == .runningForeground else {
      throw DriverError.notRunning(bundleIdentifier)
    }
    return try log.step("Perform accessibility audit of \(bundleIdentifier)") {
      let audit = try restingAudit(bundleIdentifier)
      var report = AuditReport(
        capture: audit.capture, bundleIdentifier: bundleIdentifier, issues: audit.issues(of: rules),
        omissions: [])
      if !rules.isDisjoint(with: DynamicTypeAudit.rules) {
        if let device = driver as? any TextSizeChanging {
          report.issues += try textSizes(of: audit, bundleIdentifier, on: device).filter {
            rules.contains($0.rule)
          }
        } else {
          let reason = "the device's text size cannot be changed by its driver"
          if rules.contains(.dynamicType) {
            report.omissions.append(.init(rule: .dynamicType, reason: reason))
          }
          if rules.contains(.textClipped) {
            report.omissions.append(
              .init(rule: .textClipped, reason: "it was looked for at one text size only: \(reason)"))
          }
        }
      }
      if platform != .macOS {
        for rule in [AuditRule.action, .parentChild] where rules.contains(rule) {
          report.omissions.append(.init(rule: rule, reason: "it is for Macs"))
        }
      }
      return report
    }
  }

  private func restingAudit(_ bundleIdentifier: String) throws -> AccessibilityAudit {
    try settle(until: driver.now + restLimit)
    return AccessibilityAudit(try driver.capture(), of: bundleIdentifier, on: platform)
  }

  /// Lays the screen out at larger text sizes, and as it was again.
  private func textSizes(
    of audit: AccessibilityAudit, _ bundleIdentifier: String, on device: any TextSizeChanging
  ) throws -> [AuditIssue] {
    let chosen = audit.capture.snapshot.configuration.textSize
    defer {
      // Where the device does not answer any more, the next action says so.
      try? device.setTextSize(chosen)
      _ = try? settle(until: driver.now + restLimit)
    }
    var larger: [(TextSize, AccessibilityAudit)] = []
    for size in [DynamicTypeAudit.ordinary, DynamicTypeAudit.largest] where size > chosen {
      try device.setTextSize(size)
      larger.append((size, try restingAudit(bundleIdentifier)))
    }
    return DynamicTypeAudit(chosen: audit, larger: larger).issues
  }
}
