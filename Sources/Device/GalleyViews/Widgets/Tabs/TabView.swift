/// A view that shows one of several pages, chosen in a tab bar or, in a pager, by a swipe.
///
/// Each page is a ``Tab``, or any view with a label by ``View/tabItem(_:)`` and a value by
/// ``View/tag(_:includeOptional:)``. A page is created when it is first shown, and keeps its state while
/// another is visible. ``View/tabViewStyle(_:)`` turns the view into a pager.
///
/// ```swift
/// TabView(selection: $place) {
///   Tab("Recipes", systemImage: "book", value: Place.recipes) { RecipeListView() }
///   Tab("Shopping", systemImage: "cart", value: Place.shopping) { ShoppingListView() }
/// }
/// ```
///
/// Up to five tabs fit on a phone; there is no *More* tab.
///
/// - Reference: [SwiftUI's `TabView`](https://developer.apple.com/documentation/swiftui/tabview).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view with a binding to the chosen page.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let selection = selection.map { binding in
      PageSelection(
        tag: { AnyHashable(binding.wrappedValue) },
        choose: { tag in if let value = tag.base as? SelectionValue { binding.wrappedValue = value } })
    }
    if case .page(let display) = context.environment[TabViewStyleKey.self] {
      let node = (old as? PagerNode) ?? PagerNode(context.host)
      node.update(content, selection: selection, display: display, in: context)
      return node
    }
    let node = (old as? TabNode) ?? TabNode(context.host)
    node.update(content, selection: selection, in: context)
    return node
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first page first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A binding to the tag of the chosen page.
struct PageSelection {
  /// A closure that returns the chosen page's value.
  let tag: () -> AnyHashable
  /// A closure that chooses the page of a value.
  let choose: (AnyHashable) -> Void
}
