import CPixelKernels
import Glibc

/// Finding differing pixels row by row.
extension SimilarityEngine {
  /// Marks the pixels of some rows that differ.
  package func mark(
    _ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>
  ) {
    let (a, b) = (PaddedSide(pair.sides.baseline), PaddedSide(pair.sides.candidate))
    let windows = SimilarityWindows(a, b)
    let distances = PerceivedDistances(.cie94, width: pair.width)
    let limit = PerceivedDistances.Limit(differenceTolerance, .cie94)
    var colors = LabColorCache()
    var uneven: [Int] = []
    for y in rows {
      guard let flat = windows.rows(y) else { continue }
      distances.measure(flat.a, flat.b, mask: .max)
      uneven.removeAll(keepingCapacity: true)
      let row = marks + (y - rows.lowerBound) * pair.width
      let isAny = distances.mark(above: limit, into: row) { index in
        let (before, after) = (colors.color(distances.before[index]), colors.color(distances.after[index]))
        return ColorDifference.cie94(before, after) > differenceTolerance
      }
      if !isAny { continue }
      for x in 0..<pair.width where row[x] == PixelMark.different && !a.isFlat(x, y) && !b.isFlat(x, y) {
        uneven.append(x)
      }
      guard let first = uneven.first, let last = uneven.last else { continue }
      let found = windows.similarities(row: y, columns: first..<last + 1)
      for x in uneven where found[x - first] >= leastSimilarity { row[x] = PixelMark.smoothed }
    }
  }
}

/// The sums of the windows around a row, and the similarities that follow from them.
///
/// The sums are those of ``SimilarityColumns``.
private final class SimilarityWindows {
  private let (a, b): (PaddedSide, PaddedSide)
  private let width: Int
  private let columns: UnsafeMutablePointer<Int32>
  private let scratch: UnsafeMutablePointer<Int32>
  private let found: UnsafeMutablePointer<Double>
  /// A row of each picture over white, with a pattern on both sides.
  private let padded: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>)
  /// The row whose surroundings are summed.
  private var row: Int?

  private static let sums = galley_window_sums
  private static let radius = galley_window_radius

  init(_ a: PaddedSide, _ b: PaddedSide) {
    (self.a, self.b) = (a, b)
    width = a.width + 2 * Self.radius
    columns = .allocate(capacity: width * Self.sums)
    scratch = .allocate(capacity: width * Self.sums)
    found = .allocate(capacity: a.width)
    padded = (.allocate(capacity: width), .allocate(capacity: width))
  }

  deinit {
    columns.deallocate()
    scratch.deallocate()
    found.deallocate()
    padded.0.deallocate()
    padded.1.deallocate()
  }

  /// A row of both pictures over white; nil where both are the same.
  func rows(_ y: Int) -> (a: UnsafePointer<UInt8>, b: UnsafePointer<UInt8>)? {
    guard let old = a.row(y), let new = b.row(y), memcmp(old, new, a.width * 4) != 0 else { return nil }
    pad(y)
    func pixels(_ padded: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt8> {
      UnsafePointer(UnsafeRawPointer(padded + Self.radius).assumingMemoryBound(to: UInt8.self))
    }
    return (pixels(padded.0), pixels(padded.1))
  }

  /// The similarities of the windows around some pixels of a row; valid until others are asked for.
  func similarities(row y: Int, columns range: Range<Int>) -> UnsafePointer<Double> {
    if let row, row < y, y - row <= Self.radius {
      for next in row + 1...y {
        add(next - 1 - Self.radius, -1)
        add(next + Self.radius, 1)
      }
    } else if row != y {
      columns.update(repeating: 0, count: width * Self.sums)
      for next in y - Self.radius...y + Self.radius { add(next, 1) }
    }
    row = y
    galley_similarities(columns, width, range.lowerBound, range.upperBound, scratch, found)
    return UnsafePointer(found)
  }

  private func add(_ y: Int, _ sign: Int32) {
    pad(y)
    galley_sum_columns(columns, width, padded.0, padded.1, sign)
  }

  private func pad(_ y: Int) {
    galley_pad_over_white(a.row(y), y, a.width, padded.0)
    galley_pad_over_white(b.row(y), y, b.width, padded.1)
  }
}
