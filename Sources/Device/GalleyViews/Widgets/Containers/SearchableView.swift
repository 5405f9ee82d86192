import Foundation
import GalleyRaster
import GalleyTree

/// A view with a search field in the bar of its page.
///
/// Around a stack of pages or columns the field is in the bar of the first page of the first of them; without
/// a page there is no field, as on iOS.
nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @FocusState private var isFocused: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSubmitActions) private var submitActions
  @Environment(\.searchFocus) private var focus
  @Environment(\.page) private var page

  private var isSearching: Bool { isFocused || !text.wrappedValue.isEmpty }

  private func end() {
    text.wrappedValue = ""
    isFocused = false
    isPresented?.wrappedValue = false
  }

  @MainActor var body: some View {
    Group {
      let drawer = SearchDrawerModifier(
        field: AnyView(field), stays: placement.isAlways || isSearching)
      if page == nil {
        searched.environment(\.searchDrawer, drawer)
      } else {
        searched.modified(by: drawer)
      }
    }
    .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, now in
      if isPresented != nil, isFocused != now { isFocused = now }
    }
    .onChange(of: isFocused) { _, now in
      if isPresented?.wrappedValue == !now { isPresented?.wrappedValue = now }
    }
  }

  @MainActor private var searched: some View {
    content.environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { end() })
  }

  @MainActor private var textField: AnyView {
    let field = AnyView(
      TextField(text: text, prompt: (prompt ?? Text("Search")).foregroundStyle(Color.secondary)) {
        Text("Search")
      }
      .focused($isFocused)
      .submitLabel(.search)
      .onSubmit { for action in submitActions { action() } }
      .submitScope()
      .modified(by: AccessibilityModifier { $0.type = .searchField }))
    return focus?.tie(field) ?? field
  }

  /// UIKit's button of this name, which empties the field.
  @MainActor private var clearButton: some View {
    Button {
      text.wrappedValue = ""
    } label: {
      Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
    }
    .buttonStyle(.plain).accessibilityLabel("Clear text")
  }

  /// The height of UIKit's search field at the default text size, in points.
  private static var fieldHeight: CGFloat { 36 }

  /// The search field, with the content of the search below it.
  @MainActor private var field: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
          textField
          if !text.wrappedValue.isEmpty { clearButton }
        }
        .modified(by: SearchFieldElementModifier())
        .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
        .frame(minHeight: Self.fieldHeight)
        .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 10))
        if isSearching { Button("Cancel") { end() } }
      }
      .padding(EdgeInsets(top: 1, leading: 16, bottom: 10, trailing: 16))
      if isSearching, let scopes {
        scopes.padding(EdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16))
      }
      if isFocused, let suggestions {
        VStack(alignment: .leading, spacing: 12) { suggestions.environment(\.searchText, text) }
          .padding(EdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16))
      }
    }
  }
}

/// A modifier that puts the buttons of a search field into its element, as UIKit does.
private struct SearchFieldElementModifier: NodeModifier {
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let elements = child.elements(in: context)
    guard var field = elements.first(where: { $0.type == .searchField }) else { return elements }
    field.children += elements.filter { $0.type == .button }
    return elements.filter { $0.type != .searchField && $0.type != .button } + [field]
  }
}

/// A modifier that places a field into the bar of the page.
struct SearchDrawerModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let field: AnyView
  let stays: Bool

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.font = nil
    context.environment.foregroundColor = nil
    context.environment.row = nil
    context.environment.stackAxis = nil
    let node = (old as? SearchDrawerNode) ?? SearchDrawerNode(context.host)
    node.stays = stays
    let page = context.environment.page
    context.environment.page = nil
    let inner = context
    context.host.evaluator.evaluate(node) { node.update(field, in: inner) }
    page?.searchDrawers.set(node, of: node)
    return node
  }
}

private enum SearchDrawerKey: EnvironmentKey {
  static var defaultValue: SearchDrawerModifier? { nil }
}

extension EnvironmentValues {
  /// The search field that is set around a stack of pages, for the bar of its first.
  var searchDrawer: SearchDrawerModifier? {
    get { self[SearchDrawerKey.self] }
    set { self[SearchDrawerKey.self] = newValue }
  }
}

/// The node of a field in the bar of a page.
final class SearchDrawerNode: Node {
  /// Whether it stays when the content is scrolled.
  var stays = false
  private var content: Node?

  func update(_ view: AnyView, in context: NodeContext) {
    environment = context.environment
    content = view.reconciled(with: content, in: context)
  }

  override var placedChildren: [Node] { content?.layoutChildren ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    placedChildren.first?.measure(proposal) ?? .zero
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren { child.place(in: rect, by: self, offered: offered) }
  }
}
