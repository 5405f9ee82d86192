import GalleyTree

/// What an audit has found on one screen, and what it could not look for.
package struct AuditReport: Sendable {
  /// A rule that was asked for and not applied, or not as a whole.
  package struct Omission: Hashable, Sendable {
    /// The rule.
    package var rule: AuditRule
    /// Why, as a sentence without a full stop.
    package var reason: String

    /// Says what was not looked for.
    package init(_ rule: AuditRule, _ reason: String) {
      (self.rule, self.reason) = (rule, reason)
    }
  }

  /// The screen.
  package var capture: Capture
  /// The app.
  package var bundleIdentifier: String
  /// What was found, rule by rule in the order of the tree.
  package var issues: [AuditIssue]
  /// What was not looked for.
  package var omissions: [Omission]
}

extension AuditReport.Omission: CustomStringConvertible {
  /// The rule and the reason.
  package var description: String { "\(rule.rawValue): \(reason)" }
}
