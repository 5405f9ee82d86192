/// The state of the evaluation of a node's view.
@MainActor struct NodeEvaluation {
  /// The view of the last update; `nil` for a node without a view.
  var view: (any View)?
  /// The environment at the view, before the view's changes for its content.
  var environment: EnvironmentValues?
  /// The type of the app's view whose body the view is in, if there is one.
  var bodyType: Any.Type?
  /// The observer of the values that the view has read.
  var reader: Reader?
  /// The readers for further views of this node.
  var otherReaders: [Reader] = []
  /// The node in whose evaluation this one was evaluated.
  var owner: Node? {
    get { ownerLink?.node }
    set { ownerLink = newValue?.link }
  }
  private var ownerLink: NodeLink?
  /// The position among the nodes evaluated there.
  var place = 0
  /// The nodes evaluated inside, in order.
  var children: [Node] = []
  /// The number of children that were evaluated with the node's view; the others were created during its
  /// layout.
  var early = 0
  /// Whether it is a part of the window's views; a row that was scrolled away is not.
  var isAttached = false
  /// Whether a value that was read for it has changed.
  var isDirty = false
  /// The actions for the moment when it leaves the window's views.
  var leave: [() -> Void] = []
  var mark = 0

  nonisolated init() {}
}

extension Node {
  /// The places on the way from the root to this node.
  var treePlace: [Int] {
    var places: [Int] = []
    var node: Node? = self
    while let current = node {
      places.append(current.evaluation.place)
      node = current.evaluation.owner
    }
    return places.reversed()
  }

  /// Registers an action for the moment when this is no longer a part of the window's views.
  func register(leaving action: @escaping () -> Void) {
    evaluation.leave.append(action)
  }

  /// Requests an update of this node, as after it has changed its content by itself.
  package func setNeedsUpdate() {
    let reader = evaluation.reader ?? Reader(host.changed)
    reader.node = self
    evaluation.reader = reader
    reader.invalidate()
  }
}
