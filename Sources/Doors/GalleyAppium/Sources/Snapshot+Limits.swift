import GalleyTree

extension Snapshot {
  /// The snapshot without elements that are deeper, or later among those of their parent, than limits.
  ///
  /// - Parameters:
  ///   - levels: The most elements between an app and an element, that one included.
  ///   - children: The most elements right below one.
  func limited(toLevels levels: Int, children: Int) -> Snapshot {
    guard applications.contains(where: { $0.root.exceeds(levels, children) }) else { return self }
    var result = self
    for index in applications.indices {
      result.applications[index].root = applications[index].root.limited(to: levels, children)
    }
    return result
  }
}

extension Element {
  fileprivate func exceeds(_ levels: Int, _ count: Int) -> Bool {
    var open = [(self, levels)]
    while let (element, levels) = open.popLast() {
      if element.children.count > count || (levels == 0 && !element.children.isEmpty) { return true }
      for child in element.children { open.append((child, levels - 1)) }
    }
    return false
  }

  /// By recursion, as deep as the limit at the most.
  fileprivate func limited(to levels: Int, _ count: Int) -> Element {
    var result = self
    result.children = levels == 0 ? [] : children.prefix(count).map { $0.limited(to: levels - 1, count) }
    return result
  }
}
