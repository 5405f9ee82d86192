import Foundation

/// What the views of a page tell the navigation stack they are in.
final class PageContext {
  /// What stands in the bar.
  var title = ""
  /// Whether the title begins large.
  var displayMode = NavigationBarTitleDisplayMode.automatic
  /// The buttons in the bar.
  var items: [ToolbarItemNode] = []
  /// What a value opens, by the value's type.
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  weak var stack: NavigationNode?
  /// How much of the bar above the page goes away as the page is scrolled, in points.
  var largeTitleHeight: CGFloat = 0

  init(_ stack: NavigationNode) {
    self.stack = stack
  }

  func reset() {
    title = ""
    displayMode = .automatic
    items = []
  }
}

/// Leaves the page that was opened last; on the first page of a sheet, takes away the sheet.
///
/// - Reference: [SwiftUI's `DismissAction`](https://developer.apple.com/documentation/swiftui/dismissaction).
public struct DismissAction {
  weak var page: PageContext?
  weak var presentation: PresentationContext?

  init(page: PageContext?, presentation: PresentationContext? = nil) {
    self.page = page
    self.presentation = presentation
  }

  /// Leaves the page, or takes away the sheet.
  public func callAsFunction() {
    if page?.stack?.pop() != true { presentation?.dismiss() }
  }
}

/// How the title of a page is shown.
///
/// - Reference: [SwiftUI's `NavigationBarItem.TitleDisplayMode`](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode).
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  /// Large on the first page, in the bar on the others.
  case automatic
  /// In the bar.
  case inline
  /// Below the bar until the content is scrolled.
  case large
}

extension View {
  /// Says what stands in the bar above the page.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationTitle(_ title: String) -> some View {
    modified(by: PageModifier { $0.title = title })
  }

  /// Says how the title of the page is shown.
  ///
  /// - Parameter mode: How.
  /// - Returns: The view.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View {
    modified(by: PageModifier { $0.displayMode = mode })
  }

  /// Says what a value opens.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - destination: Makes the page of a value.
  /// - Returns: The view.
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

  /// Puts buttons into the bar above the page.
  ///
  /// - Parameter content: Items, each with its place.
  /// - Returns: The view.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    modified(by: ToolbarModifier(content: AnyView(content())))
  }
}

struct PageModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let change: (PageContext) -> Void

  func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    if let page = context.environment.page { change(page) }
  }
}

/// Where a button of the bar stands.
///
/// - Reference: [SwiftUI's `ToolbarItemPlacement`](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// At the leading edge.
  case topBarLeading
  /// At the trailing edge.
  case topBarTrailing
}

/// A button of the bar.
///
/// - Reference: [SwiftUI's `ToolbarItem`](https://developer.apple.com/documentation/swiftui/toolbaritem).
public struct ToolbarItem<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a button of the bar.
  ///
  /// - Parameters:
  ///   - placement: Where it stands.
  ///   - content: The button.
  public init(placement: ToolbarItemPlacement = .topBarTrailing, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
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

  func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.font = .body
    context.environment.foregroundColor = nil
    let node = content.reconciled(with: old, in: context)
    context.environment.page?.items += node.layoutChildren.compactMap { $0 as? ToolbarItemNode }
    return node
  }
}
