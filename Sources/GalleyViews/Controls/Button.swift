import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// What a button is for.
///
/// - Reference: [SwiftUI's `ButtonRole`](https://developer.apple.com/documentation/swiftui/buttonrole).
public enum ButtonRole: Hashable, Sendable {
  /// It takes something away for good.
  case destructive
  /// It leaves everything as it is.
  case cancel
}

/// How a button looks.
///
/// - Reference: [SwiftUI's `PrimitiveButtonStyle`](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
public enum ButtonStyle: Hashable, Sendable {
  /// As is usual at its place.
  case automatic
  /// Like its label.
  case plain
  /// On a light ground of its colour.
  case bordered
  /// White on its colour.
  case borderedProminent
}

extension View {
  /// Sets how buttons look.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
  public func buttonStyle(_ style: ButtonStyle) -> some View {
    modified(by: EnvironmentModifier { $0.buttonStyle = style })
  }
}

/// A control that does something when tapped.
///
/// - Reference: [SwiftUI's `Button`](https://developer.apple.com/documentation/swiftui/button).
public struct Button<Label: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Makes a button with any label.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - action: What it does.
  ///   - label: What it looks like.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ButtonNode) ?? ButtonNode(context.host)
    node.update(label, role: role, action: action, in: context)
    return node
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - role: What it is for.
  ///   - action: What it does.
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The node of a button.
final class ButtonNode: Node {
  private(set) var role: ButtonRole?
  private(set) var action: () -> Void = {}
  /// Called after a tap did what it does, as when an alert closes.
  var afterAction: () -> Void = {}
  private var label: Node?
  private weak var row: RowContext?
  private var isPressed = false
  private var style = ButtonStyle.automatic

  func update(_ view: some View, role: ButtonRole?, action: @escaping () -> Void, in context: NodeContext) {
    var context = context
    self.role = role
    self.action = action
    style = context.environment.buttonStyle
    row = style == .automatic ? context.environment.row : nil
    row?.buttons.append(self)
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

  /// What the button says.
  var title: String { elements(in: ElementContext(clip: frame)).first?.label ?? "" }

  override var placedChildren: [Node] { label?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(proposal.inset(by: insets)) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + insets.leading + insets.trailing,
      height: (sizes.map(\.height).max() ?? 0) + insets.top + insets.bottom)
  }

  override func placeChildren(in rect: CGRect) {
    let room = rect.inset(by: insets)
    for child in placedChildren {
      child.place(in: Alignment.center.place(child.measure(ProposedSize(room.size)), in: room), by: self)
    }
  }

  override func draw(into list: inout DisplayList) {
    if isPressed { list.append(.pushOpacity(0.4)) }
    if let ground { list.append(.roundedRectangle(frame, .continuous(8), ground.resolved(in: environment))) }
    super.draw(into: &list)
    if isPressed { list.append(.pop) }
  }

  private var ground: Color? {
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
    appearance.background = ground?.resolved(in: environment).text ?? appearance.background
    if ground != nil { appearance.cornerRadius = 8 }
    var traits: ElementTraits = .button
    if !environment.isEnabled { traits.insert(.notEnabled) }
    return [
      context.clipped(
        Element(
          .button, identifier: children.first { !$0.identifier.isEmpty }?.identifier ?? "",
          label: named.map(\.label).joined(separator: ", "), frame: frame, isEnabled: environment.isEnabled,
          traits: traits, appearance: appearance, handle: handle))
    ]
  }

  /// Whether the whole row of a list is this button, as on iOS: where it is the only one in it.
  var fillsRow: Bool { row?.buttons.count == 1 && row?.link == nil }

  override var takesTouches: Bool { !fillsRow }

  override var tapAction: (() -> Void)? { fillsRow ? nil : rowAction }

  /// What a tap does, wherever it was.
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
