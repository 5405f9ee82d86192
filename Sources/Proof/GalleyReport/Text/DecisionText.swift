import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// Sentences about the outcome of one check and the decisions on it, the same in every report.
package enum DecisionText {
  /// The reasons for a check's outcome, the most important first, each without a full stop; at least one.
  package static func sentences(_ check: Verdict.JudgedCheck) -> [String] {
    switch check.outcome {
    case .match: return ["it equals the approved one"]
    case .tolerated(let comparison):
      return ["it passes within tolerance: \(CheckText.tolerance(comparison) ?? "nothing counts")"]
        + comparison.forgiven.map(\.sentence)
    case .approved(let comparison, let decision):
      return ["this change was approved before, \(author(of: decision))"] + differences(comparison)
    case .mismatch(let comparison):
      let rejected = check.decision.flatMap { decision in
        decision.action == .reject ? ["this change was rejected, \(author(of: decision))"] : nil
      }
      return differences(comparison) + (rejected ?? [])
    case .new: return ["it has no baseline yet"]
    case .environmentChanged(let facts):
      return [
        Fingerprint.areOfDisplay(facts)
          ? "it is \(CheckText.environmentCause(facts))"
          : "other fonts or libraries drew it, and the pixels differ"
      ] + facts
    case .unusable(let fault): return ["\(fault)"]
    case .recorded: return ["it was recorded, and a recording never passes"]
    }
  }

  private static func differences(_ comparison: Comparison) -> [String] {
    let numbers = CheckText.numbers(comparison)
    return comparison.causes.isEmpty
      ? ["pixels differ without a known cause: \(numbers)"] : comparison.causes.map(\.sentence)
  }

  /// The commands that decide on a check, one per line, quoted for a shell.
  package static func commands(_ check: Verdict.JudgedCheck) -> [String] {
    let key = "'\(CheckText.quoted(check.key))'"
    switch check.outcome {
    case .mismatch: return ["approve: galley approve \(key)", "reject: galley reject \(key)"]
    case .new: return ["approve: galley approve \(key)"]
    case .environmentChanged(let facts): return [CheckText.adviceOnEnvironment(facts)]
    case .match, .tolerated, .approved, .unusable, .recorded: return []
    }
  }

  // MARK: - Decisions

  /// A decision, such as `rejected by Ada: too wide`.
  package static func sentence(_ record: DecisionRecord) -> String {
    "\(pastTense(record.action)) \(author(of: record, withDay: false))"
  }

  /// A decision with its day, such as `approved by Ada on 2026-07-25: as designed`.
  package static func whole(_ record: DecisionRecord) -> String {
    "\(pastTense(record.action)) \(author(of: record))"
  }

  /// The decision on a check that was rejected, such as `rejected by Ada: too wide`; `nil` for every other check.
  package static func rejection(_ check: Verdict.JudgedCheck) -> String? {
    guard let decision = check.decision, decision.action == .reject else { return nil }
    return sentence(decision)
  }

  /// The author of a decision with day and reason, such as `by Ada on 2026-07-25: as designed`.
  static func author(of record: DecisionRecord, withDay: Bool = true) -> String {
    let day = withDay ? " on \(record.at.formatted(.iso8601).prefix(10))" : ""
    let author = "by \(CleanText.line(record.by, limit: 80))\(day)"
    let reason = (record.reason ?? "").trimmingPrefix(while: \.isWhitespace)
    return reason.isEmpty ? author : "\(author): \(CleanText.line(String(reason), limit: longestReason))"
  }

  /// The number of characters of a reason that a line shows; the journal has all of them.
  private static let longestReason = 300

  static func pastTense(_ action: DecisionRecord.Action) -> String {
    switch action {
    case .approve: "approved"
    case .reject: "rejected"
    case .remove: "removed"
    case .undo: "undone"
    case .comment: "commented"
    }
  }
}
