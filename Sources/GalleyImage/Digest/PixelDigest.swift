import CXXHash
import Foundation

/// A digest of a picture's size and pixels.
///
/// It knows nothing of files: the same pixels have the same digest however they were compressed. Bytes count
/// as they are, those of fully clear pixels included, so that equal digests mean equal bytes; whether hidden
/// colours matter is for a comparison to say.
///
/// What is digested is the width and the height as 64-bit numbers, lowest byte first, followed by the bytes of
/// ``Bitmap/bytes``. This never changes, because baselines hold such digests.
public struct PixelDigest: Hashable, Sendable {
  /// The digest without its meaning.
  public let value: Digest128

  /// The digest of a picture.
  ///
  /// - Complexity: O(*n*) in the pixels, at about the speed of memory.
  /// - Parameter bitmap: The picture.
  public init(of bitmap: Bitmap) {
    guard let state = XXH3_createState() else { fatalError("no memory for a digest of 600 bytes") }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset(state)
    withUnsafeBytes(of: UInt64(bitmap.width).littleEndian) {
      _ = XXH3_128bits_update(state, $0.baseAddress, $0.count)
    }
    withUnsafeBytes(of: UInt64(bitmap.height).littleEndian) {
      _ = XXH3_128bits_update(state, $0.baseAddress, $0.count)
    }
    bitmap.bytes.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
    value = Digest128(XXH3_128bits_digest(state))
  }

  /// Reads a digest from its text; nil when it is none.
  ///
  /// - Parameter text: 32 hexadecimal digits in lower case, as ``description`` writes them.
  public init?(_ text: String) {
    guard let value = Digest128(text) else { return nil }
    self.value = value
  }
}

extension Bitmap {
  /// The digest of its size and pixels.
  public var digest: PixelDigest { PixelDigest(of: self) }
}

extension PixelDigest: CustomStringConvertible {
  /// 32 hexadecimal digits in lower case.
  public var description: String { value.description }
}

extension PixelDigest: Comparable {
  /// Orders digests as their texts are ordered.
  public static func < (left: PixelDigest, right: PixelDigest) -> Bool { left.value < right.value }
}

extension PixelDigest: Codable {
  /// Reads a digest from its text.
  ///
  /// - Parameter decoder: Where the text is.
  /// - Throws: When it is not 32 hexadecimal digits in lower case.
  public init(from decoder: any Decoder) throws { value = try Digest128(from: decoder) }

  /// Writes the digest as its text.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
