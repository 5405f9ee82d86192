/// An audit of a screen, judged by the issues that were known before.
package struct JudgedAudit: Hashable, Sendable, Codable {
  /// The version of the format.
  package var format = 1
  /// The name of the audited page's layout or app, under which its known issues are listed.
  package var subject: String
  /// The new issues.
  package var new: [AuditIssue] = []
  /// The known issues that are still there.
  package var known: [AuditIssue] = []
  /// The issues that a test's handler accepted.
  package var accepted: [AuditIssue] = []
  /// The known issues that were looked for and are there no more, by ``AuditIssue/identity``, in order.
  package var gone: [String] = []
  /// The rules that could not be applied, with the reason, one sentence each without a full stop.
  package var omissions: [String] = []

  /// Judges the issues.
  ///
  /// A known issue stands for all of its identity on the screen, as rows have buttons of one name.
  ///
  /// - Parameters:
  ///   - subject: The name of the audited page or app.
  ///   - issues: The issues.
  ///   - rules: The rules of the audit.
  ///   - identities: The known issues, by ``AuditIssue/identity``.
  package init(
    _ subject: String, _ issues: [AuditIssue], of rules: Set<AuditRule>, knowing identities: [String] = []
  ) {
    self.subject = subject
    let identities = Set(identities)
    for issue in issues {
      if identities.contains(issue.identity) { known.append(issue) } else { new.append(issue) }
    }
    gone = identities.subtracting(known.map(\.identity)).filter { identity in
      AuditIssue.rule(ofIdentity: identity).map(rules.contains) ?? true
    }.sorted()
  }

  /// Takes those that a test accepts out of the new ones.
  package mutating func accept(where isAccepted: (AuditIssue) throws -> Bool) rethrows {
    let asked = try new.map { (issue: $0, isAccepted: try isAccepted($0)) }
    accepted += asked.filter(\.isAccepted).map(\.issue)
    new = asked.filter { !$0.isAccepted }.map(\.issue)
  }

  /// Whether there is nothing to report: accepted issues are listed in the test.
  package var isEmpty: Bool { new.isEmpty && known.isEmpty && gone.isEmpty }
}

extension AuditIssue {
  /// The rule of an issue's identity; `nil` if its first word is none.
  package static func rule(ofIdentity identity: String) -> AuditRule? {
    identity.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).first.flatMap {
      AuditRule(rawValue: String($0))
    }
  }
}
