import GalleyImage

/// Finds boxes around what differs: few, and without overlap.
enum DifferenceBoxes {
  /// More boxes than this are one box each for the largest, and the rest has none.
  private static let most = 120

  /// The line width for a picture: 3 pixels on a phone's screen, 1 on an icon.
  static func line(width: Int, height: Int) -> Int { max(1, min(6, (min(width, height) + 200) / 400)) }

  /// Finds boxes.
  ///
  /// - Parameters:
  ///   - difference: Which pixels differ.
  ///   - line: How wide the boxes' lines are.
  /// - Returns: What lies inside of each box, a margin around its pixels included; from the top, then from the left.
  static func find(_ difference: PixelDifference, line: Int) -> [PixelRect] {
    let margin = 2 * line
    var boxes = PixelCluster.find(in: difference, joining: 6 * line).prefix(most).map { cluster in
      PixelRect(
        minX: cluster.bounds.minX - margin, minY: cluster.bounds.minY - margin,
        maxX: cluster.bounds.maxX + margin, maxY: cluster.bounds.maxY + margin)
    }
    var isMerged = true
    while isMerged {
      isMerged = false
      var kept: [PixelRect] = []
      for box in boxes {
        let near = PixelRect(
          x: box.x - 2 * line, y: box.y - 2 * line, width: box.width + 4 * line, height: box.height + 4 * line
        )
        if let index = kept.firstIndex(where: { $0.intersection(near) != nil }) {
          kept[index].formUnion(box)
          isMerged = true
        } else {
          kept.append(box)
        }
      }
      boxes = kept
    }
    return boxes.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}

/// The outline of a box with round corners, as coverage.
///
/// - Reference: the distance to a rounded box is Quilez's, https://iquilezles.org/articles/distfunctions2d/.
struct BoxOutline {
  /// The inside of the outline.
  let box: PixelRect
  /// The width of the line, which lies outside of the box.
  let line: Int
  /// The inner edge's radius.
  let radius: Int

  /// Calls a closure for each pixel of the line within a picture.
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

  /// The distance of a point from the box; negative inside.
  func distance(_ x: Double, _ y: Double) -> Double {
    let (halfWidth, halfHeight) = (Double(box.width) / 2, Double(box.height) / 2)
    let radius = min(Double(radius), halfWidth, halfHeight)
    let across = abs(x - Double(box.x) - halfWidth) - (halfWidth - radius)
    let down = abs(y - Double(box.y) - halfHeight) - (halfHeight - radius)
    let (outX, outY) = (max(0, across), max(0, down))
    return (outX * outX + outY * outY).squareRoot() + min(max(across, down), 0) - radius
  }
}
