import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of the bar of a tab view, with one button per page.
///
/// Sizes are those of UIKit's bar: 49 points above the home indicator, titles of 10 points at every text
/// size. Picture and title stand beside each other if the bar is at least 768 points wide.
///
/// On a tablet it is a capsule that floats at the top, as since iPadOS 18. There its buttons are in no tab
/// bar of the element tree: tests find them by `buttons`, and no `tabBars`.
final class TabBarNode: Node {
  /// The bar's height above the home indicator, in points.
  static let height: CGFloat = 49
  private static let widthOfTablets: CGFloat = 768
  /// The height of the bar that floats at the top, and of its strip, in points.
  ///
  /// Apple publishes no figures: it is as high as the smallest comfortable touch target, with 3 points on
  /// each side.
  private static let floatingHeight: CGFloat = 44
  static let stripHeight: CGFloat = 50

  /// Whether the bar of a window floats at the top.
  static func floats(in window: CGSize) -> Bool { ScreenSize.isTablet(window) }

  private var isFloating: Bool { Self.floats(in: host.size) }

  /// A closure that returns whether content extends under the bar, which has a background only then.
  var isOverContent: () -> Bool = { true }
  /// The look of the bar that the page sets.
  var look = BarLook()
  /// The looks that the app had set for all bars when this was shown first.
  private(set) lazy var looks = host.appLooks.tabBar
  private var tabs: [TabButtonNode] = []

  func update(
    _ items: [TabItem], chosen: Int?, look: BarLook, in context: NodeContext, tapped: @escaping (Int) -> Void
  ) {
    self.look = look
    var context = context
    context.environment.enterBar(look, tint: looks.tint)
    context.environment.limitTextInBars()
    environment = context.environment
    let old = tabs
    tabs = items.enumerated().map { index, item in
      let tab = index < old.count ? old[index] : TabButtonNode(host)
      tab.update(item, isChosen: index == chosen, looks: looks, in: context)
      tab.action = { tapped(index) }
      return tab
    }
  }

  override var placedChildren: [Node] { tabs }

  override func placeChildren(in rect: CGRect) {
    let isWide = isFloating || rect.width >= Self.widthOfTablets
    let height = isFloating ? Self.floatingHeight : Self.height
    let inset = isFloating ? (rect.height - height) / 2 : 0
    let width =
      isWide ? min(180, rect.width / CGFloat(max(1, tabs.count))) : rect.width / CGFloat(max(1, tabs.count))
    let start = rect.midX - width * CGFloat(tabs.count) / 2
    for (index, tab) in tabs.enumerated() {
      tab.isWide = isWide
      let place = CGRect(
        x: start + CGFloat(index) * width, y: rect.minY + inset, width: width, height: height)
      tab.place(in: mirrored(place.insetBy(dx: 2, dy: 0), in: rect), by: self)
    }
  }

  /// The capsule around all buttons.
  private var capsule: CGRect {
    tabs.dropFirst().reduce(tabs.first?.frame ?? .zero) { $0.union($1.frame) }.insetBy(dx: -2, dy: 0)
  }

  override func draw(into list: inout DisplayList) {
    if isFloating {
      fill(capsule, .circular(capsule.height / 2), with: .tertiarySystemFill, into: &list)
      return super.draw(into: &list)
    }
    let isOverContent = isOverContent()
    if let backdrop = looks.backdrop { fill(frame, with: backdrop, into: &list) }
    let surface = isOverContent || look.isBackgroundHidden != nil ? looks.standard : looks.atEdge
    let line = look.drawBackground(
      in: frame, isOverContent: isOverContent, surface, environment, into: &list)
    if let line {
      fill(
        CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: hairline), with: line, into: &list)
    }
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    if isFloating {
      return [
        context.clipped(
          Element(
            .other, frame: capsule, appearance: .touchTransparent, handle: handle,
            children: tabs.flatMap { $0.elements(in: context) }))
      ]
    }
    return [
      context.clipped(
        Element(
          .tabBar, label: "Tab Bar", frame: frame, handle: handle,
          children: tabs.flatMap { $0.elements(in: context) }))
    ]
  }

  override var takesTouches: Bool { !isFloating }
}
