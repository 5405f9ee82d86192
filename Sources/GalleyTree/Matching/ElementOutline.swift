import Foundation

/// An element tree laid flat: every element has a number, in tree order, which is also paint order.
///
/// The root is number 0, and what is below an element follows it without a gap. Trees of any depth can be laid
/// flat. Frames and sizes that are no numbers a screen could have are zero here: no arithmetic on them makes sense.
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
      nodes.append(
        Node(element: next.element.settled, parent: next.parent, position: next.position, end: number + 1))
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

  private init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// The same tree with nothing said by some elements and by all that is below them.
  ///
  /// - Parameter roots: The elements.
  /// - Returns: The tree without their labels, titles, values and placeholders.
  package func withoutTexts(below roots: Set<Int>) -> ElementOutline {
    var isSilent = [Bool](repeating: false, count: nodes.count)
    return ElementOutline(
      nodes: nodes.enumerated().map { number, node in
        isSilent[number] = roots.contains(number) || node.parent.map { isSilent[$0] } ?? false
        if !isSilent[number] { return node }
        var element = node.element
        (element.label, element.title, element.value, element.placeholder) = ("", "", nil, nil)
        var silent = Node(element: element, parent: node.parent, position: node.position, end: node.end)
        silent.children = node.children
        return silent
      })
  }

  /// One element by its number.
  ///
  /// - Parameter number: The number, from 0.
  public subscript(number: Int) -> Node {
    nodes[number]
  }

  /// The number of the element at a path.
  ///
  /// - Parameter path: The way from the root down.
  /// - Returns: The number; `nil` where the path leads nowhere.
  public func number(at path: ElementPath) -> Int? {
    var number = 0
    for index in path.indices {
      guard nodes[number].children.indices.contains(index) else { return nil }
      number = nodes[number].children[index]
    }
    return number
  }

  /// Whether two trees are alike, of any depth; handles do not count.
  ///
  /// - Parameter other: The other tree.
  /// - Returns: Whether every element is as its counterpart.
  public func isEqual(to other: ElementOutline) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { a, b in
        a.parent == b.parent && a.children.count == b.children.count && a.element.isLike(b.element)
      }
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
