import Foundation
import GalleyTree

/// Finds what a chart shows otherwise only because of its size or its marks.
extension ViewChanges {
  /// Removes the drawing, axis lines and axis labels that follow from another change of a chart.
  mutating func removeOfCharts() {
    var byChart: [Int: [Int]] = [:]
    for (index, change) in changes.enumerated() {
      guard let chart = chart(around: change.place) else { continue }
      byChart[chart, default: []].append(index)
    }
    var isGone = [Bool](repeating: false, count: changes.count)
    for (chart, indices) in byChart {
      let parts = indices.filter { isPart(changes[$0]) }
      // Wherever it stands, a chart of the same size labels its axes as before.
      let isLed =
        parts.count < indices.count
        || changes.contains { change in
          change.movesThings && (isResized(chart) || change.property?.effect != .layout)
            && change.places.contains { isAround(chart, $0) }
        }
      if isLed {
        for index in parts { isGone[index] = true }
      } else if let first = parts.first(where: { changes[$0].kind != "Canvas" }) {
        // Axes come and go as a whole.
        for index in parts where index != first {
          isGone[index] = true
          if changes[index].what == changes[first].what { changes[first].places += changes[index].places }
        }
      }
    }
    removeChanges { isGone[$0] }
  }

  private func isResized(_ chart: Int) -> Bool {
    let now = matching.partners[chart].map { matching.candidate[$0].extent.size }
    return now != matching.baseline[chart].extent.size
  }

  /// Whether a chart has the marks that it had, in another order.
  static func isReordered(_ before: String?, _ after: String?) -> Bool {
    guard let before, let after, before != after else { return false }
    func marks(_ values: String) -> [String] { values.components(separatedBy: "; ").sorted() }
    return marks(before) == marks(after)
  }

  /// The order in which a chart draws its marks.
  static let orderOfMarks = ViewProperty(.reordered, "order of marks", .state)

  /// The chart that a view is a part of, by its number on the approved screen.
  private func chart(around place: ViewChange.Place) -> Int? {
    func chart(_ number: Int, _ tree: FlatViewTree) -> Int? {
      tree[number].kind == "Chart" ? number : tree.around(number).first { tree[$0].kind == "Chart" }
    }
    if let old = place.old { return chart(old, matching.baseline) }
    return place.new.flatMap { chart($0, matching.candidate) }.flatMap { matching.origins[$0] }
  }

  /// Whether it is a change of what a chart draws by itself: its drawing and the labels of its axes.
  private func isPart(_ change: ViewChange) -> Bool {
    switch change.what {
    case .inserted, .removed: !change.kind.hasSuffix("Mark")
    case .given(let property, _, _): change.kind == "Canvas" || property.kind == .text
    case .reordered, .replaced: false
    }
  }

  /// Whether a place is that of a chart or of something around it.
  private func isAround(_ chart: Int, _ place: ViewChange.Place) -> Bool {
    place.old.map { matching.baseline.isInside(chart, of: $0) } ?? false
  }
}
