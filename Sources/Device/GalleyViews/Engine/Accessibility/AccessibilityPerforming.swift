import GalleyTree

extension AccessibilityActionKind {
  /// Returns the kind for screen readers; deleting and showing a menu are chosen by their names.
  func told(in environment: EnvironmentValues) -> ElementAccessibility.Action.Kind {
    switch kind {
    case .default: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .delete: .named("Delete")
    case .showMenu: .named("Show Menu")
    case .named(let name): .named(name.plainText(in: environment))
    }
  }
}

extension SemanticsModifier {
  @MainActor func perform(_ request: AccessibilityRequest, at node: ModifierNode<Self>) -> Bool {
    switch (semantics, request) {
    case (.action(_, let act), .activate), (.action(_, let act), .named), (.action(_, let act), .escape),
      (.action(_, let act), .magicTap), (.labelledAction(let act, _), .named):
      act()
    case (.adjustable(let adjust), .increment): adjust(.increment)
    case (.adjustable(let adjust), .decrement): adjust(.decrement)
    case (.scroll(let scroll), .scroll(let direction)): scroll(direction.edge)
    case (.rotor(let rotor), .showRotorEntry(let number)):
      let entries = rotor.entries
      guard entries.indices.contains(number) else { return false }
      node.host.show(entries[number])
    default: return false
    }
    return true
  }
}

extension AccessibilityRequest.Direction {
  /// The edge that is scrolled to.
  var edge: Edge {
    switch self {
    case .up: .top
    case .down: .bottom
    case .left: .leading
    case .right: .trailing
    }
  }
}

extension Node {
  /// The nodes that may have an element for this one: itself and its descendants, then its ancestors.
  var accessibilityNodes: [Node] {
    var walk = AccessibilityWalk([self])
    var nodes: [Node] = []
    while let node = walk.next() { nodes.append(node) }
    return nodes + sequence(first: self, next: \.parent).dropFirst()
  }

  /// The numbers that may identify an element of this node, the nearest first.
  var accessibilityHandles: [UInt64] { accessibilityNodes.map(\.handle) }
}

extension ViewHost {
  /// Performs a request of assistive technology on the view of a node.
  ///
  /// - Returns: Whether it had an effect; `nil` if the node is not in this window.
  package func perform(_ request: AccessibilityRequest, by handle: UInt64) -> Bool? {
    node(with: handle).map { node in onAppClock { node.perform(request) } }
  }

  /// The node with a number; `nil` if it is not in this window.
  func node(with handle: UInt64) -> Node? {
    // The windows in front are last.
    var walk = AccessibilityWalk(describedRoots.reversed())
    while let node = walk.next() {
      if node.handle == handle { return node }
    }
    return nil
  }
}

/// A walk through nodes and all inside them whose elements are visible to assistive technology, in the order of the tree.
@MainActor private struct AccessibilityWalk {
  /// The nodes to visit, the next one last.
  private var open: [Node]
  /// A modifier may be both part of the structure and placed: without this, nested ones take exponential time.
  private var known: Set<ObjectIdentifier> = []

  init(_ roots: [Node]) { open = roots.reversed() }

  mutating func next() -> Node? {
    while let node = open.popLast() {
      guard known.insert(ObjectIdentifier(node)).inserted else { continue }
      // Slices of a modifier are placed, and no part of the structure.
      open += (node.structure + node.placedChildren.filter(\.isModifier)).reversed()
      return node
    }
    return nil
  }
}
