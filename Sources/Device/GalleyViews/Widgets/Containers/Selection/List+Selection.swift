import Foundation

extension List {
  /// Creates a list with a selection of one row or none: the row whose tag, or identity in a collection, is
  /// the value.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected row.
  ///   - content: The rows.
  /// - Reference: [SwiftUI's `init(selection:content:)`](https://developer.apple.com/documentation/swiftui/list/init(selection:content:)-8f7fw).
  @MainActor public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) }, rows: content())
  }

  /// Creates a list with a selection of one row: the row whose tag, or identity in a collection, is the
  /// value.
  @_disfavoredOverload
  @MainActor public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: .always(selection), rows: content())
  }

  /// Creates a list with a selection in edit mode: the rows whose tag, or identity in a collection, is among
  /// the values.
  @MainActor public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) }, rows: content())
  }

  /// Creates a list of a collection with a selection of one row or none.
  @MainActor public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(
      selection: selection.map { .one($0) },
      rows: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list of a collection with a selection of rows in edit mode.
  @MainActor public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(
      selection: selection.map { .several($0) },
      rows: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list of a collection whose members are identified by a property, with a selection of one row
  /// or none.
  @MainActor public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      selection: selection.map { .one($0) },
      rows: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list of a collection whose members are identified by a property, with a selection of rows in
  /// edit mode.
  @MainActor public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      selection: selection.map { .several($0) },
      rows: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line))
  }
}
