/// A digest that is written as its hexadecimal digits.
package protocol HexadecimalDigest: Codable, CustomStringConvertible {
  /// The number of digits.
  static var digitCount: Int { get }

  /// Reads a digest from its digits in lower case; nil when they are none.
  init?(_ text: String)
}

extension HexadecimalDigest {
  /// Reads a digest from its text.
  ///
  /// - Throws: When it is not as many hexadecimal digits in lower case as there have to be.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Self(text) else {
      // Enough to show the found value, without all of it, which may be a whole file.
      let shown = text.prefix(Self.digitCount + 32).debugDescription
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "A digest is \(Self.digitCount) hexadecimal digits in lower case, not \(shown).")
    }
    self = digest
  }

  /// Writes the digest as its text.
  ///
  /// - Throws: The error that the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
