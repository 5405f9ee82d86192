import Foundation
import GalleyRaster
import GalleyTree

/// The node of a picker that shows its choice and opens a menu of the options.
///
/// In a list it is a row with its label; elsewhere it shows only the choice, in the tint colour.
final class MenuPickerNode: LabeledControlNode {
  /// The largest part of the window's width that the choice takes: beside its label, and below it.
  private static let widest = (beside: 0.6, below: 0.8)

  private var value: Node?
  private var menu: MenuNode?
  private var isPressed = false

  func update(_ choice: PickerChoice, in context: NodeContext) {
    let values = context.environment
    if values.isEnabled {
      values.row?.actions.set({ [weak self] in self?.open() }, of: self)
    } else {
      values.row?.actions.remove(self)
    }
    var context = context.insideControl
    context.environment.foregroundColor =
      !values.isEnabled ? .tertiary : fillsRow ? .secondary : values.tint
    let shown = choice.shown ?? AnyView(Text(""))
    value = HStack(spacing: 5) {
      shown.lineLimit(1)
      AccessoryIcon("chevron.up.chevron.down", size: 11, weight: .regular)
    }.reconciled(with: value, in: context)
    guard let menu else { return }
    menu.update(choice, in: NodeContext(environment: values, host: host)) { [weak self] in self?.close() }
    host.presentedPopups.set(menu, of: menu)
  }

  private func open() {
    guard environment.isEnabled, menu == nil else { return }
    host.focus.resign()
    menu = MenuNode(host)
    menu?.anchor = { [weak self] in self?.controlFrame ?? .zero }
    setNeedsUpdate()
  }

  private func close() {
    menu = nil
    setNeedsUpdate()
  }

  override var showsLabel: Bool { super.showsLabel && fillsRow }

  /// In a row the choice is below the label at the sizes of text for accessibility, as on iOS.
  override var isBelowLabel: Bool { fillsRow && environment.dynamicTypeSize.isAccessibilitySize }

  /// The largest width of the choice, in points.
  private var mostWidth: CGFloat {
    host.size.width * (isBelowLabel ? Self.widest.below : Self.widest.beside)
  }

  private var valueNodes: [Node] { value?.layoutChildren ?? [] }

  override var controlNodes: [Node] { valueNodes }

  override var controlSize: CGSize {
    let ideal = valueNodes.first?.measure(.unspecified) ?? .zero
    return CGSize(width: min(ideal.width, mostWidth), height: ideal.height)
  }

  override func placeControl(in rect: CGRect) {
    // A choice that fits gets its ideal size: a frame of whole pixels may be slightly too narrow for it.
    let fits = (valueNodes.first?.measure(.unspecified).width ?? 0) <= mostWidth
    for node in valueNodes { node.place(in: rect, by: self, offered: fits ? .unspecified : nil) }
  }

  override func draw(into list: inout DisplayList) {
    list.nested(in: isPressed ? .pushOpacity(0.4) : nil) { super.draw(into: &$0) }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = spoken
    let value = AccessibilityText(valueNodes)
    let traits = environment.traits(.button)
    return [
      context.clipped(
        Element(
          .button, identifier: spoken.identifier, label: spoken.text, value: .text(value.text), frame: area,
          isEnabled: environment.isEnabled, traits: traits, appearance: value.appearance, handle: handle))
    ]
  }

  override var takesTouches: Bool { true }

  override func hitTest(_ point: CGPoint) -> Node? { area.contains(point) ? self : nil }

  override var tapAction: (() -> Void)? { { [weak self] in self?.open() } }

  override func pressChanged(_ isPressed: Bool) {
    self.isPressed = isPressed && environment.isEnabled
    host.setNeedsDisplay()
  }
}
