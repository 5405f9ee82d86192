import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree
import Observation

/// Whether a finger lies on a button, as an app's style reads it.
@Observable @MainActor final class ButtonPress {
  var isPressed = false
}

extension ButtonLook {
  /// Whether the label has a background with a margin around it.
  var hasBorder: Bool {
    switch self {
    case .bordered, .unbordered, .borderedProminent, .glass, .glassProminent: true
    case .automatic, .plain, .borderless, .custom: false
    }
  }
}

/// The node of a button.
final class ButtonNode: Node {
  private(set) var role: ButtonRole?
  private(set) var action: () -> Void = {}
  /// A closure that is called after the action of a tap, such as to close an alert.
  var afterAction: () -> Void = {}
  private var label: Node?
  private weak var row: RowContext?
  private var isPressed = false
  private(set) var look = ButtonLook.automatic
  private var border = ButtonBorder(.regular)
  /// Whether a finger lies on the button, for a style that shows it.
  let press = ButtonPress()
  private(set) var shortcut: KeyboardShortcut?

  func update(
    _ view: some View, role: ButtonRole?, look: ButtonLook, action: @escaping () -> Void,
    in context: NodeContext
  ) {
    var context = context
    self.role = role
    self.look = look
    self.action = action
    row?.buttonNodes.remove(self)
    row = look == .automatic ? context.environment.row : nil
    row?.buttonNodes.set(self, of: self)
    shortcut = context.environment.keyboardShortcut
    if let shortcut {
      context.environment.keyboardShortcut = nil
      host.shortcuts.set(
        ShortcutAction(shortcut: shortcut, node: self) { [unowned self] in rowAction }, of: self)
    } else {
      host.shortcuts.remove(self)
    }
    let values = context.environment
    border = ButtonBorder(values.controlSize)
    if look.hasBorder, values.font == nil { context.environment.font = border.font }
    if values.isInDialog, role == .cancel, values.fontWeight == nil {
      context.environment.fontWeight = .semibold
    }
    // Within a border a label looks as outside of a list.
    if look.hasBorder { context.environment.isInListRow = false }
    let isRed = role == .destructive && values.explicitTint == values.surroundingTint
    let color = isRed ? Color.red : values.tint
    switch look {
    case .custom: break
    case _ where !values.isEnabled: context.environment.foregroundColor = .tertiary
    case .plain, .glass: break
    // Settings around the button apply to its label, too.
    case _ where values.isForegroundSet: break
    case .borderedProminent, .glassProminent: context.environment.foregroundColor = .white
    case .automatic, .borderless, .bordered, .unbordered: context.environment.foregroundColor = color
    }
    environment = context.environment
    environment.tint = color
    label = view.inRow.reconciled(with: label, in: context)
  }

  private var insets: EdgeInsets { look.hasBorder ? border.insets : EdgeInsets() }

  /// The words of the button's label.
  var title: String { elements(in: ElementContext(clip: frame)).first?.label ?? "" }

  override var placedChildren: [Node] { label?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(proposal.inset(by: insets)) }
    let size = CGSize(
      width: (sizes.map(\.width).max() ?? 0) + insets.leading + insets.trailing,
      height: (sizes.map(\.height).max() ?? 0) + insets.top + insets.bottom)
    guard look.hasBorder, environment.buttonBorderShape.isCircle else { return size }
    let content = max(size.width - insets.leading - insets.trailing, size.height - insets.top - insets.bottom)
    return CGSize(width: content + 2 * insets.top, height: content + 2 * insets.top)
  }

  override func placeChildren(in rect: CGRect) {
    place(placements(in: rect), in: rect)
  }

  private func placements(in rect: CGRect) -> [Placement] {
    let isCircle = look.hasBorder && environment.buttonBorderShape.isCircle
    let space = isCircle ? rect.insetBy(dx: insets.top, dy: insets.top) : rect.inset(by: insets)
    return placedChildren.map { child in
      let place = Alignment.center.place(child.measure(ProposedSize(space.size)), in: space)
      return Placement(node: child, proposal: ProposedSize(place.size), frame: place)
    }
  }

  /// A button stands on the baseline of its label.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    combinedGuide(key, of: placements(in: CGRect(origin: .zero, size: size)))
  }

  override func draw(into list: inout DisplayList) {
    list.nested(in: isPressed && look != .custom ? .pushOpacity(0.4) : nil) { list in
      if look == .glass {
        let corners = Corners.continuous(radius)
        let outline = ShapeOutline(
          path: { Path(roundedRect: $0, corners: corners) }, corners: { _ in corners })
        Material.regularMaterial.draw(in: frame, outline, .nonZero, environment, into: &list)
      } else if let background {
        fill(frame, .continuous(radius), with: background, into: &list)
      }
      super.draw(into: &list)
    }
  }

  /// The radius of the border's corners, in points.
  private var radius: Double {
    let isGlass = look == .glass || look == .glassProminent
    let shape = environment.buttonBorderShape
    return (isGlass && shape.isAutomatic ? .capsule : shape).radius(in: frame, usual: border.radius)
  }

  private var background: Color? {
    switch look {
    case .automatic, .plain, .borderless, .unbordered, .glass, .custom: nil
    case .bordered: environment.isEnabled ? environment.tint.opacity(0.15) : .tertiarySystemFill
    case .borderedProminent, .glassProminent:
      environment.isEnabled ? environment.tint : .tertiarySystemFill
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let children = placedChildren.flatMap { $0.elements(in: ElementContext(clip: context.clip)) }
    let texts = children.filter { $0.type == .staticText }
    let named = texts.isEmpty ? children : texts
    var appearance = named.first?.appearance ?? Appearance()
    appearance.visibleFrame = nil
    appearance.background = background?.resolved(in: environment).text ?? appearance.background
    if background != nil { appearance.cornerRadius = radius }
    let traits = environment.traits(.button)
    var element = Element(
      .button, identifier: children.first { !$0.identifier.isEmpty }?.identifier ?? "",
      label: named.map(\.label).joined(separator: ", "), frame: frame, isEnabled: environment.isEnabled,
      isSelected: children.contains(where: \.isSelected), traits: traits, appearance: appearance,
      role: elementRole, handle: handle)
    element.takeSymbol(of: children)
    return [context.clipped(element)]
  }

  override func perform(_ request: AccessibilityRequest) -> Bool {
    switch request {
    case .activate, .named: break
    default: return false
    }
    guard environment.isEnabled else { return false }
    action()
    afterAction()
    return true
  }

  override var isAction: Bool { true }

  private var elementRole: ElementRole? {
    switch role {
    case .cancel?: .cancel
    case .destructive?: .destructive
    default: shortcut == .defaultAction ? .defaultAction : nil
    }
  }

  /// Whether the button accepts taps on its whole row, as on iOS if it is the only one in it.
  var fillsRow: Bool { row?.buttons.count == 1 && row?.link == nil }

  override var takesTouches: Bool { !fillsRow }

  override var tapAction: (() -> Void)? { fillsRow ? nil : rowAction }

  /// The action of a tap on the button or on its row.
  var rowAction: () -> Void {
    guard environment.isEnabled else { return {} }
    return { [self] in
      action()
      afterAction()
    }
  }

  override func pressChanged(_ isPressed: Bool) {
    self.isPressed = isPressed && environment.isEnabled
    if press.isPressed != self.isPressed { press.isPressed = self.isPressed }
    host.setNeedsDisplay()
  }
}

/// A button that an alert or a row places, with its modifiers.
@MainActor struct ActionButton {
  /// The node to place and draw: the button, or the modifiers around it.
  let node: Node
  let button: ButtonNode

  /// Finds the button that a node is or wraps; `nil` if there is none.
  init?(_ node: Node) {
    guard let button = Self.button(in: node) else { return nil }
    self.node = node
    self.button = button
  }

  private static func button(in node: Node) -> ButtonNode? {
    if let button = node as? ButtonNode { return button }
    for child in node.placedChildren {
      if let button = button(in: child) { return button }
    }
    return nil
  }
}

/// A modifier that turns the view of an app's style into a button for tests and assistive technology, if it
/// contains none.
struct PrimitiveButtonModifier: NodeModifier {
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let shown = child.elements(in: context)
    guard !shown.contains(where: { $0.type == .button }) else { return shown }
    let spoken = AccessibilityText([child])
    var element = Element(
      .button, identifier: spoken.identifier, label: spoken.text, frame: node.frame,
      isEnabled: node.environment.isEnabled, isSelected: shown.contains(where: \.isSelected),
      traits: node.environment.traits(.button), appearance: spoken.appearance, handle: node.handle)
    element.takeSymbol(of: shown)
    return [context.clipped(element)]
  }
}
