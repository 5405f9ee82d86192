import Glibc

/// Reads whole plain pictures: ISA-L inflates, ``PNGFilter`` unfilters and ``PNGRowExpander`` makes pixels, band by
/// band in cache.
enum PNGPlainDecoder {
  /// Reads a picture; nil when libpng must do it, or must describe the error.
  static func decode(_ structure: PNGStructure, _ source: PNGSource) -> Bitmap? {
    guard let rows = PNGFilteredRows(structure, source) else { return nil }
    let header = structure.header
    let count = header.width * header.height * 4
    var isWhole = false
    let reader = Reader(rows: rows, header: header, expander: PNGRowExpander(structure))
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      preferHugePages(UnsafeMutableRawBufferPointer(buffer))
      isWhole = reader.read(into: UnsafeMutableRawPointer(buffer.baseAddress!))
      filled = isWhole ? count : 0
    }
    return isWhole ? Bitmap(width: header.width, height: header.height, bytes: bytes) : nil
  }

  /// The least memory worth asking large pages for.
  private static let hugePageThreshold = 4 << 20

  /// Asks the system to back fresh memory by large pages, which are fewer to be touched first.
  ///
  /// Measured on a page of 3446 × 10 728 pixels, 148 MB: a decode takes 85 to 129 ms instead of 136 to 138
  /// ms; the system's part is 6 to 52 ms instead of 46 to 61 ms. It is a request; nothing depends on it.
  private static func preferHugePages(_ buffer: UnsafeMutableRawBufferPointer) {
    guard buffer.count >= hugePageThreshold, let start = buffer.baseAddress else { return }
    let page = Int(getpagesize())
    let aligned = start.alignedUp(toMultipleOf: page)
    // MADV_HUGEPAGE of <asm-generic/mman-common.h>, which Swift does not import.
    _ = madvise(aligned, (buffer.count - (aligned - start)) / page * page, 14)
  }

  private struct Reader {
    let rows: PNGFilteredRows
    let header: PNGHeader
    let expander: PNGRowExpander

    func read(into pixels: UnsafeMutableRawPointer) -> Bool {
      let above = UnsafeMutableRawPointer.allocate(byteCount: header.rowBytes, alignment: 64)
      defer { above.deallocate() }
      while true {
        switch rows.next() {
        case .failure: return false
        case .end: return true
        case .rows(let range, let band):
          let isDone =
            expander.copies ? unfilter(band, range, into: pixels) : expand(band, range, above, into: pixels)
          guard isDone else { return false }
        }
      }
    }

    /// RGBA is unfiltered straight into the picture.
    private func unfilter(
      _ band: UnsafeMutableRawBufferPointer, _ range: Range<Int>, into pixels: UnsafeMutableRawPointer
    ) -> Bool {
      let target = pixels + range.lowerBound * header.rowBytes
      PNGBandFilter(header).undo(
        UnsafeRawBufferPointer(band), rows: range.count,
        above: range.lowerBound > 0 ? UnsafeRawPointer(target - header.rowBytes) : nil,
        into: target, stride: header.rowBytes)
      return true
    }

    private func expand(
      _ band: UnsafeMutableRawBufferPointer, _ range: Range<Int>, _ above: UnsafeMutableRawPointer,
      into pixels: UnsafeMutableRawPointer
    ) -> Bool {
      PNGBandFilter(header).undo(band, rows: range.count, above: range.lowerBound > 0 ? above : nil)
      for (index, row) in range.enumerated() {
        let samples = UnsafeRawPointer(band.baseAddress! + index * (header.rowBytes + 1) + 1)
        do throws(PNGError) {
          try expander.expand(
            samples.assumingMemoryBound(to: UInt8.self), into: pixels + row * header.width * 4, row: row)
        } catch {
          return false
        }
      }
      let last = band.baseAddress! + band.count - header.rowBytes
      above.copyMemory(from: last, byteCount: header.rowBytes)
      return true
    }
  }
}
