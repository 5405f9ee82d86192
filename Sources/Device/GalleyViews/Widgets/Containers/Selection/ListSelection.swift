import Foundation

/// The selection of a list, and its changes.
@MainActor struct ListSelection {
  /// Whether several rows can be selected, in edit mode.
  let isMultiple: Bool
  /// A closure that returns whether a value has a row.
  let accepts: (AnyHashable) -> Bool
  /// Whether a value is selected.
  let contains: (AnyHashable) -> Bool
  /// A closure that selects a value; in a multiple selection, it also deselects one.
  let select: (AnyHashable) -> Void
  /// Whether anything is selected.
  let isEmpty: () -> Bool
  /// A closure that clears the selection.
  let clear: () -> Void

  /// Returns a selection of one value or none.
  static func one<Value: Hashable>(_ selection: Binding<Value?>) -> ListSelection {
    ListSelection(
      isMultiple: false, accepts: { $0.base is Value },
      contains: { value in selection.wrappedValue.map { AnyHashable($0) == value } ?? false },
      select: { value in (value.base as? Value).map { selection.wrappedValue = $0 } },
      isEmpty: { selection.wrappedValue == nil }, clear: { selection.wrappedValue = nil })
  }

  /// A selection of exactly one value.
  static func always<Value: Hashable>(_ selection: Binding<Value>) -> ListSelection {
    ListSelection(
      isMultiple: false, accepts: { $0.base is Value },
      contains: { AnyHashable(selection.wrappedValue) == $0 },
      select: { value in (value.base as? Value).map { selection.wrappedValue = $0 } }, isEmpty: { false },
      clear: {})
  }

  /// A selection of any number of values.
  static func several<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      isMultiple: true, accepts: { $0.base is Value },
      contains: { value in (value.base as? Value).map { selection.wrappedValue.contains($0) } ?? false },
      select: { value in
        guard let value = value.base as? Value else { return }
        selection.wrappedValue.formSymmetricDifference([value])
      },
      isEmpty: { selection.wrappedValue.isEmpty }, clear: { selection.wrappedValue = [] })
  }

  /// Returns the part of a row in the selection; `nil` for a row that cannot be selected.
  ///
  /// - Parameters:
  ///   - view: The row's view, whose tag is its value.
  ///   - identity: The value of a row without a tag: its identity in a collection.
  func row(_ view: any View, identity: AnyHashable?) -> RowSelection? {
    guard let value = (view as? any TaggedView)?.tag ?? identity, accepts(value) else { return nil }
    return RowSelection(selection: self, value: value)
  }

  /// The part in the selection of a row that is a link of a value; `nil` if it cannot be selected.
  func row(of value: AnyHashable?) -> RowSelection? {
    value.flatMap { accepts($0) ? RowSelection(selection: self, value: $0) : nil }
  }
}

/// A row of a list in its selection.
@MainActor struct RowSelection {
  let selection: ListSelection
  let value: AnyHashable

  var isSelected: Bool { selection.contains(value) }

  /// Selects or deselects the row.
  func select() { selection.select(value) }

  /// Whether taps select the row in a list that is edited or is not.
  func takesTaps(isEditing: Bool) -> Bool { !selection.isMultiple || isEditing }
}

private enum ListSelectionKey: EnvironmentKey {
  static let defaultValue: ListSelection? = nil
}

extension EnvironmentValues {
  /// The selection of the list around.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

/// A row with a selection mark, while its list is edited.
nonisolated struct SelectableRow: View {
  let content: AnyView
  let selection: RowSelection
  @Environment(\.editMode) private var editMode

  @MainActor var body: some View {
    HStack(spacing: 12) {
      if editMode?.wrappedValue.isEditing == true {
        Image(systemName: selection.isSelected ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(selection.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .accessibilityHidden(true)
      }
      content
    }
  }
}

extension RowSelection {
  /// Returns the row's view, with a mark before it in lists where several rows can be selected.
  func shown(_ view: any View) -> any View {
    selection.isMultiple ? SelectableRow(content: AnyView(view), selection: self) : view
  }
}
