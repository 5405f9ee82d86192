import Foundation
import GalleyRaster

/// Controls that are joined into one: beside each other on one background, with lines between them.
nonisolated struct JoinedControls: View, PrimitiveView {
  typealias Body = Never

  let content: ControlGroupStyleConfiguration.Content
  /// Whether each control is a part of a line of a menu, rather than as wide as it needs.
  var isInMenu = false

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? JoinedControlsNode) ?? JoinedControlsNode(context.host)
    node.update(content, isInMenu: isInMenu, in: context)
    return node
  }
}

/// The node of joined controls.
///
/// Outside of menus it has the measures of UIKit's stepper, the system's pair of joined buttons: 32 points
/// high with corners of 8, and a line of 18 points between two.
final class JoinedControlsNode: Node {
  private static let corners = Corners.continuous(8)
  private static let leastHeight: CGFloat = 32
  private static let lineHeight: CGFloat = 18
  /// The height of a row of controls in a menu, in points.
  private static let menuHeight: CGFloat = 60

  private var content: Node?
  private var isInMenu = false

  func update(_ view: ControlGroupStyleConfiguration.Content, isInMenu: Bool, in context: NodeContext) {
    environment = context.environment
    self.isInMenu = isInMenu
    var context = context.insideControl
    // The group is no row's only button, and its members look alike wherever it stands.
    context.environment.isInMenu = false
    let members: AnyView
    if isInMenu {
      members = AnyView(
        view.labelStyle(IconAboveTitle()).buttonStyle(
          ClosingButtonStyle(close: environment.closeMenu, isEnabled: environment.isEnabled)))
    } else {
      members = AnyView(view.buttonStyle(.borderless))
    }
    content = members.reconciled(with: content, in: context)
  }

  private var members: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { members }

  private var insets: EdgeInsets {
    isInMenu
      ? EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4)
      : EdgeInsets(top: 5, leading: 14, bottom: 5, trailing: 14)
  }

  /// Returns the widths of the members: those that they need, or equal parts of the width if it is too small
  /// or they fill it.
  private func widths(in width: CGFloat?) -> [CGFloat] {
    let members = members
    let ideal = members.map { $0.measure(.unspecified).width + insets.leading + insets.trailing }
    let sum = ideal.reduce(0, +)
    guard let width, !members.isEmpty, isInMenu || sum > width else { return ideal }
    return ideal.map { _ in width / CGFloat(members.count) }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let widths = widths(in: proposal.width)
    let heights = zip(members, widths).map { node, width in
      node.measure(ProposedSize(width: max(0, width - insets.leading - insets.trailing), height: nil)).height
    }
    let least = isInMenu ? Self.menuHeight : Self.leastHeight
    return CGSize(
      width: widths.reduce(0, +), height: max(least, (heights.max() ?? 0) + insets.top + insets.bottom))
  }

  override func placeChildren(in rect: CGRect) {
    var x = rect.minX
    for (node, width) in zip(members, widths(in: rect.width)) {
      let part = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      x += width
      let shown = mirrored(part, in: rect)
      if ActionButton(node) != nil || node is MenuButtonNode {
        // A button takes touches in all of its part.
        node.place(in: shown, by: self)
      } else {
        let space = shown.inset(by: insets)
        node.place(in: Alignment.center.place(node.measure(ProposedSize(space.size)), in: space), by: self)
      }
    }
  }

  override func draw(into list: inout DisplayList) {
    if !isInMenu { fill(frame, Self.corners, with: .tertiarySystemFill, into: &list) }
    super.draw(into: &list)
    let height = isInMenu ? frame.height : min(Self.lineHeight, frame.height)
    for member in members.dropFirst() {
      let edge = isMirrored ? member.frame.maxX : member.frame.minX
      let line = CGRect(x: edge - hairline / 2, y: frame.midY - height / 2, width: hairline, height: height)
      fill(line, with: .separator, into: &list)
    }
  }
}

/// A symbol with its title below it, as in the first line of a menu.
nonisolated private struct IconAboveTitle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.imageScale(.large)
      configuration.title.font(.caption2).lineLimit(1)
    }
  }
}

/// A button whose action closes the menu that it is in.
nonisolated private struct ClosingButtonStyle: PrimitiveButtonStyle {
  let close: CloseMenuAction
  let isEnabled: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      close()
      configuration.trigger()
    } label: {
      configuration.label.frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderless)
  }
}

/// An action that closes the menu around a view.
struct CloseMenuAction {
  var close: () -> Void = {}

  func callAsFunction() { close() }
}

private enum CloseMenuKey: EnvironmentKey {
  static var defaultValue: CloseMenuAction { CloseMenuAction() }
}

extension EnvironmentValues {
  /// An action that closes the menu that the view is in.
  var closeMenu: CloseMenuAction {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }
}
