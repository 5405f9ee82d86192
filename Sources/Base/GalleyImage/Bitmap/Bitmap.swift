/// A picture with **straight** alpha, as files hold it and comparisons read it.
///
/// RGBA, 8 bits a channel, sRGB.
///
/// Rows follow each other from the top without padding; a pixel is four bytes, red first.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// The pixels: `width * height * 4` bytes.
  public var bytes: [UInt8]

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - bytes: `width * height * 4` bytes, from the top, red first, straight alpha.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel, not \(width) × \(height)")
    precondition(
      bytes.count == width * height * 4,
      "\(width) × \(height) pixels are \(width * height * 4) bytes, not \(bytes.count)")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Creates a picture of one colour.
  ///
  /// - Parameters:
  ///   - width: Pixels a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - color: The colour of every pixel.
  public init(width: Int, height: Int, color: RGBA = .clear) {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    if color != .clear {
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        bytes[pixel] = color.red
        bytes[pixel + 1] = color.green
        bytes[pixel + 2] = color.blue
        bytes[pixel + 3] = color.alpha
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// One pixel.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left edge.
  ///   - y: Pixels from the upper edge.
  public subscript(x: Int, y: Int) -> RGBA {
    get {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height, "no pixel (\(x), \(y)) in \(width) × \(height)")
      let pixel = (y * width + x) * 4
      return RGBA(bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], bytes[pixel + 3])
    }
    set {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height, "no pixel (\(x), \(y)) in \(width) × \(height)")
      let pixel = (y * width + x) * 4
      bytes[pixel] = newValue.red
      bytes[pixel + 1] = newValue.green
      bytes[pixel + 2] = newValue.blue
      bytes[pixel + 3] = newValue.alpha
    }
  }
}

extension Bitmap {
  /// The rectangle of all its pixels.
  public var extent: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A part of the picture, as a picture.
  ///
  /// - Parameter rect: The wanted part; the rest of it outside of the picture is omitted.
  /// - Returns: The part, or nil when none of it lies inside the picture.
  public func cropped(to rect: PixelRect) -> Bitmap? {
    guard let part = rect.intersection(extent) else { return nil }
    if part == extent { return self }
    var kept: [UInt8] = []
    kept.reserveCapacity(part.width * part.height * 4)
    for row in part.y..<part.y + part.height {
      let start = (row * width + part.x) * 4
      kept.append(contentsOf: bytes[start..<start + part.width * 4])
    }
    return Bitmap(width: part.width, height: part.height, bytes: kept)
  }
}
