/// An OpenType feature that is switched on, off, or to one of its variants.
///
/// - Reference: the OpenType specification's registry of layout features.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag of four characters, such as `smcp`; what is longer or shorter is cut or filled with spaces.
  public let tag: String
  /// 0 for off, 1 for on, and above for the variants of a feature that has several.
  public let value: Int

  /// Makes a setting.
  ///
  /// - Parameters:
  ///   - tag: The feature's tag.
  ///   - value: 0 for off, 1 for on, or the number of a variant.
  public init(_ tag: String, _ value: Int = 1) {
    let ascii = tag.unicodeScalars.filter { (0x20...0x7E).contains($0.value) }.prefix(4)
    self.tag = String(String.UnicodeScalarView(ascii)) + String(repeating: " ", count: 4 - ascii.count)
    self.value = value
  }

  /// Digits of one width.
  public static let tabularFigures = FontFeature("tnum")
  /// Capitals of the height of small letters, in place of small letters.
  public static let smallCapitals = FontFeature("smcp")
  /// Digits around a slash as fractions.
  public static let fractions = FontFeature("frac")
  /// No pairs moved together.
  public static let noKerning = FontFeature("kern", 0)
  /// A zero that is told from the letter O.
  public static let slashedZero = FontFeature("zero")
  /// Signs at the height of capitals.
  public static let caseSensitiveForms = FontFeature("case")

  /// None of the ligatures that a text can do without.
  public static let noLigatures = [FontFeature("liga", 0), FontFeature("clig", 0)]

  /// A stylistic set.
  ///
  /// - Parameter number: From 1 to 20.
  /// - Returns: The setting.
  public static func stylisticSet(_ number: Int) -> FontFeature {
    FontFeature(number < 10 ? "ss0\(number)" : "ss\(number)")
  }

  /// A variant of a character.
  ///
  /// - Parameter number: From 1 to 99.
  /// - Returns: The setting.
  public static func characterVariant(_ number: Int) -> FontFeature {
    FontFeature(number < 10 ? "cv0\(number)" : "cv\(number)")
  }
}
