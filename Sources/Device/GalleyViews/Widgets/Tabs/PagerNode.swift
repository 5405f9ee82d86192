import Foundation
import GalleyRaster
import GalleyTree

/// The node of a tab view whose pages are swiped.
///
/// Only visible pages are created, in cells of a collection view as on iOS; a created page keeps its state.
/// The page in the middle is the chosen one, also while a finger moves it.
final class PagerNode: ClippingNode, RowCounting {
  /// Pages come and go by a separate motion, or at once.
  override var showsTransitions: Bool { false }

  /// The speed of a lifted finger, in points per second, above which the next page follows.
  private static let flick: CGFloat = 250
  /// The part of the way to its page that the pager goes in a frame.
  private static let approach: CGFloat = 0.22
  /// The part of a pull beyond an end that the pages follow.
  private static let resistance: CGFloat = 0.4

  private let splitter = ViewSplitter()
  private var pages: [TabPage] = []
  private var cells: [[AnyHashable]: PageCellNode] = [:]
  private var visible: [PageCellNode] = []
  /// The position of the pages, in pages.
  private var position: CGFloat = 0
  private var current: [AnyHashable]?
  private var selection: PageSelection?
  private var display = PageTabViewStyle.IndexDisplayMode.automatic
  private let indicator: PageIndicatorNode
  private let animation = FrameAnimation()

  override init(_ host: ViewHost) {
    indicator = PageIndicatorNode(host)
    super.init(host)
    indicator.step = { [weak self] in self?.step(by: $0) }
  }

  func update(
    _ content: any View, selection: PageSelection?, display: PageTabViewStyle.IndexDisplayMode,
    in context: NodeContext
  ) {
    var context = context.insideControl
    self.selection = selection
    self.display = display
    environment = context.environment
    indicator.environment = context.environment
    context.environment[TabViewStyleKey.self] = .tabBar
    let before = index(of: current)
    pages = TabPage.pages(of: content, by: splitter, in: context)
    let keys = Set(pages.map(\.key))
    cells = cells.filter { keys.contains($0.key) }
    moveToChosen(from: before)
    // Pages on the screen are evaluated now, the others when they come into view.
    let seen = Set(visible.map(\.handle))
    visible = []
    for (index, page) in pages.enumerated() {
      guard let cell = cells[page.key] else { continue }
      cell.index = index
      guard seen.contains(cell.handle) else { continue }
      cell.update(page.view, in: context)
      visible.append(cell)
    }
  }

  private func index(of key: [AnyHashable]?) -> Int? {
    key.flatMap { key in pages.firstIndex { $0.key == key } }
  }

  /// Shows the page that the binding has chosen, and stays on a page that has moved among the others.
  private func moveToChosen(from before: Int?) {
    guard !pages.isEmpty else {
      current = nil
      position = 0
      return
    }
    let tagged = selection.flatMap { selection in
      let tag = selection.tag()
      return pages.firstIndex { $0.tag == tag }
    }
    let chosen = tagged ?? index(of: current) ?? min(before ?? 0, pages.count - 1)
    guard pages[chosen].key != current || chosen != before else { return }
    current = pages[chosen].key
    animation.stop()
    position = CGFloat(chosen)
  }

  var currentIndex: Int { index(of: current) ?? 0 }

  /// The page in the middle becomes the chosen one.
  private func settleChoice() {
    guard !pages.isEmpty else { return }
    let middle = min(max(Int(position.rounded()), 0), pages.count - 1)
    guard pages[middle].key != current else { return }
    current = pages[middle].key
    if let tag = pages[middle].tag { selection?.choose(tag) }
  }

  var rowCount: Int { pages.count }

  override var bleeds: Bool { true }

  override var placedChildren: [Node] { visible + (showsIndicator ? [indicator] : []) }

  private var showsIndicator: Bool {
    display == .always ? !pages.isEmpty : display == .automatic && pages.count > 1
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified(by: host.size)
  }

  override func placeChildren(in rect: CGRect) {
    indicator.show(page: currentIndex, of: pages.count)
    let insets = barInsets
    var placed: [PageCellNode] = []
    if rect.width > 0 {
      let context = NodeContext(environment: environment, host: host)
      let first = max(0, Int(position.rounded(.down)))
      let last = min(pages.count - 1, Int(position.rounded(.up)))
      for index in first...max(first, last) where pages.indices.contains(index) {
        let page = pages[index]
        let cell = cells[page.key] ?? PageCellNode(host)
        cells[page.key] = cell
        cell.index = index
        if !cell.evaluation.isAttached {
          var context = context
          context.environment[TabViewStyleKey.self] = .tabBar
          cell.update(page.view, in: context, below: self)
        }
        cell.insets = insets
        let x = rect.minX + (CGFloat(index) - position) * rect.width
        cell.place(in: CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height), by: self)
        placed.append(cell)
      }
    }
    visible = placed
    host.evaluator.takeUp(placed, inside: self)
    guard showsIndicator else { return }
    let size = indicator.measure(ProposedSize(width: rect.width, height: nil))
    indicator.place(
      in: CGRect(
        x: rect.midX - size.width / 2, y: rect.maxY - insets.bottom - size.height - 8,
        width: size.width,
        height: size.height), by: self)
  }

  override func elements(in context: ElementContext) -> [Element] {
    let inner = context.within(frame)
    let pages = Element(
      .collectionView, frame: frame, handle: handle, children: visible.flatMap { $0.elements(in: inner) })
    return [context.clipped(pages)] + (showsIndicator ? indicator.elements(in: context) : [])
  }

  override var takesTouches: Bool { true }

  // MARK: Swiping

  /// Handles a touch: on moving pages it has no other effect; they continue unless the finger moves them.
  override func touchBegan(at point: CGPoint) -> Bool { animation.isRunning }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    !direction.isVertical && pages.count > 1
  }

  override func panChanged(_ pan: Pan) {
    guard frame.width > 0 else { return }
    animation.stop()
    let length = -pan.delta.dx / frame.width
    let isBeyond = position < 0 || position > CGFloat(pages.count - 1)
    position += isBeyond ? length * Self.resistance : length
    position = min(max(position, -0.5), CGFloat(pages.count - 1) + 0.5)
    settleChoice()
    host.setNeedsLayout()
  }

  /// Ends the swipe: a quick finger goes to the next page in its direction, a slow one to the nearer.
  override func panEnded(_ pan: Pan) {
    let velocity = -pan.velocity.dx
    var target = position.rounded()
    if velocity > Self.flick { target = position.rounded(.down) + 1 }
    if velocity < -Self.flick { target = position.rounded(.up) - 1 }
    // No swipe goes further than one page from where it began.
    let start = (position + pan.translation.dx / max(1, frame.width)).rounded()
    go(to: Int(min(max(target, start - 1), start + 1)))
  }

  override func panCancelled() {
    go(to: Int(position.rounded()))
  }

  private func step(by count: Int) {
    go(to: currentIndex + count)
  }

  private func go(to index: Int) {
    guard !pages.isEmpty else { return }
    animation.stop()
    let target = CGFloat(min(max(index, 0), pages.count - 1))
    guard position != target else { return }
    animation.start("paging", in: host) { [weak self] _ in
      guard let self else { return false }
      position += (target - position) * Self.approach
      let isThere = abs(target - position) * max(1, frame.width) < 0.5
      if isThere { position = target }
      settleChoice()
      return !isThere
    }
  }
}

/// The node of one page of a pager.
final class PageCellNode: Node {
  var insets = EdgeInsets()
  var index = 0
  private var content: Node?

  /// Updates the page.
  ///
  /// - Parameters:
  ///   - view: The page.
  ///   - context: The context in the pager.
  ///   - pager: The pager that creates it during layout; `nil` while the pager is evaluated.
  func update(_ view: any View, in context: NodeContext, below pager: PagerNode? = nil) {
    environment = context.environment
    if let pager {
      host.evaluator.evaluate(self, below: pager) { content = view.reconciled(with: content, in: context) }
    } else {
      host.evaluator.evaluate(self) { content = view.reconciled(with: content, in: context) }
    }
  }

  override var placedChildren: [Node] { content?.layoutChildren ?? [] }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren { child.placePage(in: SafeArea(bounds: rect, container: insets), by: self) }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let inner = context.within(frame)
    return [
      context.clipped(
        Element(
          .cell, frame: frame, handle: handle, children: placedChildren.flatMap { $0.elements(in: inner) }))
    ]
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    frame.contains(point) ? super.hitTest(point) : nil
  }
}
