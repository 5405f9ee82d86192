import Foundation

extension CGRect {
  /// The difference of two edges that rounding alone may make, in points.
  private static let rounding = 1.0 / 1_048_576

  /// Whether another rectangle lies within this one, edges included.
  ///
  /// `contains(_:)` of swift-corelibs-foundation 6.3 compares the union of both with this one, whose rounded width and height
  /// make rectangles well inside not contained. This one compares edges, with a slack of 2⁻²⁰ points.
  /// See `findings/foundation-rectangle-lacks-itself.sh`.
  package func encloses(_ other: CGRect) -> Bool {
    if isNull { return false }
    return other.isNull
      || minX <= other.minX + Self.rounding && minY <= other.minY + Self.rounding
        && maxX >= other.maxX - Self.rounding && maxY >= other.maxY - Self.rounding
  }

  /// The rectangle with zero for an origin that is not finite and for a length that is not a number; the null rectangle stays.
  ///
  /// `intersection(_:)` of swift-corelibs-foundation 6.3 ends the process at a rectangle with an edge that is not a number.
  package var placeable: CGRect {
    if isNull || origin.x.isFinite && origin.y.isFinite && !(size.width + size.height).isNaN { return self }
    return CGRect(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0,
      width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }
}
