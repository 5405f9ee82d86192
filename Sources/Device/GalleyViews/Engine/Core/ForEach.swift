import Foundation

/// A view, or other content such as a chart's, for each member of a collection, identified by its identity.
///
/// - Reference: [SwiftUI's `ForEach`](https://developer.apple.com/documentation/swiftui/foreach).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public let data: Data
  /// A closure that creates the content of a member.
  public let content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  let place: SourcePlace
  /// Whether a picker identifies its options by their positions, as SwiftUI does for a constant range.
  private var hasPlacesAsTags = false

  /// Creates content for each member, identified by the result of a closure.
  package init(
    data: Data, id: @escaping (Data.Element) -> ID, place: SourcePlace,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.place = place
    self.content = content
  }
}

nonisolated extension ForEach: View, PrimitiveView, RowSource, Resolvable where Content: View {
  public typealias Body = Never

  /// Creates a view per member, identified by a property; the file and line appear in the warning about
  /// members with one identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      data: data, id: { $0[keyPath: id] }, place: SourcePlace(fileID: fileID, line: line), content: content)
  }

  /// Creates a view per member, identified by its `id`; the file and line appear in the warning about members
  /// with one identity.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, place: SourcePlace(fileID: fileID, line: line), content: content)
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    if let source = (data as? any DeferredMembers)?.source {
      let node = (old as? SubviewsNode) ?? SubviewsNode(context.host)
      node.update(source, in: context) { AnyView(resolved($0, by: $1, in: context) ?? EmptyView()) }
      return node
    }
    let node = (old as? KeyedGroupNode) ?? KeyedGroupNode(context.host)
    node.environment = context.environment
    let keys = Reader.observing { data.map { AnyHashable(id($0)) } }
    context.host.problems.reportDuplicates(
      among: keys, view: context.bodyName, name: { "\($0.base)" }, place: { _ in place })
    node.update(keys) { index, old in
      row(at: index).reconciled(with: old, in: context)
    }
    return node
  }

  /// The same with its members, if they are the parts of another view.
  @MainActor private func resolved(_ pieces: [ViewPiece], by splitter: ViewSplitter, in context: NodeContext?)
    -> (any View)?
  {
    guard let data = (data as? any DeferredMembers)?.resolved(pieces, by: splitter, in: context) as? Data
    else { return nil }
    return ForEach(data: data, id: id, place: place, content: content)
  }

  @MainActor func resolved(by splitter: ViewSplitter, at path: [AnyHashable], in context: NodeContext?)
    -> (any View)?
  {
    guard let source = (data as? any DeferredMembers)?.source else { return nil }
    return resolved(splitter.members(of: source, at: path, in: context), by: splitter, in: context)
  }

  package var splitsMembers: Bool { Content.splitShape == .several }

  package var rowCount: Int { data.count }

  package var declaration: SourcePlace? { place }

  package func rowKey(at index: Int) -> AnyHashable {
    AnyHashable(id(data[data.index(data.startIndex, offsetBy: index)]))
  }

  package func pickerTag(at index: Int) -> AnyHashable {
    hasPlacesAsTags ? AnyHashable(index) : rowKey(at: index)
  }

  @MainActor package func row(at index: Int) -> any View {
    Reader.observing { content(data[data.index(data.startIndex, offsetBy: index)]) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view per number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
    hasPlacesAsTags = true
  }
}

/// Views that can be created one by one, so that a list creates only visible ones.
nonisolated package protocol RowSource {
  /// Whether a member represents several views, such as a section with its rows.
  var splitsMembers: Bool { get }
  /// The number of rows.
  var rowCount: Int { get }
  /// The declaration of the rows, if it is known.
  var declaration: SourcePlace? { get }
  /// A closure that moves rows, given their positions and the target; `nil` if no row can be moved.
  var move: ((IndexSet, Int) -> Void)? { get }
  /// The identity of a row.
  func rowKey(at index: Int) -> AnyHashable
  /// Returns the value of a picker's selection that a row without a tag stands for.
  func pickerTag(at index: Int) -> AnyHashable
  /// Returns the view of a row.
  @MainActor func row(at index: Int) -> any View
}

extension RowSource {
  package func pickerTag(at index: Int) -> AnyHashable { rowKey(at: index) }
  package var move: ((IndexSet, Int) -> Void)? { nil }
}
