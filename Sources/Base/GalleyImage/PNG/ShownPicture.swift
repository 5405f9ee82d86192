import Foundation

/// A picture with the information of its file about how its pixels are shown.
package struct ShownPicture: Sendable {
  /// The pixels, as they are stored.
  package let pixels: Bitmap
  /// The way in which the pixels are shown.
  package let appearance: PNGAppearance

  init(pixels: Bitmap, appearance: PNGAppearance) {
    self.pixels = pixels
    self.appearance = appearance
  }

  /// Reads a picture from the bytes of a PNG file.
  ///
  /// - Throws: The problem, with its place.
  package init(png data: Data) throws(PNGError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        let source = PNGSource(bytes)
        let structure = try PNGStructure(source, limits: .standard)
        return (try PNGDecoder.decode(structure, source), structure.appearance)
      }
    }
    (pixels, appearance) = try result.get()
  }

  /// The digest of pixels and appearance; of a picture that is shown as it is stored, that of its pixels.
  package var digest: PixelDigest { appearance.digest(of: pixels.digest) }

  /// The SHA-256 digest of size, pixels and appearance; unlike ``digest``, it resists second preimages.
  package var sha256: SHA256Digest {
    let bytes = SHA256Digest(of: pixels.bytes)
    return SHA256Digest(
      of: Array("\(pixels.width) \(pixels.height) \(bytes) \(appearance.identity(strong: true))".utf8))
  }
}

extension Bitmap {
  /// The SHA-256 digest of a picture that is shown as it is stored.
  package var sha256: SHA256Digest { ShownPicture(pixels: self, appearance: PNGAppearance()).sha256 }
}

extension PNGAppearance {
  /// The digest of a picture with these pixels that is shown so.
  ///
  /// Two pictures with equal pixels and different colour profiles look different, so they have different digests.
  package func digest(of pixels: PixelDigest) -> PixelDigest {
    isPlain ? pixels : PixelDigest(Digest128(of: "\(pixels) \(identity)"))
  }

  /// Everything that decides how pixels are shown, as one line; names of profiles decide nothing.
  package var identity: String { identity(strong: false) }

  /// The identity; if `strong`, with half a SHA-256 digest of a profile's content instead of the digest of its stored bytes.
  fileprivate func identity(strong: Bool) -> String {
    let words =
      switch color {
      case .sRGB: "sRGB"
      case .codes(let codes, let range): "codes \(codes) \(range)"
      case .profile(_, let digest, let content): "profile \(strong ? content : digest)"
      case .gamma(let gamma, let primaries): "gamma \(gamma.map(String.init) ?? "none") \(primaries)"
      }
    return orientation == 1 ? words : "\(words), orientation \(orientation)"
  }
}

extension PNG {
  /// The information of a PNG about the display of its pixels, which are not read.
  ///
  /// - Throws: The problem, with its place.
  package static func appearance(of data: Data) throws(PNGError) -> PNGAppearance {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try PNGStructure(PNGSource(bytes), limits: .standard).appearance }
    }
    return try result.get()
  }
}
