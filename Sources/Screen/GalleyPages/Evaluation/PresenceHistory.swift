import GalleyTree

/// The times at which each requirement of a page was met, over all looks.
struct PresenceHistory {
  /// The first and the last time at which a requirement was met, counted from the device's start.
  struct Span {
    let first: Duration
    var last: Duration
  }

  private struct Entry {
    let name: String
    let place: CallSite
    let isAbsence: Bool
    var span: Span?

    func isFor(_ evaluation: RequirementEvaluation) -> Bool {
      isAbsence == evaluation.isAbsence && name == evaluation.name && place == evaluation.requirement.place
    }
  }

  /// All requirements so far, in the order in which they were judged first.
  private var entries: [Entry] = []

  /// Takes note of one look.
  mutating func add(_ verdict: LayoutEvaluation, at instant: Duration) {
    for (guess, evaluation) in verdict.evaluations.enumerated() {
      let index = index(of: evaluation, guess) ?? append(evaluation)
      guard evaluation.outcome == .met else { continue }
      entries[index].span = Span(first: entries[index].span?.first ?? instant, last: instant)
    }
  }

  /// The time when a requirement was met, if it ever was.
  func span(of evaluation: RequirementEvaluation) -> Span? {
    entries.first { $0.isFor(evaluation) }?.span
  }

  /// A page has nearly always the same requirements in the same order, so the place in the list is looked at first.
  private func index(of evaluation: RequirementEvaluation, _ guess: Int) -> Int? {
    if guess < entries.count, entries[guess].isFor(evaluation) { return guess }
    return entries.firstIndex { $0.isFor(evaluation) }
  }

  private mutating func append(_ evaluation: RequirementEvaluation) -> Int {
    entries.append(
      Entry(name: evaluation.name, place: evaluation.requirement.place, isAbsence: evaluation.isAbsence))
    return entries.count - 1
  }
}
