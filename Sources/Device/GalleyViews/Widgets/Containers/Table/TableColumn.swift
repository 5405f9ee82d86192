import Foundation

/// A column of a table.
///
/// - Reference: [SwiftUI's `TableColumn`](https://developer.apple.com/documentation/swiftui/tablecolumn).
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
> {
  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var limits = TableColumnLimits()

  private init(_ label: Label, _ comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
    self.comparator = comparator
  }

  /// Sets the width of the column, in points; `nil` for a share of the space.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.limits = TableColumnLimits(least: width, most: width)
    return column
  }

  /// Sets the limits of the column's width, in points; within them it has a share of the space.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.limits = TableColumnLimits(least: min, most: max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column of texts with a title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a title that sorts by a value.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title that sorts by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of texts with a title that sorts by them.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title that sorts by them.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

/// The limits of the width of a column, in points.
struct TableColumnLimits: Equatable {
  var least: CGFloat?
  var most: CGFloat?
}

/// A column as a table shows it.
nonisolated struct ShownTableColumn {
  let label: any View
  let limits: TableColumnLimits
  let content: (Any) -> any View
  /// The comparator that the column sorts by, if it does.
  let comparator: Any?
}

/// Columns of the library.
protocol ShownTableColumns {
  /// The columns, one after the other.
  var shown: [ShownTableColumn] { get }
}

/// The columns of a table.
///
/// - Reference: [SwiftUI's `TableColumnContent`](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The values of the rows.
  associatedtype TableRowValue: Identifiable
  /// The comparator that the columns sort by.
  associatedtype TableColumnSortComparator: SortComparator
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}

extension TableColumn: ShownTableColumns {
  var shown: [ShownTableColumn] {
    [
      ShownTableColumn(
        label: label, limits: limits,
        content: { value in (value as? RowValue).map { content($0) } },
        comparator: comparator)
    ]
  }
}

/// Several columns of a table.
///
/// - Reference: [SwiftUI's `TupleTableColumnContent`](https://developer.apple.com/documentation/swiftui/tupletablecolumncontent).
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, Columns>:
  TableColumnContent, ShownTableColumns
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let shown: [ShownTableColumn]
}

/// A result builder that combines columns.
///
/// - Reference: [SwiftUI's `TableColumnBuilder`](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder).
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column in a block, which may sort.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column in a block that does not sort.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// A single column is returned unchanged.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column { column }

  /// Several columns.
  public static func buildBlock<
    First: TableColumnContent, Second: TableColumnContent, each Other: TableColumnContent
  >(_ first: First, _ second: Second, _ others: repeat each Other)
    -> TupleTableColumnContent<RowValue, Sort, (First, Second, repeat each Other)>
  {
    var shown: [ShownTableColumn] = []
    func add(_ columns: some TableColumnContent) {
      shown += (columns as? any ShownTableColumns)?.shown ?? []
    }
    add(first)
    add(second)
    repeat add(each others)
    return TupleTableColumnContent(shown: shown)
  }
}
