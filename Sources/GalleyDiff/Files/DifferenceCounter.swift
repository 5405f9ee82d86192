import GalleyImage

/// Compares the rows that may differ, counts pixels, and informs recorders.
final class DifferenceCounter {
  /// The number of pixels that differ.
  private(set) var count = 0

  /// The rows that have such pixels, from the top.
  private(set) var rows: [Range<Int>] = []

  /// The mark of an anti-aliased edge.
  static let smoothed: UInt8 = 2
  /// The mark of a pixel that differs and got darker.
  static let darker: UInt8 = 3

  private let judge: any RowComparator
  private let width: Int
  private var judged: ComparedColumns
  private let readers: (PNGBandReader, PNGBandReader)
  private let palettes: PaletteComparison?
  private let stopsEarly: Bool
  private let recorders: [any DifferenceRecorder]
  /// Whether a recorder needs rows that do not differ.
  let needsRows: Bool
  /// Whether a recorder needs to know which pixels got darker.
  private let needsDirections: Bool
  /// A row of each picture as RGBA, and its marks; nothing where the files hold RGBA.
  private let pixels: (UnsafeMutableRawBufferPointer, UnsafeMutableRawBufferPointer)
  private let marks: UnsafeMutablePointer<UInt8>?

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - readers: Both files.
  ///   - judge: Which pixels differ.
  ///   - judged: Which columns are looked at.
  ///   - stopsEarly: Whether the first pixel that differs settles it.
  ///   - recorders: Who wants to know which pixels differ.
  init(
    _ readers: (PNGBandReader, PNGBandReader), judge: any RowComparator, judged: ComparedColumns,
    stopsEarly: Bool,
    recorders: [any DifferenceRecorder]
  ) {
    self.readers = readers
    self.judge = judge
    self.judged = judged
    self.stopsEarly = stopsEarly
    self.recorders = recorders
    let needsRows = recorders.contains { $0.needsRows }
    self.needsRows = needsRows
    let needsDirections = recorders.contains { $0.needsDirections }
    self.needsDirections = needsDirections
    let width = min(readers.0.width, readers.1.width)
    self.width = width
    let palettes =
      readers.0.format == .indexed && readers.1.format == .indexed
      ? PaletteComparison(judge, readers.0.palette, readers.1.palette) : nil
    self.palettes = palettes
    func row(_ reader: PNGBandReader, _ isNeeded: Bool) -> UnsafeMutableRawBufferPointer {
      .allocate(byteCount: isNeeded ? reader.width * 4 : 0, alignment: 64)
    }
    pixels = (
      row(readers.0, (palettes == nil || needsRows) && readers.0.format != .rgba),
      row(readers.1, (palettes == nil || needsDirections) && readers.1.format != .rgba)
    )
    marks = recorders.isEmpty ? nil : .allocate(capacity: width)
  }

  deinit {
    pixels.0.deallocate()
    pixels.1.deallocate()
    marks?.deallocate()
  }

  /// Records a row that is the same in both files.
  func pass(row: Int, _ samples: UnsafeRawPointer) throws(FileSideError) {
    guard needsRows else { return }
    let pixels = try expanded(samples, row, 0..<width, readers.0, pixels.0, side: .first)
    for recorder in recorders where recorder.needsRows {
      recorder.record(row: row, pixels: pixels, marks: nil)
    }
  }

  /// Compares a row.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - first: Its samples in one file, unfiltered.
  ///   - second: Its samples in the other.
  ///   - span: The columns that may differ.
  /// - Returns: Whether to go on.
  /// - Throws: ``FileSideError`` when a file names a palette entry that is not there.
  func take(
    row: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, within span: Range<Int>
  ) throws(FileSideError) -> Bool {
    let columns = judged.columns(ofRow: row)
    let found = columns.isEmpty ? 0 : try judge(row, first, second, columns, within: span)
    if found > 0 {
      count += found
      rows.append(row: row)
    }
    if found > 0, needsDirections { try markDarker(row, first, second) }
    if needsRows || found > 0, !recorders.isEmpty {
      let pixels = needsRows ? try expanded(first, row, 0..<width, readers.0, pixels.0, side: .first) : nil
      let marks = found > 0 ? marks.map { UnsafePointer($0) } : nil
      for recorder in recorders where recorder.needsRows || found > 0 {
        recorder.record(row: row, pixels: recorder.needsRows ? pixels : nil, marks: marks)
      }
    }
    return found == 0 || !stopsEarly
  }

  private func judge(
    _ row: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ columns: [Range<Int>],
    within span: Range<Int>
  ) throws(FileSideError) -> Int {
    marks?.update(repeating: 0, count: width)
    var found = 0
    if let palettes {
      for run in columns {
        let run = run.clamped(to: span)
        found += palettes.judge(
          first + run.lowerBound, second + run.lowerBound, count: run.count,
          marks: marks.map { $0 + run.lowerBound })
      }
      return found
    }
    let a = try expanded(first, row, span, readers.0, pixels.0, side: .first)
    let b = try expanded(second, row, span, readers.1, pixels.1, side: .second)
    for run in columns {
      let run = run.clamped(to: span)
      found += judge.judge(
        a + 4 * run.lowerBound, b + 4 * run.lowerBound, start: row * width + run.lowerBound,
        count: run.count, marks: marks.map { $0 + run.lowerBound })
    }
    return found
  }

  private func markDarker(
    _ row: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) throws(FileSideError) {
    guard let marks else { return }
    let a = try expanded(first, row, 0..<width, readers.0, pixels.0, side: .first)
    let b = try expanded(second, row, 0..<width, readers.1, pixels.1, side: .second)
    for x in 0..<width where marks[x] == 1 {
      let colors = [a, b].map { pixels in
        RGBA(word: UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)))
      }
      // Over white, on which most pictures are seen.
      let change = YIQDistance.change(colors[0], colors[1], over: SIMD3(repeating: 255))
      if YIQDistance.luma(change) > 0 { marks[x] = Self.darker }
    }
  }

  private func expanded(
    _ samples: UnsafeRawPointer, _ row: Int, _ columns: Range<Int>, _ reader: PNGBandReader,
    _ target: UnsafeMutableRawBufferPointer,
    side: FileSideError.Side
  ) throws(FileSideError) -> UnsafeRawPointer {
    guard reader.format != .rgba, let pixels = target.baseAddress else { return samples }
    do {
      try reader.expand(
        UnsafeRawBufferPointer(start: samples, count: reader.rowBytes), row: row, columns: columns,
        into: target)
    } catch {
      throw FileSideError(side: side, error: error)
    }
    return UnsafeRawPointer(pixels)
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
  ///   - marks: For each of them 0 if it does not differ, 1 if it does, 2 if only an edge is smoothed otherwise, and 3
  ///     if it differs and got darker, where that is asked for; nil where none differs. Both are valid until this returns.
  func record(row: Int, pixels: UnsafeRawPointer?, marks: UnsafePointer<UInt8>?)
}

extension DifferenceRecorder {
  var needsDirections: Bool { false }
}

/// An error in one of two files.
struct FileSideError: Error {
  /// The file.
  enum Side: Int {
    case first, second
  }

  var side: Side
  var error: any Error
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
