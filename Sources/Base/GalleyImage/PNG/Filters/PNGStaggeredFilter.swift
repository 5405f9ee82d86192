import CPNGKernels

/// Undoes the filters of four rows at once, each a pixel behind the row above it.
///
/// In most filters a pixel waits for the one to its left, so that a processor idles most of the time: a Paeth
/// predictor is a chain of a dozen operations. Four rows staggered by a pixel have what they need of each other,
/// because the pixel above was done the step before:
///
///     row 0   · · · · ·[x]
///     row 1   · · · ·[x]
///     row 2   · · ·[x]
///     row 3   · ·[x]
///
/// ``PNGFilter/undo(_:above:into:bytesPerPixel:)`` is its twin.
enum PNGStaggeredFilter {
  /// The number of rows that are undone at once.
  static let rows = 4

  /// Undoes the filters; `pixels` may be where `rows` are, with the same stride.
  ///
  /// - Parameters:
  ///   - rows: The first filtered row, without its filter byte.
  ///   - rowStride: Bytes from a filtered row to the next.
  ///   - filters: The four rows' filters, from the top.
  ///   - above: The pixels of the row above.
  ///   - pixels: Where the first row's pixels go.
  ///   - pixelStride: Bytes from a row of pixels to the next.
  ///   - width: Pixels a row.
  ///   - bytesPerPixel: 3 or 4.
  static func undo(
    _ rows: UnsafeRawPointer, _ rowStride: Int, _ filters: SIMD4<UInt8>, above: UnsafeRawPointer,
    into pixels: UnsafeMutableRawPointer, _ pixelStride: Int, width: Int, bytesPerPixel: Int
  ) {
    precondition(bytesPerPixel == 3 || bytesPerPixel == 4, "pixels of \(bytesPerPixel) bytes are done alone")
    withUnsafeBytes(of: filters) { filters in
      galley_png_undo_four_rows(
        rows, rowStride, filters.baseAddress, above, pixels, pixelStride, width, bytesPerPixel)
    }
  }
}
