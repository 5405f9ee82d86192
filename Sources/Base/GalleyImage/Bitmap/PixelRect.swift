/// A rectangle of whole pixels, measured from a picture's upper left corner.
public struct PixelRect: Hashable, Sendable, Codable {
  /// The distance from the left edge, in pixels.
  public var x: Int
  /// The distance from the upper edge, in pixels.
  public var y: Int
  /// The width in pixels; the rectangle is empty when it is not positive.
  public var width: Int
  /// The height in pixels; the rectangle is empty when it is not positive.
  public var height: Int

  /// Creates a rectangle from its upper left corner and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its edges; an empty one where they are out of order.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// The first column.
  package var minX: Int { x }
  /// The first row.
  package var minY: Int { y }
  /// The column after the last.
  package var maxX: Int { x + width }
  /// The row after the last.
  package var maxY: Int { y + height }

  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels.
  package var area: Int { isEmpty ? 0 : width * height }

  /// Whether a pixel lies inside.
  package func contains(_ column: Int, _ row: Int) -> Bool {
    column >= minX && column < maxX && row >= minY && row < maxY
  }

  /// The part that two rectangles share; nil where there is none.
  public func intersection(_ other: PixelRect) -> PixelRect? {
    let shared = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return shared.isEmpty ? nil : shared
  }

  /// Grows the rectangle so that it covers another one.
  package mutating func formUnion(_ other: PixelRect) {
    self = PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The number of pixels that lie in any of several rectangles.
  ///
  /// - Complexity: O(*n*²) in the number of rectangles, independent of their size.
  package static func unionArea(_ rects: [PixelRect]) -> Int {
    let edges = Set(rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    let ordered = rects.sorted { $0.minX < $1.minX }
    return zip(edges, edges.dropFirst()).reduce(0) { area, band in
      var covered = 0
      var end = Int.min
      for rect in ordered
      where rect.minY <= band.0 && rect.maxY >= band.1 && rect.maxX > end {
        covered += rect.maxX - max(rect.minX, end)
        end = rect.maxX
      }
      return area + covered * (band.1 - band.0)
    }
  }
}
