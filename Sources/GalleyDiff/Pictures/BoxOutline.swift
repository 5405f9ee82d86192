import GalleyImage

/// The outline of a box with round corners, as coverage.
///
/// - Reference: the distance to a rounded box is Quilez's, https://iquilezles.org/articles/distfunctions2d/.
struct BoxOutline {
  /// What lies inside.
  let box: PixelRect
  /// How wide the line is; it lies outside of the box.
  let line: Int
  /// The inner edge's radius.
  let radius: Int

  /// Calls a closure for each pixel of the line within a picture.
  ///
  /// - Parameters:
  ///   - width: The picture's width.
  ///   - height: The picture's height.
  ///   - body: Gets a column, a row, and how much of the pixel is covered.
  func draw(within width: Int, _ height: Int, _ body: (Int, Int, Double) -> Void) {
    let reach = line + 1
    for y in max(0, box.minY - reach)..<max(0, min(height, box.maxY + reach)) {
      let isEnd = y < box.minY + radius || y >= box.maxY - radius
      let (left, right) = (box.minX - reach, box.maxX + reach)
      let columns =
        isEnd || right - left <= 2 * reach + 2
        ? [left..<right] : [left..<box.minX + 1, box.maxX - 1..<right]
      for part in columns {
        for x in max(0, part.lowerBound)..<max(0, min(width, part.upperBound), part.lowerBound)
        where x < width {
          let coverage = coverage(Double(x) + 0.5, Double(y) + 0.5)
          if coverage > 0 { body(x, y, coverage) }
        }
      }
    }
  }

  private func coverage(_ x: Double, _ y: Double) -> Double {
    let distance = distance(x, y)
    let half = Double(line) / 2
    return max(0, min(1, half + 0.5 - abs(distance - half)))
  }

  /// How far a point is outside of the box.
  func distance(_ x: Double, _ y: Double) -> Double {
    let (halfWidth, halfHeight) = (Double(box.width) / 2, Double(box.height) / 2)
    let radius = min(Double(radius), halfWidth, halfHeight)
    let across = abs(x - Double(box.x) - halfWidth) - (halfWidth - radius)
    let down = abs(y - Double(box.y) - halfHeight) - (halfHeight - radius)
    let (outX, outY) = (max(0, across), max(0, down))
    return (outX * outX + outY * outY).squareRoot() + min(max(across, down), 0) - radius
  }
}
