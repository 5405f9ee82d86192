import GalleyImage

/// Boxes around what differs: few enough to be read, and none over another one.
enum DifferenceBoxes {
  /// More boxes than this are one box each for the largest, and the rest has none.
  private static let most = 120

  /// How wide a line is on a picture: 3 pixels on a phone's screen, 1 on an icon.
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
