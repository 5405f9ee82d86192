import GalleyImage

/// An engine that compares edges and ignores colours, for the level *IgnoreColors*.
///
/// An edge is where neighbours differ. A strong edge of either picture needs an edge of some strength within a
/// pixel of it in the other one; how strong, how bright, and in what hue does not matter. So a theme may change, and
/// text, shapes and places may not. What has no edge, such as an even fill, is never different; where its colour is, that
/// is tolerated.
package struct ContentEngine: NamedPixelEngine, Hashable {
  package static let name = "content"
  package static let options = EngineOptions()

  /// From how much neighbours differ (in the channel that differs most, of 255) an edge must be in both pictures: the
  /// tenth part of black from white.
  package static let strongEdge = 26
  /// The strength of an edge that is enough in the other picture.
  package static let weakEdge = 4

  /// Makes the engine.
  package init() {}

  /// Creates the engine; it has no options.
  package init(_ choices: EngineChoices) {
  }

  /// A pixel for a shifted edge, and its neighbour.
  package var contextRows: Int { 2 }

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    for y in rows {
      // Equal neighbourhoods have equal edges, so only pixels near a change are looked at.
      var columns = [Bool](repeating: false, count: pair.width)
      var unequal = columns
      var isNear = false
      for row in max(0, y - 2)...min(pair.height - 1, y + 2) {
        pair.forEachUnequalPixel(inRow: row) { x in
          isNear = true
          if row == y { unequal[x] = true }
          for column in max(0, x - 2)...min(a.width - 1, x + 2) { columns[column] = true }
        }
      }
      if !isNear { continue }
      for x in 0..<pair.width where columns[x] {
        let (before, after) = (Self.edge(a, x, y), Self.edge(b, x, y))
        let strongest = max(before, after)
        let isKept =
          strongest < Self.strongEdge
          || (before < Self.strongEdge || Self.hasEdge(b, nearX: x, y))
            && (after < Self.strongEdge || Self.hasEdge(a, nearX: x, y))
        if !isKept {
          marks.set(x, y, .different, magnitude: Double(strongest) / 255, isDarker: before > after)
        } else if unequal[x] || strongest >= Self.strongEdge && before != after {
          let change = Self.channels(a, x, y) &- Self.channels(b, x, y)
          let most = max(Int(pointwiseMax(change, 0 &- change).max()), abs(before - after))
          marks.set(
            x, y, .tolerated, magnitude: Double(most) / 255, isDarker: change.wrappedSum() > 0)
        }
      }
    }
  }

  private static func hasEdge(_ side: PixelSide, nearX x: Int, _ y: Int) -> Bool {
    for row in max(0, y - 1)...min(side.height - 1, y + 1) {
      for column in max(0, x - 1)...min(side.width - 1, x + 1) where edge(side, column, row) >= weakEdge {
        return true
      }
    }
    return false
  }

  /// By how much a pixel over white differs from one of its four neighbours at most.
  private static func edge(_ side: PixelSide, _ x: Int, _ y: Int) -> Int {
    let middle = channels(side, x, y)
    var most: Int16 = 0
    for (column, row) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    where column >= 0 && row >= 0 && column < side.width && row < side.height {
      let change = middle &- channels(side, column, row)
      most = max(most, pointwiseMax(change, 0 &- change).max())
    }
    return Int(most)
  }

  private static func channels(_ side: PixelSide, _ x: Int, _ y: Int) -> SIMD4<Int16> {
    let word = side.color(x, y).opaque(over: 255)
    return SIMD4(Int16(word & 0xFF), Int16(word >> 8 & 0xFF), Int16(word >> 16 & 0xFF), 0)
  }
}
