/// Column sums of three channels over some rows, from which the sums of any window follow.
///
/// Rows are added below and taken away above, so that a row costs as much as its pixels, whatever the window's height.
///
/// - Reference: the sums of columns are Crow's table for one row; "Summed-area tables for texture mapping", SIGGRAPH
///   1984, doi:10.1145/800031.808600.
struct SimilarityColumns {
  private let width: Int
  /// For each channel its five sums, one column after the other.
  private var columns: [Int32]
  /// The same, from the left edge up to a column.
  private var totals: [Int64]

  /// Makes sums of no rows.
  init(width: Int) {
    self.width = width
    columns = Array(repeating: 0, count: width * 15)
    totals = Array(repeating: 0, count: (width + 1) * 15)
  }

  /// Removes all rows.
  mutating func removeAll() {
    for index in columns.indices { columns[index] = 0 }
  }

  /// Adds a row, or removes it.
  ///
  /// - Parameters:
  ///   - sign: 1 or −1.
  ///   - row: Gets a column and gives both colours.
  mutating func add(_ sign: Int32, _ row: (Int) -> (a: SIMD4<UInt8>, b: SIMD4<UInt8>)) {
    for x in 0..<width {
      let (left, right) = row(x)
      for channel in 0..<3 {
        let (a, b) = (Int32(left[channel]), Int32(right[channel]))
        let place = x * 15 + channel * 5
        columns[place] &+= sign &* a
        columns[place + 1] &+= sign &* b
        columns[place + 2] &+= sign &* a &* a
        columns[place + 3] &+= sign &* b &* b
        columns[place + 4] &+= sign &* a &* b
      }
    }
  }

  /// Computes the running totals that ``index(_:rows:)`` reads.
  mutating func settle() {
    for x in 0..<width {
      for sum in 0..<15 { totals[(x + 1) * 15 + sum] = totals[x * 15 + sum] &+ Int64(columns[x * 15 + sum]) }
    }
  }

  /// The similarity of the window over some columns: the mean of the three channels.
  func index(_ range: Range<Int>, rows: Int) -> Double {
    var sum = 0.0
    for channel in 0..<3 {
      func total(_ which: Int) -> Int {
        let place = channel * 5 + which
        return Int(totals[range.upperBound * 15 + place] - totals[range.lowerBound * 15 + place])
      }
      sum +=
        StructuralSimilarity(
          count: range.count * rows, sums: (total(0), total(1)), squares: (total(2), total(3)),
          products: total(4)
        ).index
    }
    return sum / 3
  }
}
