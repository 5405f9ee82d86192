import GalleyTree

/// A modifier that turns the view of an app's style for a toggle into one switch in the element tree.
///
/// The toggle's label names the switch, whether the style shows that label or not. A style that shows a
/// toggle itself adds no other.
struct SwitchElementModifier: NodeModifier {
  let label: AnyView
  let isOn: Bool

  var isExtraForEach: Bool { true }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    label.reconciled(with: old, in: context.insideControl)
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var inner = context
    inner.container = nil
    let inside = child.elements(in: inner)
    if inside.contains(where: \.hasSwitch) { return child.elements(in: context) }
    let label = AccessibilityText(node.extra?.layoutChildren ?? [])
    var appearance = AccessibilityText([child]).appearance
    appearance.visibleFrame = nil
    let environment = node.environment
    return [
      context.clipped(
        Element(
          .switch, identifier: label.identifier, label: label.text, value: isOn ? "1" : "0",
          frame: node.frame, isEnabled: environment.isEnabled, traits: environment.traits(.button),
          appearance: appearance, handle: node.handle))
    ]
  }
}

extension Element {
  /// Whether this is a switch, or has one inside.
  fileprivate var hasSwitch: Bool { type == .switch || children.contains(where: \.hasSwitch) }
}
