import Foundation
import GalleyTree

/// The views that have another place or size, and the changes that moved them.
struct MovedViews {
  private let matching: ViewMatching
  private let moved: [(old: Int, new: Int)]

  init(_ matching: ViewMatching) {
    self.matching = matching
    moved = matching.pairs.filter { a, b in
      let (old, new) = (matching.baseline[a], matching.candidate[b])
      return old.extent != new.extent || old.frame != new.frame
    }.map { (old: $0.0, new: $0.1) }
  }

  /// Gives each of them to the change from which its place follows by the layout, or else to the nearest change that moves things.
  func assign(
    to leaders: inout [Finding], _ changes: [ViewChange], _ moves: [Bool], _ layout: LayoutOrigins?
  ) {
    let movers = changes.indices.filter { moves[$0] }
    guard !movers.isEmpty else { return }
    for (old, new) in moved {
      if let origin = layout?.leader(ofMove: old, to: new), leaders[origin].placing != nil {
        leaders[origin].placing?.following += [matching.baseline[old].reach, matching.candidate[new].reach]
        leaders[origin].placing?.following += lines(below: old, new)
        continue
      }
      let around = Array(matching.baseline.around(old))
      var best: (cost: Int, index: Int)?
      for index in movers {
        for place in changes[index].places {
          guard
            let other = place.old
              ?? place.new.flatMap({ matching.candidate[$0].parent }).flatMap({ matching.origins[$0] })
          else { continue }
          let cost: Int
          if matching.baseline.isInside(old, of: other) || matching.baseline.isInside(other, of: old) {
            cost = 0
          } else {
            cost = 1 + (around.firstIndex { matching.baseline.isInside(other, of: $0) } ?? around.count)
          }
          if best.map({ cost < $0.cost }) ?? true { best = (cost, index) }
        }
      }
      guard let best else { continue }
      leaders[best.index].placing?.following += [
        matching.baseline[old].reach, matching.candidate[new].reach,
      ]
      leaders[best.index].placing?.following += lines(below: old, new)
    }
  }

  /// The height of the line below a row with its neighbours, in points.
  private static let line = 1.0

  /// The ends of the lines below a row, which begin at the row's first text, on both screens.
  ///
  /// - Reference: Apple, [`listRowSeparatorLeading`](https://developer.apple.com/documentation/swiftui/horizontalalignment/listrowseparatorleading).
  private func lines(below old: Int, _ new: Int) -> [CGRect] {
    let (before, after) = (matching.baseline[old].frame.minX, matching.candidate[new].frame.minX)
    guard before != after, matching.baseline[old].kind == "Text" else { return [] }
    func line(_ view: Int, _ tree: FlatViewTree) -> CGRect? {
      guard let row = tree.around(view).first(where: { tree[$0].kind == "row" }),
        (row..<view).allSatisfy({ tree[$0].kind != "Text" })
      else { return nil }
      return CGRect(
        x: min(before, after), y: tree[row].frame.maxY - Self.line, width: abs(after - before),
        height: Self.line)
    }
    return [line(old, matching.baseline), line(new, matching.candidate)].compactMap(\.self)
  }
}
