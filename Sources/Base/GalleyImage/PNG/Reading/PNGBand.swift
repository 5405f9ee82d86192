/// Some rows of a picture that is being read, as its file stores them.
///
/// Its memory is the reader's, and holds these rows until the reader is asked for the next.
package struct PNGBand {
  /// The rows, counted from the top.
  package let rows: Range<Int>

  /// The bytes of a row's samples.
  package let rowBytes: Int

  /// All rows, each with a byte before it: its filter, 0 where it is undone.
  package let bytes: UnsafeRawBufferPointer

  let expander: PNGRowExpander

  /// Bytes from a row to the next.
  package var stride: Int { rowBytes + 1 }

  /// A row's samples.
  ///
  /// - Parameter row: One of ``rows``.
  /// - Returns: ``rowBytes`` bytes; filtered if the reader was asked for that.
  package func samples(ofRow row: Int) -> UnsafeRawBufferPointer {
    let start = (row - rows.lowerBound) * stride + 1
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + rowBytes])
  }

  /// The filter of a row's samples.
  ///
  /// - Parameter row: One of ``rows``.
  /// - Returns: The filter; none where it is undone.
  package func filter(ofRow row: Int) -> PNGFilter {
    PNGFilter(rawValue: bytes[(row - rows.lowerBound) * stride]) ?? .none
  }

  /// Writes a row's pixels as RGBA.
  ///
  /// - Parameters:
  ///   - row: One of ``rows``.
  ///   - pixels: Where they go: four bytes a pixel.
  /// - Throws: ``PNGError/badPaletteIndex(_:entries:x:y:)``. A reader of pixels has looked for that already.
  package func expand(row: Int, into pixels: UnsafeMutableRawBufferPointer) throws(PNGError) {
    let samples = samples(ofRow: row)
    precondition(pixels.count >= expander.width * 4, "a row needs \(expander.width * 4) bytes")
    guard let from = samples.assumingMemoryBound(to: UInt8.self).baseAddress, let to = pixels.baseAddress
    else { return }
    try expander.expand(from, into: to, row: row)
  }
}

@available(*, unavailable)
extension PNGBand: Sendable {}

/// The format of a band's samples, of a byte each.
package enum PNGSampleFormat: Hashable, Sendable {
  /// Grey.
  case gray

  /// Grey and alpha.
  case grayAlpha

  /// Red, green and blue.
  case rgb

  /// Red, green, blue and straight alpha.
  case rgba

  /// An entry of the palette.
  case indexed

  /// The number of bytes a pixel.
  package var bytesPerPixel: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  init(_ type: PNGHeader.ColorType) {
    self =
      switch type {
      case .gray: .gray
      case .rgb: .rgb
      case .palette: .indexed
      case .grayAlpha: .grayAlpha
      case .rgba: .rgba
      }
  }
}
