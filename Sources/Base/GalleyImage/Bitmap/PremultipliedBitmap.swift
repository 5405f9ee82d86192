/// A picture with **premultiplied** alpha, as the renderer composes it.
///
/// RGBA, 8 bits a channel, sRGB. Rows follow each other from the top without padding; a pixel is four bytes,
/// red first. No channel is larger than its pixel's alpha; writers of ``bytes`` have to keep it so.
package struct PremultipliedBitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// The pixels: `width * height * 4` bytes.
  package var bytes: [UInt8]

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - bytes: `width * height * 4` bytes, from the top, red first, premultiplied alpha.
  package init(width: Int, height: Int, bytes: [UInt8]) {
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
  ///   - color: The colour of every pixel, with straight alpha as ever; it is premultiplied here.
  package init(width: Int, height: Int, color: RGBA = .clear) {
    self.init(Bitmap(width: width, height: height, color: color))
  }

  /// Creates the premultiplied twin of a picture.
  ///
  /// Each channel becomes ``Premultiplication/premultiply(_:alpha:)`` of itself; opaque pixels are copied.
  ///
  /// - Complexity: O(*n*) in the pixels.
  /// - Parameter straight: The picture with straight alpha.
  package init(_ straight: Bitmap) {
    self.init(
      width: straight.width, height: straight.height,
      bytes: Premultiplication.translucentPixels(of: straight.bytes, mappedBy: Premultiplication.premultiply))
  }
}

extension Bitmap {
  /// Creates the straight twin of a premultiplied picture.
  ///
  /// Each channel becomes ``Premultiplication/unpremultiply(_:alpha:)`` of itself; opaque pixels are copied
  /// and clear ones become ``RGBA/clear``. Premultiplying the result gives the very bytes of `premultiplied`.
  ///
  /// - Complexity: O(*n*) in the pixels.
  package init(_ premultiplied: PremultipliedBitmap) {
    self.init(
      width: premultiplied.width, height: premultiplied.height,
      bytes: Premultiplication.translucentPixels(
        of: premultiplied.bytes, mappedBy: Premultiplication.unpremultiply))
  }
}
