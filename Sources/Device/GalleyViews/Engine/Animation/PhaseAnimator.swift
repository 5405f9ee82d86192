import GalleyServices

/// A view that goes through phases, each by its own animation.
///
/// - Reference: [SwiftUI's `PhaseAnimator`](https://developer.apple.com/documentation/swiftui/phaseanimator).
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let phases: [Phase]
  /// The value whose change starts the phases; `nil` if they repeat endlessly.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that goes through its phases whenever a value changes, and returns to the first.
  ///
  /// - Parameters:
  ///   - phases: The phases; at least one.
  ///   - trigger: The value.
  ///   - content: The view in a phase.
  ///   - animation: The animation towards a phase.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: AnyEquatable(trigger), content: content, animation: animation)
  }

  /// Creates a view that goes through its phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases; at least one.
  ///   - content: The view in a phase.
  ///   - animation: The animation towards a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  private init(
    phases: [Phase], trigger: AnyEquatable?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a phase animator needs a phase at least")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? PhaseNode) ?? PhaseNode(context.host)
    let (phases, animation) = (phases, animation)
    node.update(phases.count, trigger: trigger, in: context) {
      content(phases[$0])
    } animation: {
      animation(phases[$0])
    }
    return node
  }
}

nonisolated extension View {
  /// Takes the view through phases whenever a value changes, and returns to the first.
  ///
  /// - Parameters:
  ///   - phases: The phases; at least one.
  ///   - trigger: The value.
  ///   - content: The view in a phase.
  ///   - animation: The animation towards a phase.
  /// - Returns: The view in its phase.
  /// - Reference: [SwiftUI's `phaseAnimator(_:trigger:content:animation:)`](https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:trigger:content:animation:)).
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
  }

  /// Takes the view through phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases; at least one.
  ///   - content: The view in a phase.
  ///   - animation: The animation towards a phase.
  /// - Returns: The view in its phase.
  /// - Reference: [SwiftUI's `phaseAnimator(_:content:animation:)`](https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:)).
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
  }
}

/// A value that can be compared with another one of any type.
struct AnyEquatable: Equatable {
  private let isSame: (Any) -> Bool
  private let value: Any

  init(_ value: some Equatable) {
    func compare<Value: Equatable>(_ value: Value) -> (Any) -> Bool { { value == $0 as? Value } }
    isSame = compare(value)
    self.value = value
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isSame(b.value) }
}

/// The node of a view that goes through phases.
private final class PhaseNode: Node {
  private var child: Node?
  private var index = 0
  private var count = 1
  private var trigger: AnyEquatable?
  private var isRunning = false
  private var animation: (Int) -> Animation? = { _ in nil }
  /// The start of the current phase.
  private var began: Duration?

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  override var structure: [Node] { child.map { [$0] } ?? [] }

  func update(
    _ count: Int, trigger: AnyEquatable?, in context: NodeContext, content: (Int) -> some View,
    animation: @escaping (Int) -> Animation?
  ) {
    environment = context.environment
    let isFirst = child == nil
    let isTriggered = !isFirst && trigger != nil && trigger != self.trigger
    self.count = count
    self.trigger = trigger
    self.animation = animation
    if index >= count { index = 0 }
    if trigger == nil { host.animations.addFreezable(self) }
    let shown = trigger == nil && host.isAnimationFrozen ? 0 : index
    child = host.evaluator.read { content(shown) }.reconciled(with: child, in: context)
    if trigger == nil ? !isRunning && count > 1 : isTriggered {
      isRunning = true
      host.afterLayout { [weak self] in self?.next() }
    }
  }

  private var isSeen: Bool { layoutChildren.contains(where: \.isInWindow) }

  /// Goes to the next phase, and continues when it is reached.
  private func next() {
    guard isSeen, trigger == nil || !isOver else {
      isRunning = false
      isOver = false
      return
    }
    let now = environment.clock.now
    guard began != now else {
      // A phase in which nothing moves lasts a frame.
      environment.clock.after(Animator.frame) { [weak self] in self?.next() }
      return
    }
    began = now
    index = (index + 1) % count
    isOver = index == 0
    var transaction = Transaction(animation: animation(index))
    transaction.isPartOfEndless = trigger == nil
    transaction.addAnimationCompletion { [weak self] in self?.next() }
    withTransaction(transaction) { setNeedsUpdate() }
  }

  /// Whether the phases have been gone through once.
  private var isOver = false
}
