import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// Popovers: cards with an arrow at the view that they belong to.
extension SheetNode {
  /// The radius of a popover's corners, in points, as UIKit's.
  private static let popoverRadius = 13.0
  /// The least distance of a popover to the edges of the window, in points, as UIKit's.
  private static let popoverMargin: CGFloat = 10
  /// The size of content without a natural size, such as a stack of pages.
  private static let usualSize = CGSize(width: 320, height: 480)
  /// The least height of a popover that is shortened to stand beside its view; below it, the popover is in
  /// the middle.
  private static let leastHeight: CGFloat = 160

  /// The frame that the arrow points at, in the window's coordinates.
  private var anchor: CGRect {
    guard let source else { return .null }
    switch attachment {
    case .rect(let rect): return rect.make(source).value
    case .point(let point):
      let frame = source.frame
      return CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
  }

  /// Places a popover, with the ideal size of its content.
  func arrangePopover(in window: CGRect, safeArea: EdgeInsets, keyboard: CGFloat) {
    var insets = safeArea
    insets.bottom = max(insets.bottom, keyboard)
    let space = window.inset(by: insets).insetBy(dx: Self.popoverMargin, dy: Self.popoverMargin)
    let content = contentNodes.first
    var size =
      content.map { $0.fillsPage ? Self.usualSize : $0.measure(.unspecified) } ?? Self.usualSize
    if size.width > space.width {
      size.width = space.width
      size.height = content?.measure(ProposedSize(width: size.width, height: nil)).height ?? size.height
    }
    let room = PopoverArrow.room(at: anchor, in: space)
    // On whole points, so that nothing is narrower than its content.
    size = CGSize(width: size.width.rounded(.up), height: min(size.height.rounded(.up), space.height))
    if room >= Self.leastHeight { size.height = min(size.height, room) }
    let place = PopoverArrow.place(size, at: anchor, in: space)
    popover = (host.snapped(place.card), place.arrow)
  }

  /// Draws a popover with its shadow and arrow around its content.
  func drawPopover(into list: inout DisplayList, _ content: (inout DisplayList) -> Void) {
    let corners = Corners.continuous(Self.popoverRadius)
    list.append(.shadow(card, corners, .init(color: RGBA.black.opacity(0.22), radius: 32, y: 12)))
    if let arrow = popover.arrow {
      list.append(.fill(arrow.path, .color(Color.systemBackground.resolved(in: environment)), .nonZero))
    }
    list.nested(in: .pushClipRectangle(card, corners)) { list in
      fill(card, with: .systemBackground, into: &list)
      content(&list)
    }
  }

  /// Returns a popover's element, and that of the region around it, a tap on which dismisses it.
  func popoverElements(_ children: [Element], _ appearance: Appearance) -> [Element] {
    var appearance = appearance
    appearance.cornerRadius = Self.popoverRadius
    return [
      .dismissRegion(frame, around: card, handle: dismissRegion),
      Element(
        .popover, frame: card, traits: .modal, appearance: appearance, handle: handle, children: children),
    ]
  }
}
