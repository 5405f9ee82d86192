import Foundation
import GalleyRaster
import GalleyTree

/// A node that returns to its start when its tab is tapped again.
@MainActor protocol StartReturning: Node {
  /// Returns to the start.
  func returnToStart() -> Bool
}

/// A node whose content is moved by a finger, such as a list.
class ScrollingNode: ClippingNode, Scrolling, StartReturning {
  /// The axes along which content is moved.
  var axes: Axis.Set = .vertical
  /// The vertical motion; the horizontal one for content that moves only so.
  let motion = ScrollMotion()
  /// The motion from side to side of content that moves both ways.
  let sideways = ScrollMotion()
  let refresh: RefreshControl
  private(set) var settings = ScrollSettings()
  /// The size of the visible part, for views inside whose size is a part of it.
  let container = ContainerSize()
  /// The position of the content when the finger was put down.
  private var panStart = CGPoint.zero
  private var shownIdentity: AnyHashable?
  /// The position of the content in the last report to the app.
  private var toldPoint = CGPoint.zero
  /// Whether the app has set a target that the content has not reached yet.
  private var isGoing = false
  private var shownPlace: AnyHashable?
  /// The number of the goal that it has gone to.
  private var goalCount = -1
  private var isMovedByFinger = false
  /// The closures to call when the phase changes, by the handles of observers.
  var phaseChanged: [UInt64: (ScrollPhase, ScrollPhase) -> Void] = [:]
  private(set) var phase = ScrollPhase.idle
  /// The behaviour that the app had set for all scrolling content when this was shown first.
  private lazy var looks = host.appLooks.scrolling

  override init(_ host: ViewHost) {
    refresh = RefreshControl(host)
    super.init(host)
    refresh.scroller = self
    motion.settled = { [weak self] in self?.settled() }
    sideways.settled = { [weak self] in self?.settled() }
  }

  /// Enters a phase, and reports it.
  final func enter(_ phase: ScrollPhase) {
    let before = self.phase
    guard phase != before else { return }
    self.phase = phase
    for handle in phaseChanged.keys.sorted() { phaseChanged[handle]?(before, phase) }
  }

  private func settled() {
    if !motion.isMoving, !sideways.isMoving, phase != .interacting { enter(.idle) }
  }

  /// Takes the settings of views around, which do not apply to scroll views inside.
  final func takeSettings(_ values: inout EnvironmentValues) {
    settings = values.takeScrollSettings()
    (motion.bounces, sideways.bounces) = (looks.bounces, looks.bounces)
    values.container = container
    if let position = settings.position { goWhereSet(position) }
    if let place = settings.place { goWhereSet(place.wrappedValue) }
  }

  private func goWhereSet(_ position: ScrollSettings.ScrolledIdentity) {
    let wanted = position.get()
    guard wanted != shownIdentity else { return }
    shownIdentity = wanted
    guard let wanted else { return }
    goAfterLayout { $0.reveal(wanted, anchor: position.anchor) }
  }

  private func goWhereSet(_ position: ScrollPosition) {
    guard position.count != goalCount else { return }
    goalCount = position.count
    guard let goal = position.goal else { return }
    goAfterLayout { $0.go(to: goal) }
  }

  /// Moves the content after the next layout, when views of the same change have their places.
  private func goAfterLayout(_ move: @escaping (ScrollingNode) -> Void) {
    isGoing = true
    host.setNeedsLayout()
    host.afterLayout { [weak self] in
      guard let self else { return }
      move(self)
      isGoing = false
      toldPoint = scrolledPoint
    }
  }

  private func go(to goal: ScrollPosition.Goal) {
    let sides = scrollsBothWays ? sideways : motion
    switch goal {
    case .view(let id, let anchor): reveal(AnyHashable(id), anchor: anchor ?? settings.placeAnchor)
    case .edge(.top) where scrollsDown: motion.jump(to: motion.limits.lowerBound)
    case .edge(.bottom) where scrollsDown: motion.jump(to: motion.limits.upperBound)
    case .edge(.leading) where scrolls(along: .horizontal): sides.jump(to: sides.limits.lowerBound)
    case .edge(.trailing) where scrolls(along: .horizontal): sides.jump(to: sides.limits.upperBound)
    case .edge: break
    case .point(let x, let y):
      if let x, scrolls(along: .horizontal) { sides.jump(to: x) }
      if let y, scrollsDown { motion.jump(to: y) }
    }
    host.setNeedsLayout()
  }

  override final var scrolling: (any Scrolling)? { self }

  /// Moves the content down at once, as far as it goes, before the next layout.
  final func scrollDown(by length: CGFloat) { motion.jump(to: motion.offset + length) }

  /// The height of the content in points, possibly estimated.
  var contentHeight: CGFloat { 0 }

  /// The size of the content in points, possibly estimated.
  var wholeSize: CGSize { CGSize(width: viewport.width, height: contentHeight) }

  final var scrollsDown: Bool { axes.contains(.vertical) }

  final var scrollsBothWays: Bool { axes == [.vertical, .horizontal] }

  /// Returns whether this scrolls along an axis; `nil` for any.
  final func scrolls(along axis: Axis?) -> Bool {
    switch axis {
    case .vertical: scrollsDown
    case .horizontal: axes.contains(.horizontal)
    case nil: true
    }
  }

  /// Whether a view inside has a different length than it was measured with.
  final var contentHasGrown = false

  override var keepsState: Bool { scrolledPoint != .zero }

  override final var bleeds: Bool { true }

  /// The insets that bars and margins keep from content, in points.
  final var windowInsets: EdgeInsets { barInsets + settings.margins }

  /// The distance that the content has been scrolled down from its start, in points; negative while pulled
  /// down.
  final var scrolledLength: CGFloat { scrollsDown ? motion.offset : 0 }

  /// Whether the content is at its start, or pulled down beyond it.
  final var isAtStart: Bool { motion.offset <= 0 }

  /// Whether there is content below the visible part.
  final var hasMoreBelow: Bool { scrollsDown && motion.offset < motion.limits.upperBound - 0.1 }

  /// The direction of horizontal motion: -1 if content begins at the right.
  final var side: CGFloat { isMirrored ? -1 : 1 }

  /// The distances that the content has been scrolled from its start, in points: from the right in an
  /// interface from right to left.
  final var scrolledPoint: CGPoint {
    CGPoint(
      x: scrollsBothWays ? sideways.offset : scrollsDown ? 0 : motion.offset, y: scrolledLength)
  }

  /// The part of the window in which content is visible and no bar covers it, in points.
  final var viewport: CGRect { frame.inset(by: windowInsets) }

  /// The same, as exact as it was computed.
  final var contentSpace: CGRect { exactFrame.outset(by: barInsets).inset(by: windowInsets) }

  /// The height of the part of the bar above that disappears as this is scrolled, in points.
  final var collapsingHeight: CGFloat {
    barInsets.top > 0 ? environment.page?.largeTitleHeight ?? 0 : 0
  }

  func returnToStart() -> Bool {
    guard scrollsDown, motion.offset > motion.limits.lowerBound else { return false }
    motion.glide(to: motion.limits.lowerBound, in: host)
    return true
  }

  /// Moves the content, up to its ends.
  final func scroll(by length: CGVector) {
    if scrollsDown {
      motion.jump(to: motion.offset + length.dy)
      if scrollsBothWays { sideways.jump(to: sideways.offset + length.dx * side) }
    } else {
      motion.jump(to: motion.offset + length.dx * side)
    }
    host.setNeedsLayout()
  }

  /// Keeps the visible part in place when content before it has grown.
  final func shift(by length: CGFloat, along axis: Axis) {
    (axis == .horizontal && scrollsBothWays ? sideways : motion).shift(by: length)
  }

  /// Places the content again that was scrolled in the same layout, and content that scrolls into view.
  final func placeAgain() {
    safeAreaInside = safeArea
    placeInside(exactFrame.outset(by: barInsets))
  }

  /// Reports the view at the start to the app, once it has been scrolled.
  ///
  /// Called at the end of each layout of the content.
  final func tellPosition() {
    guard !isGoing, settings.position != nil || settings.place != nil, scrolledPoint != toldPoint else {
      return
    }
    toldPoint = scrolledPoint
    if let position = settings.position, let id = shownStop(at: position.anchor), id != shownIdentity {
      shownIdentity = id
      host.afterLayout { position.set(id) }
    }
    if let place = settings.place, isMovedByFinger, let stop = shownStop(at: settings.placeAnchor),
      stop != shownPlace
    {
      shownPlace = stop
      host.afterLayout { place.wrappedValue = place.wrappedValue.moved(to: stop) }
    }
  }

  /// Returns the identity of the view of a target layout whose anchor is nearest to that of the visible part.
  private func shownStop(at anchor: UnitPoint?) -> AnyHashable? {
    let visible = viewport
    let anchor = anchor ?? .topLeading
    let point = anchor.point(in: visible)
    func distance(_ stop: ScrollStop) -> CGFloat {
      let own = anchor.point(in: stop.frame)
      return scrollsDown ? abs(own.y - point.y) : abs(own.x - point.x)
    }
    let stops = scrollStops.filter { $0.id != nil && $0.frame.intersects(visible) }
    return stops.min { distance($0) < distance($1) }?.id
  }

  // MARK: Fingers

  override var takesTouches: Bool { true }

  override func touchBegan(at point: CGPoint) -> Bool {
    let moved = motion.stop()
    let movedSideways = sideways.stop()
    if moved || movedSideways { enter(.idle) }
    return moved || movedSideways
  }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    guard environment.isScrollEnabled else { return false }
    let axis: Axis = direction.isVertical ? .vertical : .horizontal
    guard scrolls(along: axis) else { return false }
    let isPulled = settings.axesWithoutPull.contains(axis == .vertical ? .vertical : .horizontal)
    return !isPulled || !(axis == .horizontal && scrollsBothWays ? sideways : motion).fits
  }

  override func panBegan() {
    enter(.interacting)
    panStart = scrolledPoint
    isMovedByFinger = true
    if looks.dismissesKeyboard || environment.scrollDismissesKeyboardMode.dismisses { host.focus.resign() }
  }

  override func panChanged(_ pan: Pan) {
    motion.drag(by: scrollsDown ? pan.delta.dy : pan.delta.dx * side)
    if scrollsBothWays { sideways.drag(by: pan.delta.dx * side) }
    refresh.pulled()
    host.setNeedsLayout()
  }

  override func panEnded(_ pan: Pan) {
    refresh.released()
    let velocity = CGVector(dx: -pan.velocity.dx * side, dy: -pan.velocity.dy)
    enter(.decelerating)
    if let behavior = settings.targetBehavior, glide(by: behavior, velocity) { return settled() }
    motion.release(velocity: scrollsDown ? velocity.dy : velocity.dx, in: host)
    if scrollsBothWays { sideways.release(velocity: velocity.dx, in: host) }
    settled()
  }

  override func panCancelled() {
    refresh.released()
    enter(.decelerating)
    motion.release(velocity: 0, in: host)
    if scrollsBothWays { sideways.release(velocity: 0, in: host) }
    settled()
  }

  /// Moves the content to the place that a behavior determines, unless it is beyond an end.
  private func glide(by behavior: any ScrollTargetBehavior, _ velocity: CGVector) -> Bool {
    guard motion.limits.contains(motion.offset) else { return false }
    let visible = viewport
    let offset = scrolledPoint
    let end = CGPoint(
      x: offset.x + ScrollMotion.reach(of: velocity.dx), y: offset.y + ScrollMotion.reach(of: velocity.dy))
    var target = ScrollTarget(rect: CGRect(origin: end, size: visible.size))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: panStart, size: visible.size)), velocity: velocity,
      contentSize: wholeSize, containerSize: visible.size, axes: axes,
      corners: scrollStops.map {
        let frame = mirrored($0.frame, in: visible)
        return CGPoint(x: frame.minX - visible.minX + offset.x, y: frame.minY - visible.minY + offset.y)
      })
    behavior.updateTarget(&target, context: context)
    motion.glide(to: scrollsDown ? target.rect.minY : target.rect.minX, in: host)
    if scrollsBothWays { sideways.glide(to: target.rect.minX, in: host) }
    return true
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList) {
    guard settings.isClipDisabled else { return super.draw(into: &list) }
    for child in placedChildren { child.draw(into: &list) }
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    guard settings.isClipDisabled else { return super.hitTest(point) }
    for child in placedChildren.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return frame.contains(point) ? self : nil
  }
}
