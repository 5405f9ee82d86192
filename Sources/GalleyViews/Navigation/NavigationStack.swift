import Foundation
import GalleyRaster
import GalleyTree

/// A stack of pages with a navigation bar above.
///
/// - Reference: [SwiftUI's `NavigationStack`](https://developer.apple.com/documentation/swiftui/navigationstack).
nonisolated public struct NavigationStack<Root: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let root: Root

  /// Makes a stack of its first page.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? NavigationNode) ?? NavigationNode(context.host)
    node.update(AnyView(root), in: context)
    return node
  }
}

/// The node of a stack of pages.
final class NavigationNode: Node, StartReturning {
  /// What comes and goes here does so by a motion of its own, or at once.
  override var showsTransitions: Bool { false }

  /// A page in the stack.
  @MainActor private final class Page {
    let context: PageContext
    /// The link that opened the page; while it lives, its view is the page's.
    weak var link: NavigationLinkNode?
    let destination: () -> AnyView
    var content: Node?
    let container = ContainerSize()

    init(
      _ stack: NavigationNode, link: NavigationLinkNode?, above other: PageContext? = nil,
      destination: @escaping () -> AnyView
    ) {
      context = PageContext(stack, above: other)
      self.link = link
      self.destination = destination
    }
  }

  private var pages: [Page] = []
  private let bar: NavigationBarNode
  private var rootView = AnyView(EmptyView())
  private var isUpdating = false

  override init(_ host: ViewHost) {
    bar = NavigationBarNode(host)
    super.init(host)
    pages = [Page(self, link: nil, destination: { [unowned self] in rootView })]
  }

  func update(_ root: AnyView, in context: NodeContext) {
    environment = context.environment
    rootView = root
    isUpdating = true
    for page in pages {
      var context = context
      context.environment.page = page.context
      context.environment.container = page.container
      context.environment.stackAxis = nil
      let view = page.link?.destination() ?? page.destination()
      page.content = view.reconciled(with: page.content, in: context)
    }
    isUpdating = false
    updateBar()
  }

  private func updateBar() {
    let top = pages[pages.count - 1].context
    bar.update(
      title: top.title, isLarge: isLarge(top), items: top.items,
      backTitle: pages.count > 1 ? pages[pages.count - 2].context.title : nil,
      back: { [weak self] in self?.pop() },
      in: NodeContext(environment: environment, host: host))
    top.largeTitleHeight = bar.fullHeight - NavigationBarNode.rowHeight
  }

  override func contentChanged() { updateBar() }

  /// Called when a link on a page has got another destination, which may be a page of the stack.
  func linkChanged(_ link: NavigationLinkNode) {
    if !isUpdating, pages.contains(where: { $0.link === link }) { setNeedsUpdate() }
  }

  /// Called when a page has changed what it sets, such as the pages that values open.
  func pageChanged() {
    if !isUpdating, pages.count > 1 { setNeedsUpdate() }
  }

  private func isLarge(_ page: PageContext) -> Bool {
    switch page.displayMode {
    case .automatic: pages.count == 1
    case .inline: false
    case .large: true
    }
  }

  func push(_ link: NavigationLinkNode) {
    host.focus.resign()
    let page = Page(self, link: link, above: pages[pages.count - 1].context, destination: link.destination)
    pages.append(page)
    setNeedsUpdate()
  }

  /// Pops the last page.
  @discardableResult
  func pop() -> Bool {
    guard pages.count > 1 else { return false }
    host.focus.resign()
    pages.removeLast()
    setNeedsUpdate()
    return true
  }

  func popToRoot() {
    guard pages.count > 1 else { return }
    host.focus.resign()
    pages.removeLast(pages.count - 1)
    setNeedsUpdate()
  }

  func returnToStart() -> Bool {
    defer { popToRoot() }
    return pages.count > 1
  }

  private var top: [Node] { pages[pages.count - 1].content?.layoutChildren ?? [] }

  override var bleeds: Bool { true }

  override var placedChildren: [Node] { top + [bar] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified(by: host.size)
  }

  override func placeChildren(in rect: CGRect) {
    var area = safeArea.within(exactFrame)
    let status = area.total.top
    area.container.top += bar.fullHeight
    let container = pages[pages.count - 1].container
    for child in top { child.placePage(in: area, by: self, container: container) }
    safeAreaInside = safeArea
    bar.scrolled = Self.scroller(reaching: area.uncovered.minY, in: top)?.scrolledLength ?? 0
    bar.statusHeight = status
    bar.place(
      in: CGRect(x: rect.minX, y: rect.minY + status, width: rect.width, height: bar.height), by: self)
  }

  /// What scrolls below the bar: of all that reaches the bar's lower edge, the first.
  private static func scroller(reaching edge: CGFloat, in nodes: [Node]) -> ScrollingNode? {
    for node in nodes where node.exactFrame.minY <= edge + 0.1 {
      switch node {
      case let scroller as ScrollingNode: return scroller
      case is PagerNode, is NavigationNode: continue
      default:
        if let found = scroller(reaching: edge, in: node.placedChildren) { return found }
      }
    }
    return nil
  }

  /// Touches on the bar do not reach what scrolls below it.
  override func hitTest(_ point: CGPoint) -> Node? {
    if let hit = bar.hitTest(point) { return hit }
    if point.y < bar.frame.maxY, frame.contains(point) { return self }
    return super.hitTest(point)
  }

  /// A page takes every touch that nothing on it takes: the swipe back may begin anywhere along the edge.
  override var takesTouches: Bool { true }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    direction == .right && start.x - frame.minX < 20 && pages.count > 1
  }

  /// A swipe from the leading edge goes back when it crosses half of the screen, or is quick.
  override func panEnded(_ pan: Pan) {
    if pan.translation.dx > frame.width / 2 || pan.velocity.dx > 500 {
      host.actions.perform({ [weak self] in self?.pop() }, of: self)
    }
  }
}
