import Foundation
import GalleyDiff
import GalleyImage

/// Rectangles around the places of pixels, few enough for a record.
enum PlaceList {
  /// The most rectangles of one cause.
  private static let most = 16
  /// The most rectangles of which the best two are sought.
  private static let mostCompared = 128

  /// The rectangles, in points; places beside each other are put together where there are too many.
  static func rectangles(_ places: [PixelCluster], scale: Double) -> [CGRect] {
    var rects: [PixelRect] = []
    for place in places.map(\.bounds).sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
      guard let last = rects.last, last.union(place).area <= last.area + place.area else {
        rects.append(place)
        continue
      }
      rects[rects.count - 1] = last.union(place)
    }
    // Neighbours in many rows, before any two are compared.
    let chunk = (rects.count + mostCompared - 1) / mostCompared
    if chunk > 1 {
      rects = stride(from: 0, to: rects.count, by: chunk).map { start in
        rects[start..<min(rects.count, start + chunk)].dropFirst().reduce(rects[start]) { $0.union($1) }
      }
    }
    while rects.count > most {
      var (best, index) = (Int.max, 0)
      for next in rects.indices.dropFirst() {
        let waste =
          rects[next - 1].union(rects[next]).area - rects[next - 1].area - rects[next].area
        if waste < best { (best, index) = (waste, next) }
      }
      rects[index - 1].formUnion(rects[index])
      rects.remove(at: index)
    }
    return rects.map { $0.points(scale: scale) }
  }

  /// The most pieces of rectangles that others are cut out of.
  private static let mostPieces = 64

  /// The parts of rectangles that lie in none of some others, as rectangles that have nothing in common with these.
  ///
  /// - Returns: The parts; the rectangles themselves where these would be too many, or where nothing of them is left.
  static func cut(_ rectangles: [CGRect], by holes: [CGRect]) -> [CGRect] {
    var parts = rectangles
    for hole in holes {
      parts = parts.flatMap { cut($0, by: hole) }
      if parts.count > mostPieces { return rectangles }
    }
    return parts.isEmpty ? rectangles : parts
  }

  /// What is above a hole in a rectangle, left and right of it, and below.
  private static func cut(_ rectangle: CGRect, by hole: CGRect) -> [CGRect] {
    let hole = hole.intersection(rectangle)
    if hole.isNull || hole.isEmpty { return [rectangle] }
    let (above, rest) = rectangle.divided(atDistance: hole.minY - rectangle.minY, from: .minYEdge)
    let (row, below) = rest.divided(atDistance: hole.height, from: .minYEdge)
    let (left, middle) = row.divided(atDistance: hole.minX - row.minX, from: .minXEdge)
    let right = middle.divided(atDistance: hole.width, from: .minXEdge).remainder
    return [above, left, right, below].filter { !$0.isEmpty }
  }
}

extension PixelRect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    var union = self
    union.formUnion(other)
    return union
  }
}
