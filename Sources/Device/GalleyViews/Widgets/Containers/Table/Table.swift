import Foundation

/// The rows of a table.
///
/// - Reference: [SwiftUI's `TableRowContent`](https://developer.apple.com/documentation/swiftui/tablerowcontent).
public protocol TableRowContent<TableRowValue> {
  /// The values of the rows.
  associatedtype TableRowValue: Identifiable
}

/// The rows of a collection.
///
/// - Reference: [SwiftUI's `TableForEachContent`](https://developer.apple.com/documentation/swiftui/tableforeachcontent).
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
}

/// Rows of values in columns.
///
/// In a small space, as on a phone, the first column is shown as a list. Elsewhere all columns stand beside
/// each other, with their titles above; a tap on the title of a sortable column sorts.
///
/// - Reference: [SwiftUI's `Table`](https://developer.apple.com/documentation/swiftui/table).
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let values: [Value]
  private let selection: TableSelection<Value.ID>
  private let columns: [ShownTableColumn]
  private let order: TableOrder?

  private init(
    _ values: [Value], _ selection: TableSelection<Value.ID>, _ columns: Columns, _ order: TableOrder? = nil
  ) {
    self.values = values
    self.selection = selection
    self.columns = (columns as? any ShownTableColumns)?.shown ?? []
    self.order = order
  }

  @MainActor public var body: some View {
    if sizeClass == .compact {
      list { value in AnyView(columns.first.map { AnyView($0.content(value)) }) }
    } else {
      VStack(spacing: 0) {
        titles
        Divider()
        list { value in AnyView(row { AnyView($0.content(value)) }) }
      }
    }
  }

  @MainActor @ViewBuilder private func list(_ row: @escaping (Value) -> AnyView) -> some View {
    switch selection {
    case .none: List(values) { row($0) }.listStyle(.plain)
    case .one(let binding): List(values, selection: binding) { row($0) }.listStyle(.plain)
    case .several(let binding): List(values, selection: binding) { row($0) }.listStyle(.plain)
    }
  }

  private var titles: some View {
    row { column in
      AnyView(
        TableTitle(label: AnyView(column.label), direction: order?.direction(column)) {
          order?.sort(column)
        }
        .disabled(column.comparator == nil || order == nil))
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  private func row(_ cell: @escaping (ShownTableColumn) -> AnyView) -> some View {
    HStack(spacing: 12) {
      ForEach(Array(columns.indices), id: \.self) { index in
        let limits = columns[index].limits
        cell(columns[index]).lineLimit(1)
          .frame(minWidth: limits.least ?? 0, maxWidth: limits.most ?? .infinity, alignment: .leading)
      }
    }
  }
}

/// The selection of a table.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)
}

/// The order of a table's rows, with the titles that show and change it.
struct TableOrder {
  /// A closure that returns the direction of a column that sorts first; `nil` for other columns.
  let direction: (ShownTableColumn) -> SortOrder?
  /// A closure that sorts by a column first, or reverses its order.
  let sort: (ShownTableColumn) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    func isSame(_ a: Sort, _ b: Sort) -> Bool {
      var a = a
      a.order = b.order
      return a == b
    }
    direction = { column in
      guard let own = column.comparator as? Sort, let first = order.wrappedValue.first, isSame(first, own)
      else { return nil }
      return first.order
    }
    sort = { column in
      guard var own = column.comparator as? Sort else { return }
      let all = order.wrappedValue
      if let first = all.first, isSame(first, own) {
        own.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [own] + all.filter { !isSame($0, own) }
    }
  }
}

/// The title of a column, with an arrow if the rows are sorted by it.
nonisolated private struct TableTitle: View {
  let label: AnyView
  let direction: SortOrder?
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        label
        if let direction {
          Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
            .accessibilityHidden(true)
        }
      }
      .font(.subheadline.weight(.medium)).foregroundStyle(.secondary)
    }
    .buttonStyle(.plain)
  }
}

extension Table {
  /// Creates a table of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(Array(data), .none, columns())
  }

  /// Creates a table of a collection with a selection of one row or none.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(Array(data), .one(selection), columns())
  }

  /// Creates a table of a collection with a selection of any rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(Array(data), .several(selection), columns())
  }

  /// Creates a table of a collection whose order the titles change; the app sorts the collection.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(Array(data), .none, columns(), TableOrder(sortOrder))
  }

  /// Creates a table with a selection and an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(Array(data), .one(selection), columns(), TableOrder(sortOrder))
  }

  /// Creates a table with a selection of any rows and an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(Array(data), .several(selection), columns(), TableOrder(sortOrder))
  }
}
