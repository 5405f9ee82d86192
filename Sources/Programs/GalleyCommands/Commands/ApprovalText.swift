import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyReport
import GalleyText
import GalleyTree

/// Text about what was approved or rejected.
enum ApprovalText {
  /// The count and the scope first, then the sentences of causes that were selected, then each key.
  static func text(
    _ plan: ApprovalPlan, decided: [CheckKey], verb: DecisionVerb = .approve, causes: [String] = [],
    isDryRun: Bool
  ) -> String {
    let isAboutOthers = plan.chosen.isEmpty && plan.held.isEmpty && plan.barred.isEmpty
    if !plan.unsigned.isEmpty, isAboutOthers { return "" }
    guard !plan.waiting.isEmpty else { return "Nothing waits for a decision.\n" }
    let keys = Set(decided)
    let chosen = plan.chosen.filter { keys.contains($0.key) }
    let done = verb == .approve ? "Approved" : "Rejected"
    var lines = ["\(isDryRun ? "Would \(verb.rawValue)" : done) \(scope(chosen, verb))."]
    lines += sentences(of: causes, in: chosen)
    let renames = Dictionary(plan.renames.map { ($0.to, $0.from) }) { first, _ in first }
    lines += chosen.map { check in
      let old = renames[check.key].map { ", which was \($0.text)" } ?? ""
      return "  \(old.isEmpty ? word(check) : "renamed")  \(check.key.text)\(old)"
    }
    lines += plan.held.map { "  held back  \($0.key.text): \($0); add \(option($0))" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The distinct sentences of causes by the beginnings of their identifiers, each with the number of checks that it is of.
  private static func sentences(of causes: [String], in chosen: [Verdict.JudgedCheck]) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for check in chosen {
      for cause in check.outcome.comparison?.causes ?? []
      where causes.contains(where: { !$0.isEmpty && cause.id.hasPrefix($0) }) {
        let line = "\(CleanText.line(cause.sentence, limit: 300))  [\(cause.id)]"
        if counts[line] == nil { order.append(line) }
        counts[line, default: 0] += 1
      }
    }
    return order.map { line in
      let count = counts[line] ?? 1
      return "  cause    \(line)\(count > 1 ? "  (\(EnglishNoun.count(count, "check")))" : "")"
    }
  }

  /// What others approved and was signed: the count first, then each key, with the decision.
  static func signed(_ approvals: [MissingApproval], isDryRun: Bool) -> String {
    var seen: Set<String> = []
    let approvals = approvals.filter { seen.insert($0.text).inserted }
    guard !approvals.isEmpty else { return "" }
    let count = EnglishNoun.count(approvals.count, "baseline")
    let lines = approvals.map { approval in
      "  signed  \(CleanText.line(approval.text, limit: 300))"
        + (approval.line.map { ": \(DecisionText.whole($0))" } ?? ": the whole change since the base")
    }
    return (["\(isDryRun ? "Would sign" : "Signed") the decisions of others on \(count)."] + lines)
      .map { $0 + "\n" }.joined()
  }

  /// The options that decide on what is held back, after it was looked at.
  private static func option(_ held: HeldBack) -> String {
    switch held.reason {
    case .causes: held.otherCauses.map { "--cause \(CleanText.line($0))" }.joined(separator: " ")
    case .unexplained: "--id \(held.id)"
    case .rejected: "--rejected"
    }
  }

  private static func scope(_ chosen: [Verdict.JudgedCheck], _ verb: DecisionVerb) -> String {
    let baselines = EnglishNoun.count(chosen.count, verb == .approve ? "baseline" : "change")
    guard !chosen.isEmpty else { return baselines }
    let kinds = [
      (CheckRecord.Status.new, "new"), (.mismatch, "changed"),
      (.environmentChanged, "of another environment"),
    ]
    .map { status, word in (chosen.count { $0.outcome.status == status }, word) }
    .filter { $0.0 > 0 }
    .map { "\($0.0) \($0.1)" }
    .joined(separator: ", ")
    let suites = EnglishNoun.count(Set(chosen.map(\.key.suite)).count, "suite")
    let environments = EnglishNoun.count(Set(chosen.map(\.key.environment)).count, "environment")
    return "\(baselines) (\(kinds)) in \(suites) and \(environments)"
  }

  private static func word(_ check: Verdict.JudgedCheck) -> String {
    check.outcome.status == .new ? "new    " : "changed"
  }
}

/// The JSON output of `galley approve` and `galley reject`.
struct ApprovalDocument: Encodable {
  var format = 1
  var dryRun: Bool
  var chosen: [String]
  var approved: [DecisionRecord]
  var rejected: [DecisionRecord]
  var removed: [DecisionRecord]
  var signed: [String]
  var refused: [Refusal]
  var held: [HeldBack]
  var barred: [Refusal]

  struct Refusal: Encodable {
    var key: String
    var reason: String
  }

  init(
    _ plan: ApprovalPlan, _ result: DecisionService.PlanResult, signed approvals: [MissingApproval] = [],
    isDryRun: Bool
  ) {
    dryRun = isDryRun
    chosen = plan.chosen.map(\.key.text)
    approved = result.approved
    rejected = result.rejected
    removed = result.removed
    signed = Set(approvals.map(\.text)).sorted()
    refused = result.refused.map { Refusal(key: $0.key.text, reason: "\($0.fault)") }
    held = plan.held
    barred = plan.barred.map { Refusal(key: $0.text, reason: $0.reason) }
  }
}

/// Text about renamed checks.
enum RenameText {
  /// One sentence about an ambiguous rename, without a full stop.
  static func unclear(_ rename: AmbiguousRename) -> String {
    if rename.rivals.isEmpty {
      let names = rename.from.map(\.text).joined(separator: " or ")
      return "\(rename.to.text) looks like a new name, and it is not clear whether of \(names); "
        + "approve it by name, then prune"
    }
    let rivals = rename.rivals.map(\.text).joined(separator: ", ")
    return "\(rename.to.text) looks like a new name of \(rename.from.map(\.text).joined(separator: ", ")), "
      + "and so does \(rivals); approve them by name, then prune"
  }
}
