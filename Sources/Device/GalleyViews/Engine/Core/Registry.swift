/// The contributions of nodes to a node above them, such as the buttons of a bar, in the order of the tree.
///
/// A node that leaves the window removes its contribution.
@MainActor final class Registry<Value> {
  private var entries: [(node: Node, value: Value)] = []
  /// A closure that is called after each change.
  var changed: () -> Void = {}

  /// Whether the contribution of a view comes before those of the views inside of it.
  private let outerFirst: Bool

  init(outerFirst: Bool = true) {
    self.outerFirst = outerFirst
  }

  /// Sets the contribution of a node, replacing the previous one.
  func set(_ value: Value, of node: Node) {
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].value = value
    } else {
      entries.append((node, value))
      node.register { [weak self, unowned node] in self?.remove(node) }
    }
    changed()
  }

  /// Removes the contribution of a node.
  func remove(_ node: Node) {
    guard let index = entries.firstIndex(where: { $0.node === node }) else { return }
    entries.remove(at: index)
    changed()
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The contributions, in order.
  var values: [Value] {
    // Nodes move, so an order that was found before may be another now.
    if entries.count > 1 {
      let outerFirst = outerFirst
      entries = entries.map { (place: $0.node.treePlace, entry: $0) }
        .sorted { Self.precedes($0.place, $1.place, outerFirst: outerFirst) }.map(\.entry)
    }
    return entries.map(\.value)
  }

  private static func precedes(_ a: [Int], _ b: [Int], outerFirst: Bool) -> Bool {
    for (x, y) in zip(a, b) where x != y { return x < y }
    return outerFirst ? a.count < b.count : a.count > b.count
  }
}

/// Properties that views change, those inside before those outside.
@MainActor final class PropertyRegistry<Properties> {
  /// The properties as no view has changed them.
  private let initial: Properties
  private let changes = Registry<(inout Properties) -> Void>(outerFirst: false)
  private var gathered: Properties?
  /// A closure that is called after each change.
  var changed: () -> Void = {}

  init(_ initial: Properties) {
    self.initial = initial
    changes.changed = { [unowned self] in
      gathered = nil
      changed()
    }
  }

  /// Sets the change of a node, replacing the previous one.
  func set(_ change: @escaping (inout Properties) -> Void, of node: Node) { changes.set(change, of: node) }

  /// The properties as views have changed them.
  var properties: Properties {
    if let gathered { return gathered }
    var properties = initial
    for change in changes.values { change(&properties) }
    gathered = properties
    return properties
  }
}
