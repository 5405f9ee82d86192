import Foundation

/// The properties that the views of a page set on their navigation stack.
@MainActor final class PageContext {
  /// The properties.
  struct Properties {
    /// The title in the bar.
    var title = ""
    /// Whether the title begins large.
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    /// The pages that values open, by the values' type.
    var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  }

  /// What views change, those inside before those outside.
  let changes = Registry<(inout Properties) -> Void>(outerFirst: false)
  /// The content of the toolbars of views.
  let toolbars = Registry<Node>()
  weak var stack: NavigationNode?
  /// The pages that values open as the page before has them, by the values' type.
  private let inherited: [ObjectIdentifier: (Any) -> AnyView]
  /// The height of the part of the bar that goes away as the page is scrolled, in points.
  var largeTitleHeight: CGFloat = 0

  private var gathered: Properties?

  init(_ stack: NavigationNode, above other: PageContext? = nil) {
    self.stack = stack
    inherited = other?.properties.destinations ?? [:]
    changes.changed = { [unowned self] in
      gathered = nil
      self.stack?.pageChanged()
    }
  }

  private var properties: Properties {
    if let gathered { return gathered }
    var properties = Properties(destinations: inherited)
    for change in changes.values { change(&properties) }
    gathered = properties
    return properties
  }

  var title: String { properties.title }
  var displayMode: NavigationBarItem.TitleDisplayMode { properties.displayMode }
  /// The buttons in the bar.
  var items: [ToolbarItemNode] {
    toolbars.values.flatMap { $0.layoutChildren.compactMap { $0 as? ToolbarItemNode } }
  }

  /// The page that a value opens; `nil` where none was set for its type.
  func destination(of value: AnyHashable, _ type: ObjectIdentifier) -> AnyView? {
    properties.destinations[type].map { make in Reader.observing { make(value.base) } }
  }
}

/// An action that pops the last page; on the first page of a sheet, it dismisses the sheet.
///
/// - Reference: [SwiftUI's `DismissAction`](https://developer.apple.com/documentation/swiftui/dismissaction).
public struct DismissAction {
  weak var page: PageContext?
  weak var presentation: PresentationContext?

  init(page: PageContext?, presentation: PresentationContext? = nil) {
    self.page = page
    self.presentation = presentation
  }

  /// Pops the page, or dismisses the sheet.
  @MainActor @preconcurrency public func callAsFunction() {
    if page?.stack?.pop() != true { presentation?.dismiss() }
  }
}

/// The bar above a page.
///
/// - Reference: [SwiftUI's `NavigationBarItem`](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  private init() {}

  /// The display of a page's title.
  ///
  /// - Reference: [SwiftUI's `NavigationBarItem.TitleDisplayMode`](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode).
  public enum TitleDisplayMode: Hashable, Sendable {
    /// A large title on the first page, and one in the bar on the others.
    case automatic
    /// A title in the bar.
    case inline
    /// A large title below the bar, until the content is scrolled.
    case large
  }
}

nonisolated extension View {
  /// Sets the title in the bar above the page.
  public func navigationTitle(_ title: String) -> some View {
    modified(by: PageModifier { $0.title = title })
  }

  /// Sets the display of the page's title.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    modified(by: PageModifier { $0.displayMode = mode })
  }

  /// Sets the page that a value of a type opens.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    modified(
      by: PageModifier { page in
        page.destinations[ObjectIdentifier(type)] = { value in
          (value as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }
      })
  }

  /// Adds buttons to the bar above the page.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    modified(by: ToolbarModifier(content: AnyView(content())))
  }
}

struct PageModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let change: (inout PageContext.Properties) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.environment.page?.changes.set(change, of: node)
  }
}

/// The place of a button in the bar.
///
/// - Reference: [SwiftUI's `ToolbarItemPlacement`](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// At the leading edge.
  case topBarLeading
  /// At the trailing edge.
  case topBarTrailing
}

/// A button in the navigation bar.
///
/// - Reference: [SwiftUI's `ToolbarItem`](https://developer.apple.com/documentation/swiftui/toolbaritem).
nonisolated public struct ToolbarItem<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a button for the navigation bar.
  public init(placement: ToolbarItemPlacement = .topBarTrailing, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ToolbarItemNode) ?? ToolbarItemNode(context.host)
    node.update(content, placement: placement, in: context)
    return node
  }
}

final class ToolbarItemNode: Node {
  private(set) var placement = ToolbarItemPlacement.topBarTrailing
  private var content: Node?

  func update(_ view: some View, placement: ToolbarItemPlacement, in context: NodeContext) {
    self.placement = placement
    content = view.reconciled(with: content, in: context)
  }

  override var placedChildren: [Node] { content?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    placedChildren.first?.measure(.unspecified) ?? .zero
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren { child.place(in: rect, by: self, offered: offered) }
  }
}

struct ToolbarModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let content: AnyView

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.font = .body
    context.environment.foregroundColor = nil
    let node = content.reconciled(with: old, in: context)
    context.environment.page?.toolbars.set(node, of: node)
    return node
  }
}
