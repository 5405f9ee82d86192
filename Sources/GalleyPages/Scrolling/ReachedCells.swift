import GalleyAutomation
import GalleyTree

/// The cells of a list that came into view, whatever kind of row they are: to be compared with how many cells the device
/// says there are.
struct ReachedCells {
  /// The identity of a cell: its live object or, where the driver does not know, its content.
  private enum Identity: Hashable {
    case handle(UInt64)
    case content([String], ordinal: Int)
  }

  private var cells: Set<Identity> = []

  /// How many came into view.
  var count: Int { cells.count }

  /// Takes note of the cells that are visible, without those of other lists inside of the list.
  mutating func add(of view: ScrollView, on screen: ScreenIndex) {
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
