/// Evaluates the views of a window: at first all of them, later those that have read what changed.
///
/// The nodes of views form a tree by what was evaluated inside of what. Each node keeps the view it was last brought up to date with, so
/// that it can be evaluated again without the nodes above it; and a node whose view and environment are the same as before is
/// passed over, with everything inside of it.
@MainActor final class Evaluator {
  private unowned let host: ViewHost
  private let changes: PendingChanges
  /// The nodes evaluated so far inside of each node that is being evaluated, the outermost first.
  private var inside: [[Node]] = []
  /// The readers inside of each of them that have no node of their own.
  private var passedOn: [[Reader]] = []
  private var mark = 0
  private var evaluatesEverything = false
  /// The nodes that wait until what is evaluated now is done.
  private var waiting: [Node] = []

  /// The types of the bodies evaluated since ``forgetBodies()``, in order.
  private(set) var bodies: [Any.Type] = []

  init(_ host: ViewHost) {
    self.host = host
    changes = host.changed
  }

  /// Whether a type of view is an app's, and not one of the library's own, which mean nothing to an app's author.
  static func isOfApp(_ type: Any.Type) -> Bool { !_typeName(type).hasPrefix("GalleyViews.") }

  // MARK: One view

  /// Brings the node of a view up to date, or makes one.
  func reconcile<Content: View>(_ view: Content, with old: Node?, in context: NodeContext) -> Node {
    if let old, isUpToDate(old, with: view, in: context) {
      keep(old)
      return old
    }
    let isSameType = old?.evaluation.view is Content
    let outer = begin(isSameType ? old?.evaluation.reader : nil)
    let node: Node
    if let primitive = view as? any PrimitiveView {
      willRead()
      node = primitive.reconcile(old, in: context)
    } else if let platform = platformNode(of: view, old, in: context) {
      node = platform
    } else {
      let composite = (old as? CompositeNode<Content>) ?? CompositeNode<Content>(context.host)
      composite.update(view, in: context)
      node = composite
    }
    let (children, reader, readers) = end(restoring: outer)
    if children.contains(where: { $0 === node }) {
      // The view is shown by that of another, which is the one to evaluate again; what was read for this one, its owner has read.
      for child in children { keep(child) }
      if !passedOn.isEmpty { passedOn[passedOn.count - 1] += readers + [reader].compactMap(\.self) }
      return node
    }
    node.evaluation.view = view
    node.evaluation.environment = context.environment
    node.evaluation.bodyType = context.bodyType
    finish(node, children, reader, readers)
    keep(node)
    return node
  }

  /// The node of a view that is made of UIKit; `nil` for all others.
  private func platformNode<Content: View>(of view: Content, _ old: Node?, in context: NodeContext) -> Node? {
    guard Content.Body.self == Never.self else { return nil }
    willRead()
    return (view as? any UIViewRepresentable)?.platformNode(old, in: context)
      ?? (view as? any UIViewControllerRepresentable)?.platformNode(old, in: context)
  }

  /// Brings a node up to date that belongs to no view of its own, such as that of an alert.
  func evaluate<Value>(_ node: Node, _ update: () -> Value) -> Value {
    let value = evaluate(node, below: nil, update)
    keep(node)
    return value
  }

  /// Brings a node up to date that its owner makes when it is needed, such as a row that comes into view.
  func evaluate<Value>(_ node: Node, below owner: Node?, _ update: () -> Value) -> Value {
    let outer = begin(node.evaluation.reader)
    willRead()
    let value = update()
    let (children, reader, readers) = end(restoring: outer)
    if let owner { node.evaluation.owner = owner }
    finish(node, children, reader, readers)
    return value
  }

  /// Evaluates what a node makes while it is laid out, in place of what it made before.
  func evaluate(inside node: Node, _ update: () -> Void) {
    let outer = begin(node.evaluation.reader)
    update()
    let (children, reader, readers) = end(restoring: outer)
    node.evaluation.reader = reader
    node.evaluation.otherReaders += readers
    for reader in readers + [reader].compactMap(\.self) { reader.node = node }
    setChildren(of: node, Array(node.evaluation.children.prefix(node.evaluation.early)) + children)
  }

  /// Counts nodes that a node has made while it was laid out among what was evaluated inside of it, in place of those before.
  func takeUp(_ nodes: [Node], inside node: Node) {
    node.evaluation.early = nodes.count
    setChildren(of: node, nodes)
  }

  /// Runs a closure of the app that may read what changes.
  func read<Value>(_ closure: () -> Value) -> Value { Reader.observing(closure) }

  /// Runs a closure of the app when its view has been evaluated, as in the layout; the view has read what it reads.
  func read<Value>(for node: Node, _ closure: () -> Value) -> Value {
    let outer = Reader.begin(node.evaluation.reader, changes)
    let value = Reader.observing(closure)
    let reader = Reader.end(restoring: outer)
    reader?.node = node
    node.evaluation.reader = reader
    return value
  }

  /// Evaluates a body, or runs another closure of the app that makes views.
  func body<Content>(of type: Any.Type, _ body: () -> Content) -> Content {
    bodies.append(type)
    return Reader.observing(body)
  }

  /// Forgets what was read before for the node that is being evaluated.
  func willRead() { Reader.renewCurrent() }

  /// Forgets which bodies were evaluated.
  func forgetBodies() { bodies = [] }

  /// Whether a node is as it was left: it is in the window, and nothing that it has read has changed.
  func trusts(_ node: Node) -> Bool {
    !evaluatesEverything && node.evaluation.isAttached && !node.evaluation.isDirty
  }

  private func isUpToDate<Content: View>(_ node: Node, with view: Content, in context: NodeContext) -> Bool {
    guard trusts(node), let old = node.evaluation.view as? Content,
      !(view is any PrimitiveView) || ValueComparison.isLeaf(Content.self)
    else { return false }
    return node.evaluation.environment?.isSame(as: context.environment) == true
      && ValueComparison.isSame(view, old)
  }

  /// Counts a node among what was evaluated inside of the node that is being evaluated.
  private func keep(_ node: Node) {
    if !inside.isEmpty { inside[inside.count - 1].append(node) }
  }

  private func begin(_ reader: Reader?) -> Reader.Reading? {
    inside.append([])
    passedOn.append([])
    return Reader.begin(reader, changes)
  }

  private func end(restoring outer: Reader.Reading?) -> (children: [Node], Reader?, [Reader]) {
    let reader = Reader.end(restoring: outer)
    return (inside.removeLast(), reader, passedOn.removeLast())
  }

  private func finish(_ node: Node, _ children: [Node], _ reader: Reader?, _ readers: [Reader]) {
    let evaluation = node.evaluation
    evaluation.reader = reader
    evaluation.otherReaders = readers
    for reader in readers { reader.node = node }
    reader?.node = node
    evaluation.isDirty = false
    evaluation.isAttached = true
    node.forgetOwnMeasures()
    // What was made in the layout before stays until the next one.
    let late = Array(evaluation.children.dropFirst(evaluation.early)).filter { late in
      !children.contains { $0 === late }
    }
    evaluation.early = children.count
    setChildren(of: node, children + late)
  }

  // MARK: The tree

  /// Sets what was evaluated inside of a node; what no longer is leaves the window.
  func setChildren(of node: Node, _ children: [Node]) {
    mark += 1
    for (place, child) in children.enumerated() {
      child.evaluation.owner = node
      child.evaluation.place = place
      child.evaluation.mark = mark
    }
    for child in node.evaluation.children
    where child.evaluation.mark != mark && child.evaluation.owner === node {
      detach(child)
    }
    node.evaluation.children = children
  }

  private func detach(_ node: Node) {
    let evaluation = node.evaluation
    evaluation.isAttached = false
    evaluation.isDirty = false
    node.forgetOwnMeasures()
    evaluation.reader?.renew()
    for reader in evaluation.otherReaders { reader.renew() }
    let leave = evaluation.leave
    evaluation.leave = []
    for action in leave { action() }
    for child in evaluation.children where child.evaluation.owner === node { detach(child) }
  }

  // MARK: Updates

  /// Evaluates what has to be.
  ///
  /// - Parameters:
  ///   - pending: What has changed.
  ///   - isEverything: Whether all views are evaluated, whatever they have read.
  ///   - isEnvironmentChanged: Whether what holds in the whole window has changed.
  func update(_ pending: PendingChanges.Changes, isEverything: Bool, isEnvironmentChanged: Bool) {
    var nodes = pending.readers.compactMap(\.node)
    mark(nodes)
    if isEverything || isEnvironmentChanged || host.root == nil {
      evaluatesEverything = isEverything
      host.evaluateRoot()
    }
    while !nodes.isEmpty {
      // Whatever is outside comes first: it may evaluate what is inside, or take it away. Handles are given in a fixed order.
      let ordered = nodes.map { (depth: $0.treePlace.count, node: $0) }
        .sorted { ($0.depth, $0.node.handle) < ($1.depth, $1.node.handle) }
      for (_, node) in ordered where node.evaluation.isDirty { evaluateAgain(node) }
      nodes = waiting
      waiting = []
      mark(nodes)
    }
  }

  /// Notes which nodes are to be evaluated again; what is around them may do so before it is their turn.
  private func mark(_ nodes: [Node]) {
    for node in nodes where node.evaluation.isAttached { node.evaluation.isDirty = true }
  }

  /// Ends what ``update(_:isEnvironmentChanged:)`` began, after the layout, in which some views are evaluated.
  func endUpdate() { evaluatesEverything = false }

  /// Has a node evaluated in the update that is under way.
  func evaluateSoon(_ node: Node) {
    waiting.append(node)
  }

  private func evaluateAgain(_ node: Node) {
    let evaluation = node.evaluation
    if node.evaluateAgain() {
      evaluation.isDirty = false
    } else {
      inside.append([])
      passedOn.append([])
      var context = NodeContext(environment: evaluation.environment ?? node.environment, host: host)
      context.bodyType = evaluation.bodyType
      let isDone = evaluation.view.map { $0.reconciled(with: node, in: context) === node } ?? false
      inside.removeLast()
      passedOn.removeLast()
      if !isDone {
        // Its place is taken by another node, or only what is around it can make it.
        guard let owner = evaluation.owner else { return host.evaluateRoot() }
        owner.evaluation.isDirty = true
        return evaluateAgain(owner)
      }
    }
    var owner = evaluation.owner
    while let current = owner {
      current.forgetOwnMeasures()
      current.contentChanged()
      owner = current.evaluation.owner
    }
  }
}
