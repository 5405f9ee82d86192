import CPixelKernels
import GalleyDiff
import GalleyImage
import Glibc

/// Finds the rows of two files that may differ, and unfilters no more than it must for that.
///
/// A row is stored as differences from the one above it. Where the rows above have the same pixels, and the same filter
/// gives the same differences, the pixels are the same, and need not be unfiltered. Only where two rows
/// differ both are unfiltered, some rows at a time, until their pixels are the same again. What is above the first of
/// them is looked up in the first file: pixels there are the same in both.
///
/// For that, the first file's last row of each band is unfiltered from the last row that depends on none above.
final class RowMatcher {
  /// The rows that are unfiltered at a time while pixels differ: four are undone together, and few are undone in vain.
  private static let blockRows = 8

  private struct Side {
    let reader: PNGBandReader
    let filter: PNGBandFilter
    let rowBytes: Int
    /// The row above the band.
    let above: UnsafeMutableRawPointer

    init(_ reader: PNGBandReader) {
      self.reader = reader
      rowBytes = reader.rowBytes
      filter = PNGBandFilter(rowBytes: rowBytes, bytesPerPixel: reader.format.bytesPerPixel)
      above = .allocate(byteCount: rowBytes, alignment: 64)
      above.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes)
    }

    var stride: Int { rowBytes + 1 }

    func samples(_ band: UnsafeMutableRawPointer, _ row: Int) -> UnsafeMutableRawPointer {
      band + row * stride + 1
    }

    /// Whether a row's pixels follow from the row alone.
    func isIndependent(_ band: UnsafeMutableRawPointer, _ row: Int) -> Bool {
      band.load(fromByteOffset: row * stride, as: UInt8.self) <= PNGFilter.sub.rawValue
    }

    /// Undoes the filters of some rows of a band.
    func undo(_ band: UnsafeMutableRawPointer, _ rows: Range<Int>, above: UnsafeRawPointer?) {
      filter.undo(
        UnsafeMutableRawBufferPointer(start: band + rows.lowerBound * stride, count: rows.count * stride),
        rows: rows.count, above: above)
    }
  }

  private let first: Side
  private let second: Side
  private let receiver: any RowReceiver
  /// Whether equal samples are equal pixels, and nothing else is.
  private let comparesSamples: Bool
  /// Whether rows can be compared as they are stored.
  let comparesFiltered: Bool
  /// Whether every row must be unfiltered: to validate palette entries, or because the receiver needs the picture.
  private let unfiltersAll: Bool
  private let commonWidth: Int
  private let commonRows: Int
  private let commonBytes: Int
  /// Whether the row above has the same pixels in both files.
  private var isSame = true

  init(_ first: PNGBandReader, _ second: PNGBandReader, _ receiver: any RowReceiver) {
    self.first = Side(first)
    self.second = Side(second)
    self.receiver = receiver
    comparesSamples =
      first.format == second.format && first.palette == second.palette && first.clear == second.clear
    comparesFiltered = comparesSamples && first.width == second.width
    unfiltersAll =
      receiver.needsRows || [first, second].contains { $0.format == .indexed && $0.palette.count < 256 }
    commonWidth = min(first.width, second.width)
    commonRows = min(first.height, second.height)
    commonBytes = min(self.first.rowBytes, self.second.rowBytes)
  }

  deinit {
    first.above.deallocate()
    second.above.deallocate()
  }

  /// Compares the rows of a band, and unfilters them in place where it must.
  ///
  /// - Parameters:
  ///   - rows: Which rows these are; they follow those of the last call.
  ///   - a: The first file's rows as they are stored.
  ///   - b: The second file's; the same memory if both files have these rows.
  /// - Returns: Whether to go on.
  /// - Throws: ``FileSideError`` when a file names a palette entry that is not there.
  func match(
    _ rows: Range<Int>, _ a: UnsafeMutableRawPointer, _ b: UnsafeMutableRawPointer
  ) throws(FileSideError) -> Bool {
    let count = rows.count
    var band = Band(matcher: self, top: rows.lowerBound, a: a, b: b)
    var row = a == b ? count : 0
    while row < count {
      if comparesFiltered, isSame || first.isIndependent(a, row),
        memcmp(a + row * first.stride, b + row * first.stride, first.stride) == 0
      {
        isSame = true
        row += 1
        continue
      }
      if isSame && comparesFiltered { try band.settle(upTo: row) }
      let block = row..<min(count, row + Self.blockRows)
      guard try band.compare(block) else { return false }
      row = block.upperBound
    }
    try band.settle(upTo: count)
    first.above.copyMemory(from: first.samples(a, count - 1), byteCount: first.rowBytes)
    if !isSame || !comparesFiltered {
      second.above.copyMemory(from: second.samples(b, count - 1), byteCount: second.rowBytes)
    }
    if rows.upperBound == commonRows { receiver.finish() }
    return true
  }

  /// The columns of two rows that may differ.
  private func span(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Range<Int> {
    guard comparesSamples else { return 0..<commonWidth }
    let bytes = galley_differing_span(old, new, commonBytes)
    let size = commonBytes / commonWidth
    return bytes.start / size..<(bytes.end + size - 1) / size
  }

  /// A band of both files while it is compared.
  private struct Band {
    let matcher: RowMatcher
    let top: Int
    let a: UnsafeMutableRawPointer
    let b: UnsafeMutableRawPointer
    /// The row after the last one of the first file that is unfiltered, with all that matters before it.
    var settled = 0

    init(matcher: RowMatcher, top: Int, a: UnsafeMutableRawPointer, b: UnsafeMutableRawPointer) {
      self.matcher = matcher
      self.top = top
      self.a = a
      self.b = b
    }

    private func above(_ side: Side, _ band: UnsafeMutableRawPointer, _ row: Int) -> UnsafeRawPointer? {
      if row > 0 { return UnsafeRawPointer(side.samples(band, row - 1)) }
      return top > 0 ? UnsafeRawPointer(side.above) : nil
    }

    /// Unfilters rows of the first file that are the same in both, so that the last of them are known.
    mutating func settle(upTo end: Int) throws(FileSideError) {
      let (first, receiver) = (matcher.first, matcher.receiver)
      guard settled < end else { return }
      var start = settled
      let wanted = receiver.needsRows ? settled : max(settled, end - receiver.margin)
      if !matcher.unfiltersAll, top + settled >= receiver.wantedEnd {
        start = (settled...min(wanted, end - 1)).last { first.isIndependent(a, $0) } ?? settled
      }
      first.undo(a, start..<end, above: above(first, a, start))
      try check(first, a, start..<end, .first)
      for row in start..<end where row >= wanted || top + row < receiver.wantedEnd {
        try receiver.pass(row: top + row, first.samples(a, row))
      }
      settled = end
    }

    /// Unfilters some rows of both files, and compares those that differ.
    mutating func compare(_ rows: Range<Int>) throws(FileSideError) -> Bool {
      let (first, second) = (matcher.first, matcher.second)
      let isShared = matcher.isSame && matcher.comparesFiltered
      let above = (above(first, a, rows.lowerBound), above(second, b, rows.lowerBound))
      first.undo(a, rows, above: above.0)
      second.undo(b, rows, above: isShared ? above.0 : above.1)
      settled = rows.upperBound
      try check(first, a, rows, .first)
      try check(second, b, rows, .second)
      for row in rows {
        let (old, new) = (first.samples(a, row), second.samples(b, row))
        matcher.isSame = matcher.comparesSamples && memcmp(old, new, matcher.commonBytes) == 0
        if matcher.isSame {
          try matcher.receiver.pass(row: top + row, old)
          continue
        }
        guard try matcher.receiver.take(row: top + row, old, new, within: matcher.span(old, new)) else {
          return false
        }
      }
      return true
    }

    private func check(
      _ side: Side, _ band: UnsafeMutableRawPointer, _ rows: Range<Int>, _ name: FileSideError.Side
    ) throws(FileSideError) {
      guard side.reader.format == .indexed else { return }
      for row in rows {
        do {
          try side.reader.checkEntries(
            UnsafeRawBufferPointer(start: side.samples(band, row), count: side.rowBytes), row: top + row)
        } catch {
          throw FileSideError(side: name, error: error)
        }
      }
    }
  }
}
