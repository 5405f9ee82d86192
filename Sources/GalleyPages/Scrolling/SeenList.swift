/// The items that were seen of a list that shows a part of itself at a time, in the order of the list.
struct SeenList<Item: Hashable> {
  /// All that was seen.
  private(set) var items: [Item] = []
  private var known: Set<Item> = []

  /// Takes note of what is visible.
  ///
  /// What is new goes behind the item it was seen behind; what stands before all known items goes before the
  /// first of them.
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
