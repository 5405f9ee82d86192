import Foundation

/// One of several columns.
///
/// - Reference: [SwiftUI's `NavigationSplitViewColumn`](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The selections of lists in columns that lead to the next column.
@MainActor final class ColumnSelections {
  private var clearing: [NavigationSplitViewColumn: () -> Void] = [:]

  nonisolated init() {}

  /// Sets the closure that clears the selection of a column's list.
  func set(_ clear: @escaping () -> Void, of column: NavigationSplitViewColumn) { clearing[column] = clear }

  /// Clears the selection in the list of a column.
  func clear(_ column: NavigationSplitViewColumn) { clearing[column]?() }
}

/// The link by which a list in a column reports its selection.
struct ColumnLink {
  /// A closure that receives whether the selection is empty, and a closure that clears it.
  let changed: @MainActor (Bool, @escaping () -> Void) -> Void
}

/// The presenter of a link's page in the column after the link's.
struct NextColumn {
  /// A closure that shows a page.
  let show: @MainActor (@escaping () -> AnyView) -> Void
}

/// A page that a link shows in the column after its own.
struct LinkedColumn {
  /// The number of the page among all shown ones.
  let number: Int
  /// A closure that creates the page.
  let view: () -> AnyView
}

private enum NextColumnKey: EnvironmentKey {
  static var defaultValue: NextColumn? { nil }
}

private enum ColumnLinkKey: EnvironmentKey {
  static var defaultValue: ColumnLink? { nil }
}

private enum StandsInColumnKey: WindowBoundKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The presenter of links' pages in the column after this one.
  var nextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }

  /// The link by which a list here reports its selection, if that leads to another column.
  var columnLink: ColumnLink? {
    get { self[ColumnLinkKey.self] }
    set { self[ColumnLinkKey.self] = newValue }
  }

  /// Whether a stack here fills a column, whose bar then gives way to the stack's.
  var standsInColumn: Bool {
    get { self[StandsInColumnKey.self] }
    set { self[StandsInColumnKey.self] = newValue }
  }
}
