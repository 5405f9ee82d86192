import GalleyAutomation
import GalleyTree

extension ScreenIndex {
  /// Whether an element exceeds the limit of depth, or that of its position among the children of its parent.
  ///
  /// The parameters are those of `Snapshot.limited(toLevels:children:)`.
  func exceeds(levels: Int, children: Int) -> Bool {
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    for place in nodes.indices {
      guard let parent = nodes[place].parent else {
        depths.append(0)
        continue
      }
      let depth = depths[parent] + 1
      if depth > levels || nodes[place].ordinal >= children { return true }
      depths.append(depth)
    }
    return false
  }
}

extension Snapshot {
  /// The snapshot without the elements beyond limits of depth and of the number of children.
  ///
  /// - Parameters:
  ///   - levels: The most elements between an app and an element, that one included.
  ///   - children: The most elements right below one.
  func limited(toLevels levels: Int, children: Int) -> Snapshot {
    var result = self
    for index in applications.indices {
      result.applications[index].root = applications[index].root.limited(to: levels, children)
    }
    return result
  }
}

extension Element {
  /// By recursion, as deep as the limit at the most.
  fileprivate func limited(to levels: Int, _ count: Int) -> Element {
    var result = self
    result.children = levels == 0 ? [] : children.prefix(count).map { $0.limited(to: levels - 1, count) }
    return result
  }
}
