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

  /// Names a tolerance.
  package init(_ subject: Subject, _ change: RuleChange) {
    self.subject = subject
    self.change = change
  }

  /// Finds the tolerances of a run that are greater than at the base, and hide something.
  ///
  /// `changes`: the settings that differ from those of the base.
  static func find(
    in checks: [Verdict.JudgedCheck], of run: Run, since base: BaseBranch, _ store: BaselineStore,
    changes: [RuleChange]
  ) throws(BaseError) -> [GrownTolerance] {
    try checkTolerances(in: checks, of: run, since: base, store)
      + knownIssues(of: run, since: base, changes: changes)
  }

  /// In force at the base is what its `Galley.json` sets, and what a line of its journal says of the check.
  private static func checkTolerances(
    in checks: [Verdict.JudgedCheck], of run: Run, since base: BaseBranch, _ store: BaselineStore
  ) throws(BaseError) -> [GrownTolerance] {
    let tolerant = checks.compactMap { check -> (check: Verdict.JudgedCheck, hidden: ToleranceSum)? in
      guard case .tolerated(let comparison) = check.outcome, check.record.kind == .picture else { return nil }
      let hidden = ToleranceSum(comparison)
      let isNothing = hidden.pixels == 0 && hidden.forgivenChanges == 0
      return isNothing ? nil : (check, hidden)
    }
    guard !tolerant.isEmpty else { return [] }
    var agreed: [String: String] = [:]
    for decision in SettingsDecision.all(in: try base.journalText()) {
      if let check = decision.change.check { agreed[check] = decision.change.to }
    }
    return tolerant.compactMap { check, hidden in
      let elements = check.record.settings.elementRegions
      let tree = elements.isEmpty ? nil : (try? run.tree(of: check.record)).flatMap { $0 }
      let now = check.record.settings.placed(in: tree)
      let before = agreed[check.key.text]
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
