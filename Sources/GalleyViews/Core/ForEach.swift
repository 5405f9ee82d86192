/// A view for each member of a collection, known by its identity.
///
/// - Reference: [SwiftUI's `ForEach`](https://developer.apple.com/documentation/swiftui/foreach).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView,
  RowSource
{
  /// Its container lays out the members.
  public typealias Body = Never

  /// The collection.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Makes a view for each member, known by a property of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes a view for each member, known by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes a view for each member, known by what a closure makes of it.
  init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? KeyedGroupNode) ?? KeyedGroupNode(context.host)
    node.environment = context.environment
    node.update(Reader.observing { data.map { AnyHashable(id($0)) } }) { index, old in
      row(at: index).reconciled(with: old, in: context)
    }
    return node
  }

  package var splitsMembers: Bool { Content.splitShape == .several }

  package var rowCount: Int { data.count }

  package func rowKey(at index: Int) -> AnyHashable {
    AnyHashable(id(data[data.index(data.startIndex, offsetBy: index)]))
  }

  @MainActor package func row(at index: Int) -> any View {
    Reader.observing { content(data[data.index(data.startIndex, offsetBy: index)]) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// Views that can be made one by one, so that a list makes only those it shows.
nonisolated package protocol RowSource {
  /// Whether a member stands for several views itself, such as a section with its rows.
  var splitsMembers: Bool { get }
  /// The number of rows.
  var rowCount: Int { get }
  /// The identity of a row.
  func rowKey(at index: Int) -> AnyHashable
  /// Makes the view of a row.
  @MainActor func row(at index: Int) -> any View
}
