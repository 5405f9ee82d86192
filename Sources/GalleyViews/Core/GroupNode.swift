/// The node of several views that stand in one place: its container lays out the members.
package final class GroupNode: Node {
  package var members: [Node] = []

  package override var layoutChildren: [Node] { members.flatMap(\.layoutChildren) }
}

/// A group whose members are known by an identity instead of their place.
package final class KeyedGroupNode: Node {
  private var members: [(key: AnyHashable, node: Node)] = []

  package override var layoutChildren: [Node] { members.flatMap(\.node.layoutChildren) }

  /// Brings the members up to date, keeping the node of each identity.
  package func update(_ keys: [AnyHashable], make: (Int, Node?) -> Node) {
    // Members that share a key, which is the app's mistake, keep their nodes in order.
    var old: [AnyHashable: [Node]] = [:]
    for member in members.reversed() { old[member.key, default: []].append(member.node) }
    members = keys.enumerated().map { index, key in (key, make(index, old[key]?.popLast())) }
  }
}
