import Foundation
import GalleyRaster
import GalleyTree

/// The node of a tab view with a bar.
final class TabNode: Node {
  /// Pages come and go by a separate motion, or at once.
  override var showsTransitions: Bool { false }

  private let splitter = ViewSplitter()
  private var pages: [TabPage] = []
  /// The pages that have been shown; a hidden page is updated when it is shown again.
  private var made: [[AnyHashable]: Node] = [:]
  private var shown: [AnyHashable]?
  /// The settings of the views of each page.
  private var contexts: [[AnyHashable]: TabPageContext] = [:]
  /// The environment of the bar, without its look.
  private var barEnvironment = EnvironmentValues()
  private var selection: PageSelection?
  private let bar: TabBarNode
  /// The app's view above the bar.
  private var accessory: Node?
  private let container = ContainerSize()

  override init(_ host: ViewHost) {
    bar = TabBarNode(host)
    super.init(host)
    bar.isOverContent = { [weak self] in
      self.map { NavigationNode.scroller(down: $0.bar.frame.minY, in: $0.content)?.hasMoreBelow == true }
        ?? false
    }
  }

  func update(_ content: any View, selection: PageSelection?, in context: NodeContext) {
    environment = context.environment
    var context = context.insideControl
    context.environment.noteSurroundingTint()
    let extra = context.environment[TabBottomAccessoryKey.self]
    // It is this tab view's, and no inner one's.
    context.environment[TabBottomAccessoryKey.self] = nil
    accessory = extra?.reconciled(with: accessory, in: context)
    self.selection = selection
    pages = TabPage.pages(of: content, by: splitter, in: context)
    let keys = Set(pages.map(\.key))
    made = made.filter { keys.contains($0.key) }
    contexts = contexts.filter { keys.contains($0.key) }
    let chosen = chosenIndex
    shown = chosen.map { pages[$0].key }
    if let chosen {
      let page = pages[chosen]
      var inner = context
      // A tab view on a page has a bar again, also inside of a pager.
      inner.environment[TabViewStyleKey.self] = .tabBar
      inner.environment.container = container
      let tabPage = contexts[page.key] ?? TabPageContext(on: inner.environment.page)
      contexts[page.key] = tabPage
      tabPage.changes.changed = { [weak self] in self?.host.setNeedsLayout() }
      inner.environment.tabPage = tabPage
      made[page.key] = page.view.reconciled(with: made[page.key], in: inner)
    }
    barEnvironment = context.environment
    updateBar()
  }

  private func updateBar() {
    let context = NodeContext(environment: barEnvironment, host: host)
    bar.update(pages.map(\.item), chosen: chosenIndex, look: look, in: context) { [weak self] in
      self?.tapped($0)
    }
  }

  /// The look of the bar that the shown page sets.
  private var look: BarLook { shown.flatMap { contexts[$0] }?.look ?? BarLook() }

  private var hasBar: Bool { !(look.isHidden ?? bar.looks.isHidden) }

  var chosenIndex: Int? {
    if let tag = selection?.tag(), let index = pages.firstIndex(where: { $0.tag == tag }) { return index }
    return pages.firstIndex { $0.key == shown } ?? (pages.isEmpty ? nil : 0)
  }

  /// Handles a tap on a tab; the chosen tab goes back, as in UIKit: first to its first page, then to its
  /// start.
  private func tapped(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let page = pages[index]
    if page.key == shown {
      _ = Self.returnToStart(content)
      return
    }
    host.focus.resign()
    if let selection {
      if let tag = page.tag { selection.choose(tag) }
    } else {
      shown = page.key
      setNeedsUpdate()
    }
  }

  private static func returnToStart(_ nodes: [Node]) -> Bool {
    nodes.contains { node in
      ((node as? any StartReturning)?.returnToStart() ?? false) || returnToStart(node.placedChildren)
    }
  }

  private var content: [Node] { shown.flatMap { made[$0] }?.layoutChildren ?? [] }

  override var bleeds: Bool { true }

  override var placedChildren: [Node] { content + (accessory?.layoutChildren ?? []) + (hasBar ? [bar] : []) }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified(by: host.size)
  }

  /// The keyboard covers the bar, which stays at the bottom of the device.
  override func placeChildren(in rect: CGRect) {
    let look = look
    if look.shownScheme != bar.look.shownScheme { updateBar() }
    bar.look = look
    if TabBarNode.floats(in: host.size) { return placeBelowBar(in: rect) }
    var area = safeArea.within(exactFrame)
    let height = (hasBar ? TabBarNode.height : 0) + min(area.container.bottom, host.safeArea.bottom)
    let extra = accessory == nil ? 0 : TabBottomAccessory.height + TabBottomAccessory.distance
    area.container.bottom = max(area.container.bottom, height) + extra
    for child in content { child.placePage(in: area, by: self, container: container) }
    safeAreaInside = safeArea
    placeAccessory(above: rect.maxY - height, in: rect)
    guard hasBar else { return }
    bar.place(in: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height), by: self)
  }

  private func placeAccessory(above bottom: CGFloat, in rect: CGRect) {
    let frame = CGRect(
      x: rect.minX + TabBottomAccessory.margin,
      y: bottom - TabBottomAccessory.distance - TabBottomAccessory.height,
      width: max(0, rect.width - 2 * TabBottomAccessory.margin), height: TabBottomAccessory.height)
    for node in accessory?.layoutChildren ?? [] { node.place(in: frame, by: self) }
  }

  /// The bar of a tablet floats above the page's own bar.
  private func placeBelowBar(in rect: CGRect) {
    var area = safeArea.within(exactFrame)
    let top = rect.minY + area.total.top
    if hasBar { area.container.top += TabBarNode.stripHeight }
    let bottom = rect.maxY - area.total.bottom
    if accessory != nil {
      area.container.bottom += TabBottomAccessory.height + TabBottomAccessory.distance
    }
    for child in content { child.placePage(in: area, by: self, container: container) }
    safeAreaInside = safeArea
    placeAccessory(above: bottom, in: rect)
    guard hasBar else { return }
    bar.place(in: CGRect(x: rect.minX, y: top, width: rect.width, height: TabBarNode.stripHeight), by: self)
  }

  /// Touches on the bar and on the view above it do not reach content that scrolls below them.
  override func hitTest(_ point: CGPoint) -> Node? {
    if hasBar, let hit = bar.hitTest(point) { return hit }
    for node in accessory?.layoutChildren ?? [] where node.frame.contains(point) {
      return node.hitTest(point) ?? node
    }
    return super.hitTest(point)
  }
}
