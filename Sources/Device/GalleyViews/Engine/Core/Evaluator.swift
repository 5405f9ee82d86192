import GalleySystem

/// The evaluator of a window's views: first all of them, later those that have read changed values.
///
/// The nodes of views form a tree of nested evaluations. Each node keeps its last view, so that it can be
/// evaluated again without the nodes above it; a node with unchanged view and environment is skipped, with
/// everything inside of it.
@MainActor final class Evaluator {
  private unowned let host: ViewHost
  private let changes: PendingChanges
  /// The nodes evaluated so far: first the siblings of the current node, then its children.
  private var evaluated: [Node] = []
  /// The readers without a node, in the same order.
  private var passedOn: [Reader] = []
  /// The number of nested evaluations.
  private var depth = 0
  private var mark = 0
  private var evaluatesEverything = false
  /// The nodes that wait until the current evaluation is done.
  private var waiting: [Node] = []

  /// The types of the bodies evaluated since ``forgetBodies()``, in order.
  private(set) var bodies: [Any.Type] = []

  /// The views that are nested too deep to be evaluated, if there are any.
  private(set) var overflow: ViewProblem?
  /// The number of nested views after which the used part of the stack is measured.
  private static let lookedAtDepth = 64
  /// The part of the stack available for evaluation: layout and drawing go equally deep.
  private var room = StackRoom(part: 0.3)

  init(_ host: ViewHost) {
    self.host = host
    changes = host.changed
  }

  // MARK: One view

  /// Updates the node of a view, or makes one.
  func reconcile<Content: View>(_ view: Content, with old: Node?, in context: NodeContext) -> Node {
    if let old, isUpToDate(old, with: view, in: context) {
      keep(old)
      return old
    }
    if isTooDeep(for: context) { return Node(context.host) }
    let isSameType = old?.evaluation.view is Content
    let outer = begin(isSameType ? old?.evaluation.reader : nil)
    let node: Node
    var isPassedThrough = false
    var inside = context
    inside.keepsView = false
    if Content.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      willRead()
      isPassedThrough = type(of: primitive).reconcilesOwnContent
      // Reads of a view that another one represents may have changed, without that one's node knowing.
      inside.keepsView =
        context.keepsView && isPassedThrough && old?.evaluation.otherReaders.isEmpty == true
      node = primitive.reconcile(old, in: inside)
    } else if let platform = platformNode(of: view, old, in: inside) {
      node = platform
    } else {
      let composite = (old as? CompositeNode<Content>) ?? CompositeNode<Content>(context.host)
      composite.update(view, in: inside)
      node = composite
    }
    if evaluated[outer.firstNode...].contains(where: { $0 === node }) {
      // Another view shows this one, and has to be evaluated again; reads of this view count as its owner's.
      depth -= 1
      if let reader = Reader.end(restoring: outer.reading) { passedOn.append(reader) }
      if depth == 0 { dropAll() }
      return node
    }
    let (children, reader, readers) = end(outer)
    // A node without reads that is not compared is evaluated with its parent: a chain of modifiers would be kept once for each.
    let isKept = reader != nil || !readers.isEmpty || !isPassedThrough
    node.evaluation.view = isKept ? view : nil
    node.evaluation.environment = context.environment
    node.evaluation.bodyType = context.bodyType
    finish(node, children, reader, readers)
    keep(node)
    return node
  }

  /// Whether the stack has no room for deeper views, as for a body that shows its own view endlessly.
  private func isTooDeep(for context: NodeContext) -> Bool {
    if overflow != nil { return true }
    if depth == 0 { room = StackRoom(part: 0.3) }
    guard depth > 0, depth.isMultiple(of: Self.lookedAtDepth), room.isUsedUp else { return false }
    var names: [String] = []
    for type in bodies.suffix(Self.lookedAtDepth) where AppTypes.contains(type) {
      let name = String(describing: type)
      if !names.contains(name) { names.append(name) }
    }
    overflow = .nestedTooDeep(views: names)
    return true
  }

  /// Returns the node of a view that a framework of the platform makes; `nil` for all others.
  private func platformNode<Content: View>(of view: Content, _ old: Node?, in context: NodeContext) -> Node? {
    guard Content.Body.self == Never.self else { return nil }
    willRead()
    guard let platform = view as? any _PlatformView else { return nil }
    return type(of: platform)._maker.node(platform, old, context)
  }

  /// Updates a node without a view, such as that of an alert.
  func evaluate<Value>(_ node: Node, _ update: () -> Value) -> Value {
    let value = evaluate(node, below: nil, update)
    keep(node)
    return value
  }

  /// Updates a node that its owner makes when it is needed, such as a row that comes into view.
  func evaluate<Value>(_ node: Node, below owner: Node?, _ update: () -> Value) -> Value {
    let outer = begin(node.evaluation.reader)
    willRead()
    let value = update()
    let (children, reader, readers) = end(outer)
    if let owner { node.evaluation.owner = owner }
    finish(node, children, reader, readers)
    return value
  }

  /// Evaluates the views that a node creates during its layout, replacing the previous ones.
  func evaluate(inside node: Node, _ update: () -> Void) {
    let outer = begin(node.evaluation.reader)
    update()
    let (children, reader, readers) = end(outer)
    node.evaluation.reader = reader
    node.evaluation.otherReaders += readers
    for reader in readers + [reader].compactMap(\.self) { reader.node = node }
    setChildren(of: node, Array(node.evaluation.children.prefix(node.evaluation.early)) + children)
  }

  /// Adds nodes that a node has created during its layout to its children, replacing the previous ones.
  func takeUp(_ nodes: [Node], inside node: Node) {
    node.evaluation.early = nodes.count
    setChildren(of: node, nodes)
  }

  /// Runs a closure of the app that may read observed values.
  func read<Value>(_ closure: () -> Value) -> Value { Reader.observing(closure) }

  /// Runs a closure of the app after its view has been evaluated, as in the layout; its reads count as the
  /// view's.
  func read<Value>(for node: Node, _ closure: () -> Value) -> Value {
    let outer = Reader.begin(node.evaluation.reader, changes)
    let value = Reader.observing(closure)
    let reader = Reader.end(restoring: outer)
    reader?.node = node
    node.evaluation.reader = reader
    return value
  }

  /// Evaluates a body, or another closure of the app that creates views.
  func body<Content>(of type: Any.Type, _ body: () -> Content) -> Content {
    bodies.append(type)
    return Reader.observing(body)
  }

  /// Forgets the previous reads of the current node.
  func willRead() { Reader.renewCurrent() }

  /// Forgets the evaluated bodies.
  func forgetBodies() { bodies = [] }

  /// Whether a node is up to date: it is in the window, and nothing that it has read has changed.
  func trusts(_ node: Node) -> Bool {
    !evaluatesEverything && node.evaluation.isAttached && !node.evaluation.isDirty
  }

  private func isUpToDate<Content: View>(_ node: Node, with view: Content, in context: NodeContext) -> Bool {
    guard trusts(node) else { return false }
    if context.keepsView { return node.evaluation.environment?.isSame(as: context.environment) == true }
    guard Content.Body.self != Never.self || ValueComparison.isLeaf(Content.self),
      let old = node.evaluation.view as? Content
    else { return false }
    return node.evaluation.environment?.isSame(as: context.environment) == true
      && ValueComparison.isSame(view, old)
  }

  /// Adds a node to the children of the current node.
  private func keep(_ node: Node) {
    if depth > 0 { evaluated.append(node) }
  }

  /// The state before the evaluation of a node.
  private struct Outer {
    let reading: Reader.Reading?
    let firstNode: Int
    let firstReader: Int
  }

  private func begin(_ reader: Reader?) -> Outer {
    depth += 1
    return Outer(
      reading: Reader.begin(reader, changes), firstNode: evaluated.count, firstReader: passedOn.count)
  }

  /// Ends the evaluation that ``begin(_:)`` began; returns the children and the readers.
  private func end(_ outer: Outer) -> (children: [Node], Reader?, [Reader]) {
    depth -= 1
    return (
      evaluated.removeTail(from: outer.firstNode), Reader.end(restoring: outer.reading),
      passedOn.removeTail(from: outer.firstReader)
    )
  }

  private func dropAll() {
    evaluated = []
    passedOn = []
  }

  private func finish(_ node: Node, _ children: [Node], _ reader: Reader?, _ readers: [Reader]) {
    node.evaluation.reader = reader
    node.evaluation.otherReaders = readers
    for reader in readers { reader.node = node }
    reader?.node = node
    node.evaluation.isDirty = false
    node.evaluation.isAttached = true
    node.forgetOwnMeasures()
    // Nodes of the previous layout stay until the next one.
    let late = node.evaluation.children.dropFirst(node.evaluation.early).filter { late in
      !children.contains { $0 === late }
    }
    node.evaluation.early = children.count
    setChildren(of: node, late.isEmpty ? children : children + late)
  }

  // MARK: The tree

  /// Sets the children of a node; former children leave the window.
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
    node.evaluation.isAttached = false
    node.evaluation.isDirty = false
    node.forgetOwnMeasures()
    node.evaluation.reader?.renew()
    for reader in node.evaluation.otherReaders { reader.renew() }
    let leave = node.evaluation.leave
    node.evaluation.leave = []
    for action in leave { action() }
    for child in node.evaluation.children where child.evaluation.owner === node { detach(child) }
  }

  // MARK: Updates

  /// Evaluates all pending nodes.
  ///
  /// - Parameters:
  ///   - pending: The changes.
  ///   - isEverything: Whether all views are evaluated, regardless of their reads.
  ///   - isEnvironmentChanged: Whether the environment of the window has changed.
  func update(_ pending: PendingChanges.Changes, isEverything: Bool, isEnvironmentChanged: Bool) {
    var nodes = pending.readers.compactMap(\.node)
    mark(nodes)
    if isEverything || isEnvironmentChanged || host.root == nil {
      evaluatesEverything = isEverything
      host.evaluateRoot()
    }
    while !nodes.isEmpty {
      // Outer nodes come first: they may evaluate inner ones, or remove them. Handles are given in a fixed order.
      let ordered = nodes.map { (depth: $0.treePlace.count, node: $0) }
        .sorted { ($0.depth, $0.node.handle) < ($1.depth, $1.node.handle) }
      for (_, node) in ordered where node.evaluation.isDirty { evaluateAgain(node) }
      nodes = waiting
      waiting = []
      mark(nodes)
    }
  }

  /// Marks nodes for evaluation; the nodes around them may evaluate them first.
  private func mark(_ nodes: [Node]) {
    for node in nodes where node.evaluation.isAttached { node.evaluation.isDirty = true }
  }

  /// Ends the update that ``update(_:isEnvironmentChanged:)`` began, after the layout, in which some views
  /// are evaluated.
  func endUpdate() { evaluatesEverything = false }

  /// Schedules a node for evaluation in the current update.
  func evaluateSoon(_ node: Node) {
    waiting.append(node)
  }

  private func evaluateAgain(_ node: Node) {
    if node.evaluateAgain() {
      node.evaluation.isDirty = false
    } else {
      depth += 1
      let outer = (evaluated.count, passedOn.count)
      var context = NodeContext(environment: node.evaluation.environment ?? node.environment, host: host)
      context.bodyType = node.evaluation.bodyType
      context.keepsView = true
      let isDone = node.evaluation.view.map { $0.reconciled(with: node, in: context) === node } ?? false
      depth -= 1
      evaluated.removeSubrange(outer.0...)
      passedOn.removeSubrange(outer.1...)
      if !isDone {
        // Another node has taken its place, or only its parent can create it.
        guard let owner = node.evaluation.owner else { return host.evaluateRoot() }
        owner.evaluation.isDirty = true
        return evaluateAgain(owner)
      }
    }
    var owner = node.evaluation.owner
    while let current = owner {
      current.forgetOwnMeasures()
      current.contentChanged()
      owner = current.evaluation.owner
    }
  }
}

extension Array {
  /// Removes the members from a position on.
  fileprivate mutating func removeTail(from start: Int) -> [Element] {
    if start == count { return [] }
    let tail = Array(self[start...])
    removeSubrange(start...)
    return tail
  }
}
