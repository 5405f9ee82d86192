import GalleyAutomation
import GalleyTree

/// Determines which of several pages on one screen is in front.
struct PageOrder {
  let screen: ScreenIndex
  /// All of the app.
  let range: Range<Int>

  /// The page in front: that in the topmost alert, sheet or popover, else the one that is not covered, else
  /// the first.
  func topmost(of pages: [(index: Int, verdict: LayoutEvaluation)]) -> Int? {
    if let front, let page = pages.first(where: { isInside(front, $0.verdict) }) { return page.index }
    return (pages.first { !isCovered($0.verdict) } ?? pages.first)?.index
  }

  /// The last painted element that asks for an answer or covers everything.
  private var front: Int? {
    let types: [ElementType] = [.alert, .dialog, .sheet, .popover]
    let prompts = types.flatMap { screen.places(of: $0, in: range) }
    let modals = range.filter { screen.nodes[$0].element.traits.contains(.modal) }
    return (prompts + modals).filter { screen.nodes[$0].visible != nil }.max()
  }

  private func isInside(_ front: Int, _ verdict: LayoutEvaluation) -> Bool {
    let own = places(verdict)
    return !own.isEmpty && own.allSatisfy { screen.isPlace($0, within: front) }
  }

  private func isCovered(_ verdict: LayoutEvaluation) -> Bool {
    places(verdict).contains { HitTest.whyNotHittable($0, in: screen)?.isCover == true }
  }

  private func places(_ verdict: LayoutEvaluation) -> [Int] {
    verdict.evaluations.filter { !$0.isAbsence }.flatMap(\.places)
  }
}

extension HitObstacle {
  /// Whether something lies over the element.
  fileprivate var isCover: Bool {
    if case .coveredBy = self { true } else { false }
  }
}
