/// A hash that is the same on every machine and in every run, unlike Swift's own `Hasher`.
///
/// - Reference: FNV-1a, 64 bits: Fowler, Noll, Vo and others, "The FNV Non-Cryptographic Hash Algorithm",
///   RFC 9923.
package struct StableHash: Sendable {
  /// The hash of everything combined so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds a text.
  ///
  /// Texts keep apart: adding "ab" and "c" is not adding "a" and "bc".
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)  // a byte that UTF-8 does not have
  }

  /// Adds a number.
  package mutating func combine(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
