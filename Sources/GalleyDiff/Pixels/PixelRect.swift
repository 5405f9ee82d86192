import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
  /// The first column.
  var minX: Int
  /// The first row.
  var minY: Int
  /// The column after the last.
  var maxX: Int
  /// The row after the last.
  var maxY: Int

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var area: Int { width * height }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
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
    // What lies this close to a pixel's edge is rounding, not another pixel.
    let rounding = 1.0 / 1024
    func pixel(_ value: Double, upTo limit: Int) -> Int {
      value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)))
    }
    let standardized = rect.standardized
    let margin = Double(margin)
    self.init(
      minX: pixel((standardized.minX * scale + rounding).rounded(.down) - margin, upTo: width),
      minY: pixel((standardized.minY * scale + rounding).rounded(.down) - margin, upTo: height),
      maxX: pixel((standardized.maxX * scale - rounding).rounded(.up) + margin, upTo: width),
      maxY: pixel((standardized.maxY * scale - rounding).rounded(.up) + margin, upTo: height))
    if standardized.width <= 0 || standardized.height <= 0 {
      maxX = minX
      maxY = minY
    }
  }

  /// The rectangle in points.
  func points(scale: Double) -> CGRect {
    CGRect(
      x: Double(minX) / scale, y: Double(minY) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }

  /// Grows the rectangle so that it covers another one.
  mutating func formUnion(_ other: PixelRect) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}
