import Foundation
import GalleyTree

/// A control that opens a page; in a list, the whole row opens it.
///
/// - Reference: [SwiftUI's `NavigationLink`](https://developer.apple.com/documentation/swiftui/navigationlink).
nonisolated public struct NavigationLink<Label: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  enum Destination {
    case view(() -> AnyView)
    case value(AnyHashable, type: ObjectIdentifier)
  }

  let destination: Destination
  let label: Label

  /// Makes a control that opens a view.
  public init(@ViewBuilder destination: @escaping () -> some View, @ViewBuilder label: () -> Label) {
    self.destination = .view { AnyView(destination()) }
    self.label = label()
  }

  /// Makes a control that opens the page of a value; see `navigationDestination(for:destination:)`.
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
    destination = .value(AnyHashable(value), type: ObjectIdentifier(Value.self))
    self.label = label()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? NavigationLinkNode) ?? NavigationLinkNode(context.host)
    var context = context
    let page = context.environment.page
    switch destination {
    case .view(let make): node.destination = { Reader.observing(make) }
    case .value(let value, let type):
      node.destination = { [weak page] in page?.destination(of: value, type) ?? AnyView(EmptyView()) }
    }
    node.page = page
    page?.stack?.linkChanged(node)
    if let row = context.environment.row {
      row.links.set(node, of: node)
      context = context.insideControl
      node.update(
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          Image(systemName: "chevron.right").font(.system(size: 13)).foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }, isRow: true, in: context)
    } else {
      context.environment.foregroundColor =
        context.environment.isEnabled ? context.environment.tint : .tertiary
      node.update(label, isRow: false, in: context)
    }
    return node
  }
}

extension NavigationLink where Label == Text {
  /// Makes a control with a title that opens a view.
  public init(_ title: String, @ViewBuilder destination: @escaping () -> some View) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The node of a control that opens a page.
final class NavigationLinkNode: Node {
  var destination: () -> AnyView = { AnyView(EmptyView()) }
  weak var page: PageContext?
  private var label: Node?
  private var isRow = false
  private var isPressed = false

  func update(_ view: some View, isRow: Bool, in context: NodeContext) {
    environment = context.environment
    self.isRow = isRow
    label = view.reconciled(with: label, in: context)
  }

  func open() {
    page?.stack?.push(self)
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

  /// In a row the row is the element; elsewhere the link is a `button`.
  override func elements(in context: ElementContext) -> [Element] {
    let children = super.elements(in: context)
    guard !isRow else {
      context.container?.isControl = true
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

  override var takesTouches: Bool { !isRow }

  override var tapAction: (() -> Void)? {
    guard !isRow else { return nil }
    return environment.isEnabled ? { [weak self] in self?.open() } : {}
  }
}
