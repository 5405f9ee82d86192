import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// Sentences about a verdict, the same in every report.
package enum ReportText {
  /// The number of checks by outcome, such as `compared 12 of 12: 10 match, 1 within tolerance, 1 differs, 0 new`.
  package static func summary(_ verdict: Verdict) -> String {
    func count(_ status: CheckRecord.Status) -> Int { verdict.count(of: status) }
    var parts = ["\(count(.match)) match"]
    if count(.tolerated) > 0 { parts.append("\(count(.tolerated)) within tolerance") }
    if count(.approved) > 0 { parts.append("\(count(.approved)) approved elsewhere") }
    parts += [differs(count(.mismatch)), "\(count(.new)) new"]
    if count(.environmentChanged) > 0 { parts.append("\(count(.environmentChanged)) of another environment") }
    let unusable = count(.unusable) + verdict.refusedCount
    if unusable > 0 { parts.append("\(unusable) not comparable") }
    if !verdict.orphans.isEmpty { parts.append(EnglishNoun.count(verdict.orphans.count, "orphan")) }
    if !verdict.flaky.isEmpty { parts.append("\(verdict.flaky.count) flaky") }
    return "compared \(verdict.compared) of \(verdict.count): \(parts.joined(separator: ", "))"
  }

  private static func differs(_ count: Int) -> String {
    count == 1 ? "1 differs" : "\(count) differ"
  }

  /// An outcome in a word or two.
  package static func label(_ status: CheckRecord.Status) -> String {
    switch status {
    case .match: "matches"
    case .tolerated: "within tolerance"
    case .approved: "approved before"
    case .mismatch: "differs"
    case .new: "new"
    case .environmentChanged: "other environment"
    case .unusable: "not comparable"
    case .recorded: "recorded"
    }
  }

  /// The pixels that were forgiven and ignored, such as
  /// `in 2 checks: 36 pixels forgiven; 410 pixels ignored, 350 of them differ`; `nil` if there are none.
  package static func tolerance(_ verdict: Verdict) -> String? {
    let sum = verdict.tolerance
    return CheckText.tolerance(sum).map { "in \(EnglishNoun.count(sum.checks, "check")): \($0)" }
  }

  /// The unused regions, such as `no change fell into: ignore of clock in Inbox / resting`; `nil` if there are none.
  package static func idleRegions(_ verdict: Verdict) -> String? {
    let idle = verdict.idleRegions
    guard !idle.isEmpty else { return nil }
    let named = EnglishList.first(mostIdle, of: idle.map { "\($0.kind) of \($0.name) in \($0.check)" })
    return "no change fell into: \(named)"
  }

  /// The number of unused regions that are named: they are a note, not a list to work through.
  private static let mostIdle = 5

  /// A flaky test, such as `RecipesTests/testDetails: passed on attempt 2; failed before: details @ iphone-x-light`.
  package static func flaky(_ test: FlakyTest) -> String {
    let checks = EnglishList.first(3, of: test.checks.map(\.text))
    let reason = test.checks.isEmpty ? "" : "; failed before: \(checks)"
    return "\(test.text): passed on attempt \(test.passedOn)\(reason)"
  }

  /// The unused baselines that may not be orphans, because their tests did not run to the end; `nil` if there are none.
  package static func unproven(_ verdict: Verdict) -> String? {
    let count = verdict.unproven.count
    guard count > 0 else { return nil }
    let baselines = EnglishNoun.count(count, "baseline", "was", "were")
    return
      "\(baselines) not used, but a test may still use them: tests did not run, failed or compared nothing, "
      + "or the run has no list of tests, as \"galley test\" makes one"
  }

  /// The origin of a run, such as `on iPad Air, dark, shard 2/5, batch Nightly (4711), commit 0123456789 on main, with changes`; `nil` if
  /// nothing is known.
  package static func origin(_ verdict: Verdict) -> String? {
    guard let launch = verdict.launch else { return nil }
    var parts: [String] = []
    if let configuration = launch.configuration { parts.append("on \(configuration.text)") }
    if let shard = launch.shard { parts.append("shard \(shard.text)") }
    if let merged = launch.parts { parts.append("merged from \(EnglishNoun.count(merged.count, "run"))") }
    if let batch = launch.batch, batch.name != nil || batch.id != nil {
      let words = [batch.name, batch.id.map { batch.name == nil ? $0 : "(\($0))" }].compactMap { $0 }
      parts.append("batch \(words.joined(separator: " "))")
    }
    if let git = launch.git {
      parts.append("commit \(git.commit.prefix(10))" + (git.branch.map { " on \($0)" } ?? ""))
      if git.isDirty { parts.append("with changes") }
    }
    return parts.isEmpty ? nil : CleanText.line(parts.joined(separator: ", "))
  }

  /// The number of reports of screens.
  static func evidence(_ count: Int) -> String {
    "\(EnglishNoun.count(count, "report")) of a screen beside the checks"
  }

  /// The checks that could not be made or compared, with their reasons.
  static func notComparable(_ verdict: Verdict) -> [(text: String, reason: String)] {
    verdict.checks(.unusable).map { ($0.key.text, fault($0.outcome) ?? "") }
      + verdict.refusals.map { ($0.text, $0.sentence) }
  }

  /// The order of checks in reports: those that need a decision first.
  static let order: [CheckRecord.Status] = [
    .unusable, .mismatch, .environmentChanged, .new, .recorded, .approved, .tolerated, .match,
  ]

  /// The checks that other fonts or libraries drew, grouped by the facts that differ.
  static func environments(_ verdict: Verdict) -> [(facts: [String], keys: [CheckKey])] {
    var groups: [[String]: [CheckKey]] = [:]
    for check in verdict.checks {
      if case .environmentChanged(let facts) = check.outcome { groups[facts, default: []].append(check.key) }
    }
    return groups.map { (facts: $0.key, keys: $0.value.sorted()) }.sorted { $0.keys[0] < $1.keys[0] }
  }

  /// Sentences about the characters that no font has, and the number of checks with such characters.
  static func boxes(_ verdict: Verdict) -> (sentences: [String], checks: Int) {
    let found = verdict.checks.map(\.record.fingerprint.missing).filter { !$0.isEmpty }
    return (CheckText.boxes(Set(found.joined()).sorted()), found.count)
  }

  /// The reason of a check that could not be compared.
  static func fault(_ outcome: CheckOutcome) -> String? {
    if case .unusable(let fault) = outcome { "\(fault)" } else { nil }
  }

  /// A moment, such as `2026-11-21 12:04 UTC`.
  static func moment(_ date: Date) -> String {
    let text = date.formatted(.iso8601)
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }
}
