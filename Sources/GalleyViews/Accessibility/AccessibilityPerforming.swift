import GalleyTree

extension AccessibilityActionKind {
  /// The kind as screen readers are told it; deleting and showing a menu are chosen by their names.
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
  @MainActor func perform(_ request: AccessibilityRequest) -> Bool {
    switch (semantics, request) {
    case (.action(_, let act), .activate), (.action(_, let act), .named), (.action(_, let act), .escape),
      (.action(_, let act), .magicTap), (.labelledAction(let act, _), .named):
      act()
    case (.adjustable(let adjust), .increment): adjust(.increment)
    case (.adjustable(let adjust), .decrement): adjust(.decrement)
    case (.scroll(let scroll), .scroll(let direction)): scroll(direction.edge)
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

extension ViewHost {
  /// Has the view of a node do what assistive technology asks for.
  ///
  /// - Returns: Whether it did something; `nil` if the node is not in this window.
  package func perform(_ request: AccessibilityRequest, by handle: UInt64) -> Bool? {
    var open = describedRoots
    while let node = open.popLast() {
      if node.handle == handle { return onAppClock { node.perform(request) } }
      open += node.structure
      // Slices of a modifier are placed, and no part of the structure.
      open += node.placedChildren.filter(\.isModifier)
    }
    return nil
  }
}
