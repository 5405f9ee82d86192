import Foundation

/// A column of a table for each element of a collection.
///
/// - Reference: [SwiftUI's `TableColumnForEach`](https://developer.apple.com/documentation/swiftui/tablecolumnforeach).
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
>: TableColumnContent, ShownTableColumns
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let shown: [ShownTableColumn]

  /// Creates columns of elements that are identified by a value.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content
  ) {
    shown = data.flatMap { (content($0) as? any ShownTableColumns)?.shown ?? [] }
  }

  /// Creates columns of elements with an identity.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension TableColumnBuilder {
  /// Columns of a collection, which may sort.
  public static func buildExpression<Data, ID, Content>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Sort, Content>
  ) -> TableColumnForEach<Data, ID, RowValue, Sort, Content> { columns }

  /// Columns of a collection that do not sort.
  @_disfavoredOverload
  public static func buildExpression<Data, ID, Content>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Never, Content>
  ) -> TableColumnForEach<Data, ID, RowValue, Never, Content> { columns }
}
