import Foundation
import GalleyTree

extension Element {
  /// UIKit's element for the region around a popover, a tap on which dismisses it.
  ///
  /// A touch of it goes beside the popover, where the region is widest.
  ///
  /// - Parameters:
  ///   - frame: The window.
  ///   - card: The popover.
  ///   - handle: The region's handle.
  static func dismissRegion(_ frame: CGRect, around card: CGRect, handle: UInt64) -> Element {
    var region = Element(
      .other, identifier: "PopoverDismissRegion", label: "dismiss popup", frame: frame, handle: handle)
    let isAbove = card.minY - frame.minY > frame.maxY - card.maxY
    let y = isAbove ? (frame.minY + card.minY) / 2 : (card.maxY + frame.maxY) / 2
    region.touch = ElementTouch(visible: frame, point: CGPoint(x: card.midX, y: y), cover: nil)
    return region
  }
}
