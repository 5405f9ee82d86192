import Foundation

/// The views of a collection's members, which can be deleted and moved in a list.
///
/// - Reference: [SwiftUI's `DynamicViewContent`](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets rows be deleted: by a swipe from the trailing edge, and while the list is edited.
  ///
  /// - Parameter action: An action that receives the positions of the rows; `nil` forbids deleting.
  /// - Returns: The views.
  /// - Reference: [SwiftUI's `onDelete(perform:)`](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)).
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableRows(base: self, delete: action, ownMove: nil)
  }

  /// Lets rows be moved: by a long press, and while the list is edited by the handle at the trailing edge.
  ///
  /// - Parameter action: An action that receives the positions of the rows and their target; `nil` forbids
  ///   moving.
  /// - Returns: The views.
  /// - Reference: [SwiftUI's `onMove(perform:)`](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)).
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableRows(base: self, delete: nil, ownMove: action)
  }
}

nonisolated extension View {
  /// Sets whether the row cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modified(by: RowModifier { $0.isDeleteDisabled = isDisabled })
  }

  /// Sets whether the row cannot be moved.
  ///
  /// - Reference: [SwiftUI's `moveDisabled(_:)`](https://developer.apple.com/documentation/swiftui/view/movedisabled(_:)).
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modified(by: RowModifier { $0.isMoveDisabled = isDisabled })
  }
}

/// Rows of a collection that can be deleted or moved.
nonisolated struct EditableRows<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView, RowSource {
  typealias Body = Never

  let base: Base
  let delete: ((IndexSet) -> Void)?
  let ownMove: ((IndexSet, Int) -> Void)?

  @MainActor @preconcurrency var data: Base.Data { base.data }

  private var source: (any RowSource)? { base as? any RowSource }

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    base.reconciled(with: old, in: context)
  }

  var splitsMembers: Bool { source?.splitsMembers ?? false }
  var rowCount: Int { source?.rowCount ?? 0 }
  var declaration: SourcePlace? { source?.declaration }
  var move: ((IndexSet, Int) -> Void)? { ownMove ?? source?.move }
  func rowKey(at index: Int) -> AnyHashable { source?.rowKey(at: index) ?? AnyHashable(index) }

  @MainActor func row(at index: Int) -> any View {
    guard let row = source?.row(at: index) else { return EmptyView() }
    guard let delete else { return row }
    return DeletableRow(content: AnyView(row)) { delete(IndexSet(integer: index)) }
  }
}

extension EditableRows: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { .several }
}

/// A row that can be deleted: by a swipe or, while its list is edited, by a button before its content.
nonisolated private struct DeletableRow: View {
  let content: AnyView
  let delete: () -> Void
  @Environment(\.editMode) private var editMode

  var body: some View {
    HStack(spacing: 12) {
      if editMode?.wrappedValue.isEditing == true {
        Button(action: delete) {
          Image(systemName: "minus.circle.fill").foregroundStyle(.red)
        }
        .buttonStyle(.borderless).accessibilityLabel("Remove")
      }
      content
    }
    .swipeActions(allowsFullSwipe: true) {
      Button("Delete", role: .destructive, action: delete)
    }
  }
}

/// The state of editing.
///
/// - Reference: [SwiftUI's `EditMode`](https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
  /// The view is not edited.
  case inactive
  /// The view is edited for a moment, as by a swipe.
  case transient
  /// The view is edited.
  case active

  /// Whether the view is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content of the page is edited; `nil` without a page.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? page?.editModeBinding }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of a page.
///
/// - Reference: [SwiftUI's `EditButton`](https://developer.apple.com/documentation/swiftui/editbutton).
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the members at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    self = Self(kept)
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the members at some positions before another one.
  ///
  /// - Parameters:
  ///   - source: The positions of the moved members.
  ///   - destination: The position of the member before which they move, in the order before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.enumerated().filter { $0.offset < destination && !source.contains($0.offset) }
    let after = all.enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }
    self = Self(before.map(\.element) + moved + after.map(\.element))
  }
}
