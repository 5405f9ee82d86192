import GalleyImage

/// The columns of each row that are compared, where some rectangles are ignored.
///
/// Rows between two edges of rectangles have the same columns, so ignored pixels cost nothing.
package struct ComparedColumns {
  /// A range of rows with the same columns.
  private struct Stretch {
    var rows: Range<Int>
    var columns: [Range<Int>]
  }

  /// In order, without gaps, from row 0 on.
  private var stretches: [Stretch] = []
  private var current = 0

  /// Splits a picture.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Rows.
  ///   - ignored: What is not judged; parts outside of the picture are left out.
  ///   - only: What is judged, but for that; nil for everything.
  package init(width: Int, height: Int, ignored: [PixelRect], only: [PixelRect]? = nil) {
    let extent = PixelRect(x: 0, y: 0, width: width, height: height)
    let areas = ignored.compactMap { $0.intersection(extent) }
    let parts = (only ?? [extent]).compactMap { $0.intersection(extent) }
    let edges = Set([0, height] + (areas + parts).flatMap { [$0.minY, $0.maxY] }).sorted()
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      func columns(_ rects: [PixelRect]) -> [Range<Int>] {
        rects.filter { $0.minY <= top && bottom <= $0.maxY }.map { $0.minX..<$0.maxX }
      }
      let others = Self.without(columns(parts), in: 0..<width)
      stretches.append(
        Stretch(rows: top..<bottom, columns: Self.without(others + columns(areas), in: 0..<width)))
    }
  }

  /// What some ranges leave of a whole, from the left.
  private static func without(_ ranges: [Range<Int>], in whole: Range<Int>) -> [Range<Int>] {
    var rest: [Range<Int>] = []
    var left = whole.lowerBound
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > left { rest.append(left..<range.lowerBound) }
      left = max(left, range.upperBound)
    }
    if left < whole.upperBound { rest.append(left..<whole.upperBound) }
    return rest
  }

  /// The columns of a row, from the left; access in order is fastest.
  package mutating func columns(ofRow row: Int) -> [Range<Int>] {
    if stretches[current].rows.lowerBound > row { current = 0 }
    while stretches[current].rows.upperBound <= row { current += 1 }
    return stretches[current].columns
  }

  /// The number of compared pixels in a rectangle.
  package func count(in rect: PixelRect) -> Int {
    stretches.reduce(0) { sum, stretch in
      let rows = stretch.rows.clamped(to: rect.minY..<max(rect.minY, rect.maxY)).count
      guard rows > 0 else { return sum }
      let columns = stretch.columns.reduce(0) {
        $0 + $1.clamped(to: rect.minX..<max(rect.minX, rect.maxX)).count
      }
      return sum + rows * columns
    }
  }
}
