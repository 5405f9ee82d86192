import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyText

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

  init(_ facts: [ReviewItem.Facts], _ exitCode: ExitCode) {
    approved = facts.count { $0.status == .approved }
    rejected = facts.count { $0.status == .rejected }
    waiting = facts.count { $0.status == .waiting }
    moved = facts.count { $0.status == .moved }
    self.exitCode = exitCode
  }

  /// The summary as a sentence; that nothing is left to decide is no verdict, so what stops the gate is pointed to.
  package var text: String {
    let total = approved + rejected + waiting + moved
    let rest = exitCode == .clean ? "" : "; \"galley gate\" explains why the run is not clean"
    guard total > 0 else { return "Nothing to review: no check waits for a decision\(rest)." }
    var parts: [String] = []
    if approved > 0 { parts.append("\(Numeral.grouped(approved)) approved") }
    if rejected > 0 { parts.append("\(Numeral.grouped(rejected)) rejected") }
    if moved > 0 { parts.append("\(Numeral.grouped(moved)) changed meanwhile") }
    let done = parts.isEmpty ? "Nothing decided" : parts.joined(separator: ", ")
    return waiting == 0
      ? "\(done), nothing left\(rest)." : "\(done), \(EnglishNoun.count(waiting, "change")) left."
  }
}
