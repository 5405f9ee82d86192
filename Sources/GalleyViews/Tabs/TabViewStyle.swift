/// How a tab view looks.
///
/// - Reference: [SwiftUI's `TabViewStyle`](https://developer.apple.com/documentation/swiftui/tabviewstyle).
public struct TabViewStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tabBar
    case page(IndexDisplayMode)
  }

  /// When the dots of a pager are shown.
  ///
  /// - Reference: [SwiftUI's `PageTabViewStyle.IndexDisplayMode`](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode-swift.struct).
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Where there is more than one page.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  let kind: Kind

  /// A bar of tabs below the page.
  public static let automatic = TabViewStyle(kind: .tabBar)
  /// Pages that are swiped, with dots below.
  public static let page = TabViewStyle(kind: .page(.automatic))

  /// Pages that are swiped.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown.
  /// - Returns: The style.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(kind: .page(indexDisplayMode))
  }
}

/// How the dots of a pager look.
///
/// - Reference: [SwiftUI's `IndexViewStyle`](https://developer.apple.com/documentation/swiftui/indexviewstyle).
public struct IndexViewStyle: Hashable, Sendable {
  /// When there is a ground behind the dots.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// Never: there is one on no device so far without a pointer.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  let background: BackgroundDisplayMode

  /// Dots without a ground.
  public static let page = IndexViewStyle(background: .automatic)

  /// Dots.
  ///
  /// - Parameter backgroundDisplayMode: When there is a ground behind them.
  /// - Returns: The style.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> IndexViewStyle {
    IndexViewStyle(background: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how tab views look.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
  public func tabViewStyle(_ style: TabViewStyle) -> some View {
    modified(by: EnvironmentModifier { $0[TabViewStyleKey.self] = style })
  }

  /// Sets how the dots of pagers look.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
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
