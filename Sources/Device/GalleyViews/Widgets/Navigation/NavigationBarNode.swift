import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of the bar above a page, with the back button, the title and toolbar buttons.
///
/// A large title stands below the bar's buttons and moves up with the content; when it has disappeared the
/// title appears in the bar, which then has a background and a line below.
final class NavigationBarNode: Node {
  /// The bar's height without a large title, in points.
  static let rowHeight: CGFloat = 44
  /// The minimum height of a large title with the space around, in points.
  private static let leastTitleHeight: CGFloat = 52
  /// The space above and below a large title, in points: the rest of ``leastTitleHeight`` at the default text
  /// size.
  private static let titleSpace: CGFloat = 11
  /// The background of a bar on a sheet above scrolled content.
  private static let sheetBackground = Color(light: 0xF8F8F9, dark: 0x222224)

  /// The distance that the content has been scrolled, in points.
  var scrolled: CGFloat = 0
  /// The height of the status bar above, in points.
  var statusHeight: CGFloat = 0
  private(set) var title = ""
  private(set) var isLarge = false
  private var items: [ToolbarItemNode] = []
  /// The field for searching below the title.
  var drawer: SearchDrawerNode?
  private var drawerHeight: CGFloat = 0
  /// The look of the bar that the page sets.
  var look = BarLook()
  /// The looks that the app has set for all bars.
  var looks = NavigationBarLooks()
  private var inlineTitle: Node?
  private var largeTitle: Node?
  /// The titles above content that is at its start, where the app has set another look for them.
  private var inlineTitleAtEdge: Node?
  private var largeTitleAtEdge: Node?
  private var backButton: Node?
  private var shortBackButton: Node?
  private var hasBack = false

  func update(
    title: String, isLarge: Bool, items: [ToolbarItemNode], backTitle: String?, back: @escaping () -> Void,
    in context: NodeContext
  ) {
    environment = context.environment
    self.title = title
    self.isLarge = isLarge && !title.isEmpty
    self.items = items
    var context = context
    context.environment.page = nil
    host.evaluator.evaluate(self) { evaluate(backTitle: backTitle, back: back, in: context) }
  }

  private func evaluate(backTitle: String?, back: @escaping () -> Void, in context: NodeContext) {
    let wholeContext = context
    var context = context
    context.environment.limitTextInBars()
    let (phase, edge) = (phase(isAtEdge: false), phase(isAtEdge: true))
    func inline(_ look: LetterLook, _ old: Node?) -> Node {
      look.applied(to: Text(title)).font(.headline).lineLimit(1).reconciled(with: old, in: context)
    }
    func large(_ look: LetterLook, _ old: Node?) -> Node {
      look.applied(to: Text(title)).font(.system(.largeTitle, weight: .bold)).lineLimit(1)
        .reconciled(with: old, in: wholeContext)
    }
    inlineTitle = inline(phase.title, inlineTitle)
    largeTitle = large(phase.largeTitle, largeTitle)
    inlineTitleAtEdge = edge.title == phase.title ? nil : inline(edge.title, inlineTitleAtEdge)
    largeTitleAtEdge =
      edge.largeTitle == phase.largeTitle ? nil : large(edge.largeTitle, largeTitleAtEdge)
    hasBack = backTitle != nil
    let label = backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    func button(_ shown: String) -> some View {
      Button(action: back) {
        HStack(spacing: 5) {
          Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold)).imageScale(.large)
            .accessibilityHidden(true)
          phase.backTitle.applied(to: Text(shown)).lineLimit(1)
        }
      }.accessibilityLabel(label).accessibilityIdentifier("BackButton")
    }
    backButton = button(label).reconciled(with: backButton, in: context)
    shortBackButton = button("Back").reconciled(with: shortBackButton, in: context)
  }

  /// The look that the app has set for one of the bar's states.
  private func phase(isAtEdge: Bool) -> NavigationBarLooks.Phase {
    looks.phase(isAtEdge: isAtEdge, isCompact: environment.verticalSizeClass == .compact)
  }

  private var isAtEdge: Bool { scrolled <= 0 }

  private var inlineTitles: [Node] { nodes(isAtEdge ? inlineTitleAtEdge ?? inlineTitle : inlineTitle) }
  private var largeTitles: [Node] { nodes(isAtEdge ? largeTitleAtEdge ?? largeTitle : largeTitle) }

  /// The items in the middle, which stand in place of the title.
  private var principal: [ToolbarItemNode] { items.filter { $0.placement.slot == .principal } }

  /// The title that is shown in the bar.
  private var middle: [Node] { principal.isEmpty ? inlineTitles : principal }

  /// The back button, with the title of the previous page if there is space for it, otherwise with “Back”.
  private var shownBackButton: [Node] {
    guard hasBack else { return [] }
    let title = inlineTitles.first?.measure(.unspecified).width ?? 0
    let space = (host.size.width - title) / 2 - 20
    let full = nodes(backButton)
    return (full.first?.measure(.unspecified).width ?? 0) <= space ? full : nodes(shortBackButton)
  }

  /// The height of the large title with the space around, in points; it grows with the text size.
  private var largeTitleHeight: CGFloat {
    let title = nodes(largeTitle).first?.measure(.unspecified).height ?? 0
    return max(Self.leastTitleHeight, title.rounded(.up) + Self.titleSpace)
  }

  /// Measures the search field, whose height is a part of the bar's.
  func measureDrawer(width: CGFloat) {
    drawerHeight = drawer?.measure(ProposedSize(width: width, height: nil)).height ?? 0
  }

  /// The bar's height before anything is scrolled, in points.
  var fullHeight: CGFloat { Self.rowHeight + (isLarge ? largeTitleHeight : 0) + drawerHeight }

  /// The bar's height when everything collapsible has disappeared, in points.
  var leastHeight: CGFloat { Self.rowHeight + (drawer?.stays == true ? drawerHeight : 0) }

  /// The bar's present height, in points.
  var height: CGFloat { fullHeight > leastHeight ? max(leastHeight, fullHeight - scrolled) : leastHeight }

  /// The height of the visible part of the field, which disappears before the large title does.
  private var shownDrawerHeight: CGFloat {
    drawer?.stays == true ? drawerHeight : min(drawerHeight, max(0, drawerHeight - scrolled))
  }

  /// The distance by which the large title has moved up, in points; negative while everything is pulled down.
  private var titleShift: CGFloat {
    drawer?.stays == true || scrolled < 0 ? scrolled : max(0, scrolled - drawerHeight)
  }

  private var isCollapsed: Bool { !isLarge || titleShift >= largeTitleHeight - 8 }

  private func nodes(_ node: Node?) -> [Node] { node?.layoutChildren ?? [] }

  override var placedChildren: [Node] {
    shownBackButton + (isCollapsed ? inlineTitles.filter { _ in principal.isEmpty } : largeTitles)
      + items + (shownDrawerHeight > 0 ? [drawer].compactMap(\.self) : [])
  }

  override func placeChildren(in rect: CGRect) {
    let row = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.rowHeight)
    var leading = row.minX + 16
    var trailing = row.maxX - 16
    for node in shownBackButton {
      let size = node.measure(.unspecified)
      let place = CGRect(
        x: row.minX + 8, y: row.midY - size.height / 2, width: size.width, height: size.height)
      node.place(in: mirrored(place, in: row), by: self)
      leading = place.maxX + 6
    }
    for item in items where item.placement.slot == .leading {
      let size = item.measure(.unspecified)
      let place = CGRect(origin: CGPoint(x: leading, y: row.midY - size.height / 2), size: size)
      item.place(in: mirrored(place, in: row), by: self)
      leading += size.width + 16
    }
    // The last item is the outermost.
    for item in items.reversed() where ![.leading, .principal].contains(item.placement.slot) {
      let size = item.measure(.unspecified)
      trailing -= size.width
      let place = CGRect(origin: CGPoint(x: trailing, y: row.midY - size.height / 2), size: size)
      item.place(in: mirrored(place, in: row), by: self)
      trailing -= 16
    }
    for node in middle {
      let space = max(0, trailing - leading)
      let size = node.measure(ProposedSize(width: space, height: Self.rowHeight))
      let centred = row.midX - size.width / 2
      let x = min(max(centred, leading), max(leading, trailing - size.width))
      let place = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
      node.place(in: mirrored(place, in: row), by: self)
    }
    for node in largeTitles {
      let size = node.measure(ProposedSize(width: rect.width - 32, height: largeTitleHeight))
      let place = CGRect(
        x: rect.minX + 16, y: row.maxY - titleShift + 3, width: size.width, height: size.height)
      node.place(in: mirrored(place, in: row), by: self)
    }
    // The field keeps its distance from the title, and disappears from its lower edge.
    drawer?.place(
      in: CGRect(x: rect.minX, y: rect.maxY - shownDrawerHeight, width: rect.width, height: drawerHeight),
      by: self)
  }

  override func draw(into list: inout DisplayList) {
    let background = CGRect(
      x: frame.minX, y: frame.minY - statusHeight, width: frame.width, height: statusHeight + frame.height)
    // Above content that is at its start there is no bar at all, as on iOS.
    let surface = phase(isAtEdge: isAtEdge && look.isBackgroundHidden == nil).surface
    if let backdrop = looks.backdrop { fill(frame, with: backdrop, into: &list) }
    // On a sheet a material would show the dark background around it.
    let onSheet = environment.presentation == nil ? nil : Self.sheetBackground
    let line = look.drawBackground(
      in: background, isOverContent: !isAtEdge, surface, environment, onSheet: onSheet, into: &list)
    if let line, isCollapsed || surface != nil {
      let place = CGRect(x: frame.minX, y: frame.maxY - hairline, width: frame.width, height: hairline)
      fill(place, with: line, into: &list)
    }
    if !isCollapsed {
      let space = CGRect(
        x: frame.minX, y: frame.minY + Self.rowHeight - 8, width: frame.width,
        height: max(0, frame.height - shownDrawerHeight - Self.rowHeight + 8))
      list.nested(in: .pushClipRectangle(space, .square)) { list in
        for node in largeTitles { node.draw(into: &list) }
      }
    }
    for node in shownBackButton { node.draw(into: &list) }
    if isCollapsed, principal.isEmpty { for node in inlineTitles { node.draw(into: &list) } }
    for item in items { item.draw(into: &list) }
    guard let drawer, shownDrawerHeight > 0 else { return }
    let space = CGRect(
      x: frame.minX, y: frame.maxY - shownDrawerHeight, width: frame.width, height: shownDrawerHeight)
    list.nested(in: shownDrawerHeight < drawerHeight ? .pushClipRectangle(space, .square) : nil) {
      drawer.draw(into: &$0)
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    var children: [Element] = []
    children += shownBackButton.flatMap { $0.elements(in: context) }
    let titles = isCollapsed ? (principal.isEmpty ? inlineTitles : []) : largeTitles
    children += titles.flatMap { $0.elements(in: context) }.map {
      element in
      var element = element
      element.traits.insert(.header)
      return element
    }
    children += items.flatMap { $0.elements(in: context) }
    if shownDrawerHeight > 0, let drawer { children += drawer.elements(in: context.within(frame)) }
    return [
      context.clipped(
        Element(.navigationBar, identifier: title, frame: frame, handle: handle, children: children))
    ]
  }

  override var takesTouches: Bool { true }
}
