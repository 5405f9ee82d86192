nonisolated extension View {
  /// Calls an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is also called when the view appears.
  ///   - action: An action that receives the old and the new value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onChange(of:initial:_:)`](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(by: ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is also called when the view appears.
  ///   - action: The action.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onChange(of:initial:_:)`](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modified(by: ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls an action when a value has changed; SwiftUI's form before iOS 17.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: An action that receives the new value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onChange(of:perform:)`](https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)).
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  {
    modified(by: ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an asynchronous action while the view is in the window.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - action: The action; cancelled when the view leaves the window.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `task(priority:_:)`](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)).
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(by: TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action while the view is in the window, and again when a value changes.
  ///
  /// - Parameters:
  ///   - id: The value; the action for the previous value is cancelled.
  ///   - priority: The priority.
  ///   - action: The action; cancelled when the view leaves the window.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `task(id:priority:_:)`](https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)).
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(by: TaskModifier(id: id, priority: priority, action: action))
  }
}

/// A modifier that compares a value with the one of the previous evaluation.
struct ChangeModifier<Value: Equatable>: NodeModifier {
  var isForEachRow: Bool { false }
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    guard let node = old as? ValueNode<Value> else {
      if isInitial { context.host.afterLayout { [value, action] in action(value, value) } }
      return ValueNode(context.host, value)
    }
    let before = node.value
    guard before != value else { return node }
    node.value = value
    context.host.afterLayout { [value, action] in action(before, value) }
    return node
  }
}

/// A node that keeps a value between evaluations; it has no place in the window.
private final class ValueNode<Value>: Node {
  var value: Value

  init(_ host: ViewHost, _ value: Value) {
    self.value = value
    super.init(host)
  }
}

/// A modifier that runs an asynchronous action while a view is in the window.
struct TaskModifier<ID: Equatable>: NodeModifier {
  var isForEachRow: Bool { false }
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    let node = (old as? TaskNode<ID>) ?? TaskNode(context.host, id)
    if node.id != id {
      node.id = id
      context.host.afterLayout { [weak node] in node?.restart() }
    }
    node.action = action
    node.priority = priority
    return node
  }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    guard let task = node.extra as? TaskNode<ID> else { return }
    context.host.lifecycleEvent(
      .init(node, appear: { [weak task] in task?.start() }, disappear: { task.stop() }))
  }
}

/// A node with the running tasks of a view; it has no place in the window.
private final class TaskNode<ID>: Node {
  var id: ID
  var priority = TaskPriority.userInitiated
  var action: @Sendable () async -> Void = {}
  private var task: Task<Void, Never>?

  init(_ host: ViewHost, _ id: ID) {
    self.id = id
    super.init(host)
  }

  func start() {
    task = Task(priority: priority) { [action] in await action() }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  /// Restarts the action if it has begun: a view outside of the window waits until it enters the window.
  func restart() {
    guard task != nil else { return }
    stop()
    start()
  }
}
