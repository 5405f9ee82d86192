/// Converts between straight and premultiplied alpha.
///
/// Both are the nearest integer to the exact quotient. Going from premultiplied to straight and back loses
/// nothing: the straight channel is off by at most ½, which weighs `½ · alpha / 255` on the way back, less
/// than ½ for every translucent alpha. The other direction cannot be exact, since a faint pixel has fewer
/// premultiplied values than straight ones.
package enum Premultiplication {
  /// A channel weighted by its alpha: `channel · alpha / 255`, to the nearest integer.
  ///
  /// There are no ties, because 255 is odd and half of it is no integer.
  ///
  /// - Parameters:
  ///   - channel: The straight channel, 0 to 255.
  ///   - alpha: The pixel's alpha, 0 to 255.
  /// - Returns: The premultiplied channel, at most `alpha`.
  @inlinable package static func premultiply(_ channel: UInt8, alpha: UInt8) -> UInt8 {
    UInt8((UInt32(channel) * UInt32(alpha) * 2 + 255) / 510)
  }

  /// A channel freed of its alpha: `channel · 255 / alpha`, to the nearest integer, ties upwards.
  ///
  /// A clear pixel (alpha 0) has no colour: the answer is 0. A channel above its alpha, which no
  /// premultiplied picture has, answers 255.
  ///
  /// - Parameters:
  ///   - channel: The premultiplied channel, 0 to `alpha`.
  ///   - alpha: The pixel's alpha, 0 to 255.
  /// - Returns: The straight channel.
  @inlinable package static func unpremultiply(_ channel: UInt8, alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(min(255, (UInt32(channel) * 510 + UInt32(alpha)) / (UInt32(alpha) * 2)))
  }

  /// The bytes with the colour channels of every pixel that is not opaque replaced.
  @inline(__always)
  static func translucentPixels(of bytes: [UInt8], mappedBy rule: (UInt8, UInt8) -> UInt8) -> [UInt8] {
    var result = bytes
    result.withUnsafeMutableBufferPointer { pixels in
      for pixel in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = pixels[pixel + 3]
        guard alpha != 255 else { continue }
        pixels[pixel] = rule(pixels[pixel], alpha)
        pixels[pixel + 1] = rule(pixels[pixel + 1], alpha)
        pixels[pixel + 2] = rule(pixels[pixel + 2], alpha)
      }
    }
    return result
  }
}
