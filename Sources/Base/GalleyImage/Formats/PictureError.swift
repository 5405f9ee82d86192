/// An error of reading a picture of any format.
///
/// Cases carry facts; ``PictureErrorText`` makes sentences of them. Offsets are bytes from the file's start.
package enum PictureError: Error, Hashable, Sendable {
  /// The file is a PNG that cannot be read, or no picture of a known format.
  case png(PNGError)
  /// The library of the format cannot be loaded; the reason is the system's.
  case noLibrary(PictureFormat, reason: String)
  /// The bytes end too early.
  case truncated(PictureFormat, byteCount: Int)
  /// The bytes break a rule of the format.
  case damaged(PictureFormat, reason: String)
  /// The picture or its file is larger than ``ImageLimits`` allow.
  case overLimit(PNGError.Excess)
  /// The picture is of a kind that is not read.
  case unsupported(PictureFormat, PictureFeature)
  /// Bytes follow the end of the picture; they are refused as in ``PNGError/trailingBytes(count:offset:)``.
  case trailingBytes(count: Int, offset: Int)
}

/// A kind of picture that is not read, since no comparison would be right.
package enum PictureFeature: Hashable, Sendable {
  /// Colours for printing, which only a profile turns into those of a screen.
  case cmyk
  /// Several pictures, of which only one would be compared.
  case animation
  /// Another number of bits than 8 for each sample.
  case bits(Int)
  /// A JPEG without loss, or one in steps of size, which browsers do not show either.
  case rareProcess(UInt8)
  /// A height that only the end of the file has.
  case lateHeight
}
