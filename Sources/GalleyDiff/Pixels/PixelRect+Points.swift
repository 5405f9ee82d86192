import Foundation
import GalleyImage

/// Edges, and the way from points to pixels and back.
extension PixelRect {
  /// The first column.
  var minX: Int { x }
  /// The first row.
  var minY: Int { y }
  /// The column after the last.
  var maxX: Int { x + width }
  /// The row after the last.
  var maxY: Int { y + height }
  /// How many pixels there are.
  var area: Int { isEmpty ? 0 : width * height }

  /// Makes a rectangle of its edges; an empty one where they are out of order.
  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// The pixels that a rectangle in points touches, within a picture's bounds.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points. One that is not a number anywhere covers nothing.
  ///   - scale: Pixels a point.
  ///   - margin: How many pixels to add on each side.
  ///   - width: The picture's width in pixels.
  ///   - height: The picture's height in pixels.
  init(_ rect: CGRect, scale: Double, margin: Int = 0, within width: Int, _ height: Int) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let margin = Double(margin)
    self.init(
      minX: Self.pixel((rect.minX * scale + Self.rounding).rounded(.down) - margin, upTo: width),
      minY: Self.pixel((rect.minY * scale + Self.rounding).rounded(.down) - margin, upTo: height),
      maxX: Self.pixel((rect.maxX * scale - Self.rounding).rounded(.up) + margin, upTo: width),
      maxY: Self.pixel((rect.maxY * scale - Self.rounding).rounded(.up) + margin, upTo: height))
  }

  /// The pixels that lie wholly in a rectangle in points, within a picture's bounds.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - scale: Pixels a point.
  ///   - width: The picture's width in pixels.
  ///   - height: The picture's height in pixels.
  init(whollyIn rect: CGRect, scale: Double, within width: Int, _ height: Int) {
    self.init(
      minX: Self.pixel((rect.minX * scale - Self.rounding).rounded(.up), upTo: width),
      minY: Self.pixel((rect.minY * scale - Self.rounding).rounded(.up), upTo: height),
      maxX: Self.pixel((rect.maxX * scale + Self.rounding).rounded(.down), upTo: width),
      maxY: Self.pixel((rect.maxY * scale + Self.rounding).rounded(.down), upTo: height))
  }

  /// What lies this close to a pixel's edge is rounding, not another pixel.
  private static let rounding = 1.0 / 1024

  private static func pixel(_ value: Double, upTo limit: Int) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)))
  }

  /// The rectangle in points.
  func points(scale: Double) -> CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale
    )
  }

  /// Grows the rectangle so that it covers another one.
  mutating func formUnion(_ other: PixelRect) {
    self = PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
