import Foundation

/// A rectangle of whole pixels: from `left` up to but not including `right`, likewise downwards.
struct PixelBounds: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }

  var height: Int { max(0, bottom - top) }

  /// Whether it has no pixel.
  var isEmpty: Bool { right <= left || bottom <= top }

  /// The common part of two rectangles.
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

extension PixelBounds {
  /// The smallest rectangle that holds this one and another; rectangles without pixels do not count.
  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The number of pixels.
  var area: Int { width * height }

  /// The same rectangle with some pixels more on every side; one without pixels stays so.
  func grown(by reach: Int) -> PixelBounds {
    isEmpty
      ? self : PixelBounds(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
  }
}
