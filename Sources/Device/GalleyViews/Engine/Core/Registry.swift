/// What nodes contribute to something above them, such as the buttons of a bar, in the order of the tree.
///
/// A node that leaves the window takes what it has registered with it.
@MainActor final class Registry<Value> {
  private var entries: [(node: Node, value: Value)] = []
  /// Called after each change.
  var changed: () -> Void = {}

  /// Whether what a view contributes comes before what the views inside of it do.
  private let outerFirst: Bool

  init(outerFirst: Bool = true) {
    self.outerFirst = outerFirst
  }

  /// Sets what a node contributes, in place of what it did.
  func set(_ value: Value, of node: Node) {
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].value = value
    } else {
      entries.append((node, value))
      node.register { [weak self, unowned node] in self?.remove(node) }
    }
    changed()
  }

  /// Removes what a node contributes.
  func remove(_ node: Node) {
    guard let index = entries.firstIndex(where: { $0.node === node }) else { return }
    entries.remove(at: index)
    changed()
  }

  var isEmpty: Bool { entries.isEmpty }

  /// What is contributed, in order.
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
  /// Called after each change.
  var changed: () -> Void = {}

  init(_ initial: Properties) {
    self.initial = initial
    changes.changed = { [unowned self] in
      gathered = nil
      changed()
    }
  }

  /// Sets what a node changes, in place of what it did.
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
