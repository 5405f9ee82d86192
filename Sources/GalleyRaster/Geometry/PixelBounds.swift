import Foundation

/// A rectangle of whole pixels: from `left` up to but not including `right`, likewise downwards.
struct PixelBounds: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// How many pixels it is wide.
  var width: Int { max(0, right - left) }

  /// How many pixels it is high.
  var height: Int { max(0, bottom - top) }

  /// Whether it has no pixel.
  var isEmpty: Bool { right <= left || bottom <= top }

  /// What two rectangles have in common.
  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The same rectangle elsewhere.
  func moved(x: Int, y: Int) -> PixelBounds {
    PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// No pixel at all.
  static let none = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  /// Whether another rectangle lies inside; one without pixels always does.
  func contains(_ other: PixelBounds) -> Bool {
    other.isEmpty
      || (other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom)
  }
}
