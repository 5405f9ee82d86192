import GalleyDiff
import GalleyImage

/// Compares rows that may differ by their own pixels alone.
final class DifferenceCounter: RowReceiver {
  let margin = 0
  let wantedEnd = 0
  var needsRows: Bool { record.needsRows }

  private let judge: any RowComparator
  private let width: Int
  private var judged: ComparedColumns
  private let readers: (PNGBandReader, PNGBandReader)
  private let palettes: PaletteComparison?
  private let record: DifferenceRecord
  /// A row of each picture as RGBA, and its marks; nothing where the files hold RGBA.
  private let pixels: (UnsafeMutableRawBufferPointer, UnsafeMutableRawBufferPointer)
  private let marks: UnsafeMutablePointer<UInt8>?

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - readers: Both files.
  ///   - judge: Which pixels differ.
  ///   - judged: Which columns are looked at.
  ///   - record: Gets what is found.
  init(
    _ readers: (PNGBandReader, PNGBandReader), judge: any RowComparator, judged: ComparedColumns,
    record: DifferenceRecord
  ) {
    self.readers = readers
    self.judge = judge
    self.judged = judged
    self.record = record
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
      row(readers.0, (palettes == nil || record.needsRows) && readers.0.format != .rgba),
      row(readers.1, (palettes == nil || record.needsDirections) && readers.1.format != .rgba)
    )
    marks = record.onlyCounts ? nil : .allocate(capacity: width)
  }

  deinit {
    pixels.0.deallocate()
    pixels.1.deallocate()
    marks?.deallocate()
  }

  func pass(row: Int, _ samples: UnsafeRawPointer) throws(FileSideError) {
    guard needsRows else { return }
    record.add(
      row: row, differing: 0,
      pixels: try readers.0.pixels(of: samples, row, 0..<width, into: pixels.0, side: .first),
      marks: nil)
  }

  func take(
    row: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, within span: Range<Int>
  ) throws(FileSideError) -> Bool {
    let columns = judged.columns(ofRow: row)
    let found = columns.isEmpty ? 0 : try judge(row, first, second, columns, within: span)
    if found > 0, record.needsDirections { try markDarker(row, first, second) }
    if needsRows || found > 0 {
      let pixels =
        needsRows ? try readers.0.pixels(of: first, row, 0..<width, into: pixels.0, side: .first) : nil
      record.add(row: row, differing: found, pixels: pixels, marks: marks.map { UnsafePointer($0) })
    }
    return record.goesOn
  }

  func finish() {}

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
    let a = try readers.0.pixels(of: first, row, span, into: pixels.0, side: .first)
    let b = try readers.1.pixels(of: second, row, span, into: pixels.1, side: .second)
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
    let a = try readers.0.pixels(of: first, row, 0..<width, into: pixels.0, side: .first)
    let b = try readers.1.pixels(of: second, row, 0..<width, into: pixels.1, side: .second)
    for x in 0..<width where marks[x] == PixelMark.different {
      let colors = [a, b].map { pixels in
        RGBA(word: UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)))
      }
      // Over white, on which most pictures are seen.
      let change = YIQDistance.change(colors[0], colors[1], over: SIMD3(repeating: 255))
      if YIQDistance.luma(change) > 0 { marks[x] = PixelMark.darker }
    }
  }
}
