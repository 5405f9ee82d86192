import Foundation
import GalleyRaster
import GalleyTree

/// A stack of pages with a navigation bar above.
///
/// - Reference: [SwiftUI's `NavigationStack`](https://developer.apple.com/documentation/swiftui/navigationstack).
nonisolated public struct NavigationStack<Root: View>: View, PrimitiveView {
  public typealias Body = Never

  let root: Root
  var path: PagePath?

  /// Creates a stack with its first page.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? NavigationNode) ?? NavigationNode(context.host)
    node.update(AnyView(root), path: path, in: context)
    return node
  }
}

/// The node of a stack of pages.
final class NavigationNode: Node, StartReturning {
  /// Pages come and go by a separate motion, or at once.
  override var showsTransitions: Bool { false }

  /// A page in the stack.
  @MainActor private final class Page {
    let context: PageContext
    /// The object that opened the page; while it lives, its view is the page's.
    weak var link: (any PageOpening)?
    let destination: () -> AnyView
    /// The member of the path that belongs to the page.
    let value: AnyHashable?
    var content: Node?
    let container = ContainerSize()

    init(
      _ stack: NavigationNode, link: (any PageOpening)?, value: AnyHashable? = nil,
      above below: PageContext? = nil,
      destination: @escaping () -> AnyView
    ) {
      context = PageContext(stack, above: below)
      self.link = link
      self.value = value
      self.destination = destination
    }
  }

  private var pages: [Page] = []
  private let bar: NavigationBarNode
  private let bottomBar: BottomBarNode
  private var path: PagePath?
  /// The page of a column that this is in, if it is.
  private weak var column: PageContext?
  /// The presenter of links' pages in the column after this one.
  private var nextColumn: NextColumn?
  private var rootView = AnyView(EmptyView())
  private var isUpdating = false
  /// Whether views have changed settings of the bars since their last update.
  private var isBarStale = false
  /// The looks that the app had set for all bars when this was shown first.
  private(set) lazy var barLooks = host.appLooks.navigationBar

  override init(_ host: ViewHost) {
    bar = NavigationBarNode(host)
    bottomBar = BottomBarNode(host)
    super.init(host)
    bottomBar.isOverContent = { [weak self] in
      guard let self else { return false }
      // Content above the keyboard always has a background.
      return self.host.keyReceiver != nil
        || Self.scroller(down: self.bottomBar.frame.minY, in: self.top)?.hasMoreBelow == true
    }
    pages = [Page(self, link: nil, destination: { [unowned self] in rootView })]
  }

  func update(_ root: AnyView, path: PagePath?, in context: NodeContext) {
    environment = context.environment
    column = environment.standsInColumn ? environment.page : nil
    environment.standsInColumn = false
    // There is one bar: this one, with the way back to the column before.
    column?.changes.set({ $0.looks.navigationBar.isHidden = true }, of: self)
    var context = context
    context.environment.standsInColumn = false
    nextColumn = environment.nextColumn
    context.environment.nextColumn = nil
    context.environment.noteSurroundingTint()
    if let tab = environment.tabPage, tab.page === environment.page { tab.stack = self }
    rootView = root
    self.path = path
    isUpdating = true
    if let path { follow(path.values()) }
    for (index, page) in pages.enumerated() {
      var context = context
      context.environment.searchDrawer = nil
      context.environment.page = page.context
      context.environment.container = page.container
      context.environment.stackAxis = nil
      var view = page.link?.destination() ?? page.destination()
      if index == 0, let drawer = environment.searchDrawer { view = AnyView(view.modified(by: drawer)) }
      page.content = view.inColumn.reconciled(with: page.content, in: context)
    }
    isUpdating = false
    updateBar()
  }

  private func updateBar() {
    isBarStale = false
    let top = pages[pages.count - 1].context
    top.tellSchemes()
    bar.look = top.looks.navigationBar
    host.present(bar.look.shownScheme, isOfBar: true, of: bar, with: self)
    bar.drawer = top.searchDrawers.values.last
    bottomBar.environment = environment
    bottomBar.environment.enterBar(top.looks.bottomBar)
    bottomBar.look = top.looks.bottomBar
    var barEnvironment = environment
    bar.looks = barLooks
    barEnvironment.enterBar(bar.look, tint: barLooks.tint)
    bar.update(
      title: top.title, isLarge: isLarge(top),
      items: top.items.filter { [.leading, .principal, .trailing].contains($0.placement.slot) },
      backTitle: top.hidesBackButton ? nil : titleBelow,
      back: { [weak self] in self?.goBack() },
      in: NodeContext(environment: barEnvironment, host: host))
  }

  /// The look of the tab bar around that the last page sets.
  var tabBarLook: BarLook { topContext.looks.tabBar }

  override func contentChanged() { updateBar() }

  /// Called when a view has changed settings of the bars: one that is created during layout, such as a row,
  /// does so after their update.
  func barChanged() {
    guard !isUpdating else { return }
    isBarStale = true
    host.setNeedsLayout()
  }

  /// Called when the destination of a link on a page has changed, which may be a page of the stack.
  func linkChanged(_ link: any PageOpening) {
    if !isUpdating, hasPage(of: link) { setNeedsUpdate() }
  }

  /// Called when a page has changed the pages that values open.
  func destinationsChanged() {
    if !isUpdating, pages.count > 1 { setNeedsUpdate() }
  }

  private func isLarge(_ page: PageContext) -> Bool {
    switch page.displayMode {
    case .automatic: pages.count == 1
    case .inline: false
    case .large: true
    }
  }

  /// Pushes the page of a link; with a path, the page of a value becomes its last member.
  func push(_ link: any PageOpening) {
    guard !hasPage(of: link) else { return }
    if pages.count == 1, let nextColumn { return nextColumn.show(link.destination) }
    if let path, let value = link.value, path.takes(value) { return path.set(path.values() + [value]) }
    host.focus.resign()
    pages.append(Page(self, link: link, above: topContext, destination: link.destination))
    setNeedsUpdate()
  }

  /// Whether a link has opened a page that is there.
  func hasPage(of link: any PageOpening) -> Bool { pages.contains { $0.link === link } }

  /// Pops the page of a link, and those above.
  func close(_ link: any PageOpening) {
    guard let index = pages.firstIndex(where: { $0.link === link }), index > 0 else { return }
    remove(pages.count - index)
  }

  /// Updates the pages of values with a path: those of equal members stay.
  private func follow(_ values: [AnyHashable]) {
    let open = pages.dropFirst().prefix { $0.value != nil }
    let same = zip(open, values).prefix { $0.value == $1 }.count
    if same < open.count || (same < values.count && pages.count > 1 + same) {
      pages.removeLast(pages.count - 1 - same)
    }
    for value in values.dropFirst(same) {
      pages.append(
        Page(self, link: nil, value: value, above: topContext) { [weak self] in
          let type = ObjectIdentifier(Swift.type(of: value.base))
          return self?.topContext.destination(of: value, type) ?? AnyView(EmptyView())
        })
    }
  }

  /// Removes the last pages, and notifies the objects that opened them.
  private func remove(_ count: Int) {
    host.focus.resign()
    let gone = pages.suffix(count)
    pages.removeLast(count)
    if let path, gone.contains(where: { $0.value != nil }) {
      path.set(Array(path.values().dropLast(gone.count { $0.value != nil })))
    }
    for page in gone { page.link?.closed() }
    setNeedsUpdate()
  }

  /// Pops the last page.
  @discardableResult
  func pop() -> Bool {
    guard pages.count > 1 else { return false }
    remove(1)
    return true
  }

  /// The title of the page below: of this stack, or before the column that this is in.
  private var titleBelow: String? {
    pages.count > 1 ? pages[pages.count - 2].context.title : column?.stack?.titleBelow
  }

  /// Goes back to the page below.
  private func goBack() {
    if !pop() { column?.stack?.goBack() }
  }

  func popToRoot() {
    guard pages.count > 1 else { return }
    remove(pages.count - 1)
  }

  func returnToStart() -> Bool {
    defer { popToRoot() }
    return pages.count > 1
  }

  private var top: [Node] { pages[pages.count - 1].content?.layoutChildren ?? [] }

  override var bleeds: Bool { true }

  private var topContext: PageContext { pages[pages.count - 1].context }

  private var shownBar: [Node] { topContext.hidesBar ? [] : [bar] }

  /// The bar at the bottom: with the items for the keyboard while it is visible, otherwise with those of the
  /// page.
  private var shownBottomBar: [BottomBarNode] {
    let slot: ToolbarItemPlacement.Slot = host.keyReceiver == nil ? .bottom : .keyboard
    bottomBar.items = topContext.items.filter { $0.placement.slot == slot }
    return bottomBar.items.isEmpty || (slot == .bottom && topContext.hidesBottomBar) ? [] : [bottomBar]
  }

  override var placedChildren: [Node] { top + shownBar + shownBottomBar }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified(by: host.size)
  }

  override func placeChildren(in rect: CGRect) {
    if isBarStale { updateBar() }
    var area = safeArea.within(exactFrame)
    let status = area.total.top
    let bottom = area.total.bottom
    bar.measureDrawer(width: rect.width)
    topContext.largeTitleHeight = topContext.hidesBar ? 0 : bar.fullHeight - bar.leastHeight
    if !topContext.hidesBar { area.container.top += bar.fullHeight }
    let bottomBars = shownBottomBar
    if !bottomBars.isEmpty { area.added.bottom += BottomBarNode.height }
    let container = pages[pages.count - 1].container
    for child in top { child.placePage(in: area, by: self, container: container) }
    safeAreaInside = safeArea
    bar.scrolled = Self.scroller(reaching: area.uncovered.minY, in: top)?.scrolledLength ?? 0
    bar.statusHeight = status
    if !topContext.hidesBar {
      bar.place(
        in: CGRect(x: rect.minX, y: rect.minY + status, width: rect.width, height: bar.height), by: self)
    }
    for bar in bottomBars {
      bar.bottomHeight = bottom
      bar.place(
        in: CGRect(
          x: rect.minX, y: rect.maxY - bottom - BottomBarNode.height, width: rect.width,
          height: BottomBarNode.height), by: self)
    }
  }

  /// Returns the scrolling node below the bar: the first one that reaches the bar's lower edge.
  private static func scroller(reaching edge: CGFloat, in nodes: [Node]) -> ScrollingNode? {
    for node in nodes where node.exactFrame.minY - node.bleeding.top <= edge + 0.1 {
      switch node {
      case let scroller as ScrollingNode: return scroller
      case is PagerNode, is NavigationNode: continue
      default:
        if let found = scroller(reaching: edge, in: node.placedChildren) { return found }
      }
    }
    return nil
  }

  /// Returns the scrolling node under a bar at the bottom: the first one that reaches a place.
  ///
  /// Content above a custom bar extends below both.
  ///
  /// - Parameters:
  ///   - edge: The upper edge of the bar, in the window's coordinates.
  ///   - nodes: The nodes above the bar.
  static func scroller(down edge: CGFloat, in nodes: [Node]) -> ScrollingNode? {
    for node in nodes where node.exactFrame.maxY + node.bleeding.bottom >= edge - 0.1 {
      if let scroller = node as? ScrollingNode, scroller.scrollsDown { return scroller }
      if let found = scroller(down: edge, in: node.placedChildren) { return found }
    }
    return nil
  }

  /// Touches on the bar do not reach content that scrolls below it.
  override func hitTest(_ point: CGPoint) -> Node? {
    if !topContext.hidesBar {
      if let hit = bar.hitTest(point) { return hit }
      if point.y < bar.frame.maxY, frame.contains(point) { return self }
    }
    return super.hitTest(point)
  }

  /// Whether this accepts touches: a page accepts every touch that nothing on it accepts, because the swipe
  /// back may begin anywhere along the edge.
  override var takesTouches: Bool { true }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    direction == .right && start.x - frame.minX < 20 && titleBelow != nil && !topContext.hidesBackButton
  }

  /// Ends the swipe from the leading edge, which goes back when it crosses half of the screen, or is quick.
  override func panEnded(_ pan: Pan) {
    if pan.translation.dx > frame.width / 2 || pan.velocity.dx > 500 {
      host.actions.perform({ [weak self] in self?.goBack() }, of: self)
    }
  }
}
