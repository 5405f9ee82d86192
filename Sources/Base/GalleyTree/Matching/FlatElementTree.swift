import Foundation

/// An element tree laid flat: every element has a number, in tree order, which is also paint order.
///
/// The root is number 0, and the descendants of an element follow it without a gap. Trees of any depth can be
/// laid flat. Frames and sizes that no screen could have are zero here, as no arithmetic on them makes sense.
package struct FlatElementTree: Sendable {
  /// One element and its place in the tree.
  ///
  /// An object, since an element has some twenty strings and arrays: to count the references to all of them wherever a node is
  /// handed on took an eighth of the time that explaining two screens takes.
  package final class Node: Sendable {
    package let element: Element
    /// The number of the element that holds it; `nil` for the root.
    package let parent: Int?
    /// Its index among its parent's children.
    package let position: Int
    /// The numbers of its children, in order.
    package let children: [Int]
    /// The first number after everything below it.
    package let end: Int

    fileprivate init(element: Element, parent: Int?, position: Int, children: [Int], end: Int) {
      self.element = element
      self.parent = parent
      self.position = position
      self.children = children
      self.end = end
    }
  }

  /// The elements by number.
  package let nodes: [Node]

  /// Lays a tree flat.
  ///
  /// - Complexity: O(*n*) in its elements.
  package init(_ root: Element) {
    var places: [(element: Element, parent: Int?, position: Int)] = []
    var children: [[Int]] = []
    var open: [(element: Element, parent: Int?, position: Int)] = [(root, nil, 0)]
    while let next = open.popLast() {
      let number = places.count
      places.append(next)
      children.append([])
      if let parent = next.parent { children[parent].append(number) }
      for (position, child) in next.element.children.enumerated().reversed() {
        open.append((child, number, position))
      }
    }
    var ends = Array(places.indices.lazy.map { $0 + 1 })
    for number in places.indices.reversed() {
      guard let parent = places[number].parent else { continue }
      ends[parent] = max(ends[parent], ends[number])
    }
    nodes = places.enumerated().map { number, place in
      Node(
        element: place.element.sanitized, parent: place.parent, position: place.position,
        children: children[number], end: ends[number])
    }
  }

  private init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// The same tree without the texts of some elements and their descendants.
  package func withoutTexts(below roots: Set<Int>) -> FlatElementTree {
    var isSilent = [Bool](repeating: false, count: nodes.count)
    return FlatElementTree(
      nodes: nodes.enumerated().map { number, node in
        isSilent[number] = roots.contains(number) || node.parent.map { isSilent[$0] } ?? false
        if !isSilent[number] { return node }
        var element = node.element
        (element.label, element.title, element.value, element.placeholder) = ("", "", nil, nil)
        return Node(
          element: element, parent: node.parent, position: node.position, children: node.children,
          end: node.end)
      })
  }

  /// One element by its number.
  ///
  /// - Parameter number: The number, from 0.
  package subscript(number: Int) -> Node { nodes[number] }

  /// The number of the element at a path.
  ///
  /// - Parameter path: The way from the root down.
  /// - Returns: The number; `nil` where the path leads nowhere.
  package func number(at path: ElementPath) -> Int? {
    var number = 0
    for index in path.indices {
      guard nodes[number].children.indices.contains(index) else { return nil }
      number = nodes[number].children[index]
    }
    return number
  }

  /// Whether two trees are alike, of any depth; handles do not count.
  package func isEqual(to other: FlatElementTree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { a, b in
        a.parent == b.parent && a.children.count == b.children.count && a.element.isLike(b.element)
      }
  }

  /// Whether an element is another one or somewhere below it.
  package func isInside(_ number: Int, of ancestor: Int) -> Bool {
    ancestor <= number && number < nodes[ancestor].end
  }

  /// The way from the root to an element.
  package func path(of number: Int) -> ElementPath {
    var steps: [Int] = []
    var number = number
    while let parent = nodes[number].parent {
      steps.append(nodes[number].position)
      number = parent
    }
    return ElementPath(steps.reversed())
  }
}

extension Element {
  /// The largest distance from the screen's corner, in points.
  private static let farthest = 1e9

  /// The element with frames and sizes that are fit for arithmetic; its children stay as they are.
  var sanitized: Element {
    let natural = appearance?.naturalSize.map { CGRect(origin: .zero, size: $0) }
    if Self.isUsable(frame), appearance?.visibleFrame.map(Self.isUsable) ?? true,
      natural.map(Self.isUsable) ?? true, Self.isUsable(appearance?.cornerRadius),
      Self.isUsable(appearance?.fontSize)
    {
      return self
    }
    var element = self
    if !Self.isUsable(frame) { element.frame = .zero }
    if let visible = appearance?.visibleFrame, !Self.isUsable(visible) {
      element.appearance?.visibleFrame = .zero
    }
    if let natural, !Self.isUsable(natural) { element.appearance?.naturalSize = nil }
    if !Self.isUsable(appearance?.cornerRadius) { element.appearance?.cornerRadius = nil }
    if !Self.isUsable(appearance?.fontSize) { element.appearance?.fontSize = nil }
    return element
  }

  private static func isUsable(_ rect: CGRect) -> Bool {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy { abs($0) <= farthest }
  }

  private static func isUsable(_ length: Double?) -> Bool {
    length.map { abs($0) <= farthest } ?? true
  }
}
