import Foundation

/// One of several columns.
///
/// - Reference: [SwiftUI's `NavigationSplitViewColumn`](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle of three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// What the lists of columns have selected, as far as that leads to the next column.
@MainActor final class ColumnSelections {
  private var clearing: [NavigationSplitViewColumn: () -> Void] = [:]

  nonisolated init() {}

  /// Notes how the list of a column comes to have nothing selected.
  func set(_ clear: @escaping () -> Void, of column: NavigationSplitViewColumn) { clearing[column] = clear }

  /// Selects nothing in the list of a column.
  func clear(_ column: NavigationSplitViewColumn) { clearing[column]?() }
}

/// What a list in a column tells of its selection.
struct ColumnLink {
  /// Gets whether nothing is selected, and what selects nothing.
  let changed: @MainActor (Bool, @escaping () -> Void) -> Void
}

/// What shows the page of a link in the column after the link's.
struct NextColumn {
  /// Shows a page.
  let show: @MainActor (@escaping () -> AnyView) -> Void
}

/// A page that a link shows in the column after its own.
struct LinkedColumn {
  /// Which it is of all that were shown.
  let number: Int
  /// Makes the page.
  let view: () -> AnyView
}

private enum NextColumnKey: EnvironmentKey {
  static var defaultValue: NextColumn? { nil }
}

private enum ColumnLinkKey: EnvironmentKey {
  static var defaultValue: ColumnLink? { nil }
}

private enum StandsInColumnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What shows the pages of links here in the column after this one.
  var nextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }

  /// What a list here tells of its selection, if that leads to another column.
  var columnLink: ColumnLink? {
    get { self[ColumnLinkKey.self] }
    set { self[ColumnLinkKey.self] = newValue }
  }

  /// Whether a stack here is all of a column, whose own bar then gives way to the stack's.
  var standsInColumn: Bool {
    get { self[StandsInColumnKey.self] }
    set { self[StandsInColumnKey.self] = newValue }
  }
}
