/// Undoes the filters of a band of rows, several at once where that pays.
package struct PNGBandFilter {
  private let rowBytes: Int
  private let bytesPerPixel: Int

  init(_ header: PNGHeader) {
    self.init(rowBytes: header.rowBytes, bytesPerPixel: header.colorType.samples)
  }

  /// Undoes filters of rows of a size.
  ///
  /// - Parameters:
  ///   - rowBytes: The bytes of a row's samples.
  ///   - bytesPerPixel: The distance between the same samples of neighbouring pixels.
  package init(rowBytes: Int, bytesPerPixel: Int) {
    self.rowBytes = rowBytes
    self.bytesPerPixel = bytesPerPixel
  }

  /// Undoes the filters of rows in place; their filter bytes become 0.
  ///
  /// - Parameters:
  ///   - band: The rows, each with its filter's byte before it.
  ///   - rows: The number of rows.
  ///   - above: The pixels of the row above the band; nil where there is none.
  package func undo(_ band: UnsafeMutableRawBufferPointer, rows: Int, above: UnsafeRawPointer?) {
    guard let start = band.baseAddress else { return }
    undo(
      UnsafeRawBufferPointer(band), rows: rows, above: above, into: start + 1, stride: rowBytes + 1)
    for row in 0..<rows { band[row * (rowBytes + 1)] = PNGFilter.none.rawValue }
  }

  /// Undoes the filters of rows.
  ///
  /// - Parameters:
  ///   - band: The rows, each with its filter's byte before it, which is known to be right.
  ///   - rows: The number of rows.
  ///   - above: The pixels of the row above the band; nil where there is none.
  ///   - pixels: Where the first row's pixels go; that may be its place in the band.
  ///   - stride: Bytes from a row of pixels to the next.
  func undo(
    _ band: UnsafeRawBufferPointer, rows: Int, above: UnsafeRawPointer?,
    into pixels: UnsafeMutableRawPointer, stride: Int
  ) {
    guard let start = band.baseAddress else { return }
    let rowStride = rowBytes + 1
    func filter(_ row: Int) -> PNGFilter { PNGFilter(rawValue: band[row * rowStride]) ?? .none }
    var above = above
    var row = 0
    while row < rows {
      let target = pixels + row * stride
      let first = filter(row)
      if let upper = above, !first.isCheap, bytesPerPixel >= 3, row + PNGStaggeredFilter.rows <= rows {
        let others = (filter(row + 1), filter(row + 2), filter(row + 3))
        if !others.0.isCheap || !others.1.isCheap || !others.2.isCheap {
          PNGStaggeredFilter.undo(
            start + row * rowStride + 1, rowStride,
            SIMD4(first.rawValue, others.0.rawValue, others.1.rawValue, others.2.rawValue), above: upper,
            into: target,
            stride, width: rowBytes / bytesPerPixel, bytesPerPixel: bytesPerPixel)
          row += PNGStaggeredFilter.rows
          above = UnsafeRawPointer(pixels + (row - 1) * stride)
          continue
        }
      }
      first.undo(
        UnsafeRawBufferPointer(start: start + row * rowStride + 1, count: rowBytes), above: above,
        into: target,
        bytesPerPixel: bytesPerPixel)
      above = UnsafeRawPointer(target)
      row += 1
    }
  }
}

extension PNGFilter {
  /// Whether undoing it does not wait for the pixel to the left.
  fileprivate var isCheap: Bool { self == .none || self == .up }
}
