/// The look of a tab view.
///
/// - Reference: [SwiftUI's `TabViewStyle`](https://developer.apple.com/documentation/swiftui/tabviewstyle).
public struct TabViewStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tabBar
    case page(IndexDisplayMode)
  }

  /// The visibility of a pager's dots.
  ///
  /// - Reference: [SwiftUI's `PageTabViewStyle.IndexDisplayMode`](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode-swift.struct).
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Shown where there is more than one page.
    case automatic
    /// Always shown.
    case always
    /// Never shown.
    case never
  }

  let kind: Kind

  /// A bar of tabs below the page.
  public static let automatic = TabViewStyle(kind: .tabBar)
  /// Pages that are swiped, with dots below.
  public static let page = TabViewStyle(kind: .page(.automatic))

  /// Pages that are swiped.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(kind: .page(indexDisplayMode))
  }
}

/// The look of a pager's dots.
///
/// - Reference: [SwiftUI's `IndexViewStyle`](https://developer.apple.com/documentation/swiftui/indexviewstyle).
public struct IndexViewStyle: Hashable, Sendable {
  /// The visibility of the background behind the dots.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// Not shown, as on all devices without a pointer.
    case automatic
    /// Always shown.
    case always
    /// Never shown.
    case never
  }

  let background: BackgroundDisplayMode

  /// Dots without a background.
  public static let page = IndexViewStyle(background: .automatic)

  /// Dots.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> IndexViewStyle {
    IndexViewStyle(background: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Sets the style of tab views.
  public func tabViewStyle(_ style: TabViewStyle) -> some View {
    modified(by: EnvironmentModifier { $0[TabViewStyleKey.self] = style })
  }

  /// Sets the style of pagers' dots.
  public func indexViewStyle(_ style: IndexViewStyle) -> some View {
    modified(by: EnvironmentModifier { $0[IndexViewStyleKey.self] = style })
  }
}

enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyle { .automatic }
}

enum IndexViewStyleKey: EnvironmentKey {
  static var defaultValue: IndexViewStyle { .page }
}
