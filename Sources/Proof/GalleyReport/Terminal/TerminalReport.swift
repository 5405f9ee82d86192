import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// A verdict as plain text for a terminal, without control characters from names or labels.
package enum TerminalReport {
  /// The number of new checks or orphans that are listed.
  private static let mostNamed = 50

  /// The whole verdict; the last lines are the summary.
  ///
  /// Checks that match are listed if `namesMatches` is set, and budgets that are nearly used up according to `drifts`.
  package static func gate(
    _ verdict: Verdict, namesMatches: Bool = false, drifts: [CheckKey: Drift] = [:]
  ) -> String {
    var lines: [String] = []
    if namesMatches {
      lines += verdict.checks(.match).map { "match  \($0.key.text)" }
      lines += verdict.checks(.tolerated).map(tolerated)
    }
    lines += suite(verdict)
    lines += notComparable(verdict)
    for check in verdict.checks(.mismatch) {
      guard let comparison = check.outcome.comparison else { continue }
      let level = CheckText.level(comparison)
      lines.append("differs\(level)  \(check.key.text): \(CheckText.numbers(comparison))")
      lines += causes(comparison)
      if let rejection = DecisionText.rejection(check) { lines.append("  \(rejection)") }
      if let account = CheckText.tolerance(comparison) { lines.append("  tolerance: \(account)") }
    }
    lines += environments(verdict)
    lines += boxes(verdict)
    lines += verdict.checks(.tolerated).compactMap { check in
      guard let drift = drifts[check.key], let warning = ToleranceText.warning(drift) else { return nil }
      return "nearly spent  \(check.key.text): \(ToleranceText.drift(drift)); \(warning)"
    }
    lines += new(verdict)
    lines += orphans(verdict)
    lines += verdict.flaky.map { "flaky  \(clean(ReportText.flaky($0)))" }
    for finding in verdict.findings { lines.append("incomplete  \(clean("\(finding)")).") }
    lines += tolerance(verdict)
    if verdict.evidence > 0 {
      lines.append(
        "evidence  \(ReportText.evidence(verdict.evidence)); see \(verdict.evidence == 1 ? "it" : "them") with: galley report"
      )
    }
    lines += NoticeReport.lines(verdict)
    if !lines.isEmpty { lines.append("") }
    lines += ReportText.origin(verdict).map { [$0] } ?? []
    lines += SuiteText.count(verdict.suite).map { [$0] } ?? []
    lines.append("run \(verdict.run): \(ReportText.summary(verdict))")
    lines.append(ReportText.headline(verdict))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The tests that failed for another reason than their checks, and those that were not run again.
  static func suite(_ verdict: Verdict) -> [String] {
    SuiteText.failures(verdict.suite).limited(to: mostNamed).map { "failed  \($0)" }
      + SuiteText.unretried(verdict.suite).limited(to: mostNamed).map { "not run again  \($0)" }
  }

  static func notComparable(_ verdict: Verdict) -> [String] {
    ReportText.notComparable(verdict).map { "not comparable  \($0.text): \(clean($0.reason))." }
  }

  private static func tolerated(_ check: Verdict.JudgedCheck) -> String {
    guard let comparison = check.outcome.comparison, let account = CheckText.tolerance(comparison) else {
      return "tolerated  \(check.key.text)"
    }
    return "tolerated\(CheckText.level(comparison))  \(check.key.text): \(account)"
  }

  static func tolerance(_ verdict: Verdict) -> [String] {
    [
      ReportText.tolerance(verdict).map { "tolerance  \($0)." },
      ReportText.idleRegions(verdict).map { "regions  \(clean($0))." },
    ].compactMap { $0 }
  }

  private static func causes(_ comparison: Comparison) -> [String] {
    comparison.causes.enumerated().map { "  \($0 + 1). \(clean($1.sentence))  [\(clean($1.id))]" }
  }

  static func environments(_ verdict: Verdict) -> [String] {
    ReportText.environments(verdict).flatMap { group in
      [
        "other environment  \(EnglishNoun.count(group.keys.count, "check")) \(CheckText.environmentCause(group.facts)):"
      ]
        + group.facts.map { "  - \(clean($0))" } + ["  \(CheckText.adviceOnEnvironment(group.facts))"]
    }
  }

  static func boxes(_ verdict: Verdict) -> [String] {
    let (sentences, checks) = ReportText.boxes(verdict)
    return sentences.map { "boxes  in \(EnglishNoun.count(checks, "check")): \(clean($0))." }
  }

  private static func orphans(_ verdict: Verdict) -> [String] {
    verdict.orphans.map { key in key.text + (verdict.orphanReasons[key].map { ": \($0)" } ?? "") }
      .limited(to: mostNamed).map { "orphan  \($0)" }
      + (ReportText.unproven(verdict).map { ["not used  \($0)."] } ?? [])
  }

  private static func new(_ verdict: Verdict) -> [String] {
    verdict.checks(.new).map { $0.key.text + (DecisionText.rejection($0).map { ": \($0)" } ?? "") }
      .limited(to: mostNamed).map { "new  \($0)" }
  }

  private static func clean(_ text: String) -> String {
    CleanText.line(text)
  }
}
