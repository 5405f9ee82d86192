import Foundation

/// The bar above the keyboard with the items of views that are in no navigation stack; those of a stack's page are in its bar.
final class KeyboardBarNode: BottomBarNode, KeyboardAccessory {
  /// The toolbars of the views.
  let toolbars = Registry<Node>()

  /// The bar of a window.
  static func of(_ host: ViewHost) -> KeyboardBarNode {
    if let bar = host.keyboardAccessory as? KeyboardBarNode { return bar }
    let bar = KeyboardBarNode(host)
    host.keyboardAccessory = bar
    return bar
  }

  var height: CGFloat { items.isEmpty ? 0 : Self.height }

  func refresh() {
    environment = host.environment
    items = toolbars.values.flatMap { $0.layoutChildren.compactMap { $0 as? ToolbarItemNode } }
      .filter { $0.placement.slot == .keyboard }
  }
}
