import Foundation
import GalleyRaster

/// The triangle between a popover and its source.
struct PopoverArrow {
  /// The length of the triangle, and half of its base, in points, as UIKit's.
  private static let length: CGFloat = 13
  private static let halfBase: CGFloat = 13

  /// The point that touches the popover's source.
  let tip: CGPoint
  /// Whether the popover is below that.
  let pointsUp: Bool

  /// The triangle, which overlaps the popover by a point so that no line is visible between both.
  var path: Path {
    let base = pointsUp ? tip.y + Self.length + 1 : tip.y - Self.length - 1
    var path = Path()
    path.move(to: tip)
    path.addLine(to: CGPoint(x: tip.x + Self.halfBase, y: base))
    path.addLine(to: CGPoint(x: tip.x - Self.halfBase, y: base))
    path.closeSubpath()
    return path
  }

  /// Returns the height available to a popover above or below its source, the greater of both.
  static func room(at anchor: CGRect, in space: CGRect) -> CGFloat {
    let visible = anchor.intersection(space)
    guard !visible.isNull else { return 0 }
    return max(space.maxY - visible.maxY, visible.minY - space.minY) - length
  }

  /// Finds the place of a popover: below its source, above it if there is more space, and in the middle of
  /// the space if neither suffices.
  ///
  /// - Parameters:
  ///   - size: The popover's size without the arrow.
  ///   - anchor: The frame that it belongs to, in the window's coordinates.
  ///   - space: The available space.
  /// - Returns: The popover's frame, and its arrow if it is beside its source.
  static func place(_ size: CGSize, at anchor: CGRect, in space: CGRect) -> (
    card: CGRect, arrow: PopoverArrow?
  ) {
    let visible = anchor.intersection(space)
    let below = space.maxY - visible.maxY - length
    let above = visible.minY - space.minY - length
    guard !visible.isNull, max(below, above) >= size.height else {
      return (CGRect(center: space.center, size: size), nil)
    }
    let isBelow = below >= size.height
    let x = min(max(visible.midX - size.width / 2, space.minX), space.maxX - size.width)
    let tip = CGPoint(
      x: min(max(visible.midX, x + 13 + halfBase), x + size.width - 13 - halfBase),
      y: isBelow ? visible.maxY : visible.minY)
    let y = isBelow ? tip.y + length : tip.y - length - size.height
    return (
      CGRect(x: x, y: y, width: size.width, height: size.height), PopoverArrow(tip: tip, pointsUp: isBelow)
    )
  }
}
