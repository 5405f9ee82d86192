import CCrypto
import Foundation

/// The SHA-256 digest of some bytes; other bytes with the same digest cannot be made.
///
/// It names files where somebody may want one file to be taken for another. Everything else is named by the faster
/// ``Digest128``.
///
/// - Reference: FIPS 180-4, by OpenSSL's libcrypto.
package struct SHA256Digest: Hashable, Sendable {
  /// The number of bytes of a digest.
  package static let byteCount = 32

  /// The digest's four parts, the first bytes first, each with its highest byte first.
  package let words: (UInt64, UInt64, UInt64, UInt64)

  /// The digest of some bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    var digest = [UInt8](repeating: 0, count: Self.byteCount)
    // For no bytes there may be no address, and the library wants one.
    var nothing: UInt8 = 0
    _ = SHA256(
      bytes.bindMemory(to: UInt8.self).baseAddress ?? withUnsafePointer(to: &nothing) { $0 }, bytes.count,
      &digest)
    self = digest.withUnsafeBytes { SHA256Digest(reading: $0) }
  }

  /// The digest of a file's bytes.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { SHA256Digest(of: $0) }
  }

  /// Takes the 32 bytes of a digest as they are.
  package init(reading bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count == Self.byteCount, "a digest has 32 bytes")
    func word(_ place: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * place, as: UInt64.self))
    }
    words = (word(0), word(1), word(2), word(3))
  }

  /// Reads a digest from its text; nil when it is none.
  ///
  /// - Parameter text: 64 hexadecimal digits in lower case, as ``description`` writes them.
  package init?(_ text: String) {
    guard text.utf8.count == Self.digitCount, let first = Digest128(String(text.prefix(32))),
      let second = Digest128(String(text.suffix(32)))
    else { return nil }
    words = (first.high, first.low, second.high, second.low)
  }

  /// The first half of the digest, for which no second preimage can be found either.
  package var firstHalf: Digest128 { Digest128(high: words.0, low: words.1) }

  /// Whether both are of the same bytes.
  package static func == (a: SHA256Digest, b: SHA256Digest) -> Bool { a.words == b.words }

  /// Adds its first part: a digest is spread evenly.
  package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

extension SHA256Digest: Comparable {
  /// Orders digests as their bytes are ordered.
  package static func < (a: SHA256Digest, b: SHA256Digest) -> Bool { a.words < b.words }
}

extension SHA256Digest: CustomStringConvertible {
  /// 64 hexadecimal digits in lower case.
  package var description: String {
    "\(Digest128(high: words.0, low: words.1))\(Digest128(high: words.2, low: words.3))"
  }
}

extension SHA256Digest: HexadecimalDigest {
  /// The number of digits.
  package static var digitCount: Int { 64 }
}
