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

  /// The suggestions below an empty or active search field.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

/// The moment at which the scopes of a search appear.
///
/// - Reference: [SwiftUI's `SearchScopeActivation`](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public struct SearchScopeActivation: Sendable {
  /// The default activation.
  public static let automatic = SearchScopeActivation()
  /// The moment at which text is entered.
  public static let onTextEntry = SearchScopeActivation()
  /// The moment at which the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// The form of a search field in a toolbar.
///
/// - Reference: [SwiftUI's `SearchToolbarBehavior`](https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior).
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
  private let isMinimized: Bool

  /// The default form.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: false) }
  /// A button until the search begins; here a field, too.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: true) }
}

nonisolated extension View {
  /// Sets the form of the search field in a toolbar; here it is a field in each case.
  ///
  /// - Reference: [SwiftUI's `searchToolbarBehavior(_:)`](https://developer.apple.com/documentation/swiftui/view/searchtoolbarbehavior(_:)).
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the suggestions below the search field while it has the keyboard.
  ///
  /// A view with `searchCompletion(_:)` puts its text into the field when it is tapped.
  ///
  /// - Reference: [SwiftUI's `searchSuggestions(_:)`](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)).
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View
  {
    let suggestions = AnyView(suggestions())
    return modified(by: EnvironmentModifier { $0.searchSuggestions = suggestions })
  }

  /// Marks the view as a suggestion: a tap puts a text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Places the scopes of a search above the view, beside each other.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, AnyView(scopes()))
  }

  /// Places the scopes of a search above the view, beside each other.
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

/// The behavior of the navigation bar during a search.
///
/// - Reference: [SwiftUI's `SearchPresentationToolbarBehavior`](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior).
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let keepsBar: Bool

  /// The default behavior.
  public static let automatic = SearchPresentationToolbarBehavior(keepsBar: false)
  /// The bar's content stays; here it always does.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsBar: true)
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

/// The connection between the search field and a focus state.
struct SearchFocus {
  let tie: (AnyView) -> AnyView
}

extension EnvironmentValues {
  /// The connection between the search field and a focus state, if one is set.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the behavior of the navigation bar during a search; here its content always stays.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Connects the search field of the view to a focus state.
  ///
  /// - Reference: [SwiftUI's `searchFocused(_:)`](https://developer.apple.com/documentation/swiftui/view/searchfocused(_:)).
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Connects the search field of the view to a value of a focus state.
  ///
  /// - Reference: [SwiftUI's `searchFocused(_:equals:)`](https://developer.apple.com/documentation/swiftui/view/searchfocused(_:equals:)).
  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    let focus = SearchFocus { AnyView($0.focused(binding, equals: value)) }
    return modified(by: EnvironmentModifier { $0.searchFocus = focus })
  }
}
