/// A filter that stores a row as differences from the pixels around it.
///
/// - Reference: PNG Specification, third edition, section 9.2 (filter types for filter method 0).
package enum PNGFilter: UInt8, Hashable, Sendable, CaseIterable {
  /// The samples themselves.
  case none = 0

  /// Differences from the pixel to the left.
  case sub = 1

  /// Differences from the pixel above.
  case up = 2

  /// Differences from the mean of the pixels to the left and above, rounded down.
  case average = 3

  /// Differences from that of the pixels to the left, above, and above to the left which is nearest to
  /// `left + above − above left`.
  case paeth = 4

  /// Whether a row's pixels follow from the row alone, without the one above.
  package var isIndependent: Bool { self == .none || self == .sub }

  /// Undoes the filter.
  ///
  /// `pixels` may be where `row` is. Nothing outside of the rows is read or written.
  ///
  /// - Parameters:
  ///   - row: The filtered row, without its filter byte.
  ///   - above: The pixels of the row above, as many bytes; nil in the first row, above which all is 0.
  ///   - pixels: Where the row's pixels go, as many bytes.
  ///   - bytesPerPixel: 1 to 4.
  package func undo(
    _ row: UnsafeRawBufferPointer, above: UnsafeRawPointer?, into pixels: UnsafeMutableRawPointer,
    bytesPerPixel: Int
  ) {
    guard let start = row.baseAddress else { return }
    let count = row.count
    // Without a row above, these two are the same as others that need none.
    var filter = self
    if above == nil {
      if filter == .up { filter = .none }
      if filter == .paeth { filter = .sub }
    }
    switch filter {
    case .none:
      if UnsafeRawPointer(pixels) != start { pixels.copyMemory(from: start, byteCount: count) }
    case .up: Self.undoUp(start, above!, pixels, count)
    case .sub, .average, .paeth:
      Self.undoSerial(filter, start, above, pixels, count, bytesPerPixel)
    }
  }

  private static func undoUp(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ pixels: UnsafeMutableRawPointer, _ count: Int
  ) {
    typealias Block = SIMD32<UInt8>
    let blocks = count & ~31
    var offset = 0
    while offset < blocks {
      let sum =
        row.loadUnaligned(fromByteOffset: offset, as: Block.self)
        &+ above.loadUnaligned(fromByteOffset: offset, as: Block.self)
      pixels.storeBytes(of: sum, toByteOffset: offset, as: Block.self)
      offset += 32
    }
    while offset < count {
      let sum =
        row.load(fromByteOffset: offset, as: UInt8.self) &+ above.load(fromByteOffset: offset, as: UInt8.self)
      pixels.storeBytes(of: sum, toByteOffset: offset, as: UInt8.self)
      offset += 1
    }
  }

  /// The filters in which each pixel waits for the one to its left.
  private static func undoSerial(
    _ filter: PNGFilter, _ row: UnsafeRawPointer, _ above: UnsafeRawPointer?,
    _ pixels: UnsafeMutableRawPointer,
    _ count: Int, _ bytesPerPixel: Int
  ) {
    switch (bytesPerPixel, filter) {
    case (4, .sub): PNGPixelFilter.undoSub4(row, pixels, count)
    case (4, .average): PNGPixelFilter.undoAverage4(row, above, pixels, count)
    case (4, .paeth): PNGPixelFilter.undoPaeth4(row, above!, pixels, count)
    case (3, .sub): PNGPixelFilter.undoSub3(row, pixels, count)
    case (3, .average): PNGPixelFilter.undoAverage3(row, above, pixels, count)
    case (3, .paeth): PNGPixelFilter.undoPaeth3(row, above!, pixels, count)
    case (1, .paeth): PNGSampleFilter.undoPaeth1(row, above!, pixels, count)
    default: PNGSampleFilter.undo(filter, row, above, pixels, count, bytesPerPixel)
    }
  }
}
