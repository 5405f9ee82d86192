import GalleyImage
import GalleySystem

/// A fact that was found by reading all of a file, or by making a comparison, and that is kept for later runs.
package enum ContentFact: Hashable, Sendable {
  /// The digest of the bytes of a file with a stamp, or of the appearance of a picture.
  case file(SHA256Digest)
  /// The pixels of a picture.
  case picture(PixelDigest, width: Int, height: Int)
  /// The contents of a picture's sidecar: the digest of its key's slug, and the digests of its pixels, its
  /// tree, and its scale and environment.
  case sidecar(key: Digest128, pixels: PixelDigest, tree: Digest128?, drawing: Digest128)
  /// A comparison has the result that was claimed for it.
  case confirmed

  /// The number of bytes of a fact.
  static let byteCount = 66

  /// The fact in a fixed number of bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: UInt64) { withUnsafeBytes(of: number.bigEndian) { bytes += $0 } }
    func append(_ digest: Digest128) {
      append(digest.high)
      append(digest.low)
    }
    switch self {
    case .file(let digest):
      bytes = [1, 0]
      for word in [digest.words.0, digest.words.1, digest.words.2, digest.words.3] { append(word) }
    case .picture(let pixels, let width, let height):
      bytes = [2, 0]
      append(pixels.value)
      append(UInt64(width))
      append(UInt64(height))
    case .sidecar(let key, let pixels, let tree, let drawing):
      bytes = [3, tree == nil ? 0 : 1]
      append(key)
      append(pixels.value)
      append(tree ?? Digest128(high: 0, low: 0))
      append(drawing)
    case .confirmed: bytes = [4, 0]
    }
    return bytes + [UInt8](repeating: 0, count: Self.byteCount - bytes.count)
  }

  /// Reads a fact.
  ///
  /// - Parameter bytes: As many as there are in ``bytes``; the initializer fails for what is no fact.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.byteCount else { return nil }
    func number(_ place: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 2 + 8 * place, as: UInt64.self))
    }
    func digest(_ place: Int) -> Digest128 { Digest128(high: number(place), low: number(place + 1)) }
    func pixels(_ place: Int) -> PixelDigest? { PixelDigest("\(digest(place))") }
    switch bytes[0] {
    case 1: self = .file(SHA256Digest(reading: UnsafeRawBufferPointer(rebasing: bytes[2..<34])))
    case 2:
      guard let pixels = pixels(0), let width = Int(exactly: number(2)), let height = Int(exactly: number(3))
      else { return nil }
      self = .picture(pixels, width: width, height: height)
    case 3:
      guard let pixels = pixels(2) else { return nil }
      self = .sidecar(
        key: digest(0), pixels: pixels, tree: bytes[1] == 1 ? digest(4) : nil, drawing: digest(6))
    case 4: self = .confirmed
    default: return nil
    }
  }
}
