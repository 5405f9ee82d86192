import Foundation
import GalleyRaster
import GalleyTree

/// A view with a modifier.
nonisolated struct NodeModifiedContent<Content: View, Modifier: NodeModifier>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let modifier: Modifier

  static var reconcilesOwnContent: Bool { true }

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    guard let node = old as? ModifierNode<Modifier> else {
      let node = ModifierNode(context.host, modifier)
      node.update(content, in: context)
      return node
    }
    node.change(to: modifier)
    node.update(content, in: context)
    return node
  }
}

/// A modifier of a view's node; the defaults of all requirements change nothing.
nonisolated protocol NodeModifier {
  /// Changes the environment of the content.
  func environment(_ values: inout EnvironmentValues)
  /// Creates or updates the additional node that the modifier needs beside the content, such as a background.
  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node?
  /// Whether each of several views gets an additional node, such as a background; an alert is shown once.
  var isExtraForEach: Bool { get }
  /// Whether each of several rows is modified, instead of their container.
  var isForEachRow: Bool { get }
  /// Called when the node gets another modifier, before its content is updated.
  @MainActor func changed(from old: Self, on node: ModifierNode<Self>)
  /// Changes the transaction of the node and its content.
  @MainActor func change(_ transaction: inout Transaction, at node: ModifierNode<Self>)
  /// Returns the node whose transaction the content gets, if it differs from the one around the modifier's.
  @MainActor func transactionParent(of node: ModifierNode<Self>) -> Node?
  /// The transition of the content; `nil` for the content's default.
  var transition: AnyTransition? { get }
  /// Called when the node and its content have been updated.
  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext)
  /// Called when a node inside was evaluated without this node.
  @MainActor func contentChanged(_ node: ModifierNode<Self>)
  /// The size of the content with this modifier.
  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize
  /// Returns the place of the content in bounds whose size is that for a proposal.
  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement
  /// Returns the guide of the content with this modifier, if one is set.
  @MainActor func guide(
    _ key: AlignmentKey, _ node: ModifierNode<Self>, _ child: Node, _ size: CGSize, _ proposal: ProposedSize
  ) -> CGFloat?
  /// Returns the preferred distances of the modified content to neighbouring views.
  @MainActor func spacing(_ child: Node) -> ViewSpacing
  /// The value that this sets for the container around.
  func layoutValue(for key: ObjectIdentifier) -> Any?
  /// Places the content.
  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect)
  /// Draws the content with this modifier.
  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList)
  /// The content's elements with this modifier.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  /// Performs a request of assistive technology, and returns whether it had an effect.
  @MainActor func perform(_ request: AccessibilityRequest, at node: ModifierNode<Self>) -> Bool
  /// Handles the focus of assistive technology on an element of this; returns an action for the end of the
  /// focus.
  @MainActor func accessibilityFocused() -> (@MainActor () -> Void)?
  /// The node that takes a touch at a point.
  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node?
  /// The role of the content as a scroll target, if it has one.
  var scrollTarget: ScrollTargetRole? { get }
  /// The name of the coordinate space of the content.
  var spaceName: AnyHashable? { get }
  /// The map from the content's layout to where it is shown.
  @MainActor func contentTransform(_ node: ModifierNode<Self>) -> Transform?
  /// The value that the content with this modifier sets for a preference.
  @MainActor func preference<Key: PreferenceKey>(
    _ key: Key.Type, _ node: ModifierNode<Self>, _ child: Node
  ) -> Key.Value?
  /// Whether touches at a point belong to the content; `nil` if unspecified.
  @MainActor func contentContains(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool?
  /// Whether the content is laid out as if the modifier were not there.
  var keepsLayout: Bool { get }
  /// Returns whether a part of the content with this modifier is at a point, even if it accepts no touches.
  @MainActor func covers(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool
  /// The priority with which a stack gives the content space; `nil` for the content's priority.
  var layoutPriority: Double? { get }
  /// The action of a tap.
  var tapAction: (() -> Void)? { get }
  /// The action of a long press.
  var longPressAction: (() -> Void)? { get }
  /// Whether the modifier's own node is that of a gesture.
  var takesGestures: Bool { get }
  /// Whether a long press may lift content here.
  var mayBeLifted: Bool { get }
  /// Returns the content that a finger carries after a long press at a point; `nil` if there is none.
  @MainActor func lifted(_ node: ModifierNode<Self>, at point: CGPoint) -> (any LiftedContent)?
  /// The action of a pointer.
  var hoverAction: ((Bool) -> Void)? { get }
  /// Returns the action of a pointer that moves over the view, with a point of the window, or leaves it.
  @MainActor func hoverMoveAction(_ node: ModifierNode<Self>) -> ((CGPoint?) -> Void)?
}

extension NodeModifier {
  func environment(_ values: inout EnvironmentValues) {}
  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? { nil }
  @MainActor func changed(from old: Self, on node: ModifierNode<Self>) {}
  @MainActor func change(_ transaction: inout Transaction, at node: ModifierNode<Self>) {}
  @MainActor func transactionParent(of node: ModifierNode<Self>) -> Node? { node.parent }
  var transition: AnyTransition? { nil }
  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {}
  @MainActor func contentChanged(_ node: ModifierNode<Self>) {}

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    child.measure(proposal)
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    Placement(node: child, proposal: proposal, frame: bounds)
  }

  @MainActor func guide(
    _ key: AlignmentKey, _ node: ModifierNode<Self>, _ child: Node, _ size: CGSize, _ proposal: ProposedSize
  ) -> CGFloat? {
    let place = placement(node, child, in: CGRect(origin: .zero, size: size), proposal)
    return child.explicitGuide(key, in: place.proposal).map { $0 + place.frame.origin[key.axis] }
  }

  @MainActor func spacing(_ child: Node) -> ViewSpacing { child.spacing }

  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    node.place([placement(node, child, in: rect, node.offered)], in: rect)
  }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    child.draw(into: &list)
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    child.elements(in: context)
  }

  @MainActor func perform(_ request: AccessibilityRequest, at node: ModifierNode<Self>) -> Bool { false }
  @MainActor func accessibilityFocused() -> (@MainActor () -> Void)? { nil }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    if let hit = child.hitTest(point) { return hit }
    return
      (tapAction != nil || longPressAction != nil || takesGestures || hoverAction != nil
      || hoverMoveAction(node) != nil)
      && (child.contentContains(point) ?? child.covers(point)) ? node : nil
  }

  @MainActor func covers(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool {
    child.covers(point)
  }

  @MainActor func contentContains(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool? {
    child.contentContains(point)
  }

  var scrollTarget: ScrollTargetRole? { nil }
  var spaceName: AnyHashable? { nil }
  @MainActor func contentTransform(_ node: ModifierNode<Self>) -> Transform? { nil }

  @MainActor func preference<Key: PreferenceKey>(
    _ key: Key.Type, _ node: ModifierNode<Self>, _ child: Node
  ) -> Key.Value? {
    child.preference(key)
  }

  var isExtraForEach: Bool { false }
  var isForEachRow: Bool { true }
  var keepsLayout: Bool { true }
  var layoutPriority: Double? { nil }
  var tapAction: (() -> Void)? { nil }
  var longPressAction: (() -> Void)? { nil }
  var takesGestures: Bool { false }
  var mayBeLifted: Bool { false }
  @MainActor func lifted(_ node: ModifierNode<Self>, at point: CGPoint) -> (any LiftedContent)? { nil }
  var hoverAction: ((Bool) -> Void)? { nil }
  @MainActor func hoverMoveAction(_ node: ModifierNode<Self>) -> ((CGPoint?) -> Void)? { nil }
}

/// The node of a view with a modifier.
///
/// A modifier of several views changes each of them, as in SwiftUI: such a node lays out one slice per view.
final class ModifierNode<Modifier: NodeModifier>: Node {
  private(set) var modifier: Modifier
  /// The modifier on its way to the current one; `nil` without a motion.
  var shownModifier: Modifier?
  /// The motion of the modifier.
  var motion: Motion?
  private(set) var extra: Node?
  private var content: Node?
  private var slices: [UInt64: ModifierNode<Modifier>] = [:]
  /// The node that this is a slice of.
  private weak var whole: ModifierNode<Modifier>?
  private var target: Node?

  init(_ host: ViewHost, _ modifier: Modifier) {
    self.modifier = modifier
    super.init(host)
  }

  // The compiler's own stub for it counts as a recursion without end.
  @available(*, unavailable) package override init(_ host: ViewHost) { preconditionFailure() }

  /// Replaces the modifier.
  func change(to new: Modifier) {
    let old = modifier
    modifier = new
    new.changed(from: old, on: self)
  }

  func update(_ view: some View, in context: NodeContext) {
    var inside = context
    host.evaluator.read { modifier.environment(&inside.environment) }
    environment = inside.environment
    var context = inside
    context.keepsView = false
    extra = modifier.reconcileExtra(extra, in: context)
    content = view.reconciled(with: content, in: inside)
    slice(in: context)
    modifier.updated(self, in: context)
  }

  /// Updates the slices for the current views.
  private func slice(in context: NodeContext) {
    let children = content?.layoutChildren ?? []
    target = children.count == 1 ? children[0] : nil
    guard children.count > 1 else {
      if !slices.isEmpty { slices = [:] }
      return
    }
    var kept: [UInt64: ModifierNode<Modifier>] = [:]
    for child in children {
      let slice = slices[child.handle] ?? ModifierNode(host, modifier)
      slice.whole = self
      slice.change(to: modifier)
      slice.environment = environment
      if modifier.isExtraForEach { slice.extra = modifier.reconcileExtra(slice.extra, in: context) }
      slice.target = child
      kept[child.handle] = slice
    }
    slices = kept
  }

  /// Runs a closure of the app during layout or drawing; its reads count as the view's.
  func read<Value>(_ closure: () -> Value) -> Value { host.evaluator.read(for: whole ?? self, closure) }

  override func contentChanged() {
    let children = content?.layoutChildren ?? []
    if children.count > 1, modifier.isExtraForEach {
      if children.count != slices.count || children.contains(where: { slices[$0.handle] == nil }) {
        host.evaluator.evaluateSoon(self)
      }
    } else {
      slice(in: NodeContext(environment: environment, host: host))
    }
    modifier.contentChanged(self)
  }

  override var layoutChildren: [Node] {
    let children = content?.layoutChildren ?? []
    if content == nil { return [self] }
    switch children.count {
    case 0: return []
    case 1:
      target = children[0]
      return [self]
    default: return children.compactMap { slices[$0.handle] }
    }
  }

  override var isShown: Bool { isInWindow || slices.values.contains(where: \.isInWindow) }

  override func covers(_ point: CGPoint) -> Bool {
    target.map { modifier.covers(self, $0, point) } ?? false
  }

  override var placedChildren: [Node] { target.map { [$0] } ?? [] }

  override var structure: [Node] {
    // A slice has a separate target and no content.
    [content ?? target, extra].compactMap { $0 } + slices.values.compactMap(\.extra)
  }

  override var isModifier: Bool { true }

  override var keepsPlaces: Bool { hasCalmModifier && extra?.preferenceReader == nil }

  /// Whether the modifier is calm; computed once, because casting takes time.
  private let hasCalmModifier = Modifier.self is any PlaceKeeping.Type

  override var scrollTarget: ScrollTargetRole? { modifier.scrollTarget }

  override var spaceName: AnyHashable? { modifier.spaceName }

  override var contentTransform: Transform? { modifier.contentTransform(self) }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    target.flatMap { modifier.preference(key, self, $0) }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    guard let target else { return .zero }
    return modifier.size(self, target, proposal)
  }

  override func placeChildren(in rect: CGRect) {
    if let target { modifier.place(self, target, in: rect) }
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    guard let target else { return nil }
    return modifier.guide(key, self, target, size, proposal)
  }

  override var spacing: ViewSpacing {
    guard let target else { return ViewSpacing() }
    return modifier.spacing(target)
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    modifier.layoutValue(for: key) ?? target?.layoutValue(for: key)
  }

  override var gridRow: GridRowContext? { target?.gridRow }

  override func draw(into list: inout DisplayList) {
    guard let content = host.presences.drawn(target, in: self) else { return }
    (shownModifier ?? modifier).draw(self, content, into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    target.map { modifier.elements(self, $0, in: context) } ?? []
  }

  override func perform(_ request: AccessibilityRequest) -> Bool { modifier.perform(request, at: self) }

  override func accessibilityFocused(on element: Node) -> (@MainActor () -> Void)? {
    modifier.accessibilityFocused()
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    target.flatMap { modifier.hitTest(self, $0, point) }
  }

  override func change(_ transaction: inout Transaction) { modifier.change(&transaction, at: self) }
  override var transactionParent: Node? { modifier.transactionParent(of: self) }
  override var transition: AnyTransition? { modifier.transition ?? target?.transition }
  override func contentContains(_ point: CGPoint) -> Bool? {
    target.flatMap { modifier.contentContains(self, $0, point) }
  }

  override var layoutPriority: Double { modifier.layoutPriority ?? target?.layoutPriority ?? 0 }
  override var fillsPage: Bool { modifier.keepsLayout && target?.fillsPage == true }
  override var tapAction: (() -> Void)? { modifier.tapAction }
  override var longPressAction: (() -> Void)? { modifier.longPressAction }
  override var gestureNode: GestureNode? { modifier.takesGestures ? extra as? GestureNode : nil }
  override var hoverAction: ((Bool) -> Void)? { modifier.hoverAction }
  override var hoverMoveAction: ((CGPoint?) -> Void)? { modifier.hoverMoveAction(self) }
  override var mayBeLifted: Bool { modifier.mayBeLifted }
  override func lifted(at point: CGPoint) -> (any LiftedContent)? { modifier.lifted(self, at: point) }
}

nonisolated extension View {
  func modified(by modifier: some NodeModifier) -> some View {
    NodeModifiedContent(content: self, modifier: modifier)
  }
}
