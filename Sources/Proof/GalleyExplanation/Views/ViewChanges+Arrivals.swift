import Foundation
import GalleyTree

/// Finds which arrivals and departures are one: the cells of a row, what stands for one thing at two places, and the lines beside.
extension ViewChanges {
  /// Puts together what came or went at once.
  mutating func joinArrivals() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for (number, change) in changes.enumerated() where !isGone[number] && change.isArrival {
      for (index, other) in changes.enumerated() where index != number && !isGone[index] {
        guard other.what == change.what, belongs(other, to: change, isLater: index > number) else { continue }
        isGone[index] = true
        changes[number].places += other.places
      }
    }
    removeChanges { isGone[$0] }
  }

  /// Whether one arrival goes with another.
  private func belongs(_ other: ViewChange, to change: ViewChange, isLater: Bool) -> Bool {
    let isNew = change.what == .inserted
    let tree = isNew ? matching.candidate : matching.baseline
    guard let a = change.place.number(isNew: isNew), let b = other.place.number(isNew: isNew) else {
      return false
    }
    if isLater, let id = tree[a].id, id == tree[b].id, tree[a].parent != tree[b].parent { return true }
    if isLater, areInOneGridRow(a, b, tree) { return true }
    return isLine(b, tree) && !isLine(a, tree) && isBeside(b, a, tree)
  }

  private func areInOneGridRow(_ a: Int, _ b: Int, _ tree: FlatViewTree) -> Bool {
    guard let parent = tree[a].parent, tree[b].parent == parent, tree[parent].kind == "Grid" else {
      return false
    }
    let (first, second) = (tree[a].extent, tree[b].extent)
    return first.minY < second.maxY && second.minY < first.maxY
  }

  /// Whether a view is a thin shape that says nothing, such as the line between two events.
  private func isLine(_ number: Int, _ tree: FlatViewTree) -> Bool {
    let node = tree[number]
    return ViewProperty.isShape(node) && node.firstElement == nil && node.contents.isEmpty
      && min(node.frame.width, node.frame.height) <= 4
  }

  /// Whether a line lies in the neighbour of what came or went.
  private func isBeside(_ line: Int, _ number: Int, _ tree: FlatViewTree) -> Bool {
    tree[number].extent.insetBy(dx: -24, dy: -24).intersects(tree[line].extent)
  }
}
