import GalleyAutomation
import GalleyTree

/// Finds out which pages are there on a snapshot, with nothing in front of them.
struct PagePresence {
  let context: PageContext
  let snapshot: Snapshot
  let screen: ScreenIndex
  /// The ways out of the screen.
  let ways: BackStepFinder

  init(_ context: PageContext, _ snapshot: Snapshot) {
    self.context = context
    self.snapshot = snapshot
    screen = context.automator.index(of: snapshot)
    ways = BackStepFinder(
      screen: screen, range: context.applicationRange(on: screen), titles: context.titles,
      cancelWords: context.automator.cancelWords)
  }

  /// The state of a page.
  func verdict(on layout: LayoutDescription) -> LayoutEvaluation {
    context.verdict(on: layout, screen, snapshot)
  }

  /// Whether a page is there, with nothing in front of it.
  func isInFront(_ layout: LayoutDescription) -> Bool { isInFront(verdict(on: layout)) }

  /// Whether a page is there, with nothing in front of it.
  func isInFront(_ verdict: LayoutEvaluation) -> Bool {
    guard verdict.holds else { return false }
    let front = [ways.question, ways.topSheet].compactMap { $0 }
    let own = verdict.evaluations.filter { !$0.isAbsence }.flatMap(\.places)
    return front.allSatisfy { front in own.allSatisfy { screen.isPlace($0, within: front) } }
  }

  /// Whether at least half of a page is there, so that it may be about to load.
  func isHalfThere(_ layout: LayoutDescription) -> Bool {
    let verdict = verdict(on: layout)
    let score = verdict.score
    return !verdict.holds && score.met > 0 && score.met * 2 >= score.of
  }

  /// The pages that are there with nothing in front of them, those that say most about themselves first.
  func pages(among layouts: [LayoutDescription]) -> [LayoutDescription] {
    let found = layouts.compactMap { layout -> (layout: LayoutDescription, required: Int)? in
      let verdict = verdict(on: layout)
      guard verdict.score.of > 0, isInFront(verdict) else { return nil }
      return (layout, verdict.score.of)
    }
    return found.enumerated().sorted { ($1.element.required, $0.offset) < ($0.element.required, $1.offset) }
      .map(\.element.layout)
  }
}
