import Foundation

/// A stack of pages, or columns; SwiftUI's older name.
///
/// Of several views the first is a stack's page. In a wide space, as on a tablet, the first three are columns
/// beside each other, and links lead to the next column; with the style `stack` the first view is the only one.
/// A single view is one page everywhere. (On a tablet SwiftUI shows it as the first of two columns.)
///
/// - Reference: [SwiftUI's `NavigationView`](https://developer.apple.com/documentation/swiftui/navigationview).
nonisolated public struct NavigationView<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.navigationViewsAreStacks) private var isStack
  private let content: Content

  /// Creates a stack with its first page, or columns.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    Group(subviews: content) { columns in
      if isStack || sizeClass == .compact || columns.count < 2 {
        NavigationStack { columns.first }
      } else if columns.count == 2 {
        NavigationSplitView {
          columns[0]
        } detail: {
          columns[1]
        }
      } else {
        NavigationSplitView {
          columns[0]
        } content: {
          columns[1]
        } detail: {
          columns[2]
        }
      }
    }
  }
}

private enum StackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a ``NavigationView`` shows one page at a time in any space.
  fileprivate var navigationViewsAreStacks: Bool {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
}

/// A style of ``NavigationView``.
///
/// - Reference: [SwiftUI's `NavigationViewStyle`](https://developer.apple.com/documentation/swiftui/navigationviewstyle).
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// One page at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// The default style: columns in a wide space.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns in a wide space.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: columns in a wide space.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Columns in a wide space.
  public static var columns: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets the style of ``NavigationView``.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
    modified(by: EnvironmentModifier { $0.navigationViewsAreStacks = style is StackNavigationViewStyle })
  }
}
