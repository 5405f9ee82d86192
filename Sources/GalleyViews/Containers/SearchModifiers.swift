import Foundation

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The parts that may be searched, beside each other.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// What a field for searching offers below it while it is empty or typed into.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

/// When the scopes of a search are shown.
///
/// - Reference: [SwiftUI's `SearchScopeActivation`](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public struct SearchScopeActivation: Sendable {
  /// As usual.
  public static let automatic = SearchScopeActivation()
  /// Once something is typed.
  public static let onTextEntry = SearchScopeActivation()
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}

nonisolated extension View {
  /// Sets what the field for searching offers while it has the keyboard.
  ///
  /// A view with `searchCompletion(_:)` puts its text into the field when it is tapped.
  ///
  /// - Reference: [SwiftUI's `searchSuggestions(_:)`](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)).
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View
  {
    let suggestions = AnyView(suggestions())
    return modified(by: EnvironmentModifier { $0.searchSuggestions = suggestions })
  }

  /// Makes the view a suggestion: a tap puts a text into the field for searching.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Puts the parts that may be searched above the view, beside each other.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, AnyView(scopes()))
  }

  /// Puts the parts that may be searched above the view, beside each other.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, AnyView(scopes()))
  }

  private func searchScopes<Scope: Hashable>(_ scope: Binding<Scope>, _ scopes: AnyView) -> some View {
    let picker = AnyView(Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented))
    return modified(by: EnvironmentModifier { $0.searchScopes = picker })
  }
}

private enum SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
  /// The text that is searched for.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

/// A suggestion: a tap puts its text into the field.
nonisolated private struct SearchCompletion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  var body: some View {
    Button {
      text?.wrappedValue = completion
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
  }
}
