/// A button that an alert or a row places by itself, with what its modifiers say of it.
struct ActionButton {
  /// What is placed and drawn: the button, or the modifiers around it.
  let node: Node
  let button: ButtonNode

  /// Nothing, unless the node is a button or wraps one.
  init?(_ node: Node) {
    guard let button = Self.button(in: node) else { return nil }
    self.node = node
    self.button = button
  }

  private static func button(in node: Node) -> ButtonNode? {
    (node as? ButtonNode) ?? node.placedChildren.lazy.compactMap(button).first
  }
}
