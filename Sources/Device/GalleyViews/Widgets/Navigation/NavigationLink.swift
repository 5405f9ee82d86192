import Foundation
import GalleyTree

/// A control that opens a page; in a list, the whole row opens it.
///
/// - Reference: [SwiftUI's `NavigationLink`](https://developer.apple.com/documentation/swiftui/navigationlink).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  public typealias Body = Never

  /// The target of a link.
  enum Target {
    case view(() -> AnyView)
    case value(AnyHashable, type: ObjectIdentifier)
    /// Nothing: the link accepts no taps.
    case nothing
  }

  let target: Target
  let label: Label
  /// The additional state that opens the page.
  var activation: LinkActivation?

  init(target: Target, label: Label, activation: LinkActivation? = nil) {
    self.target = target
    self.label = label
    self.activation = activation
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? NavigationLinkNode) ?? NavigationLinkNode(context.host)
    var context = context
    let page = context.environment.page
    switch target {
    case .view(let make): node.destination = { Reader.observing(make) }
    case .value(let value, let type):
      node.destination = { [weak page] in page?.destination(of: value, type) ?? AnyView(EmptyView()) }
      node.value = value
    case .nothing: context.environment.isEnabled = false
    }
    node.page = page
    node.follow(activation)
    page?.stack?.linkChanged(node)
    if let row = context.environment.row {
      row.links.set(node, of: node)
      let badge = context.environment.rowBadge
      context = context.insideControl
      context.environment.rowBadge = nil
      context.environment.isInRowLink = true
      let isInSidebar = context.environment.listStyle == .sidebar
      node.update(
        HStack(spacing: 0) {
          label
          Spacer(minLength: 0)
          if let badge { badge.inBadgeStyle.padding(.leading, 8) }
          if !isInSidebar {
            AccessoryIcon("chevron.forward", size: 14).foregroundStyle(.tertiary).padding(.leading, 8)
          }
        }, isRow: true, in: context)
    } else if context.environment.buttonStyles.nearest != nil {
      // A style of buttons is one of links, too.
      let button = Button(action: { [weak node] in node?.open() }, label: { label })
      node.update(button, isRow: false, isButton: true, in: context)
    } else {
      if !context.environment.isEnabled {
        context.environment.foregroundColor = .tertiary
      } else if !context.environment.isForegroundSet {
        context.environment.foregroundColor = context.environment.tint
      }
      node.update(label, isRow: false, in: context)
    }
    return node
  }
}

/// The node of a control that opens a page.
final class NavigationLinkNode: Node, PageOpening {
  var destination: () -> AnyView = { AnyView(EmptyView()) }
  /// The value whose page it opens, if it opens one of a value.
  var value: AnyHashable?
  private var activation: LinkActivation?
  weak var page: PageContext?

  /// Whether it opens a page: a link of a value may have none and select a row instead.
  var hasDestination: Bool {
    guard let value else { return true }
    return page?.hasDestination(ObjectIdentifier(Swift.type(of: value.base))) == true
  }
  private var label: Node?
  private var isRow = false
  /// Whether a button inside takes the taps.
  private var isButton = false
  private var isPressed = false

  func update(_ view: some View, isRow: Bool, isButton: Bool = false, in context: NodeContext) {
    environment = context.environment
    self.isRow = isRow
    self.isButton = isButton
    label = view.inRow.reconciled(with: label, in: context)
  }

  func open() {
    activation?.set(true)
    page?.stack?.push(self)
  }

  func closed() {
    if activation?.isActive() == true { activation?.set(false) }
  }

  /// Opens or closes the page after the next layout, according to the additional state.
  func follow(_ activation: LinkActivation?) {
    self.activation = activation
    guard let activation else { return }
    let isActive = activation.isActive()
    guard isActive != (page?.stack?.hasPage(of: self) == true) else { return }
    host.afterLayout { [weak self] in
      guard let self, activation.isActive() == isActive else { return }
      if isActive { page?.stack?.push(self) } else { page?.stack?.close(self) }
    }
  }

  override var placedChildren: [Node] { label?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    placedChildren.first?.measure(proposal) ?? .zero
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren { child.place(in: rect, by: self, offered: offered) }
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    placedChildren.first?.explicitGuide(key, in: proposal)
  }

  /// Returns the elements: in a row the row is the element; elsewhere the link is a `button`.
  override func elements(in context: ElementContext) -> [Element] {
    let children = super.elements(in: context)
    if isButton { return children }
    guard !isRow else {
      context.container?.isControl = true
      context.container?.isEnabled = environment.isEnabled
      return children
    }
    return [
      context.clipped(
        Element(
          .button, label: children.map(\.label).joined(separator: ", "), frame: frame,
          isEnabled: environment.isEnabled, traits: .button, appearance: children.first?.appearance,
          handle: handle))
    ]
  }

  override var takesTouches: Bool { !isRow && !isButton }

  override var tapAction: (() -> Void)? {
    guard takesTouches else { return nil }
    return environment.isEnabled ? { [weak self] in self?.open() } : {}
  }
}
