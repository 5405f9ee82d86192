import Foundation

nonisolated extension View {
  /// Sets the title in the bar above the page.
  ///
  /// - Reference: [SwiftUI's `navigationTitle(_:)`](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-5di1u).
  public func navigationTitle(_ title: Text) -> some View {
    modified(by: PageTitleModifier(title: title))
  }

  /// Sets the title in the bar above the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title in the bar above the page to one from a string table.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title in the bar above the page.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title in the bar above the page; on iOS a person can edit it there, here not.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets the line below the title; on phones it is not shown.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the line below the title; on phones it is not shown.
  @_disfavoredOverload
  public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets whether the bar above the page has a back button.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified(by: PageModifier { $0.hidesBackButton = hidesBackButton })
  }

  /// Sets whether there is a bar above the page; SwiftUI's older name.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modified(by: PageModifier { $0.looks.navigationBar.isHidden = hidden })
  }

  /// Sets the title in the bar above the page; SwiftUI's older name.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title in the bar above the page; SwiftUI's older name.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title in the bar above the page; SwiftUI's older name.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Sets the title in the bar above the page and its display; SwiftUI's older name.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title in the bar above the page and its display; SwiftUI's older name.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title in the bar above the page and its display; SwiftUI's older name.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Adds views at both ends of the bar above the page; SwiftUI's older name.
  @MainActor public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the leading end of the bar above the page; SwiftUI's older name.
  @MainActor public func navigationBarItems(leading: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing end of the bar above the page; SwiftUI's older name.
  @MainActor public func navigationBarItems(trailing: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

struct PageTitleModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let title: Text

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    let title = title.plainText(in: context.environment)
    context.environment.page?.changes.set({ $0.title = title }, of: node)
  }
}

/// The bars that a modifier of toolbars applies to.
///
/// - Reference: [SwiftUI's `ToolbarPlacement`](https://developer.apple.com/documentation/swiftui/toolbarplacement).
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// All default bars.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar above the page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The role of a page's toolbar.
///
/// - Reference: [SwiftUI's `ToolbarRole`](https://developer.apple.com/documentation/swiftui/toolbarrole).
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The default role.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Navigation through pages.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
}

/// The display of a title in a toolbar.
///
/// - Reference: [SwiftUI's `ToolbarTitleDisplayMode`](https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode).
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The default display.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, until the content is scrolled.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large within the bar; here as ``large``.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

nonisolated extension View {
  /// Sets the role of the page's bars; on phones it changes nothing.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the display of the title in the bar above the page.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
