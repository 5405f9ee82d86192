import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// A tolerance that was not in force at the base, and hides something.
package struct GrownTolerance: Sendable, Hashable {
  /// The place of a tolerance.
  package enum Subject: Sendable, Hashable {
    /// A check with its level, budget and regions, and what they hide.
    case check(CheckKey, MatchSettings, hidden: ToleranceSum)
    /// The audits of a page or app with the known issues that they met, by `identity` of `AuditIssue`.
    case issues(String, [String])
  }

  /// The place.
  package var subject: Subject
  /// The difference from the base, as an approver signs it.
  package var change: RuleChange

  /// The check; `nil` of an audit.
  package var key: CheckKey? {
    if case .check(let key, _, _) = subject { key } else { nil }
  }

  /// Creates a grown tolerance.
  package init(_ subject: Subject, _ change: RuleChange) {
    self.subject = subject
    self.change = change
  }

  /// Finds the tolerances of a run that are greater than at the base, and hide something.
  ///
  /// `changes`: the settings that differ from those of the base.
  static func find(
    in checks: [Verdict.JudgedCheck], of run: Run, since base: BaseBranch, _ store: BaselineStore,
    changes: [RuleChange], environment: [String: String]
  ) throws -> [GrownTolerance] {
    try checkTolerances(in: checks, of: run, since: base, store, environment)
      + knownIssues(of: run, since: base, changes: changes)
  }

  /// A tolerance is in force at the base if its `Galley.json` sets it, or if a line of its journal has it for the check; where approvers
  /// are named, one of them must have signed the line.
  private static func checkTolerances(
    in checks: [Verdict.JudgedCheck], of run: Run, since base: BaseBranch, _ store: BaselineStore,
    _ environment: [String: String]
  ) throws -> [GrownTolerance] {
    let tolerant = checks.compactMap { check -> (check: Verdict.JudgedCheck, hidden: ToleranceSum)? in
      guard case .tolerated(let comparison) = check.outcome, check.record.kind == .picture else { return nil }
      let hidden = ToleranceSum(comparison)
      let isNothing = hidden.pixels == 0 && hidden.forgivenChanges == 0
      return isNothing ? nil : (check, hidden)
    }
    guard !tolerant.isEmpty else { return [] }
    let agreed = try ApprovalAudit.agreedTolerances(
      of: tolerant.map(\.check.key), since: base, store, environment: environment)
    return tolerant.compactMap { check, hidden in
      let hasElements = check.record.settings.regions.contains {
        if case .element = $0.place { true } else { false }
      }
      let tree = hasElements ? (try? run.tree(of: check.record)).flatMap { $0 } : nil
      let (now, elements) = check.record.settings.placed(in: tree)
      let before = agreed[check.key]
      var allowed: [MatchSettings] = [base.rules.tolerance(of: check.key, in: store)]
      if let before, let settings = try? StableJSON.read(MatchSettings.self, from: Array(before.utf8)) {
        allowed.append(settings)
      }
      guard !now.isCovered(by: allowed, elements: elements), let line = try? StableJSON.line(now) else {
        return nil
      }
      let change = RuleChange(
        check: check.key.text, from: before, to: String(decoding: line, as: UTF8.self))
      return GrownTolerance(.check(check.key, check.record.settings, hidden: hidden), change)
    }
  }

  /// The known issues that audits met and the settings of the base do not list, by page.
  private static func knownIssues(
    of run: Run, since base: BaseBranch, changes: [RuleChange]
  ) -> [GrownTolerance] {
    guard let change = changes.first(where: { $0.field == Settings.Field.knownIssues.rawValue }) else {
      return []
    }
    var met: [String: Set<String>] = [:]
    for audit in run.audits() {
      let old = Set(base.rules.knownIssues[audit.subject] ?? [])
      met[audit.subject, default: []].formUnion(audit.known.map(\.identity).filter { !old.contains($0) })
    }
    return met.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { page, issues in
      GrownTolerance(.issues(page, issues.sorted()), change)
    }
  }
}

extension ToleranceSum {
  /// The number of differing pixels that passed.
  package var pixels: Int { forgivenPixels + ignoredDifferences }
}
