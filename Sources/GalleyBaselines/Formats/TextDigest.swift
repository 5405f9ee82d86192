/// A digest of text and small files, for names; it is not a security boundary.
///
/// FNV-1a with 128 bits: a few lines, no library, the same on every machine.
///
/// - Reference: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm",
///   draft-eastlake-fnv, sections 2 and 5 (prime and offset basis for 128 bits).
enum TextDigest {
  private static let prime: UInt128 = (1 << 88) + (1 << 8) + 0x3B
  private static let basis: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  /// The digest of bytes, as 32 hexadecimal digits.
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash = basis
    for byte in bytes {
      hash ^= UInt128(byte)
      hash = hash &* prime
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// The first digits of the digest of a text: enough to tell the names in one folder apart.
  ///
  /// A clash would not do harm: the store compares whole keys and reports it.
  static func short(_ text: String) -> String {
    String(of(text.utf8).suffix(8))
  }
}
