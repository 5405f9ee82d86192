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
  /// The nodes directly inside whose elements are visible to assistive technology.
  fileprivate var accessibilityInside: [Node] {
    // Slices of a modifier are placed, and no part of the structure.
    structure + placedChildren.filter(\.isModifier)
  }

  /// The nodes that may have an element for this one: itself and its descendants, then its ancestors.
  var accessibilityNodes: [Node] {
    var nodes: [Node] = []
    var open: [Node] = [self]
    while let node = open.popLast() {
      nodes.append(node)
      open += node.accessibilityInside.reversed()
    }
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
    var open = describedRoots
    while let node = open.popLast() {
      if node.handle == handle { return node }
      open += node.accessibilityInside
    }
    return nil
  }
}
