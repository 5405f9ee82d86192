import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of the bar above a page, with the back button, the title and toolbar buttons.
///
/// A large title stands below the bar's buttons and goes up with the content; when it is gone the title appears in
/// the bar, which then has a background and a line below.
final class NavigationBarNode: Node {
  /// The bar's height without a large title, in points.
  static let rowHeight: CGFloat = 44
  private static let largeTitleHeight: CGFloat = 52
  /// The background of a bar on a sheet above scrolled content.
  private static let sheetBackground = Color(light: 0xF8F8F9, dark: 0x222224)

  /// The distance that the content has been scrolled, in points.
  var scrolled: CGFloat = 0
  /// The height of the status bar above, in points.
  var statusHeight: CGFloat = 0
  private var title = ""
  private var isLarge = false
  private var items: [ToolbarItemNode] = []
  /// Whether the bar has no background; `nil` for the usual one.
  var isBackgroundHidden: Bool?
  private var inlineTitle: Node?
  private var largeTitle: Node?
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
    inlineTitle = Text(title).font(.headline).lineLimit(1).reconciled(with: inlineTitle, in: context)
    largeTitle = Text(title).font(.system(.largeTitle, weight: .bold)).lineLimit(1)
      .reconciled(with: largeTitle, in: context)
    hasBack = backTitle != nil
    let label = backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    func button(_ shown: String) -> some View {
      Button(action: back) {
        HStack(spacing: 5) {
          Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold)).imageScale(.large)
            .accessibilityHidden(true)
          Text(shown).lineLimit(1)
        }
      }.accessibilityLabel(label).accessibilityIdentifier("BackButton")
    }
    backButton = button(label).reconciled(with: backButton, in: context)
    shortBackButton = button("Back").reconciled(with: shortBackButton, in: context)
  }

  /// The items in the middle, which stand in the place of the title.
  private var principal: [ToolbarItemNode] { items.filter { $0.placement.slot == .principal } }

  /// The title that is shown in the bar.
  private var middle: [Node] { principal.isEmpty ? nodes(inlineTitle) : principal }

  /// The back button, with the title of the page before where there is space for it, else with “Back”.
  private var shownBackButton: [Node] {
    guard hasBack else { return [] }
    let title = nodes(inlineTitle).first?.measure(.unspecified).width ?? 0
    let space = (host.size.width - title) / 2 - 20
    let full = nodes(backButton)
    return (full.first?.measure(.unspecified).width ?? 0) <= space ? full : nodes(shortBackButton)
  }

  /// The bar's height before anything is scrolled, in points.
  var fullHeight: CGFloat { Self.rowHeight + (isLarge ? Self.largeTitleHeight : 0) }

  /// The bar's present height, in points.
  var height: CGFloat { isLarge ? max(Self.rowHeight, fullHeight - scrolled) : Self.rowHeight }

  private var isCollapsed: Bool { !isLarge || scrolled >= Self.largeTitleHeight - 8 }

  private func nodes(_ node: Node?) -> [Node] { node?.layoutChildren ?? [] }

  override var placedChildren: [Node] {
    shownBackButton + (isCollapsed ? nodes(inlineTitle).filter { _ in principal.isEmpty } : nodes(largeTitle))
      + items
  }

  override func placeChildren(in rect: CGRect) {
    let row = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.rowHeight)
    var leading = row.minX + 16
    var trailing = row.maxX - 16
    for node in shownBackButton {
      let size = node.measure(.unspecified)
      let place = CGRect(
        x: row.minX + 8, y: row.midY - size.height / 2, width: size.width, height: size.height)
      node.place(in: place, by: self)
      leading = place.maxX + 6
    }
    for item in items where item.placement.slot != .principal {
      let size = item.measure(.unspecified)
      if item.placement.slot == .leading {
        item.place(
          in: CGRect(origin: CGPoint(x: leading, y: row.midY - size.height / 2), size: size), by: self)
        leading += size.width + 16
      } else {
        trailing -= size.width
        item.place(
          in: CGRect(origin: CGPoint(x: trailing, y: row.midY - size.height / 2), size: size), by: self)
        trailing -= 16
      }
    }
    for node in middle {
      let space = max(0, trailing - leading)
      let size = node.measure(ProposedSize(width: space, height: Self.rowHeight))
      let centred = row.midX - size.width / 2
      let x = min(max(centred, leading), max(leading, trailing - size.width))
      node.place(
        in: CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height), by: self)
    }
    for node in nodes(largeTitle) {
      let size = node.measure(ProposedSize(width: rect.width - 32, height: Self.largeTitleHeight))
      node.place(
        in: CGRect(
          x: rect.minX + 16, y: row.maxY - max(0, scrolled) + max(0, -scrolled) + 3, width: size.width,
          height: size.height), by: self)
    }
  }

  override func draw(into list: inout DisplayList) {
    let background = CGRect(
      x: frame.minX, y: frame.minY - statusHeight, width: frame.width, height: statusHeight + frame.height)
    let isOverContent = !isLarge || scrolled > 0
    if isBackgroundHidden == true {
      // Nothing but the items is seen.
    } else if environment.presentation != nil {
      // A material would show the dark background around the sheet; above unscrolled content there is no bar at all, as on iOS.
      if scrolled > 0 {
        fill(background, with: Self.sheetBackground, into: &list)
      }
    } else if isOverContent {
      Material.bar.draw(in: background, .rectangle, .nonZero, environment, into: &list)
    }
    if isCollapsed, isBackgroundHidden != true, environment.presentation == nil || scrolled > 0 {
      drawSeparator(x: frame.minX, y: frame.maxY - hairline, width: frame.width, into: &list)
    }
    if !isCollapsed {
      let space = CGRect(
        x: frame.minX, y: frame.minY + Self.rowHeight - 8, width: frame.width,
        height: max(0, frame.height - Self.rowHeight + 8))
      list.nested(in: .pushClipRectangle(space, .square)) { list in
        for node in nodes(largeTitle) { node.draw(into: &list) }
      }
    }
    for node in shownBackButton { node.draw(into: &list) }
    if isCollapsed, principal.isEmpty { for node in nodes(inlineTitle) { node.draw(into: &list) } }
    for item in items { item.draw(into: &list) }
  }

  override func elements(in context: ElementContext) -> [Element] {
    var children: [Element] = []
    children += shownBackButton.flatMap { $0.elements(in: context) }
    let titles = isCollapsed ? (principal.isEmpty ? nodes(inlineTitle) : []) : nodes(largeTitle)
    children += titles.flatMap { $0.elements(in: context) }.map {
      element in
      var element = element
      element.traits.insert(.header)
      return element
    }
    children += items.flatMap { $0.elements(in: context) }
    return [
      context.clipped(
        Element(.navigationBar, identifier: title, frame: frame, handle: handle, children: children))
    ]
  }

  override var takesTouches: Bool { true }
}
