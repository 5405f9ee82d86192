/// What a node keeps of the evaluation of its view.
@MainActor struct NodeEvaluation {
  /// The view that the node was last brought up to date with; `nil` where it belongs to none of its own.
  var view: (any View)?
  /// What held where the view is, before the view changed it for those inside.
  var environment: EnvironmentValues?
  /// The type of the app's view whose body the view is in, if there is one.
  var bodyType: Any.Type?
  /// Whom the values that were read for the view tell when they change.
  var reader: Reader?
  /// The readers for views that this one stands for.
  var otherReaders: [Reader] = []
  /// The node in whose evaluation this one was evaluated.
  var owner: Node? {
    get { ownerLink?.node }
    set { ownerLink = newValue?.link }
  }
  private var ownerLink: NodeLink?
  /// The place among what was evaluated there.
  var place = 0
  /// What was evaluated inside, in order.
  var children: [Node] = []
  /// How many of these were evaluated with the node's view; the others were made while it was laid out.
  var early = 0
  /// Whether it is a part of the window's views; a row that was scrolled away is not.
  var isAttached = false
  /// Whether something has changed that was read for it.
  var isDirty = false
  /// What to do when it is no longer a part of the window's views.
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

  /// Calls an action when this is no longer a part of the window's views.
  func register(leaving action: @escaping () -> Void) {
    evaluation.leave.append(action)
  }

  /// Has this node brought up to date again, as after it has changed what it shows by itself.
  package func setNeedsUpdate() {
    let reader = evaluation.reader ?? Reader(host.changed)
    reader.node = self
    evaluation.reader = reader
    reader.invalidate()
  }
}
