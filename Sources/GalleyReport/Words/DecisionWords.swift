import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyTree

/// Says of one check why it ended as it did, and what to do next; the same in every report.
public enum DecisionWords {
  /// Why a check ended as it did, the most telling sentence first, each without a full stop.
  ///
  /// - Parameter check: The check.
  /// - Returns: At least one sentence.
  public static func sentences(_ check: Verdict.JudgedCheck) -> [String] {
    switch check.outcome {
    case .match: return ["it is as it was approved"]
    case .tolerated(let comparison):
      return ["it passes within tolerance: \(CheckWords.tolerance(comparison) ?? "nothing counts")"]
        + comparison.forgiven.map(\.sentence)
    case .approved(let comparison, let ruling):
      return ["this very change was approved before, \(ruled(ruling))"] + differences(comparison)
    case .mismatch(let comparison):
      let rejected = check.ruling.flatMap { ruling in
        ruling.action == .reject ? ["this very change was rejected, \(ruled(ruling))"] : nil
      }
      return differences(comparison) + (rejected ?? [])
    case .new: return ["it has no baseline yet"]
    case .environmentChanged(let facts):
      return ["other fonts or libraries drew it, and the pixels differ"] + facts
    case .unusable(let fault): return ["\(fault)"]
    case .recorded: return ["it was recorded, and a recording never passes"]
    }
  }

  private static func differences(_ comparison: Comparison) -> [String] {
    let numbers = CheckWords.numbers(comparison)
    return comparison.causes.isEmpty
      ? ["pixels differ without a known cause: \(numbers)"] : comparison.causes.map(\.sentence)
  }

  /// Who decided, when and why.
  ///
  /// - Parameter record: The line of the journal.
  /// - Returns: Such as `by Ada on 2026-07-25: as designed`.
  public static func ruled(_ record: DecisionRecord) -> String {
    let day = record.at.formatted(.iso8601).prefix(10)
    let reason = record.reason.map { ": \($0)" } ?? ""
    return ElementText.clean("by \(record.by) on \(day)\(reason)", limit: 300)
  }

  /// The commands by which a check can be decided; none where nothing is to be decided.
  ///
  /// - Parameter check: The check.
  /// - Returns: One line each, fit for a shell.
  public static func commands(_ check: Verdict.JudgedCheck) -> [String] {
    let key =
      "'" + check.key.text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
    switch check.outcome {
    case .mismatch: return ["approve: galley approve \(key)", "reject: galley reject \(key)"]
    case .new: return ["approve: galley approve \(key)"]
    case .environmentChanged: return [CheckWords.environmentAdvice]
    case .match, .tolerated, .approved, .unusable, .recorded: return []
    }
  }
}
