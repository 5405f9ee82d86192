import GalleyAutomation
import GalleyTree

/// The cells of a list that came into view, of any kind of row, to be compared with the device's number of
/// cells.
struct VisitedCells {
  /// The identity of a cell: its live object or, where the driver does not know, its content.
  private enum Identity: Hashable {
    case handle(UInt64)
    case content([String], ordinal: Int)
  }

  private var cells: Set<Identity> = []

  /// The number of cells that came into view.
  var count: Int { cells.count }

  /// Takes note of the cells that are visible, without those of other lists inside of the list.
  mutating func add(of view: ScrollContainer, on screen: ScreenIndex) {
    var ordinals: [[String]: Int] = [:]
    for cell in screen.places(of: .cell, in: screen.descendants(of: view.place)) {
      let holder = screen.ancestors(of: cell).first { screen.isScrollable($0) }
      guard holder == view.place else { continue }
      if let handle = screen.nodes[cell].element.handle {
        cells.insert(.handle(handle))
      } else {
        let content = RowKind.content(of: cell, on: screen)
        cells.insert(.content(content, ordinal: ordinals[content, default: 0]))
        ordinals[content, default: 0] += 1
      }
    }
  }
}

/// The items that were seen of a list that shows a part of itself at a time, in the order of the list.
struct VisitedItems<Item: Hashable> {
  /// All that was seen.
  private(set) var items: [Item] = []
  private var known: Set<Item> = []

  /// Adds the visible items.
  ///
  /// A new item goes behind the item it was seen behind; an item before all known ones goes before the first
  /// of them.
  mutating func add(_ visible: [Item]) {
    var next = items.endIndex
    if let first = visible.first(where: known.contains), let index = items.firstIndex(of: first) {
      next = index
    }
    for item in visible {
      if known.contains(item) {
        if let index = items.firstIndex(of: item) { next = index + 1 }
      } else {
        items.insert(item, at: next)
        known.insert(item)
        next += 1
      }
    }
  }
}
