import GalleyTree

/// Builds a tree from elements that are listed with their levels, parents before children.
struct TreeBuilder {
  /// The elements on the way to the latest one, with their levels.
  private var open: [(level: Int, element: Element)] = []
  private(set) var roots: [Element] = []
  private var count = 0

  /// The number of open elements.
  var depth: Int { open.count }

  /// Adds an element below the latest one of a lower level.
  mutating func add(_ element: Element, level: Int) throws(TreeFormatError) {
    count += 1
    guard count <= TreeLimits.elements else { throw .tooMany(limit: TreeLimits.elements) }
    close(to: level)
    guard open.count < TreeDepth.most else { throw .tooDeep(limit: TreeDepth.most) }
    open.append((level, element))
  }

  /// Changes the latest element.
  mutating func change(_ body: (inout Element) -> Void) {
    guard !open.isEmpty else { return }
    body(&open[open.count - 1].element)
  }

  /// The level of the latest element.
  var level: Int? { open.last?.level }

  /// Ends all elements of a level and above.
  mutating func close(to level: Int) {
    while let inner = open.last?.level, inner >= level {
      let last = open.removeLast()
      if open.isEmpty {
        roots.append(last.element)
      } else {
        open[open.count - 1].element.children.append(last.element)
      }
    }
  }

  /// Ends all elements, and returns those without a parent.
  mutating func finish() -> [Element] {
    close(to: .min)
    return roots
  }
}
