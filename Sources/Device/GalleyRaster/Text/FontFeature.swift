/// An OpenType feature that is switched on, off, or to one of its variants.
///
/// - Reference: the OpenType specification's registry of layout features.
package struct FontFeature: Hashable, Sendable {
  /// The feature's tag of four characters, such as `smcp`; other lengths are cut or filled with spaces.
  package let tag: String
  /// 0 for off, 1 for on, and above for the variants of a feature that has several.
  package let value: Int

  package init(_ tag: String, _ value: Int = 1) {
    let ascii = tag.unicodeScalars.filter { (0x20...0x7E).contains($0.value) }.prefix(4)
    self.tag = String(String.UnicodeScalarView(ascii)) + String(repeating: " ", count: 4 - ascii.count)
    self.value = value
  }

  /// Digits of one width.
  package static let tabularFigures = FontFeature("tnum")
  /// Small capitals in place of small letters.
  package static let smallCapitals = FontFeature("smcp")
  /// Digits around a slash as fractions.
  package static let fractions = FontFeature("frac")
  package static let noKerning = FontFeature("kern", 0)
  /// A slashed zero, distinct from the letter O.
  package static let slashedZero = FontFeature("zero")
  /// Signs at the height of capitals.
  package static let caseSensitiveForms = FontFeature("case")

  /// The settings that switch off optional ligatures.
  package static let noLigatures = [FontFeature("liga", 0), FontFeature("clig", 0)]

  package static func stylisticSet(_ number: Int) -> FontFeature {
    FontFeature(number < 10 ? "ss0\(number)" : "ss\(number)")
  }

  package static func characterVariant(_ number: Int) -> FontFeature {
    FontFeature(number < 10 ? "cv0\(number)" : "cv\(number)")
  }
}
