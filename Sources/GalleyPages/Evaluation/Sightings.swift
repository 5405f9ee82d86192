import GalleyTree

/// The times at which each requirement of a page was met, over all looks.
struct Sightings {
  /// The first and the last time at which a requirement was met, counted from the device's start.
  struct Span {
    let first: Duration
    var last: Duration
  }

  private struct Entry {
    let name: String
    let place: SourcePlace
    let isAbsence: Bool
    var span: Span?

    func isFor(_ judgement: Judgement) -> Bool {
      isAbsence == judgement.isAbsence && name == judgement.name && place == judgement.requirement.place
    }
  }

  /// All requirements so far, in the order in which they were judged first.
  private var entries: [Entry] = []

  /// Takes note of one look.
  mutating func add(_ verdict: Verdict, at instant: Duration) {
    for (guess, judgement) in verdict.judgements.enumerated() {
      let index = index(of: judgement, guess) ?? append(judgement)
      guard judgement.outcome == .met else { continue }
      entries[index].span = Span(first: entries[index].span?.first ?? instant, last: instant)
    }
  }

  /// The time when a requirement was met, if it ever was.
  func span(of judgement: Judgement) -> Span? {
    entries.first { $0.isFor(judgement) }?.span
  }

  /// A page has nearly always the same requirements in the same order, so the place in the list is looked at first.
  private func index(of judgement: Judgement, _ guess: Int) -> Int? {
    if guess < entries.count, entries[guess].isFor(judgement) { return guess }
    return entries.firstIndex { $0.isFor(judgement) }
  }

  private mutating func append(_ judgement: Judgement) -> Int {
    entries.append(
      Entry(name: judgement.name, place: judgement.requirement.place, isAbsence: judgement.isAbsence))
    return entries.count - 1
  }
}
