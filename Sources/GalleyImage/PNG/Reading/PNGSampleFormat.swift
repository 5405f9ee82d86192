/// What the pixels of a band are made of, a byte each.
public enum PNGSampleFormat: Hashable, Sendable {
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

  /// How many bytes a pixel has.
  public var bytesPerPixel: Int {
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
