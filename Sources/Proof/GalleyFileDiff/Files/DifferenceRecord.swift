import GalleyDiff

/// The result of comparing rows: what differs, for whoever wants to know.
final class DifferenceRecord {
  /// The number of pixels that differ.
  private(set) var count = 0
  /// The number of pixels that were tolerated as anti-aliased edges.
  private(set) var smoothed = 0
  /// The rows that have pixels that differ, from the top.
  private(set) var rows: [Range<Int>] = []

  /// Whether the first pixel that differs settles it.
  let stopsEarly: Bool
  /// Whether a recorder needs rows that do not differ.
  let needsRows: Bool
  /// Whether a recorder needs to know which pixels got darker.
  let needsDirections: Bool
  /// Whether nobody wants to know which pixels differ.
  let onlyCounts: Bool
  private let recorders: [any DifferenceRecorder]

  /// Begins.
  ///
  /// - Parameters:
  ///   - recorders: Who wants to know which pixels differ.
  ///   - stopsEarly: Whether the first pixel that differs settles it.
  init(_ recorders: [any DifferenceRecorder], stopsEarly: Bool) {
    self.recorders = recorders
    self.stopsEarly = stopsEarly
    needsRows = recorders.contains { $0.needsRows }
    needsDirections = recorders.contains { $0.needsDirections }
    onlyCounts = recorders.isEmpty
  }

  /// Whether there is more to find out.
  var goesOn: Bool { count == 0 || !stopsEarly }

  /// Adds a row; rows come in order.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - differing: How many of its pixels differ.
  ///   - smoothed: How many were tolerated as edges.
  ///   - pixels: The first picture's row as RGBA; may be nil if ``needsRows`` is not set.
  ///   - marks: A ``PixelMark`` for each pixel; may be nil where all are none.
  func add(
    row: Int, differing: Int, smoothed: Int = 0, pixels: UnsafeRawPointer?, marks: UnsafePointer<UInt8>?
  ) {
    count += differing
    self.smoothed += smoothed
    if differing > 0 { rows.append(row: row) }
    for recorder in recorders where recorder.needsRows || differing > 0 {
      recorder.record(
        row: row, pixels: recorder.needsRows ? pixels : nil, marks: differing + smoothed > 0 ? marks : nil)
    }
  }
}

/// A receiver of the differing pixels, row by row from the top.
protocol DifferenceRecorder: AnyObject {
  /// Whether it takes every row that both pictures have; else only those that have pixels that differ.
  var needsRows: Bool { get }

  /// Whether it wants to know which pixels got darker.
  var needsDirections: Bool { get }

  /// Takes a row.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - pixels: The first picture's pixels as RGBA, as wide as both pictures are; nil if not all rows are needed.
  ///   - marks: A ``PixelMark`` for each of them; nil where none differs. Both are valid until this returns.
  func record(row: Int, pixels: UnsafeRawPointer?, marks: UnsafePointer<UInt8>?)
}

extension DifferenceRecorder {
  var needsDirections: Bool { false }
}

extension [Range<Int>] {
  /// Appends a row below the last one, to its range if they are adjacent.
  mutating func append(row: Int) {
    if let last, last.upperBound == row {
      self[count - 1] = last.lowerBound..<row + 1
    } else {
      append(row..<row + 1)
    }
  }
}
