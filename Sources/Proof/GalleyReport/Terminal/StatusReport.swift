import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// The queue of decisions as text for a terminal: grouped by cause, each group with the command that approves it.
package struct StatusReport {
  /// The number of checks of a group that are listed; a larger group has a line about its suites and devices.
  private static let mostNamed = 8
  /// The number of suites or devices that are named.
  private static let mostPlaces = 4

  private let verdict: Verdict
  private let total: Int
  private let waiting: [Verdict.JudgedCheck]
  private let rejected: [Verdict.JudgedCheck]

  /// Sorts a verdict, which may have only some of the run's `total` checks.
  package init(_ verdict: Verdict, of total: Int? = nil) {
    self.verdict = verdict
    self.total = total ?? verdict.count
    let open = verdict.checks.filter(\.awaitsDecision)
    waiting = open.filter { DecisionText.rejection($0) == nil }
    rejected = open.filter { DecisionText.rejection($0) != nil }
  }

  /// The whole report: blocks with an empty line between them, the counts last.
  package var text: String {
    var blocks = causes
    let bare = waiting.filter { $0.outcome.status == .mismatch && causeIDs($0).isEmpty }
    blocks += group("pixels differ without a known cause", bare, "approve: galley approve --changed")
    let renamed = Set(verdict.renames.map(\.to))
    let new = waiting.filter { $0.outcome.status == .new }
    blocks += group(
      "no baseline yet", new.filter { !renamed.contains($0.key) },
      "approve: galley approve --new")
    blocks += renames
    blocks += rejections
    let environments = TerminalReport.environments(verdict)
    if !environments.isEmpty { blocks.append(environments) }
    blocks += orphans
    blocks += TerminalReport.notComparable(verdict).map { [$0] }
    for lines in [TerminalReport.boxes(verdict), TerminalReport.tolerance(verdict)] where !lines.isEmpty {
      blocks.append(lines)
    }
    let suite = TerminalReport.suite(verdict)
    if !suite.isEmpty { blocks.append(suite) }
    for finding in verdict.findings { blocks.append(["incomplete  \(CleanText.line("\(finding)"))."]) }
    blocks.append(["run \(verdict.run): \(ReportText.summary(verdict))", progress])
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The progress, such as `12 of 300 checks wait for a decision; 3 rejected.`.
  package var progress: String {
    let stopped = rejected.isEmpty ? "" : "\(rejected.count) rejected"
    guard !waiting.isEmpty else {
      // What a decision cannot change is said beside: with it nothing is well.
      let others = rejected.isEmpty ? ReportText.reasons(verdict) : [stopped] + rejectedReasons
      return others.isEmpty
        ? ReportText.clean : "Nothing waits for a decision; \(others.joined(separator: ", "))."
    }
    let verb = waiting.count == 1 ? "waits" : "wait"
    return "\(Numeral.grouped(waiting.count)) of \(EnglishNoun.count(total, "check")) \(verb) for a decision"
      + (stopped.isEmpty ? "." : "; \(stopped).")
  }

  /// The reasons for which the verdict is not clean, but for the rejected checks.
  private var rejectedReasons: [String] {
    let keys = Set(rejected.map(\.key))
    return ReportText.reasons(verdict.replacing(checks: verdict.checks.filter { !keys.contains($0.key) }))
  }

  private func causeIDs(_ check: Verdict.JudgedCheck) -> [String] {
    check.outcome.comparison?.causes.map(\.id) ?? []
  }

  /// One block per cause, that of most checks first.
  private var causes: [[String]] {
    let keys = Set(waiting.map(\.key))
    let open = verdict.replacing(checks: verdict.checks.filter { keys.contains($0.key) })
    let byKey = Dictionary(waiting.map { ($0.key, $0) }) { first, _ in first }
    return open.causes.flatMap { cause in
      let checks = cause.keys.compactMap { byKey[$0] }
      let shared = checks.count { Set(causeIDs($0)).count > 1 }
      let words = "\(shared) of them also for other causes: skipped until those are named, too"
      let note = shared == 0 ? [] : [words]
      let command = "approve: galley approve --cause \(CleanText.line(cause.cause.id))"
      return group(CleanText.line(cause.cause.sentence), checks, note + [command])
    }
  }

  private func group(_ title: String, _ checks: [Verdict.JudgedCheck], _ ends: String...) -> [[String]] {
    group(title, checks, ends)
  }

  private func group(_ title: String, _ checks: [Verdict.JudgedCheck], _ ends: [String]) -> [[String]] {
    guard !checks.isEmpty else { return [] }
    let keys = checks.map(\.key)
    var lines = ["\(title)  (\(EnglishNoun.count(keys.count, "check")))"]
    if keys.count > Self.mostNamed { lines.append("  in \(places(keys))") }
    return [lines + Self.named(keys.map(\.text)) + ends.map { "  \($0)" }]
  }

  /// The suites of checks, then their devices, then light or dark.
  private func places(_ keys: [CheckKey]) -> String {
    func list(_ dimension: Selection.Dimension, _ noun: String) -> String? {
      let values = Set(keys.compactMap { dimension.values(of: $0).first }).sorted()
      guard !values.isEmpty else { return nil }
      return values.count > Self.mostPlaces
        ? EnglishNoun.count(values.count, noun) : values.joined(separator: ", ")
    }
    let suites = list(.suite, "suite") ?? "no suite"
    let devices = list(.device, "device").map { " on \($0)" } ?? ""
    let looks = list(.appearance, "appearance").map { " in \($0)" } ?? ""
    return suites + devices + looks
  }

  private static func named(_ lines: [String]) -> [String] {
    lines.limited(to: mostNamed).map { "  \($0)" }
  }

  private var renames: [[String]] {
    var blocks: [[String]] = []
    if !verdict.renames.isEmpty {
      let lines = verdict.renames.map { rename in
        let remark =
          switch rename.evidence {
          case .everything: ""
          case .tree: " (the tree is the same, other fonts or libraries drew it)"
          case .pixels: " (the pixels are the same, the tree is not)"
          }
        return "\(rename.from.text) is now \(rename.to.text)\(remark)"
      }
      blocks.append(
        ["renamed  (\(EnglishNoun.count(lines.count, "check")))"] + Self.named(lines)
          + ["  approve: galley approve --renames"])
    }
    if !verdict.unclearRenames.isEmpty {
      let lines = verdict.unclearRenames.map { rename in
        let others = rename.rivals.map(\.text).joined(separator: ", ")
        let rivals = others.isEmpty ? "" : ", as may \(others)"
        return "\(rename.to.text) may have been \(rename.from.map(\.text).joined(separator: " or "))\(rivals)"
      }
      blocks.append(
        ["perhaps renamed, from one of several baselines  (\(EnglishNoun.count(lines.count, "check")))"]
          + Self.named(lines))
    }
    return blocks
  }

  private var rejections: [[String]] {
    guard !rejected.isEmpty else { return [] }
    let lines = rejected.map { "\($0.key.text): \(DecisionText.rejection($0) ?? "")" }
    return [
      ["rejected  (\(EnglishNoun.count(lines.count, "check")))"] + Self.named(lines)
        + ["  approve anyway: galley approve --rejected"]
    ]
  }

  private var orphans: [[String]] {
    let renamed = Set(verdict.renames.map(\.from))
    let keys = verdict.orphans.filter { !renamed.contains($0) }
    guard !keys.isEmpty else { return [] }
    return [
      ["used by no check  (\(EnglishNoun.count(keys.count, "baseline")))"] + Self.named(keys.map(\.text))
        + ["  remove: galley prune"]
    ]
  }
}
