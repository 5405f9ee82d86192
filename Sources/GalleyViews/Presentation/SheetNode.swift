import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of a sheet, or of what covers the whole screen.
///
/// The measures are UIKit's: a large sheet leaves ten points below the status bar, a medium one is half as high, corners
/// have a radius of ten points.
final class SheetNode: Node {
  enum Kind {
    case sheet
    case cover
  }

  private static let gap: CGFloat = 10
  private static let radius: CGFloat = 10
  /// How much further a bar is from the upper edge of a sheet than from that of a page.
  private static let barInset: CGFloat = 12
  private static let duration = Duration.milliseconds(400)
  /// How far ahead of a finger that is lifted its speed is thought to carry, in seconds.
  private static let carry: CGFloat = 0.2

  var kind = Kind.sheet
  var identity: AnyHashable?
  private let presentation = PresentationContext()
  private var content: Node?
  private var dismissal: () -> Void = {}
  /// The height it stands at, where there are several.
  private var detent: PresentationDetent?
  /// Where its upper edge is, in points of the window.
  private let top = EasedValue(0)
  private var hasCome = false
  private var isClosing = false
  private var isLeaving = false
  private var dragStart: CGFloat?
  private var window = CGRect.zero
  private var safeArea = EdgeInsets()
  private var touched = CGPoint.zero
  private let grabber: GrabberNode

  override init(_ host: ViewHost) {
    grabber = GrabberNode(host)
    super.init(host)
  }

  func update(
    _ view: AnyView, dismiss: @escaping () -> Void, onDismiss: (() -> Void)?, in context: NodeContext
  ) {
    if !hasCome { host.focus.resign() }
    host.sheets.append(self)
    dismissal = dismiss
    presentation.reset()
    presentation.dismiss = { [weak self] in self?.close() }
    var context = context
    context.environment = context.environment.inNewWindow
    context.environment.presentation = presentation
    context.environment.isElevated = kind == .sheet
    environment = context.environment
    grabber.environment = environment
    grabber.action = { [weak self] in self?.goOn() }
    content = view.reconciled(with: content, in: context)
    if let onDismiss { host.lifecycleEvent(.init(self, disappear: onDismiss)) }
  }

  // MARK: Places

  private var highest: CGFloat { kind == .cover ? window.minY : window.minY + safeArea.top + Self.gap }

  private var most: CGFloat { window.maxY - safeArea.bottom - highest }

  private func place(of detent: PresentationDetent) -> CGFloat {
    window.maxY - safeArea.bottom - detent.height(of: most)
  }

  /// The heights it can stand at, the least first.
  private var detents: [PresentationDetent] {
    guard kind == .sheet, !presentation.detents.isEmpty else { return [.large] }
    return presentation.detents.sorted { place(of: $0) > place(of: $1) }
  }

  private var standing: PresentationDetent {
    let detents = detents
    return detents.first { $0 == detent } ?? detents[0]
  }

  private var isHighest: Bool {
    let detents = detents
    return place(of: standing) <= place(of: detents[detents.count - 1])
  }

  /// How far it has pushed back what is behind: 1 as a large sheet, 0 as a lower one.
  var pushBack: CGFloat {
    guard kind == .sheet, hasCome else { return 0 }
    let start = detents.map { place(of: $0) }.filter { $0 > highest + 1 }.min() ?? window.maxY
    return min(1, max(0, (start - top.value) / max(1, start - highest)))
  }

  /// What of the window it has come up by, from 0 to 1.
  private var presence: CGFloat {
    let whole = window.maxY - place(of: detents[0])
    return min(1, max(0, (window.maxY - top.value) / max(1, whole)))
  }

  private var card: CGRect {
    CGRect(
      x: window.minX, y: top.value, width: window.width, height: max(0, window.maxY - place(of: standing)))
  }

  /// Gives it the whole window, with its card at the bottom.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - safeArea: What the device's shape keeps from content, in points.
  ///   - keyboard: How high the keyboard is, in points.
  func arrange(in window: CGRect, safeArea: EdgeInsets, keyboard: CGFloat) {
    self.window = window
    self.safeArea = safeArea
    let lift = max(0, keyboard - safeArea.bottom)
    let rest = max(highest, place(of: standing) - lift)
    if !hasCome {
      hasCome = true
      top.jump(to: window.maxY)
    }
    if !isClosing, !isLeaving, dragStart == nil, top.isMoving || top.value != rest,
      top.target != rest || !top.isMoving
    {
      if lift > 0, !top.isMoving { top.jump(to: rest) } else { move(to: rest) }
    }
    place(in: window, by: nil)
  }

  private func move(to place: CGFloat, completion: @escaping () -> Void = {}) {
    top.go(to: place, over: Self.duration, "sheet", in: host, completion: completion)
  }

  override func placeChildren(in rect: CGRect) {
    var insets = EdgeInsets(bottom: max(safeArea.bottom, host.keyboardHeight))
    if kind == .cover { insets.top = safeArea.top }
    let card = card
    for child in contentNodes {
      if let filler = child.windowFiller {
        if kind == .sheet { insets.top = Self.barInset }
        filler.windowInsets = insets
        child.place(in: card, by: self)
      } else {
        let room = card.inset(by: insets)
        let size = child.measure(ProposedSize(room.size))
        child.place(in: Alignment.center.place(size, in: room), by: self, offered: ProposedSize(room.size))
      }
    }
    if hasGrabber {
      grabber.isOpen = isHighest
      grabber.place(in: CGRect(x: card.midX - 38, y: card.minY, width: 76, height: 18), by: self)
    }
  }

  private var hasGrabber: Bool {
    guard kind == .sheet else { return false }
    switch presentation.dragIndicator {
    case .automatic: return detents.count > 1
    case .visible: return true
    case .hidden: return false
    }
  }

  private var contentNodes: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { contentNodes + (hasGrabber ? [grabber] : []) }

  // MARK: Coming and going

  /// Goes down and is then taken away.
  private func close() {
    guard !isClosing, !isLeaving else { return }
    isClosing = true
    host.focus.resign()
    move(to: window.maxY) { [weak self] in
      guard let self else { return }
      self.isClosing = false
      self.dismissal()
      self.host.changed.raise()
    }
    host.setNeedsLayout()
  }

  /// Is not wanted any more: it is seen until it has gone down.
  func leave() {
    guard hasCome, !isLeaving, top.value < window.maxY else { return }
    isLeaving = true
    host.leavingSheets.append(self)
    move(to: window.maxY) { [weak self] in
      guard let self else { return }
      self.host.leavingSheets.removeAll { $0 === self }
      self.host.setNeedsLayout()
    }
  }

  /// Goes to the next height.
  private func goOn() {
    let detents = detents
    guard let index = detents.firstIndex(of: standing), detents.count > 1 else { return }
    detent = detents[(index + 1) % detents.count]
    host.setNeedsLayout()
  }

  // MARK: Drawing

  /// Draws the ground that keeps back what is behind.
  func drawDimming(into list: inout DisplayList) {
    guard kind == .sheet else { return }
    let dark = environment.colorScheme == .dark ? 0.48 : 0.2
    list.append(.roundedRectangle(window, radius: 0, RGBA.black.opacity(dark * Double(presence))))
  }

  override func draw(into list: inout DisplayList) {
    let ground = Color.systemBackground.resolved(in: environment)
    let corners =
      kind == .cover
      ? Corners.square : Corners(topLeft: Self.radius, topRight: Self.radius, style: .continuous)
    var card = card
    // What is behind does not show below a sheet that is pulled up too far.
    card.size.height = max(card.height, window.maxY - card.minY)
    list.append(.pushClipRectangle(card, corners))
    list.append(.roundedRectangle(card, radius: 0, ground))
    super.draw(into: &list)
    list.append(.pop)
  }

  /// Draws something pushed back behind this.
  ///
  /// - Parameters:
  ///   - place: Where its upper edge is.
  ///   - end: Where that is when it is pushed back all the way.
  ///   - list: What is drawn into.
  ///   - content: Draws it.
  func drawBehind(
    top place: CGFloat, to end: CGFloat, into list: inout DisplayList, _ content: (inout DisplayList) -> Void
  ) {
    let amount = pushBack
    guard amount > 0 else { return content(&list) }
    let scale = 1 - amount * 32 / window.width
    let y = place + (end - place) * amount
    list.append(
      .pushTransform(
        Transform(
          a: scale, b: 0, c: 0, d: scale, tx: window.midX * (1 - scale), ty: y - place * scale)))
    let radius = Self.radius * amount
    list.append(.pushClipRectangle(window, Corners(topLeft: radius, topRight: radius, style: .continuous)))
    content(&list)
    list.append(.pop)
    list.append(.pop)
  }

  /// Where its card begins, for what lies above.
  var cardTop: CGFloat { top.value }

  // MARK: Elements

  override func elements(in context: ElementContext) -> [Element] {
    let card = card
    let inner = context.within(card)
    var appearance = Appearance()
    appearance.background = Color.systemBackground.resolved(in: environment).text
    if kind == .sheet { appearance.cornerRadius = Double(Self.radius) }
    return [
      context.clipped(
        Element(
          kind == .sheet ? .sheet : .other, frame: card, traits: .modal, appearance: appearance,
          handle: handle, children: placedChildren.flatMap { $0.elements(in: inner) }))
    ]
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint) -> Node? {
    card.contains(point) ? super.hitTest(point) ?? self : self
  }

  override var takesTouches: Bool { true }

  override func touchBegan(at point: CGPoint) -> Bool {
    touched = point
    return false
  }

  /// A tap on the ground above a sheet that is not large takes it away.
  override var tapAction: (() -> Void)? {
    { [weak self] in
      guard let self, self.kind == .sheet, !self.card.contains(self.touched),
        self.card.minY > self.highest + 1, !self.presentation.isDismissDisabled
      else { return }
      self.close()
    }
  }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    kind == .sheet && card.contains(start) && direction.isVertical && !isClosing
  }

  /// What is scrolled to its start is not pulled down further, but the sheet; and a sheet that can stand higher goes up
  /// before anything on it scrolls.
  override func claimsPan(of other: Node, from start: CGPoint, direction: PanDirection) -> Bool {
    guard let scroller = other as? any VerticalScroller, scroller.scrollsDown,
      wantsPan(from: start, direction: direction)
    else { return false }
    return direction == .up ? !isHighest : scroller.motion.offset <= 0
  }

  override func panBegan() {
    dragStart = top.value
    top.stop()
  }

  override func panChanged(_ pan: Pan) {
    guard let dragStart else { return }
    let detents = detents
    var place = dragStart + pan.translation.dy
    let upper = self.place(of: detents[detents.count - 1])
    if place < upper { place = upper + (place - upper) * 0.1 }
    let lower = self.place(of: detents[0])
    if presentation.isDismissDisabled, place > lower { place = lower + (place - lower) * 0.3 }
    top.jump(to: place)
    host.setNeedsLayout()
  }

  override func panEnded(_ pan: Pan) {
    panChanged(pan)
    dragStart = nil
    let end = top.value + pan.velocity.dy * Self.carry
    let detents = detents
    let lowest = place(of: detents[0])
    if !presentation.isDismissDisabled, end > (lowest + window.maxY) / 2 { return close() }
    detent = detents.min { abs(place(of: $0) - end) < abs(place(of: $1) - end) }
    host.setNeedsLayout()
  }

  override func panCancelled() {
    dragStart = nil
    host.setNeedsLayout()
  }
}

/// The bar at the upper edge of a sheet that can be dragged.
final class GrabberNode: Node {
  var action: () -> Void = {}
  /// Whether the sheet stands as high as it can.
  var isOpen = false

  override func draw(into list: inout DisplayList) {
    let bar = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    list.append(.roundedRectangle(bar, radius: 2.5, Color.tertiary.resolved(in: environment)))
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      context.clipped(
        Element(
          .button, label: "Sheet Grabber", value: isOpen ? "Expanded" : "Half screen", frame: frame,
          traits: .button, handle: handle))
    ]
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? { action }
}
