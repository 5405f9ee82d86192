import Foundation

/// Conversion between points and pixels.
extension PixelRect {
  /// The pixels that a rectangle in points touches, within a picture's bounds.
  ///
  /// `scale` is pixels a point, and `margin` is added on each side, in pixels. A rectangle that is not a number
  /// anywhere covers nothing.
  package init(_ rect: CGRect, scale: Double, margin: Int = 0, within width: Int, _ height: Int) {
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
  package init(whollyIn rect: CGRect, scale: Double, within width: Int, _ height: Int) {
    self.init(
      minX: Self.pixel((rect.minX * scale - Self.rounding).rounded(.up), upTo: width),
      minY: Self.pixel((rect.minY * scale - Self.rounding).rounded(.up), upTo: height),
      maxX: Self.pixel((rect.maxX * scale + Self.rounding).rounded(.down), upTo: width),
      maxY: Self.pixel((rect.maxY * scale + Self.rounding).rounded(.down), upTo: height))
  }

  /// The distance to a pixel's edge that is taken for rounding.
  private static let rounding = 1.0 / 1024

  private static func pixel(_ value: Double, upTo limit: Int) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)))
  }

  /// The rectangle in points.
  package func points(scale: Double) -> CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale
    )
  }
}
