import Foundation

/// An element tree laid flat: every element has a number, in tree order, which is also paint order.
///
/// The root is number 0, and what is below an element follows it without a gap. Trees of any depth can be laid
/// flat.
public struct ElementOutline: Sendable {
  /// One element and its place in the tree.
  public struct Node: Sendable {
    /// The element.
    public let element: Element
    /// The number of the element that holds it; `nil` for the root.
    public let parent: Int?
    /// Which child of its parent it is.
    public let position: Int
    /// The numbers of its children, in order.
    public fileprivate(set) var children: [Int] = []
    /// The first number after everything below it.
    public fileprivate(set) var end: Int
  }

  /// The elements by number.
  public let nodes: [Node]

  /// Lays a tree flat.
  ///
  /// - Parameter root: The tree.
  /// - Complexity: O(*n*) in its elements.
  public init(_ root: Element) {
    var nodes: [Node] = []
    var open: [(element: Element, parent: Int?, position: Int)] = [(root, nil, 0)]
    while let next = open.popLast() {
      let number = nodes.count
      nodes.append(Node(element: next.element, parent: next.parent, position: next.position, end: number + 1))
      if let parent = next.parent { nodes[parent].children.append(number) }
      for (position, child) in next.element.children.enumerated().reversed() {
        open.append((child, number, position))
      }
    }
    for number in nodes.indices.reversed() {
      guard let parent = nodes[number].parent else { continue }
      nodes[parent].end = max(nodes[parent].end, nodes[number].end)
    }
    self.nodes = nodes
  }

  /// One element by its number.
  ///
  /// - Parameter number: The number, from 0.
  public subscript(number: Int) -> Node {
    nodes[number]
  }

  /// Whether an element is another one or somewhere below it.
  ///
  /// - Parameters:
  ///   - number: The element.
  ///   - ancestor: What may hold it.
  /// - Returns: Whether it does.
  public func isInside(_ number: Int, of ancestor: Int) -> Bool {
    ancestor <= number && number < nodes[ancestor].end
  }

  /// The way from the root to an element.
  ///
  /// - Parameter number: The element.
  /// - Returns: Its path.
  public func path(of number: Int) -> ElementPath {
    var steps: [Int] = []
    var number = number
    while let parent = nodes[number].parent {
      steps.append(nodes[number].position)
      number = parent
    }
    return ElementPath(steps.reversed())
  }
}
