import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The state that opens a menu, and keeps the menu while it is open.
@MainActor final class MenuOpening {
  /// The node that the menu is evaluated with.
  private unowned let node: Node
  /// A closure that returns the place of the menu's source.
  var place: () -> CGRect = { .zero }
  private var menu: MenuNode?

  init(_ node: Node) {
    self.node = node
  }

  private var host: ViewHost { node.host }

  /// Updates the items, and shows them if the menu is open.
  func update(_ items: AnyView, in context: NodeContext) {
    guard let menu else { return }
    // A submenu closes all that are open.
    let outer = context.environment.closeMenu
    menu.update(items: items, in: context) { [weak self] in
      self?.close()
      outer()
    }
    host.presentedPopups.set(menu, of: menu)
  }

  func open() {
    guard menu == nil else { return }
    host.focus.resign()
    let menu = MenuNode(host)
    menu.anchor = { [weak self] in self?.place() ?? .zero }
    self.menu = menu
    node.setNeedsUpdate()
  }

  private func close() {
    menu = nil
    node.setNeedsUpdate()
  }
}

/// The node of a button that opens a menu: in the element tree an ordinary `button`.
final class MenuButtonNode: Node {
  private lazy var opening = MenuOpening(self)
  private var label: Node?
  private var primaryAction: (() -> Void)?
  private var isPressed = false

  func update(_ view: AnyView, content: AnyView, primaryAction: (() -> Void)?, in context: NodeContext) {
    self.primaryAction = primaryAction
    environment = context.environment
    if environment.isEnabled {
      context.environment.row?.actions.set({ [weak self] in self?.act() }, of: self)
    } else {
      context.environment.row?.actions.remove(self)
    }
    var inner = context.insideControl
    inner.environment.foregroundColor =
      context.environment.isEnabled
      ? context.environment.foregroundColor ?? context.environment.tint : .tertiary
    label = view.inRow.reconciled(with: label, in: inner)
    opening.place = { [weak self] in self?.frame ?? .zero }
    opening.update(content, in: context)
  }

  private func act() {
    if let primaryAction { primaryAction() } else { opening.open() }
  }

  override var placedChildren: [Node] { label?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren {
      child.place(in: Alignment.center.place(child.measure(ProposedSize(rect.size)), in: rect), by: self)
    }
  }

  override func draw(into list: inout DisplayList) {
    list.nested(in: isPressed ? .pushOpacity(0.4) : nil) { super.draw(into: &$0) }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = AccessibilityText(placedChildren)
    var element = Element(
      .button, identifier: spoken.identifier, label: spoken.text, frame: frame,
      isEnabled: environment.isEnabled, traits: environment.traits(.button), appearance: spoken.appearance,
      handle: handle)
    element.takeSymbol(spoken.symbol)
    return [context.clipped(element)]
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? {
    guard environment.isEnabled else { return {} }
    return { [weak self] in self?.act() }
  }

  override var longPressAction: (() -> Void)? {
    guard environment.isEnabled else { return nil }
    return { [weak self] in self?.opening.open() }
  }

  override func pressChanged(_ isPressed: Bool) {
    self.isPressed = isPressed && environment.isEnabled
    host.setNeedsDisplay()
  }
}

/// A modifier that opens a menu when a view is pressed for long.
struct ContextMenuModifier: NodeModifier {
  let items: AnyView?
  /// The slot in which the action of a press finds the menu.
  private let slot = Slot()

  init(items: AnyView?) {
    self.items = items
  }

  private final class Slot {
    weak var node: ContextMenuNode?
  }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    guard let items else { return nil }
    let node = (old as? ContextMenuNode) ?? ContextMenuNode(context.host)
    node.update(items, in: context)
    slot.node = node
    return node
  }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    (node.extra as? ContextMenuNode)?.opening.place = { [weak node] in node?.frame ?? .zero }
  }

  var longPressAction: (() -> Void)? {
    guard items != nil else { return nil }
    nonisolated(unsafe) let slot = slot
    return { MainActor.assumeIsolated { slot.node?.opening.open() } }
  }
}

/// A node that keeps the menu of a view; it has no place in the window.
private final class ContextMenuNode: Node {
  lazy var opening = MenuOpening(self)
  private var items: AnyView?

  func update(_ items: AnyView, in context: NodeContext) {
    environment = context.environment
    self.items = items
    host.evaluator.evaluate(self) { opening.update(items, in: context) }
  }

  override func evaluateAgain() -> Bool {
    guard let items, let owner = evaluation.owner else { return false }
    let context = NodeContext(environment: environment, host: host)
    host.evaluator.evaluate(self, below: owner) { opening.update(items, in: context) }
    return true
  }
}

/// The items of a menu.
nonisolated struct MenuItems: View, PrimitiveView {
  typealias Body = Never

  let content: AnyView
  let close: () -> Void

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? MenuItemsNode) ?? MenuItemsNode(context.host)
    node.update(content, in: context, close: close)
    return node
  }
}

/// The node of the items of a menu, one below the other.
final class MenuItemsNode: Node {
  private var content: Node?
  private var items: [UInt64: MenuItemNode] = [:]
  private var close: () -> Void = {}

  func update(_ view: AnyView, in context: NodeContext, close: @escaping () -> Void) {
    var context = context
    self.close = close
    // Items have the colour of text, unless they delete something.
    context.environment.tint = .primary
    context.environment.noteSurroundingTint()
    context.environment.pickerStyle = .inline
    context.environment.isInMenu = true
    context.environment.closeMenu = CloseMenuAction(close: close)
    environment = context.environment
    content = view.reconciled(with: content, in: context)
  }

  override var layoutChildren: [Node] {
    let children = content?.layoutChildren ?? []
    items = items.filter { entry in children.contains { $0.handle == entry.key } }
    return children.enumerated().map { index, child in
      let item = items[child.handle] ?? MenuItemNode(host)
      items[child.handle] = item
      item.environment = environment
      item.adopt(child, isLast: index == children.count - 1, close: close)
      return item
    }
  }
}

/// The node of one item of a menu: a tap anywhere on its line triggers it, and closes the menu.
final class MenuItemNode: Node {
  private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private static let gap: CGFloat = 8

  private var item: Node?
  private var button: ButtonNode?
  private var isLast = false
  private var close: () -> Void = {}
  private var isPressed = false

  func adopt(_ node: Node, isLast: Bool, close: @escaping () -> Void) {
    item = node
    // Each of joined controls takes its own touches.
    button = isJoined ? nil : ActionButton(node)?.button
    self.isLast = isLast
    self.close = close
  }

  /// Whether the item is a line between others.
  private var isDivider: Bool { (item?.measure(.unspecified).height ?? 0) <= 1 }

  /// Whether the item is a line of joined controls, which reach to its edges.
  private var isJoined: Bool {
    var node = item
    while let current = node {
      if current is JoinedControlsNode { return true }
      let children = current.placedChildren
      node = children.count == 1 ? children[0] : nil
    }
    return false
  }

  private var insets: EdgeInsets { isJoined ? EdgeInsets() : Self.insets }

  override var placedChildren: [Node] { isDivider ? [] : item.map { [$0] } ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    if isDivider { return CGSize(width: proposal.width ?? 0, height: Self.gap) }
    let insets = insets
    let size = item?.measure(proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: max(44, size.height + insets.top + insets.bottom))
  }

  override func placeChildren(in rect: CGRect) {
    let space = rect.inset(by: insets)
    for child in placedChildren {
      child.place(in: Alignment.leading.place(child.measure(ProposedSize(space.size)), in: space), by: self)
    }
  }

  override func draw(into list: inout DisplayList) {
    if isDivider { return fill(frame, with: .tertiarySystemFill, into: &list) }
    if isPressed { fill(frame, with: .tertiarySystemFill, into: &list) }
    super.draw(into: &list)
    drawArrow(into: &list)
    if !isLast { drawSeparator(x: frame.minX, y: frame.maxY - hairline, width: frame.width, into: &list) }
  }

  /// Whether the item opens a menu of its own.
  private var isSubmenu: Bool {
    var node = item
    while let current = node, !(current is MenuButtonNode) { node = current.placedChildren.first }
    return node != nil
  }

  /// Draws the arrow of a submenu in the margin before its title, as iOS does.
  private func drawArrow(into list: inout DisplayList) {
    guard isSubmenu, let arrow = Symbol("chevron.right") else { return }
    let margin = CGRect(x: frame.minX, y: frame.minY, width: Self.insets.leading, height: frame.height)
    let color = Color.secondary.resolved(in: environment)
    arrow.draw(in: mirrored(margin, in: frame), textSize: 11, paint: .color(color), into: &list)
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    guard frame.contains(point) else { return nil }
    return button == nil ? super.hitTest(point) : self
  }

  override var takesTouches: Bool { button != nil }

  override var tapAction: (() -> Void)? {
    guard let button else { return nil }
    return { [weak self] in
      guard button.environment.isEnabled else { return }
      self?.close()
      button.rowAction()
    }
  }

  override func pressChanged(_ isPressed: Bool) {
    self.isPressed = isPressed && button?.environment.isEnabled == true
    host.setNeedsDisplay()
  }
}
