import CDigest
import Foundation

/// A digest of 128 bits that identifies some bytes.
///
/// Two contents with the same digest are the same for every practical purpose, unless somebody built them
/// to be: the digest is fast, not a security boundary.
///
/// - Reference: Yann Collet, xxHash, XXH3 with 128 bits and seed 0; written in its canonical form, the
///   highest byte first.
package struct Digest128: Hashable, Sendable {
  /// The upper 64 bits.
  package let high: UInt64

  /// The lower 64 bits.
  package let low: UInt64

  /// Creates a digest from its halves.
  ///
  /// - Parameters:
  ///   - high: The upper 64 bits.
  ///   - low: The lower 64 bits.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads a digest from its text; nil when it is none.
  ///
  /// - Parameter text: 32 hexadecimal digits in lower case, as ``description`` writes them.
  package init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == Self.digitCount, digits.allSatisfy(Self.isDigit) else { return nil }
    high = digits[..<16].reduce(0) { $0 << 4 | Self.value(of: $1) }
    low = digits[16...].reduce(0) { $0 << 4 | Self.value(of: $1) }
  }

  /// The digest of some bytes.
  ///
  /// - Complexity: O(*n*), at about the speed of memory.
  /// - Parameter bytes: Any number of bytes, none included.
  package init(of bytes: UnsafeRawBufferPointer) {
    self.init(galley_digest_of(bytes.baseAddress, bytes.count))
  }

  /// The digest of a file's bytes.
  ///
  /// - Parameter data: Any number of bytes, none included.
  package init(of data: Data) {
    self = data.withUnsafeBytes { Digest128(of: $0) }
  }

  /// The digest of a text's UTF-8 bytes.
  ///
  /// - Parameter text: Any text. Texts that differ only in Unicode normalisation differ here.
  package init(of text: String) {
    var text = text
    self = text.withUTF8 { Digest128(of: UnsafeRawBufferPointer($0)) }
  }

  init(_ digest: galley_digest) {
    self.init(high: digest.high, low: digest.low)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }

  private static func value(of digit: UInt8) -> UInt64 {
    UInt64(digit >= UInt8(ascii: "a") ? digit - UInt8(ascii: "a") + 10 : digit - UInt8(ascii: "0"))
  }
}

extension Digest128: CustomStringConvertible {
  /// 32 hexadecimal digits in lower case.
  package var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ half: UInt64) -> String {
    let text = String(half, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension Digest128: Comparable {
  /// Orders digests as their texts are ordered.
  package static func < (left: Digest128, right: Digest128) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension Digest128: HexadecimalDigest {
  /// The number of digits.
  package static var digitCount: Int { 32 }
}
