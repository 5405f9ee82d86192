import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of a sheet, a full-screen cover or a popover.
///
/// The measures are UIKit's: a large sheet leaves ten points below the status bar, a medium one is half as high, corners
/// have a radius of ten points. On a tablet a sheet is a card in the middle of the window; ``SheetCard`` has its size.
final class SheetNode: Node, WindowSheet {
  /// Sheets come and go by a separate motion, or at once.
  override var showsTransitions: Bool { false }

  enum Kind {
    case sheet
    case cover
    case popover
  }

  private static let gap: CGFloat = 10
  private static let radius: CGFloat = 10
  /// The distance of a navigation bar from the upper edge of a sheet, in points.
  private static let barInset: CGFloat = 12
  private static let duration = Duration.milliseconds(400)
  /// The distance that a lifted finger's speed carries the sheet, in seconds of that speed.
  private static let projection: CGFloat = 0.2

  /// The kind that the app has asked for.
  var wanted = Kind.sheet
  var identity: AnyHashable?
  let presentation = PresentationContext()
  /// The view that a popover belongs to, and the part of it that its arrow points at.
  weak var source: Node?
  var attachment = PopoverAttachmentAnchor.rect(.bounds)
  /// The number of the region around a popover.
  private(set) lazy var dismissRegion = host.makeHandle()
  /// The place of a popover.
  var popover: (card: CGRect, arrow: PopoverArrow?) = (.zero, nil)
  private var content: Node?
  private var dismissal: () -> Void = {}
  /// The height it stands at, where there are several.
  private var detent: PresentationDetent?
  /// The upper edge of the card, in points of the window.
  private let top = EasedValue(0)
  private var hasAppeared = false
  private var isClosing = false
  private var isLeaving = false
  private var dragStart: CGFloat?
  private var window = CGRect.zero
  /// The insets of the device's shape, in points.
  private var deviceInsets = EdgeInsets()
  private let container = ContainerSize()
  private let grabber: SheetGrabberNode

  override init(_ host: ViewHost) {
    grabber = SheetGrabberNode(host)
    super.init(host)
  }

  func update(
    _ view: AnyView, dismiss: @escaping () -> Void, onDismiss: (() -> Void)?, in context: NodeContext
  ) {
    if !hasAppeared { host.focus.resign() }
    host.presentedSheets.set(self, of: self)
    dismissal = dismiss
    presentation.dismiss = { [weak self] in self?.close() }
    var context = context
    context.environment = context.environment.inNewWindow
    context.environment.presentation = presentation
    context.environment.isElevated = wanted != .cover
    if wanted == .popover { context.environment.horizontalSizeClass = .compact }
    environment = context.environment
    grabber.environment = environment
    grabber.action = { [weak self] in self?.moveToNextDetent() }
    context.environment.container = container
    let inner = context
    host.evaluator.evaluate(self) { content = view.inColumn.reconciled(with: content, in: inner) }
    if let onDismiss { host.lifecycleEvent(.init(self, disappear: onDismiss)) }
  }

  // MARK: Places

  /// The kind: in a small space a popover is a sheet, unless its content sets another form.
  var kind: Kind {
    guard wanted == .popover, host.environment.horizontalSizeClass == .compact else { return wanted }
    switch presentation.compactAdaptation {
    case .popover, .none: return .popover
    case .fullScreenCover: return .cover
    default: return .sheet
    }
  }

  private var highest: CGFloat { kind == .cover ? window.minY : window.minY + deviceInsets.top + Self.gap }

  private var maximumHeight: CGFloat { window.maxY - deviceInsets.bottom - highest }

  /// The card of a tablet; `nil` if the sheet comes from the lower edge, as wide as the window.
  private var tabletCard: SheetCard? {
    guard kind == .sheet, ScreenSize.isTablet(window.size) else { return nil }
    return SheetCard(in: window, deviceInsets, presentation.sizing) { [weak self] proposal in
      self?.contentNodes.first?.measure(proposal) ?? .zero
    }
  }

  private func place(of detent: PresentationDetent) -> CGFloat {
    if let tabletCard { return tabletCard.frame(detent).minY }
    return window.maxY - deviceInsets.bottom - detent.height(of: maximumHeight)
  }

  /// The heights it can stand at, the least first.
  private var detents: [PresentationDetent] {
    guard kind == .sheet, !presentation.detents.isEmpty else { return [.large] }
    return presentation.detents.sorted { place(of: $0) > place(of: $1) }
  }

  var currentDetent: PresentationDetent {
    let detents = detents
    return detents.first { $0 == detent } ?? detents[0]
  }

  private var isHighest: Bool {
    let detents = detents
    return place(of: currentDetent) <= place(of: detents[detents.count - 1])
  }

  /// Whether views behind accept touches, and so are not dimmed.
  var leavesBackgroundUsable: Bool {
    guard kind == .sheet else { return false }
    switch presentation.backgroundInteraction.rule {
    case .never: return false
    case .always: return true
    case .upThrough(let limit): return place(of: currentDetent) >= place(of: limit)
    }
  }

  var coversWindow: Bool { kind == .cover }

  var reachesLowerEdge: Bool { kind != .popover && tabletCard == nil }

  /// The colour of the card, which is light or dark with the content that fills it.
  private var surface: RGBA {
    var values = environment
    values.colorScheme = host.contentScheme(of: self)
    return Color.systemBackground.resolved(in: values)
  }

  /// The part by which content behind is pushed back: 1 for a large sheet, 0 for a lower one.
  var pushBack: CGFloat {
    guard kind == .sheet, hasAppeared, tabletCard == nil else { return 0 }
    let start = detents.map { place(of: $0) }.filter { $0 > highest + 1 }.min() ?? window.maxY
    return min(1, max(0, (start - top.value) / max(1, start - highest)))
  }

  /// The visible part of the sheet's height, from 0 to 1.
  private var visiblePart: CGFloat {
    let whole = window.maxY - place(of: detents[0])
    return min(1, max(0, (window.maxY - top.value) / max(1, whole)))
  }

  var card: CGRect {
    if kind == .popover { return popover.card }
    if let tabletCard {
      var card = tabletCard.frame(currentDetent)
      card.origin.y = top.value
      return card
    }
    return CGRect(
      x: window.minX, y: top.value, width: window.width,
      height: max(0, window.maxY - place(of: currentDetent)))
  }

  /// Places the sheet in the window, with its card at the bottom.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - safeArea: The insets of the device's shape, in points.
  ///   - keyboard: The height of the keyboard, in points.
  func arrange(in window: CGRect, safeArea: EdgeInsets, keyboard: CGFloat) {
    self.window = window
    deviceInsets = safeArea
    if kind == .popover {
      hasAppeared = true
      arrangePopover(in: window, safeArea: safeArea, keyboard: keyboard)
      return place(in: window, by: nil)
    }
    let lift: CGFloat
    if let tabletCard {
      // A card gives way as far as it has to.
      lift = max(0, tabletCard.frame(currentDetent).maxY - (window.maxY - keyboard))
    } else {
      lift = max(0, keyboard - safeArea.bottom)
    }
    let rest = max(highest, place(of: currentDetent) - lift)
    if !hasAppeared {
      hasAppeared = true
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
    let card = card
    let isCard = tabletCard != nil || kind == .popover
    let keyboard = isCard ? max(0, card.maxY - (window.maxY - host.keyboardHeight)) : host.keyboardHeight
    for child in contentNodes {
      var insets = EdgeInsets(bottom: isCard ? 0 : deviceInsets.bottom)
      if kind == .cover { insets.top = deviceInsets.top }
      if kind == .sheet, child.fillsPage { insets.top = Self.barInset }
      child.placePage(
        in: SafeArea(bounds: card, container: insets, keyboard: keyboard), by: self,
        container: container)
    }
    if hasGrabber {
      grabber.isOpen = isHighest
      grabber.place(in: CGRect(x: card.midX - 38, y: card.minY, width: 76, height: 18), by: self)
    }
  }

  private var hasGrabber: Bool {
    guard kind == .sheet else { return false }
    switch presentation.dragIndicator {
    case .automatic: return detents.count > 1 && tabletCard == nil
    case .visible: return true
    case .hidden: return false
    }
  }

  var contentNodes: [Node] { content?.layoutChildren ?? [] }

  override var placedChildren: [Node] { contentNodes + (hasGrabber ? [grabber] : []) }

  // MARK: Coming and going

  /// Moves down and is then dismissed.
  private func close() {
    guard !isClosing, !isLeaving else { return }
    host.focus.resign()
    if kind == .popover {
      dismissal()
      return setNeedsUpdate()
    }
    isClosing = true
    move(to: window.maxY) { [weak self] in
      guard let self else { return }
      self.isClosing = false
      self.dismissal()
      self.setNeedsUpdate()
    }
    host.setNeedsLayout()
  }

  /// Starts to leave: it is drawn until it has moved down.
  func leave() {
    guard hasAppeared, !isLeaving, kind != .popover, top.value < window.maxY else { return }
    isLeaving = true
    host.leavingSheets.append(self)
    move(to: window.maxY) { [weak self] in
      guard let self else { return }
      self.host.leavingSheets.removeAll { $0 === self }
      self.host.setNeedsLayout()
    }
  }

  /// Moves to the next height.
  private func moveToNextDetent() {
    let detents = detents
    guard let index = detents.firstIndex(of: currentDetent), detents.count > 1 else { return }
    detent = detents[(index + 1) % detents.count]
    host.setNeedsLayout()
  }

  // MARK: Drawing

  /// Draws the background that dims the content behind.
  func drawDimming(into list: inout DisplayList) {
    guard kind == .sheet, !leavesBackgroundUsable else { return }
    let dark = environment.colorScheme == .dark ? 0.48 : 0.2
    list.append(.roundedRectangle(window, radius: 0, RGBA.black.opacity(dark * Double(visiblePart))))
  }

  /// The radius of the sheet's corners, in points.
  private var cornerRadius: CGFloat {
    min(max(presentation.cornerRadius ?? Self.radius, 0), min(card.width, card.height) / 2)
  }

  override func draw(into list: inout DisplayList) {
    if kind == .popover { return drawPopover(into: &list) { super.draw(into: &$0) } }
    let isCard = tabletCard != nil
    let upper = cornerRadius
    let lower = isCard ? upper : 0
    let corners =
      kind == .cover
      ? Corners.square
      : Corners(topLeft: upper, topRight: upper, bottomRight: lower, bottomLeft: lower, style: .continuous)
    var card = card
    // Content behind does not show below a sheet that is pulled up too far.
    if !isCard { card.size.height = max(card.height, window.maxY - card.minY) }
    list.nested(in: .pushClipRectangle(card, corners)) { list in
      list.append(.roundedRectangle(card, .square, surface))
      super.draw(into: &list)
    }
  }

  /// Draws content pushed back behind this.
  func drawBehind(
    top place: CGFloat, to end: CGFloat, into list: inout DisplayList, _ content: (inout DisplayList) -> Void
  ) {
    let amount = pushBack
    guard amount > 0 else { return content(&list) }
    let scale = 1 - amount * 32 / window.width
    let y = place + (end - place) * amount
    let shrinking = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: window.midX * (1 - scale), ty: y - place * scale)
    let radius = Self.radius * amount
    let corners = Corners(topLeft: radius, topRight: radius, style: .continuous)
    list.nested(in: .pushTransform(shrinking)) { list in
      list.nested(in: .pushClipRectangle(window, corners), content)
    }
  }

  /// The upper edge of the card, for the sheet above.
  var cardTop: CGFloat { top.value }

  // MARK: Elements

  override func elements(in context: ElementContext) -> [Element] {
    let card = card
    let inner = context.within(card)
    var appearance = Appearance()
    appearance.background = surface.text
    if kind == .popover {
      return popoverElements(placedChildren.flatMap { $0.elements(in: inner) }, appearance)
    }
    if kind == .sheet { appearance.cornerRadius = Double(cornerRadius) }
    return [
      context.clipped(
        Element(
          kind == .sheet ? .sheet : .other, frame: card, traits: leavesBackgroundUsable ? [] : .modal,
          appearance: appearance,
          handle: handle, children: placedChildren.flatMap { $0.elements(in: inner) }))
    ]
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint) -> Node? {
    if card.contains(point) { return super.hitTest(point) ?? self }
    return leavesBackgroundUsable ? nil : self
  }

  override var takesTouches: Bool { true }

  /// The action of a tap beside a popover, or on the background above a sheet that is not large, which
  /// dismisses it.
  override var tapAction: (() -> Void)? {
    { [weak self, point = host.touchStart] in
      guard let self, !card.contains(point), !presentation.isDismissDisabled,
        kind == .popover || kind == .sheet && card.minY > highest + 1
      else { return }
      close()
    }
  }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    kind == .sheet && card.contains(start) && direction.isVertical && !isClosing
  }

  /// Whether this follows a finger: a pull on content at its start moves the sheet down, and a sheet that can
  /// stand higher moves up before anything on it scrolls.
  override func claimsPan(of other: Node, from start: CGPoint, direction: PanDirection) -> Bool {
    guard let scroller = other.scrolling, scroller.scrolls(along: .vertical),
      wantsPan(from: start, direction: direction)
    else { return false }
    return direction == .up ? !isHighest : scroller.isAtStart
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
    let end = top.value + pan.velocity.dy * Self.projection
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
final class SheetGrabberNode: Node {
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
