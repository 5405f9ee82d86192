import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// An explanation of one check's outcome: everything that is known about it, section by section.
package struct CheckExplanation: Encodable, Sendable {
  /// The version of the format.
  package var format = 1
  /// The key, as one line.
  package var check: String
  /// The name of the run.
  package var run: String
  /// The outcome; `refused` if the check could not be made, `orphan` if the run did not make it.
  package var status: String
  /// The id of the change for decisions; `nil` if there is nothing to decide.
  package var transition: String?
  /// The sections in the order of the text.
  package var sections: [Section]

  /// A part of the explanation.
  package struct Section: Encodable, Sendable {
    package var title: String
    /// Sentences without a full stop.
    package var lines: [String]
  }

  /// The explanation as text for a terminal.
  package var text: String {
    var lines = [CleanText.line(check)]
    for section in sections where !section.lines.isEmpty {
      lines += ["", section.title]
      lines += section.lines.map { "  \(CleanText.line($0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Explains a check that the run made; `known` are the checks that have a baseline.
  package init(
    _ check: Verdict.JudgedCheck, in verdict: Verdict, _ store: BaselineStore, journal: [DecisionRecord],
    known: [CheckKey]
  ) {
    self.check = check.key.text
    run = verdict.run
    status = check.outcome.status.rawValue
    transition = check.transition.id
    let record = check.record
    var outcome = ["\(ReportText.label(check.outcome.status))"]
    outcome += DecisionText.sentences(check)
    if let comparison = check.outcome.comparison {
      outcome.append("in numbers: \(CheckText.numbers(comparison))")
    }
    sections = [
      Section(title: "Outcome", lines: outcome),
      Section(title: "Compared", lines: Self.settings(record)),
      Section(title: "Regions", lines: Self.regions(check)),
      Section(title: "Tolerance", lines: Self.tolerance(check)),
      Section(title: "Decisions", lines: Self.decisions(check, journal)),
      Section(title: "Baseline", lines: Self.baseline(check, store, journal)),
      Section(title: "Other baselines of this check", lines: Self.others(check.key, store, known)),
      Section(title: "Attempts", lines: Self.attempts(check)),
      Section(title: "Made", lines: Self.made(check)),
      Section(title: "Next", lines: Self.next(check)),
    ].filter { !$0.lines.isEmpty }
  }

  /// Explains a check that could not be made.
  package init(_ refusal: Refusal, in verdict: Verdict) {
    check = refusal.text
    run = verdict.run
    status = "refused"
    sections = [
      Section(title: "Outcome", lines: ["it could not be made: \(refusal.reason)", "at \(refusal.place)"]),
      Section(
        title: "Next",
        lines: ["it has no picture to approve; run the tests again: galley test"]),
    ]
  }

  /// Explains a baseline whose check the run did not make, from a verdict that lists unused baselines.
  package init(
    orphan key: CheckKey, _ kind: CheckKind, in verdict: Verdict, _ store: BaselineStore,
    journal: [DecisionRecord]
  ) {
    check = key.text
    run = verdict.run
    status = "orphan"
    let reason = verdict.orphanReasons[key].map { "it is orphaned, as \($0)" }
    sections = [
      Section(
        title: "Outcome",
        lines: [
          "it has a baseline, but the run did not make it",
          reason ?? "a test may still make it: its test may not have run",
        ]),
      Section(
        title: "Baseline",
        lines: [store.shownPath(of: key, as: kind)]
          + Self.origin(journal.last { $0.key == key && $0.to != nil })),
      Section(
        title: "Next",
        lines: reason == nil
          ? ["run its test, or the whole suite: galley test"]
          : [
            "remove orphaned baselines: galley prune",
            "or, if it was renamed, approve the check under its new name",
          ]),
    ]
  }

  private static func settings(_ record: CheckRecord) -> [String] {
    let (level, origins) = (record.settings.level.name, record.origins)
    let budget = ToleranceText.budget(record.settings.budget)
    return [
      "at level \(level), \(ToleranceText.origin(origins.level))",
      budget.map { "with a budget of \($0), \(ToleranceText.origin(origins.budget))" }
        ?? "without a budget: no pixel that counts may differ",
    ]
  }

  private static func regions(_ check: Verdict.JudgedCheck) -> [String] {
    let uses = check.outcome.comparison?.regionUses ?? []
    if !uses.isEmpty {
      return uses.map { "\(RegionText.kind($0)) of \(RegionText.name($0)): \(RegionText.effect($0))" }
    }
    return check.record.settings.regions.map { "\($0.title): not asked, as nothing was compared in detail" }
  }

  private static func tolerance(_ check: Verdict.JudgedCheck) -> [String] {
    guard let comparison = check.outcome.comparison else { return [] }
    let account = comparison.tolerance
    guard account != ToleranceSummary() || !comparison.forgiven.isEmpty else { return [] }
    return [ToleranceText.spent(comparison)] + account.forgiven.map(ToleranceText.sentence)
      + [ToleranceText.ignored(account)].compactMap { $0 }
      + comparison.forgiven.map { "forgiven: \($0.sentence)" } + [ToleranceText.unseen(account)]
  }

  private static func decisions(_ check: Verdict.JudgedCheck, _ journal: [DecisionRecord]) -> [String] {
    let decision = check.decision.map { decision in
      "this change was \(DecisionText.pastTense(decision.action)) \(DecisionText.author(of: decision))"
    }
    let comments = DecisionHistory(journal).comments(on: check.transition)
    return [decision].compactMap { $0 } + comments.map { "comment \(DecisionText.author(of: $0))" }
  }

  private static func baseline(
    _ check: Verdict.JudgedCheck, _ store: BaselineStore, _ journal: [DecisionRecord]
  ) -> [String] {
    var lines = [store.shownPath(of: check.key, as: check.record.kind)]
    guard let baseline = check.baseline else {
      lines.append(
        check.outcome.status == .new
          ? "there is no such file; the key alone chooses it" : "it cannot be used, see above")
      return lines + elsewhere(check, journal)
    }
    lines.append("chosen by the key alone; it is \(baseline.short) now")
    if let seen = check.record.baseline, seen != baseline {
      lines.append("the run compared with another one, \(seen.short), so it was compared again")
    } else if check.record.baseline == nil {
      lines.append("the run found none, so it was compared again")
    }
    let line = journal.last { $0.key == check.key && $0.to == baseline && $0.action == .approve }
    return lines + origin(line) + elsewhere(check, journal)
  }

  private static func origin(_ line: DecisionRecord?) -> [String] {
    guard let line else { return ["the journal has no line that made it the baseline"] }
    let run = line.run.map { ", from the run \($0)" } ?? ""
    return ["approved \(DecisionText.author(of: line))\(run)", "journal line \(line.id)"]
  }

  /// Approvals of other contents for the key, such as on other branches.
  private static func elsewhere(_ check: Verdict.JudgedCheck, _ journal: [DecisionRecord]) -> [String] {
    let others = journal.filter { $0.key == check.key && $0.action == .approve && $0.to != check.baseline }
    return others.suffix(3).compactMap { line in
      line.to.map { "not here any more, or not yet: \($0.short), approved \(DecisionText.author(of: line))" }
    }
  }

  private static func others(_ key: CheckKey, _ store: BaselineStore, _ known: [CheckKey]) -> [String] {
    known.filter { $0 != key && $0.textWithoutEnvironment == key.textWithoutEnvironment }
      .map { "\($0.environment.slug), which is compared with itself only" }
  }

  private static func attempts(_ check: Verdict.JudgedCheck) -> [String] {
    check.attempts.enumerated().map { index, record in
      "attempt \(record.attempt ?? index + 1) ended \(record.status.rawValue), with \(record.candidate.short)"
    }
  }

  private static func made(_ check: Verdict.JudgedCheck) -> [String] {
    let record = check.record
    let fingerprint = record.fingerprint
    let libraries = fingerprint.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    var lines = [
      "at \(record.place)",
      "seen \(record.candidate.short), \(record.isKept ? "kept" : "not kept, as it was equal")",
      "drawn by \(([fingerprint.renderer] + libraries).joined(separator: ", "))",
      "decided by id \(check.transition.id)",
    ]
    if let before = record.baselineFingerprint, before != fingerprint {
      lines += fingerprint.differences(from: before)
      if before.notesWholeIconSets, record.candidate.pixels != check.baseline?.pixels {
        lines.append(
          "symbols: the baseline notes icon sets as a whole, so whether their drawings are the same is not known"
        )
      }
    }
    return lines + CheckText.boxes(fingerprint.missing)
  }

  private static func next(_ check: Verdict.JudgedCheck) -> [String] {
    switch check.outcome {
    case .match, .tolerated: ["nothing: it passes"]
    case .approved:
      ["merge the branch on which it was approved, or approve it here too: galley approve --all"]
    case .recorded: ["run the tests again without recording: galley test"]
    case .unusable where check.awaitsDecision:
      ["look at it: galley report", "accept it: galley approve --id \(check.transition.id)"]
    case .unusable: ["repair the faults above, then: galley gate"]
    case .mismatch, .new, .environmentChanged: ["look at it: galley report"] + DecisionText.commands(check)
    }
  }
}
