import Foundation

/// Two or three columns; a selection in one determines the content of the next.
///
/// In a small space, as on a phone, one column is visible at a time: selecting a row of a list leads to the
/// next column, and going back clears the selection. Elsewhere the columns stand beside each other.
///
/// - Reference: [SwiftUI's `NavigationSplitView`](https://developer.apple.com/documentation/swiftui/navigationsplitview).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The width of a column but the last, in points, as UIKit's.
  private static var columnWidth: CGFloat { 320 }

  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var selections = ColumnSelections()
  /// The pages of links, which replace the app's content of the columns.
  @State private var linkedContent: LinkedColumn?
  @State private var linkedDetail: LinkedColumn?
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Creates columns.
  fileprivate init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferredColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content?,
    detail: Detail
  ) {
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates three columns, with a binding for their visibility beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates three columns, with a binding for the visible column in a small space.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates three columns, with bindings for their visibility and for the visible column in a small space.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// The columns beside each other, or one at a time.
  @MainActor public var body: some View {
    if sizeClass == .compact { compact } else { regular }
  }

  @MainActor private var regular: some View {
    let shown = visibility?.wrappedValue ?? .all
    return HStack(spacing: 0) {
      if shown != .detailOnly, content == nil || shown != .doubleColumn {
        NavigationStack { sidebar.environment(\.standsInColumn, true) }
          .modified(by: EnvironmentModifier { if $0.listStyle == .insetGrouped { $0.listStyle = .sidebar } })
          .environment(\.nextColumn, next(content == nil ? $linkedDetail : $linkedContent))
          .frame(width: Self.columnWidth)
        Divider().ignoresSafeArea()
      }
      if let content, shown != .detailOnly {
        NavigationStack { column(content, linkedContent) }
          .environment(\.nextColumn, next($linkedDetail))
          .frame(width: Self.columnWidth).environment(\.searchDrawer, nil)
        Divider().ignoresSafeArea()
      }
      NavigationStack { column(detail, linkedDetail) }.environment(\.searchDrawer, nil)
    }
  }

  /// Returns the content of a column: the page of the link that was tapped last, or the app's view.
  @MainActor private func column(_ own: some View, _ linked: LinkedColumn?) -> some View {
    Group {
      if let linked { linked.view().id(linked.number) } else { own }
    }
    .environment(\.standsInColumn, true)
  }

  @MainActor private func next(_ linked: Binding<LinkedColumn?>) -> NextColumn {
    NextColumn { view in
      linked.wrappedValue = LinkedColumn(number: (linked.wrappedValue?.number ?? 0) + 1, view: view)
    }
  }

  // MARK: One column at a time

  private var column: Binding<NavigationSplitViewColumn> { preferredColumn ?? $ownColumn }

  /// The columns above the first one, up to the one that is seen.
  @MainActor private var path: Binding<[NavigationSplitViewColumn]> {
    let (column, hasContent, selections) = (column, content != nil, selections)
    return Binding(
      get: {
        switch column.wrappedValue {
        case .sidebar: []
        case .content: hasContent ? [.content] : []
        default: hasContent ? [.content, .detail] : [.detail]
        }
      },
      set: { path in
        let top = path.last ?? .sidebar
        guard top != column.wrappedValue else { return }
        column.wrappedValue = top
        // Going back to a list clears its selection.
        selections.clear(top)
      })
  }

  /// Returns the link that the list of a column notifies when its selection changes.
  @MainActor private func link(
    _ column: NavigationSplitViewColumn, to next: NavigationSplitViewColumn
  ) -> ColumnLink {
    let (seen, selections) = (self.column, selections)
    return ColumnLink { isEmpty, clear in
      selections.set(clear, of: column)
      if !isEmpty {
        seen.wrappedValue = next
      } else if seen.wrappedValue == next {
        seen.wrappedValue = column
      }
    }
  }

  @MainActor private var compact: some View {
    NavigationStack(path: path) {
      sidebar.environment(\.columnLink, link(.sidebar, to: content == nil ? .detail : .content))
        .environment(\.standsInColumn, true)
        .navigationDestination(for: NavigationSplitViewColumn.self) { column in
          if column == .content {
            content.environment(\.columnLink, link(.content, to: .detail)).environment(\.standsInColumn, true)
          } else {
            detail.environment(\.standsInColumn, true)
          }
        }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates two columns, with a binding for their visibility beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates two columns, with a binding for the visible column in a small space.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates two columns, with bindings for their visibility and for the visible column in a small space.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
}

/// The visible columns.
///
/// - Reference: [SwiftUI's `NavigationSplitViewVisibility`](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String

  /// The default visibility.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A style of columns.
///
/// - Reference: [SwiftUI's `NavigationSplitViewStyle`](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default style.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// Columns that share the space.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// A last column that keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
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
  /// Sets the style of columns; all look alike.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the width of a column; so far all columns have the default width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the width of a column; so far all columns have the default width.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    modified(by: EnvironmentModifier { _ in })
  }
}
