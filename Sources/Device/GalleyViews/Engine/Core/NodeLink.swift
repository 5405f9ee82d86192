/// A reference to a node that does not retain it, and becomes `nil` with its end, like a weak one.
///
/// Swift's weak references give an object a side table, through which all counting of its references goes
/// from then on. Each node is referenced by those inside of it, so nearly every node had one, and this took a
/// third of the time of a first layout.
final class NodeLink: @unchecked Sendable {
  // Cleared by the node alone, when it ends. Links are read on the main actor, where the nodes of a window live, and not by nodes
  // while they end.
  fileprivate(set) nonisolated(unsafe) unowned(unsafe) var node: Node?

  fileprivate init(_ node: Node) {
    self.node = node
  }

  /// The link to the node that has this, made when it is asked for.
  struct Source: ~Copyable {
    private var link: NodeLink?

    init() {}

    /// The link to the node that has this.
    mutating func link(to node: Node) -> NodeLink {
      if let link { return link }
      let new = NodeLink(node)
      link = new
      return new
    }

    deinit { link?.node = nil }
  }
}
