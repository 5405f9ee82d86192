/// The weight of a font, with the numbers of the OpenType `wght` axis.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  /// Weight 400, the default.
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Whether the first weight is the lighter one.
  public static func < (a: FontWeight, b: FontWeight) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The weight in its place where a person has chosen bold text: two steps heavier.
  ///
  /// - Reference: Apple publishes no table. WebKit's stand-in for the setting adds 200 to the weight of system faces
  ///   ([`SystemFontDatabaseCoreText::systemFontParameters`](https://github.com/WebKit/WebKit)).
  package var legible: FontWeight { FontWeight(rawValue: rawValue + 200) ?? .black }
}

/// A font for text: its family, weight, style and size.
package struct FontSpec: Hashable, Sendable {
  package var family = FontFamily.system
  package var weight: FontWeight
  /// Whether slanted.
  package var isItalic: Bool
  /// The size in points.
  package var size: Double
  /// Whether all digits are equally wide.
  package var isMonospacedDigit: Bool
  /// OpenType features beyond those that are always on; of two settings of one feature the later holds.
  package var features: [FontFeature]
  /// The text's language as a BCP 47 tag, for characters whose forms depend on it; `nil` for English.
  package var language: String?

  package init(
    size: Double, weight: FontWeight = .regular, isItalic: Bool = false, isMonospacedDigit: Bool = false,
    features: [FontFeature] = [], language: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
    self.features = features
    self.language = language
  }
}
