import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The permanent counterpart of a view: its state, its place in the window, its drawing and its response to
/// touches.
///
/// Views come and go with every evaluation; nodes stay as long as their view keeps its place.
@MainActor package class Node {
  /// The number of this node, the same in every snapshot.
  package let handle: UInt64
  /// The window this is in.
  package unowned let host: ViewHost
  /// The node that placed this one.
  package final var parent: Node? {
    get { parentLink?.node }
    set { parentLink = newValue?.link }
  }
  private var parentLink: NodeLink?
  private var linkSource = NodeLink.Source()
  /// The reference by which others refer to this node without retaining it.
  final var link: NodeLink { linkSource.link(to: self) }
  /// The frame in points of the window, in whole pixels; during drawing, the animated frame.
  package final var frame: CGRect { host.isDrawing ? shownFrame : settledFrame }
  /// The frame in the layout, in whole pixels.
  private(set) final var settledFrame: CGRect = .zero
  /// The motion of the frame, where it moves.
  final var frameMotion: VectorMotion<CGRect.AnimatableData>?
  /// The place in the layout, in the window's coordinates, without rounding.
  ///
  /// The ``frame`` of a node that bleeds below bars is larger.
  package private(set) final var exactFrame: CGRect = .zero
  /// The covered edges of the space around this node.
  package final var safeArea: SafeArea { area.value }
  private final var area = Node.noArea
  /// The covered edges of the space around the nodes that this one places; by default the node's own.
  package final var safeAreaInside: SafeArea {
    get { areaInside.value }
    set { areaInside = Shared(newValue) }
  }
  // Most nodes have that of the node that placed them: many share one.
  private final var areaInside = Node.noArea
  private static let noArea = Shared(SafeArea(bounds: .zero))
  /// The offer that the size was the answer to.
  package private(set) final var offered = ProposedSize.unspecified
  /// Whether the node changes the transaction of this update alone.
  final var isTransactionActive = false
  /// The environment at this place.
  package var environment: EnvironmentValues {
    didSet { if host.animations.mayAnimate || colorMotion != nil { recolor(from: oldValue) } }
  }
  /// The motion of the drawn colour, if it changes.
  final var colorMotion: VectorMotion<ColorVector>?
  /// The state of the evaluation of this node's view.
  final var evaluation = NodeEvaluation()

  /// The last layout in which this got its place; -1 before the first.
  private var placedInLayout = -1
  /// The last two layouts in which this node placed its content.
  private var placedInside = -1
  private var placedInsideBefore = -1
  /// The value of ``ViewHost/measuringPass`` then.
  private var placedInMeasuringPass = -1
  /// Whether this node had a place before its last layout.
  private var hadPlace = false
  /// Whether a node here or inside was evaluated after it got its place.
  private var needsPlacing = true
  /// Whether a node inside must be placed in every layout.
  private var holdsRestless = false
  /// The layout that placed this first; -1 before.
  private(set) final var firstLayout = -1
  private var measures = LayoutMeasures()
  private var measuredInPass = -1

  package init(_ host: ViewHost) {
    self.host = host
    self.handle = host.makeHandle()
    self.environment = host.environment
  }

  /// Called when a node inside was evaluated without this node.
  package func contentChanged() {}

  /// Updates the node without its parents after a value that it has read has changed.
  ///
  /// - Returns: Whether this node can do so; nodes of views can.
  package func evaluateAgain() -> Bool { false }

  /// The nodes that a container lays out in this node's place: by default itself, for groups their members.
  package var layoutChildren: [Node] { [self] }

  /// The nodes placed by this one, in paint order.
  package var placedChildren: [Node] { [] }

  /// The nodes that this node's view consists of, including those without a place in the window.
  package var structure: [Node] { placedChildren }

  /// Forgets the sizes of this node and of all inside, as after an evaluation in the middle of a layout.
  package final func forgetMeasures() {
    forgetOwnMeasures()
    for node in structure { node.forgetMeasures() }
  }

  /// Forgets the sizes of this node only, as when a node inside has grown.
  package final func forgetOwnMeasures() {
    measures.forget()
    needsPlacing = true
  }

  /// Whether state here or inside would be lost with this node, such as a `@State` or the keyboard.
  final var keepsSomething: Bool {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      if node.keepsState || node === host.focus.focused { return true }
      pending += node.structure
    }
    return false
  }

  /// Whether this keeps state that would be lost with it, such as a `@State`.
  package var keepsState: Bool { false }

  /// The name of this node's coordinate space, if it has one.
  package var spaceName: AnyHashable? { nil }

  /// The role of this content as a scroll target, if it has one.
  var scrollTarget: ScrollTargetRole? { nil }

  /// Whether this node belongs to a modifier and has no layout.
  package var isModifier: Bool { false }

  /// The map from the layout of the content to its place on the screen, if they differ.
  package var contentTransform: Transform? { nil }

  /// Returns the value that this and all nodes inside set for a preference; `nil` if none sets one.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    placedChildren.preference(key)
  }

  /// Returns the size for a proposal; computed once per proposal, until a view here or inside is evaluated.
  package final func measure(_ proposal: ProposedSize) -> CGSize {
    dropStaleMeasures()
    if let size = measures.size(for: proposal) { return size }
    let size = sizeThatFits(proposal)
    measures.keep(size, for: proposal)
    return size
  }

  private func dropStaleMeasures() {
    // Sizes are forgotten with each evaluation of a view here or inside; nodes without a view report their changes to nobody.
    let pass = evaluation.isAttached ? host.measuringPass : host.updatePass
    guard measuredInPass != pass else { return }
    measures.forget()
    measuredInPass = pass
  }

  /// Returns the preferred distances, computed once until a view here or inside is evaluated.
  final func spacing(_ find: () -> ViewSpacing) -> ViewSpacing {
    dropStaleMeasures()
    if let spacing = measures.spacing { return spacing }
    let spacing = find()
    measures.spacing = spacing
    return spacing
  }

  /// Returns the nodes that this lays out, computed once until a view here or inside is evaluated.
  final func members(_ find: () -> [Node]) -> [Node] {
    dropStaleMeasures()
    if let members = measures.members { return members }
    let members = find()
    measures.members = members
    return members
  }

  /// The size that this takes of a proposal.
  package func sizeThatFits(_ proposal: ProposedSize) -> CGSize { .zero }

  /// Returns the guide at the size for a proposal, if this node or one inside sets it; computed once.
  final func explicitGuide(_ key: AlignmentKey, in proposal: ProposedSize) -> CGFloat? {
    guard host.mayBeExplicit(key) else { return nil }
    let size = measure(proposal)
    if let known = measures.guide(key, for: proposal) { return known }
    let guide = findGuide(key, size, proposal)
    measures.keep(guide, key, for: proposal)
    return guide
  }

  /// The guide that this has at a size that was the answer to a proposal; `nil` if the alignment's own rule
  /// holds.
  func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? { nil }

  /// The preferred distances to neighbouring views.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Returns a value for the container that lays this out, such as the one that paints it above its siblings.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// The row of a grid that this is a cell of.
  var gridRow: GridRowContext? { environment.gridRow }

  /// Places the node and its content.
  ///
  /// The content stays in place if everything that its places depend on is unchanged. A place that is none is zero.
  package final func place(in asked: CGRect, by parent: Node?, offered: ProposedSize? = nil) {
    let rect = asked.placeable
    let offered = offered ?? ProposedSize(rect.size)
    let area = parent?.areaInside ?? host.windowSafeArea
    let isPlacedAgain = placedInLayout == host.layoutPass
    if !isPlacedAgain { hadPlace = wasInWindow }
    let hadPlace = isPlacedAgain || hadPlace
    if hadPlace, isAtRest, self.parent === parent, rect == exactFrame, offered == self.offered,
      area == self.area
    {
      placedInLayout = host.layoutPass
      return
    }
    host.placedNodes += 1
    if placedInLayout < 0 { firstLayout = host.layoutPass }
    self.parent = parent
    self.offered = offered
    exactFrame = rect
    self.area = area
    areaInside = area
    let whole = bleeds ? rect.outset(by: barInsets) : rect
    let place = host.snapped(whole)
    if place != settledFrame || !hadPlace { moveFrame(to: place, from: hadPlace ? settledFrame : nil) }
    settledFrame = place
    placedInLayout = host.layoutPass
    placeInside(whole)
  }

  /// Places the content at this node's exact place, and notes whether every layout has to repeat this.
  final func placeInside(_ rect: CGRect) {
    if placedInside != host.layoutPass { placedInsideBefore = placedInside }
    placedInside = host.layoutPass
    placedInMeasuringPass = host.measuringPass
    needsPlacing = false
    holdsRestless = false
    placeChildren(in: rect)
    if holdsRestless || !keepsPlaces { parent?.holdsRestless = true }
  }

  /// Whether the places of the content follow only from this node's place and the sizes inside, without side
  /// effects.
  package var keepsPlaces: Bool { false }

  /// Whether the content would get its current places.
  private var isAtRest: Bool {
    !needsPlacing && !holdsRestless && keepsPlaces && evaluation.isAttached && !host.placesEverything
      && placedInMeasuringPass == host.measuringPass
  }

  /// Whether the layout before the one that is under way placed this.
  private var wasInWindow: Bool {
    guard placedInLayout >= 0 else { return false }
    if placedInLayout == host.layoutPass { return hadPlace }
    guard let parent else { return placedInLayout == host.layoutPass - 1 }
    let last = parent.placedInside == host.layoutPass ? parent.placedInsideBefore : parent.placedInside
    return placedInLayout == last && parent.wasInWindow
  }

  /// Whether this bleeds below bars and keeps its content clear of them by itself, as a list does.
  package var bleeds: Bool { false }

  /// The insets of bars, the keyboard and the device's shape on this node's content, in points that it bleeds
  /// into.
  package final var barInsets: EdgeInsets { safeArea.insets(of: exactFrame) }

  /// Whether this is, or wraps without another layout, a node that bleeds.
  package var fillsPage: Bool { bleeds }

  /// Whether the last layout placed this; nodes that were removed, covered or scrolled away were not.
  package var isInWindow: Bool {
    // A node that has kept its place was placed in an earlier layout, the last one of its parent.
    guard let parent else { return placedInLayout == host.layoutPass }
    return placedInLayout == parent.placedInside && parent.isInWindow
  }

  /// Whether the view at this node's place has a place in the window.
  package var isShown: Bool { isInWindow }

  /// Places the content at this node's exact place.
  package func placeChildren(in rect: CGRect) {}

  /// Draws this into a display list.
  package func draw(into list: inout DisplayList) {
    host.presences.draw(placedChildren, of: self, into: &list)
  }

  /// The elements that assistive technology sees here.
  package func elements(in context: ElementContext) -> [Element] {
    let children = placedChildren
    var inner = context
    if children.count != 1 { inner.container = nil }
    return children.flatMap { $0.elements(in: inner) }
  }

  /// Whether this is a drawing, such as a shape or a colour, that is an element only where it is described.
  var isDrawing: Bool { false }

  /// Whether a node here or inside is such a drawing, and not hidden from assistive technology.
  private var holdsDrawing: Bool {
    if isDrawing { return true }
    if (self as? ModifierNode<AccessibilityHidingModifier>)?.modifier.isHidden == true { return false }
    return placedChildren.contains { $0.holdsDrawing }
  }

  /// The elements of a node that is described: of a drawing without any, one in its place.
  func describedElements(in context: ElementContext) -> [Element] {
    let elements = elements(in: context)
    guard elements.isEmpty, holdsDrawing else { return elements }
    return [context.clipped(Element(.other, frame: frame, handle: handle))]
  }

  /// Performs a request of assistive technology.
  ///
  /// - Returns: Whether it had an effect.
  func perform(_ request: AccessibilityRequest) -> Bool { false }

  /// Handles the focus of assistive technology on an element of this node, or one inside or around.
  ///
  /// - Parameter element: The node of the element.
  /// - Returns: An action for the end of it; `nil` for none.
  func accessibilityFocused(on element: Node) -> (@MainActor () -> Void)? { nil }

  /// The deepest node that takes a touch at a point, if any.
  package func hitTest(_ point: CGPoint) -> Node? {
    for child in placedChildren.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return takesTouches && frame.contains(point) ? self : nil
  }

  /// This as what takes keys as text; `nil` where it takes none.
  var keyReceiver: (any KeyReceiver)? { nil }

  /// This as what moves its content; `nil` where it does not.
  var scrolling: (any Scrolling)? { nil }

  /// The node of the view inside with an identity, where this knows its views by that and has made it.
  func member(with id: AnyHashable) -> Node? { nil }

  /// Whether assistive technology takes this for an action among those that a view has.
  var isAction: Bool { false }

  /// The priority with which a stack gives this space; the highest comes first.
  package var layoutPriority: Double { 0 }

  /// Whether a part of this is at a point, even if it accepts no touches.
  ///
  /// A view's gesture is recognized only there, or in its content shape: not between the views of a stack,
  /// nor in the space that a frame adds.
  package func covers(_ point: CGPoint) -> Bool {
    let children = placedChildren
    guard !children.isEmpty, !takesTouches else { return frame.contains(point) }
    return children.contains { $0.covers(point) }
  }

  /// Whether touches at a point belong to this; `nil` without a content shape.
  package func contentContains(_ point: CGPoint) -> Bool? { nil }

  /// Whether this accepts touches that no node inside accepts, instead of letting them through.
  package var takesTouches: Bool { false }

  /// Changes the transaction of the node and its content.
  func change(_ transaction: inout Transaction) {}

  /// The node whose transaction this one gets.
  var transactionParent: Node? { parent }

  /// The single colour that this is painted with; `nil` for that of the environment's text, or for several.
  var paintedColor: RGBA? { nil }

  /// The transition of this node, if it has one.
  var transition: AnyTransition? { nil }

  /// Whether views directly inside come and go by a transition, and not by a motion of this node.
  var showsTransitions: Bool { true }

  /// Called when a finger is put down here.
  package func touchBegan(at point: CGPoint) -> Bool { false }

  /// The action of a tap, if there is one.
  package var tapAction: (() -> Void)? { nil }

  /// Whether touches act at once even in an app with latency, as on the system's controls.
  package var answersAtOnce: Bool { false }

  /// The action of a long press, if there is one.
  package var longPressAction: (() -> Void)? { nil }

  /// Whether a long press may lift content here.
  var mayBeLifted: Bool { false }

  /// Returns the content that a finger carries after a long press at a point; `nil` if there is none.
  func lifted(at point: CGPoint) -> (any LiftedContent)? { nil }

  /// The gesture of the view, if it has one.
  var gestureNode: GestureNode? { nil }

  /// The action of a pointer that enters or leaves the node, if there is one.
  package var hoverAction: ((Bool) -> Void)? { nil }

  /// The action of a pointer that moves over the node, with a point of the window, or leaves it.
  package var hoverMoveAction: ((CGPoint?) -> Void)? { nil }

  /// Called when a finger that may become a tap touches the node, and when it no longer may.
  package func pressChanged(_ isPressed: Bool) {}

  /// Whether a finger that starts to move here is followed by this node.
  package func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool { false }

  /// Returns whether this node follows a finger that a node inside would follow.
  package func claimsPan(of other: Node, from start: CGPoint, direction: PanDirection) -> Bool { false }

  /// Returns whether this follows a finger from the moment it is put down, before it has moved.
  package func tracksTouch(from point: CGPoint) -> Bool { false }

  /// A finger begins to be followed.
  package func panBegan() {}

  /// Follows a finger.
  package func panChanged(_ pan: Pan) {}

  /// The finger was lifted.
  package func panEnded(_ pan: Pan) {}

  /// The node left the window while a finger moved it.
  package func panCancelled() {}
}

/// The direction of a finger's motion.
package enum PanDirection: Sendable {
  case up, down, left, right

  package init(_ translation: CGVector) {
    if abs(translation.dx) > abs(translation.dy) {
      self = translation.dx < 0 ? .left : .right
    } else {
      self = translation.dy < 0 ? .up : .down
    }
  }

  package var isVertical: Bool { self == .up || self == .down }
}

/// The motion of a finger that a node follows.
package struct Pan: Sendable {
  /// The point where the finger was put down, in points of the window.
  package var start: CGPoint
  /// The finger's present point.
  package var location: CGPoint
  /// The finger's point at the call before.
  package var previous: CGPoint
  /// The velocity in points per second.
  package var velocity: CGVector

  package var delta: CGVector {
    CGVector(dx: location.x - previous.x, dy: location.y - previous.y)
  }

  package var translation: CGVector {
    CGVector(dx: location.x - start.x, dy: location.y - start.y)
  }
}

/// The context in which a part of the window makes its elements.
package struct ElementContext {
  /// The visible part of the window.
  package var clip: CGRect
  /// The row that these elements fill, which receives their common facts.
  var container: ElementContainer?

  package init(clip: CGRect) {
    self.clip = clip
  }

  /// The context inside of a node that shows no more than its frame.
  func within(_ frame: CGRect) -> ElementContext {
    let visible = frame.intersection(clip)
    return ElementContext(clip: visible.isNull ? .zero : visible)
  }

  /// Returns an element with its visible part.
  package func clipped(_ element: Element) -> Element {
    guard !clip.encloses(element.frame) else { return element }
    var element = element
    var appearance = element.appearance ?? Appearance()
    let visible = element.frame.intersection(clip)
    appearance.visibleFrame = visible.isNull ? .zero : visible
    element.appearance = appearance
    return element
  }
}
