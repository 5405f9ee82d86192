import GalleyAutomation
import GalleyTree

/// The pages of the atlas that a screen shows.
package struct Recognition: Hashable, Sendable, Codable {
  /// A page that is partly there.
  package struct Closest: Hashable, Sendable, Codable {
    /// The page's name.
    package var page: String
    /// The number of its required elements that are there.
    package var met: Int
    /// The number of elements it requires.
    package var required: Int
  }

  /// The names of the pages that are there in full.
  package var pages: [String] = []
  /// The page with the largest part on the screen, if none is there in full.
  package var closest: Closest?
}

extension Recognition {
  /// Looks for pages of the atlas.
  init(of layouts: [LayoutDescription], by evaluator: LayoutEvaluator, in range: Range<Int>) {
    var best: Closest?
    for layout in layouts {
      let verdict = evaluator.verdict(on: layout, in: range)
      let score = verdict.score
      guard score.of > 0 else { continue }
      if verdict.holds { pages.append(layout.name) }
      let isBetter = best.map { score.met * $0.required > $0.met * score.of } ?? (score.met > 0)
      if isBetter { best = Closest(page: layout.name, met: score.met, required: score.of) }
    }
    closest = pages.isEmpty ? best : nil
  }
}
