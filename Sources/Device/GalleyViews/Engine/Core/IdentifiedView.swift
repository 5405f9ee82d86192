nonisolated extension View {
  /// Gives the view an identity: with another one it is another view, with fresh state.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `id(_:)`](https://developer.apple.com/documentation/swiftui/view/id(_:)).
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

/// A view with an identity.
nonisolated struct IdentifiedView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let id: AnyHashable

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? KeyedGroupNode) ?? KeyedGroupNode(context.host)
    node.environment = context.environment
    node.update([id]) { _, old in content.reconciled(with: old, in: context) }
    return node
  }
}

/// A view with an identity, with its type erased.
protocol Identifying {
  /// The view.
  var inner: any View { get }
  /// The identity.
  var id: AnyHashable { get }
}

/// In a list or tab view it stands for the same number of views as without the identity, which becomes a part
/// of theirs.
extension IdentifiedView: Identifying {
  var inner: any View { content }
}

extension IdentifiedView: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { Content.splitShape }
}

extension IdentifiedView: TaggedView {
  var tag: AnyHashable? { (content as? any TaggedView)?.tag }
}
