import Foundation

/// One of the subviews of a view, for a custom container.
///
/// - Reference: [SwiftUI's `Subview`](https://developer.apple.com/documentation/swiftui/subview).
nonisolated public struct Subview: View, Identifiable, PrimitiveView {
  public typealias Body = Never

  /// The identity of a subview among others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of this subview: its place in the code, or an identity that the app has set.
  public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues
  let content: any View

  init(_ piece: ViewPiece) {
    id = ID(path: piece.path)
    content = piece.view
    containerValues = ContainerValues(of: piece.view)
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    content.reconciled(with: old, in: context)
  }
}

/// The subviews of a view, in order.
///
/// - Reference: [SwiftUI's `SubviewsCollection`](https://developer.apple.com/documentation/swiftui/subviewscollection).
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at an index.
  public subscript(position: Int) -> Subview { subviews[position] }

  /// All of them.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// The content of ``Group/init(subviews:transform:)``.
///
/// - Reference: [SwiftUI's `GroupElementsOfContent`](https://developer.apple.com/documentation/swiftui/groupelementsofcontent).
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? SubviewsNode) ?? SubviewsNode(context.host)
    node.update(subviews, in: context) { pieces, _ in
      content(SubviewsCollection(pieces.map(Subview.init)))
    }
    return node
  }
}

nonisolated extension Group {
  /// Creates a group by transforming the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: A closure that creates the group's content from the subviews.
  /// - Reference: [SwiftUI's `init(subviews:transform:)`](https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:)).
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
}

/// The node of a group that transforms subviews.
final class SubviewsNode: Node {
  private let splitter = ViewSplitter()
  private var child: Node?

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  override var structure: [Node] { child.map { [$0] } ?? [] }

  /// Splits a view into parts and shows a view that is created from them.
  func update(
    _ view: any View, in context: NodeContext, content: ([ViewPiece], ViewSplitter) -> some View
  ) {
    environment = context.environment
    let made = splitter.evaluate { splitter in
      content(splitter.members(of: view, at: [], in: context), splitter)
    }
    child = made.reconciled(with: child, in: context)
  }
}

extension ViewSplitter {
  /// Returns the subviews of a view, with each member of a collection.
  func members(of view: any View, at path: [AnyHashable], in context: NodeContext?) -> [ViewPiece] {
    split(view, at: path, in: context).flatMap { piece -> [ViewPiece] in
      guard let source = piece.view as? any RowSource else { return [piece] }
      return (0..<source.rowCount).map {
        ViewPiece(path: piece.path + [source.rowKey(at: $0)], view: source.row(at: $0))
      }
    }
  }
}
