import GalleyTree

/// The issues that an audit has found on one screen, and the rules that it could not apply.
package struct AuditReport: Sendable {
  /// A rule that was asked for and not applied, or not as a whole.
  package struct Omission: Hashable, Sendable {
    package var rule: AuditRule
    /// The reason, as a sentence without a full stop.
    package var reason: String

    /// Describes an omission.
    package init(_ rule: AuditRule, _ reason: String) {
      (self.rule, self.reason) = (rule, reason)
    }
  }

  /// The screen.
  package var capture: Capture
  /// The app.
  package var bundleIdentifier: String
  /// The issues, rule by rule in the order of the tree.
  package var issues: [AuditIssue]
  /// The rules that could not be applied.
  package var omissions: [Omission]
}

extension AuditReport.Omission: CustomStringConvertible {
  package var description: String { "\(rule.rawValue): \(reason)" }
}
