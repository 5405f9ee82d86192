/// The place of an element in its tree: the child's index at each level.
public struct ElementPath: Hashable, Sendable, Codable, Comparable, ExpressibleByArrayLiteral {
  /// The indices, from the root down; empty for the root itself.
  public var indices: [Int]

  public init(_ indices: [Int]) {
    self.indices = indices
  }

  /// Creates a path from its indices.
  public init(arrayLiteral elements: Int...) {
    self.init(elements)
  }

  public static let root = ElementPath([])

  /// The path of this element's child with an index.
  public func child(_ index: Int) -> ElementPath {
    ElementPath(indices + [index])
  }

  /// The path of the parent, or `nil` for the root.
  public var parent: ElementPath? {
    indices.isEmpty ? nil : ElementPath(Array(indices.dropLast()))
  }

  /// Whether this path leads to the element of the other path, or to one of its ancestors.
  public func contains(_ other: ElementPath) -> Bool {
    other.indices.starts(with: indices)
  }

  /// Whether the first path comes earlier in tree order, which is also paint order.
  public static func < (a: ElementPath, b: ElementPath) -> Bool {
    a.indices.lexicographicallyPrecedes(b.indices)
  }
}

extension Element {
  /// The element at a path, or `nil` where the path leads nowhere.
  public subscript(path: ElementPath) -> Element? {
    var element = self
    for index in path.indices {
      guard element.children.indices.contains(index) else { return nil }
      element = element.children[index]
    }
    return element
  }

  /// Calls a closure for this element and everything below it, in tree order.
  ///
  /// - Complexity: O(*n*) in the elements visited.
  public func walk(_ visit: (Element, ElementPath) throws -> Bool) rethrows {
    guard try visit(self, .root) else { return }
    // One entry a level, not one call: a tree may be deeper than a stack.
    var path: [Int] = [0]
    var open = [children]
    while let index = path.last, let siblings = open.last {
      guard index < siblings.count else {
        path.removeLast()
        open.removeLast()
        if let last = path.indices.last { path[last] += 1 }
        continue
      }
      if try visit(siblings[index], ElementPath(path)) {
        path.append(0)
        open.append(siblings[index].children)
      } else {
        path[path.count - 1] += 1
      }
    }
  }

  /// The paths of all elements, this one included, that meet a condition; in tree order.
  public func paths(where condition: (Element) throws -> Bool) rethrows -> [ElementPath] {
    var found: [ElementPath] = []
    try walk { element, path in
      if try condition(element) { found.append(path) }
      return true
    }
    return found
  }

  /// The number of elements in the tree, this one included.
  public var count: Int {
    var count = 0
    var open = [self]
    while let element = open.popLast() {
      count += 1
      open += element.children
    }
    return count
  }
}
