import Foundation

/// Two or three columns, of which the first leads to what is in the others.
///
/// Where there is little space, as on a telephone, the first column is a page, whose links open others on it. Elsewhere the columns
/// stand beside each other.
///
/// - Reference: [SwiftUI's `NavigationSplitView`](https://developer.apple.com/documentation/swiftui/navigationsplitview).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The width of a column but the last, in points, as UIKit's.
  private static var columnWidth: CGFloat { 320 }

  @Environment(\.horizontalSizeClass) private var sizeClass
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes three columns, of which a value says which are there; here all are.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// The columns, or the first one alone.
  @MainActor public var body: some View {
    if sizeClass == .compact {
      NavigationStack { sidebar }
    } else {
      HStack(spacing: 0) {
        NavigationStack { sidebar }.frame(width: Self.columnWidth)
        Divider()
        if let content {
          NavigationStack { content }.frame(width: Self.columnWidth)
          Divider()
        }
        NavigationStack { detail }
      }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  /// Makes two columns, of which a value says which are there; here both are.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// The columns that are there.
///
/// - Reference: [SwiftUI's `NavigationSplitViewVisibility`](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String

  /// As usual.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A look of columns.
///
/// - Reference: [SwiftUI's `NavigationSplitViewStyle`](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The usual look.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns that share the space.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// A last column that keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual look.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the space.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A last column that keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

nonisolated extension View {
  /// Sets the look of columns; all look alike.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the width of a column; so far all have the usual one.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the width of a column; so far all have the usual one.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    modified(by: EnvironmentModifier { _ in })
  }
}
