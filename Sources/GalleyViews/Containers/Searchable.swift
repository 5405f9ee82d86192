import Foundation
import GalleyTree

/// The place of a field for searching; here it always stands above the content.
///
/// - Reference: [SwiftUI's `SearchFieldPlacement`](https://developer.apple.com/documentation/swiftui/searchfieldplacement).
public struct SearchFieldPlacement: Sendable {
  /// When the field is there.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The usual place.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    navigationBarDrawer
  }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: () -> Void { {} }
}

extension EnvironmentValues {
  /// Whether the person searches: the field has the keyboard, or a text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { DismissSearchAction(action: self[DismissSearchKey.self]) }
    set { self[DismissSearchKey.self] = newValue.action }
  }
}

/// Ends a search.
///
/// - Reference: [SwiftUI's `DismissSearchAction`](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
public struct DismissSearchAction {
  let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  /// Ends the search: the field is emptied, and the keyboard goes.
  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}

nonisolated extension View {
  /// Puts a field for searching above the view.
  ///
  /// In the element tree it is a `searchField`. While it has the keyboard or a text there is a button beside it that ends the
  /// search.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field is; here it is always above the view.
  ///   - prompt: What an empty field shows.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `searchable(text:placement:prompt:)`](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f).
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// Puts a field for searching above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching above the view.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching above the view, which has the keyboard while a condition holds.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Puts a field for searching above the view, which has the keyboard while a condition holds.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching above the view, which has the keyboard while a condition holds.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// A view with a field for searching above.
nonisolated private struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @FocusState private var isFocused: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSubmitActions) private var submitActions
  @Environment(\.searchFocus) private var focus

  private var isSearching: Bool { isFocused || !text.wrappedValue.isEmpty }

  private func end() {
    text.wrappedValue = ""
    isFocused = false
    isPresented?.wrappedValue = false
  }

  @MainActor private var field: AnyView {
    let field = AnyView(
      TextField(text: text, prompt: prompt ?? Text("Search")) { Text("Search") }
        .focused($isFocused)
        .onSubmit { for action in submitActions { action() } }
        .submitScope()
        .modified(by: AccessibilityModifier { $0.type = .searchField }))
    return focus?.tie(field) ?? field
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
          field
        }
        .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
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
      content.environment(\.isSearching, isSearching)
        .environment(\.dismissSearch, DismissSearchAction { end() })
    }
    .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, now in
      if isPresented != nil, isFocused != now { isFocused = now }
    }
    .onChange(of: isFocused) { _, now in
      if isPresented?.wrappedValue == !now { isPresented?.wrappedValue = now }
    }
  }
}
