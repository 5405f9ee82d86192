import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of the bar of a tab view, with one button a page.
///
/// Sizes are those of UIKit's bar: 49 points above the home indicator, titles of 10 points at every text size. Beside each
/// other stand picture and title where the bar is at least 768 points wide.
final class TabBarNode: Node {
  /// The bar's height above the home indicator, in points.
  static let height: CGFloat = 49
  private static let widthOfTablets: CGFloat = 768

  private var tabs: [TabButtonNode] = []

  func update(_ items: [TabItem], chosen: Int?, in context: NodeContext, tapped: @escaping (Int) -> Void) {
    environment = context.environment
    let old = tabs
    tabs = items.enumerated().map { index, item in
      let tab = index < old.count ? old[index] : TabButtonNode(host)
      tab.update(item, isChosen: index == chosen, in: context)
      tab.action = { tapped(index) }
      return tab
    }
  }

  override var placedChildren: [Node] { tabs }

  override func placeChildren(in rect: CGRect) {
    let isWide = rect.width >= Self.widthOfTablets
    let width =
      isWide ? min(180, rect.width / CGFloat(max(1, tabs.count))) : rect.width / CGFloat(max(1, tabs.count))
    let start = rect.midX - width * CGFloat(tabs.count) / 2
    for (index, tab) in tabs.enumerated() {
      tab.isWide = isWide
      tab.place(
        in: CGRect(x: start + CGFloat(index) * width, y: rect.minY, width: width, height: Self.height)
          .insetBy(dx: 2, dy: 0), by: self)
    }
  }

  override func draw(into list: inout DisplayList) {
    Material.bar.draw(in: frame, .rectangle, .nonZero, environment, into: &list)
    drawSeparator(x: frame.minX, y: frame.minY, width: frame.width, into: &list)
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      context.clipped(
        Element(
          .tabBar, label: "Tab Bar", frame: frame, handle: handle,
          children: tabs.flatMap { $0.elements(in: context) }))
    ]
  }

  override var takesTouches: Bool { true }
}
