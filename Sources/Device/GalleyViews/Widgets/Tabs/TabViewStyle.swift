/// A style of tab views.
///
/// Apps cannot define tab view styles, as in SwiftUI.
///
/// - Reference: [SwiftUI's `TabViewStyle`](https://developer.apple.com/documentation/swiftui/tabviewstyle).
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The library's looks of tab views.
enum TabViewLook: Hashable {
  /// A bar of tabs below the page.
  case tabBar
  /// Pages that are swiped.
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// A bar of tabs below the page.
///
/// - Reference: [SwiftUI's `DefaultTabViewStyle`](https://developer.apple.com/documentation/swiftui/defaulttabviewstyle).
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// A bar of tabs that becomes a sidebar on a tablet; here it stays a bar.
///
/// - Reference: [SwiftUI's `SidebarAdaptableTabViewStyle`](https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle).
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

/// A bar of tabs on every device.
///
/// - Reference: [SwiftUI's `TabBarOnlyTabViewStyle`](https://developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle).
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that becomes a sidebar on a tablet; here it stays a bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs on every device.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages that are swiped, with dots below.
///
/// - Reference: [SwiftUI's `PageTabViewStyle`](https://developer.apple.com/documentation/swiftui/pagetabviewstyle).
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of a pager's dots.
  ///
  /// - Reference: [SwiftUI's `PageTabViewStyle.IndexDisplayMode`](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode-swift.struct).
  public struct IndexDisplayMode: Hashable, Sendable {
    private let number: Int

    /// Shown if there are several pages.
    public static let automatic = IndexDisplayMode(number: 0)
    /// Always shown.
    public static let always = IndexDisplayMode(number: 1)
    /// Never shown.
    public static let never = IndexDisplayMode(number: 2)
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: Whether the dots are shown.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs below the page.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped, with dots below.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are swiped.
  ///
  /// - Parameter indexDisplayMode: Whether the dots are shown.
  /// - Returns: The style.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of a pager's dots.
///
/// - Reference: [SwiftUI's `IndexViewStyle`](https://developer.apple.com/documentation/swiftui/indexviewstyle).
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots below a pager.
///
/// - Reference: [SwiftUI's `PageIndexViewStyle`](https://developer.apple.com/documentation/swiftui/pageindexviewstyle).
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let number: Int

    /// Not shown, as on all devices without a pointer.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// Shown only while a finger moves over the dots; here as automatic.
    public static let interactive = BackgroundDisplayMode(number: 1)
    /// Always shown.
    public static let always = BackgroundDisplayMode(number: 2)
    /// Never shown.
    public static let never = BackgroundDisplayMode(number: 3)
  }

  let background: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: Whether there is a background behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots.
  ///
  /// - Parameter backgroundDisplayMode: Whether there is a background behind the dots.
  /// - Returns: The style.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Sets the style of tab views.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    let pages = (style as? PageTabViewStyle)?.indexDisplayMode
    return modified(by: EnvironmentModifier { $0[TabViewStyleKey.self] = pages.map { .page($0) } ?? .tabBar })
  }

  /// Sets the style of pagers' dots.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
    modified(by: EnvironmentModifier { $0[IndexViewStyleKey.self] = (style as? PageIndexViewStyle) ?? .page })
  }
}

enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewLook { .tabBar }
}

enum IndexViewStyleKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle { .page }
}

/// The event that minimizes the tab bar.
///
/// - Reference: [SwiftUI's `TabBarMinimizeBehavior`](https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// Scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// No event.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

nonisolated extension View {
  /// Sets the event that minimizes the tab bar; so far it always keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}
