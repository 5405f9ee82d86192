import GalleyTree

/// A modifier that marks a view's elements as a part of a view of several elements.
struct ElementPartModifier: NodeModifier {
  let part: ElementAccessibility.Part

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var elements = child.elements(in: context)
    for index in elements.indices { elements[index].describe { $0.part = part } }
    return elements
  }
}

/// A modifier of a whole label: an icon without a title in words stands for the label.
struct LabelElementsModifier: NodeModifier {
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var elements = child.elements(in: context)
    if elements.allSatisfy({ $0.isPart(.icon) || $0.label.isEmpty }) {
      for index in elements.indices { elements[index].accessibility?.part = nil }
    }
    return elements
  }
}

extension Element {
  /// Whether this is a certain part of a view of several elements.
  func isPart(_ part: ElementAccessibility.Part) -> Bool { accessibility?.part == part }
}
