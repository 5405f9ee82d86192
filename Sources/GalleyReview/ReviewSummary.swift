import GalleyBaselines

/// What a review decided, and what it left.
package struct ReviewSummary: Sendable, Hashable {
  /// How many changes are approved.
  package var approved = 0
  /// How many are rejected.
  package var rejected = 0
  /// How many wait.
  package var waiting = 0
  /// How many have another baseline than the page showed.
  package var moved = 0
  /// How the gate would end now.
  package var exitCode: ExitCode

  init(_ verdict: Verdict, _ facts: [(item: ReviewItem, facts: ReviewItem.Facts)]) {
    var rest = verdict
    // What the page shows is judged by what became of it, all else as it was.
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
      // A missing baseline never passes, whatever was approved elsewhere.
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

  /// The summary as sentences.
  package var words: String {
    let total = approved + rejected + waiting + moved
    guard total > 0 else { return "Nothing to review: no check waits for a decision." }
    var parts: [String] = []
    if approved > 0 { parts.append("\(Numeral.grouped(approved)) approved") }
    if rejected > 0 { parts.append("\(Numeral.grouped(rejected)) rejected") }
    if moved > 0 { parts.append("\(Numeral.grouped(moved)) changed meanwhile") }
    let done = parts.isEmpty ? "Nothing decided" : parts.joined(separator: ", ")
    return waiting == 0
      ? "\(done), nothing left." : "\(done), \(CheckWords.count(waiting, "change")) left."
  }
}
