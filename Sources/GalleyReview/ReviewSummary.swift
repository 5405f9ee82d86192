import GalleyBaselines
import GalleyDecisions

/// The numbers of changes that a review decided and left.
package struct ReviewSummary: Sendable, Hashable {
  /// The number of approved changes.
  package var approved = 0
  /// The number of rejected changes.
  package var rejected = 0
  /// The number of changes that wait.
  package var waiting = 0
  /// The number of changes whose baseline differs from the one shown.
  package var moved = 0
  /// The exit code of the gate now.
  package var exitCode: ExitCode

  init(_ verdict: Verdict, _ facts: [(item: ReviewItem, facts: ReviewItem.Facts)]) {
    var rest = verdict
    // Items are judged by their decisions, all other checks by their outcomes.
    let shown = Set(facts.map(\.item.transition.key))
    rest.checks.removeAll { shown.contains($0.key) }
    var codes = [rest.exitCode]
    for (item, facts) in facts {
      switch facts.status {
      case .approved: approved += 1
      case .waiting:
        waiting += 1
        codes.append(Self.code(item.status))
      case .rejected:
        rejected += 1
        codes.append(Self.code(item.status))
      case .moved:
        moved += 1
        codes.append(.differences)
      }
      // A missing baseline never passes, even if the change was approved elsewhere.
      if facts.status == .approved, item.present == nil { codes.append(.new) }
    }
    exitCode = .first(of: codes)
  }

  private static func code(_ status: CheckRecord.Status) -> ExitCode {
    switch status {
    case .new: .new
    case .environmentChanged: .notComparable
    default: .differences
    }
  }

  /// The summary as a sentence.
  package var text: String {
    let total = approved + rejected + waiting + moved
    guard total > 0 else { return "Nothing to review: no check waits for a decision." }
    var parts: [String] = []
    if approved > 0 { parts.append("\(Numeral.grouped(approved)) approved") }
    if rejected > 0 { parts.append("\(Numeral.grouped(rejected)) rejected") }
    if moved > 0 { parts.append("\(Numeral.grouped(moved)) changed meanwhile") }
    let done = parts.isEmpty ? "Nothing decided" : parts.joined(separator: ", ")
    return waiting == 0
      ? "\(done), nothing left." : "\(done), \(CheckText.count(waiting, "change")) left."
  }
}
