import Foundation
import GalleyTree

/// The place of a search field: below the title in the bar of the page, or above the content without a bar.
///
/// - Reference: [SwiftUI's `SearchFieldPlacement`](https://developer.apple.com/documentation/swiftui/searchfieldplacement).
public struct SearchFieldPlacement: Sendable {
  /// The visibility of the search field.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool

    /// Visible until the content is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  /// Whether the field stays when the content is scrolled.
  var isAlways = false

  /// The default place.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar; so far below the title.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar; so far below the title.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement(isAlways: displayMode.isAlways)
  }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: () -> Void { {} }
}

extension EnvironmentValues {
  /// Whether a search is active: the field has the keyboard, or a text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { DismissSearchAction(action: self[DismissSearchKey.self]) }
    set { self[DismissSearchKey.self] = newValue.action }
  }
}

/// An action that ends a search.
///
/// - Reference: [SwiftUI's `DismissSearchAction`](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
public struct DismissSearchAction {
  let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  /// Ends the search: empties the field, and dismisses the keyboard.
  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}

nonisolated extension View {
  /// Adds a search field below the title of the page, or above a view without a page.
  ///
  /// In the element tree it is a `searchField`, in the bar if there is one. While it has the keyboard or a
  /// text, a button beside it ends the search; otherwise it scrolls away with the title.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - placement: The place of the field, and whether it stays there.
  ///   - prompt: The text of an empty field.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `searchable(text:placement:prompt:)`](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f).
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, placement: placement, prompt: prompt)
  }

  /// Adds a search field above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field above the view.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field above the view, with suggestions below it while it has the keyboard.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - placement: The place of the field, and whether it stays there.
  ///   - prompt: The text of an empty field.
  ///   - suggestions: The suggestions; a view with `searchCompletion(_:)` puts its text into the field when it is tapped.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `searchable(text:placement:prompt:suggestions:)`](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:suggestions:)-94bdu).
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field above the view, with suggestions below it while it has the keyboard.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a search field above the view, with suggestions below it while it has the keyboard.
  @_disfavoredOverload
  public func searchable<Suggestions: View, Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a search field above the view, which has the keyboard while a condition holds.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Adds a search field above the view, which has the keyboard while a condition holds.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field above the view, which has the keyboard while a condition holds.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
