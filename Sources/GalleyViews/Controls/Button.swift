import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The purpose of a button.
///
/// - Reference: [SwiftUI's `ButtonRole`](https://developer.apple.com/documentation/swiftui/buttonrole).
public enum ButtonRole: Hashable, Sendable {
  /// The button deletes something.
  case destructive
  /// The button cancels an operation.
  case cancel
}

/// The look of a button.
///
/// - Reference: [SwiftUI's `PrimitiveButtonStyle`](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
public enum ButtonStyle: Hashable, Sendable {
  /// The usual look for the button's place.
  case automatic
  /// The label alone.
  case plain
  /// A light background of the tint colour.
  case bordered
  /// White text on the tint colour.
  case borderedProminent
}

nonisolated extension View {
  /// Sets the style of buttons.
  public func buttonStyle(_ style: ButtonStyle) -> some View {
    modified(by: EnvironmentModifier { $0.buttonStyle = style })
  }
}

/// A control that does something when tapped.
///
/// - Reference: [SwiftUI's `Button`](https://developer.apple.com/documentation/swiftui/button).
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Makes a button with any label.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ButtonNode) ?? ButtonNode(context.host)
    node.update(label, role: role, action: action, in: context)
    return node
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The node of a button.
final class ButtonNode: Node {
  private(set) var role: ButtonRole?
  private(set) var action: () -> Void = {}
  /// Called after the action of a tap, as to close an alert.
  var afterAction: () -> Void = {}
  private var label: Node?
  private weak var row: RowContext?
  private var isPressed = false
  private var style = ButtonStyle.automatic
  private var shortcut: KeyboardShortcut?

  func update(_ view: some View, role: ButtonRole?, action: @escaping () -> Void, in context: NodeContext) {
    var context = context
    self.role = role
    self.action = action
    style = context.environment.buttonStyle
    row = style == .automatic ? context.environment.row : nil
    row?.buttons.append(self)
    shortcut = context.environment.keyboardShortcut
    context.environment.keyboardShortcut = nil
    if let shortcut { host.shortcuts.append((shortcut, self)) }
    let values = context.environment
    let color = role == .destructive ? Color.red : values.tint
    switch style {
    case _ where !values.isEnabled: context.environment.foregroundColor = .tertiary
    case .plain: break
    case .borderedProminent: context.environment.foregroundColor = .white
    case .automatic, .bordered: context.environment.foregroundColor = color
    }
    environment = context.environment
    environment.tint = color
    label = view.reconciled(with: label, in: context)
  }

  private var insets: EdgeInsets {
    switch style {
    case .automatic, .plain: EdgeInsets()
    case .bordered, .borderedProminent: EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
    }
  }

  /// The words of the button's label.
  var title: String { elements(in: ElementContext(clip: frame)).first?.label ?? "" }

  override var placedChildren: [Node] { label?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(proposal.inset(by: insets)) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + insets.leading + insets.trailing,
      height: (sizes.map(\.height).max() ?? 0) + insets.top + insets.bottom)
  }

  override func placeChildren(in rect: CGRect) {
    let space = rect.inset(by: insets)
    for child in placedChildren {
      child.place(in: Alignment.center.place(child.measure(ProposedSize(space.size)), in: space), by: self)
    }
  }

  override func draw(into list: inout DisplayList) {
    list.nested(in: isPressed ? .pushOpacity(0.4) : nil) { list in
      if let background { fill(frame, .continuous(8), with: background, into: &list) }
      super.draw(into: &list)
    }
  }

  private var background: Color? {
    switch style {
    case .automatic, .plain: nil
    case .bordered: environment.isEnabled ? environment.tint.opacity(0.15) : .tertiarySystemFill
    case .borderedProminent: environment.isEnabled ? environment.tint : .tertiarySystemFill
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let children = placedChildren.flatMap { $0.elements(in: ElementContext(clip: context.clip)) }
    let texts = children.filter { $0.type == .staticText }
    let named = texts.isEmpty ? children : texts
    var appearance = named.first?.appearance ?? Appearance()
    appearance.visibleFrame = nil
    appearance.background = background?.resolved(in: environment).text ?? appearance.background
    if background != nil { appearance.cornerRadius = 8 }
    let traits = environment.traits(.button)
    return [
      context.clipped(
        Element(
          .button, identifier: children.first { !$0.identifier.isEmpty }?.identifier ?? "",
          label: named.map(\.label).joined(separator: ", "), frame: frame, isEnabled: environment.isEnabled,
          traits: traits, appearance: appearance, role: elementRole, handle: handle))
    ]
  }

  private var elementRole: ElementRole? {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: shortcut == .defaultAction ? .defaultAction : nil
    }
  }

  /// Whether the button takes taps on its whole row, as on iOS where it is the only one in it.
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
    host.setNeedsDisplay()
  }
}

/// A button that an alert or a row places, with its modifiers.
@MainActor struct ActionButton {
  /// The node to place and draw: the button, or the modifiers around it.
  let node: Node
  let button: ButtonNode

  /// Finds the button that a node is or wraps; `nil` where there is none.
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
