import GalleyImage

/// Judges the rows that may differ, and keeps what was found.
final class DifferenceTally {
  /// How many pixels differ.
  private(set) var count = 0

  /// The rows that have such pixels, from the top.
  private(set) var rows: [Range<Int>] = []

  private let judge: any RowJudge
  private let width: Int
  private var judged: JudgedColumns
  private let readers: (PNGBandReader, PNGBandReader)
  private let palettes: PaletteVerdicts?
  private let stopsEarly: Bool
  private let recorder: (any DifferenceRecorder)?
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
  ///   - recorder: Who wants to know which pixels differ.
  init(
    _ readers: (PNGBandReader, PNGBandReader), judge: any RowJudge, judged: JudgedColumns, stopsEarly: Bool,
    recorder: (any DifferenceRecorder)?
  ) {
    self.readers = readers
    self.judge = judge
    self.judged = judged
    self.stopsEarly = stopsEarly
    self.recorder = recorder
    let width = min(readers.0.width, readers.1.width)
    self.width = width
    let palettes =
      readers.0.format == .indexed && readers.1.format == .indexed
      ? PaletteVerdicts(judge, readers.0.palette, readers.1.palette) : nil
    self.palettes = palettes
    func row(_ reader: PNGBandReader, _ isNeeded: Bool) -> UnsafeMutableRawBufferPointer {
      .allocate(byteCount: isNeeded ? reader.width * 4 : 0, alignment: 64)
    }
    pixels = (
      row(readers.0, palettes == nil && readers.0.format != .rgba),
      row(readers.1, palettes == nil && readers.1.format != .rgba)
    )
    marks = recorder.map { _ in .allocate(capacity: width) }
  }

  deinit {
    pixels.0.deallocate()
    pixels.1.deallocate()
    marks?.deallocate()
  }

  /// Judges a row.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - first: Its samples in one file, unfiltered.
  ///   - second: Its samples in the other.
  /// - Returns: Whether to go on.
  /// - Throws: ``SideFault`` when a file names a palette entry that is not there.
  func take(row: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer) throws(SideFault) -> Bool {
    let columns = judged.columns(ofRow: row)
    if columns.isEmpty { return true }
    marks?.update(repeating: 0, count: width)
    var found = 0
    if let palettes {
      for run in columns {
        let run = run.clamped(to: 0..<width)
        found += palettes.judge(
          first + run.lowerBound, second + run.lowerBound, count: run.count,
          marks: marks.map { $0 + run.lowerBound })
      }
    } else {
      let a = try expanded(first, row, readers.0, pixels.0, side: .first)
      let b = try expanded(second, row, readers.1, pixels.1, side: .second)
      for run in columns {
        let run = run.clamped(to: 0..<width)
        found += judge.judge(
          a + 4 * run.lowerBound, b + 4 * run.lowerBound, start: row * width + run.lowerBound,
          count: run.count,
          marks: marks.map { $0 + run.lowerBound })
      }
    }
    if found == 0 { return true }
    count += found
    if let last = rows.last, last.upperBound == row {
      rows[rows.count - 1] = last.lowerBound..<row + 1
    } else {
      rows.append(row..<row + 1)
    }
    if let recorder, let marks {
      recorder.record(row: row, marks: UnsafeBufferPointer(start: marks, count: width))
    }
    return !stopsEarly
  }

  private func expanded(
    _ samples: UnsafeRawPointer, _ row: Int, _ reader: PNGBandReader, _ target: UnsafeMutableRawBufferPointer,
    side: SideFault.Side
  ) throws(SideFault) -> UnsafeRawPointer {
    guard reader.format != .rgba, let pixels = target.baseAddress else { return samples }
    do {
      try reader.expand(
        UnsafeRawBufferPointer(start: samples, count: reader.rowBytes), row: row, into: target)
    } catch {
      throw SideFault(side: side, error: error)
    }
    return UnsafeRawPointer(pixels)
  }
}

/// Which pixels differ, told row by row from the top; rows without such pixels are left out.
protocol DifferenceRecorder: AnyObject {
  /// Takes a row that has such pixels.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - marks: For each pixel that both pictures have 1 if it differs, else 0; valid until this returns.
  func record(row: Int, marks: UnsafeBufferPointer<UInt8>)
}

/// What is wrong with one of two files.
struct SideFault: Error {
  /// Which of them.
  enum Side: Int {
    case first, second
  }

  var side: Side
  var error: any Error
}
