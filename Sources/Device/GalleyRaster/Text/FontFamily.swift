/// The family of faces that text is set in.
package enum FontFamily: Hashable, Sendable {
  /// The system's usual family: Inter.
  case system
  /// The system's family with serifs.
  case serif
  /// The system's family with round ends.
  case rounded
  /// The system's family with letters of one width.
  case monospaced
  /// A face of an app's own.
  case custom(FaceID)
  /// A font that the app does not bring along, in whose place stands the system's usual one.
  case unknown(UnknownFont)
}

/// The name of a font that an app asks for and does not bring along.
package struct UnknownFont: Hashable, Sendable {
  package var name: String
  /// The nearest name among those of the app's fonts, if one is near enough to be meant.
  package var nearest: String?

  package init(name: String, nearest: String?) {
    self.name = name
    self.nearest = nearest
  }
}

/// The faces of the system's designs beside Inter.
///
/// Apple's own, New York, SF Rounded and SF Mono, cannot be shipped. In their place stand:
///
/// - For New York: Vollkorn (`fonts-vollkorn`). Of Debian's text faces with serifs it is the one with New York's six weights, regular to
///   black, upright and italic; Noto Serif of `fonts-noto-core` and Charis have two. Lighter ones are regular, as New York's are. Its
///   letters are small for their size and are enlarged to the height of San Francisco's capitals; its figures stand on the line
///   as New York's only by the feature `lnum`.
/// - For SF Mono: JetBrains Mono (`fonts-jetbrains-mono`), with eight weights, 600 thousandths of the size wide like SF Mono's, with
///   Greek and Cyrillic; Noto Mono has one weight, Fira Code five and no italic. Its ligatures, such as an arrow for `->`, are switched
///   off, which SF Mono does not have, and its zero is slashed as there.
/// - For SF Rounded: Inter with its outer corners rounded to half a stem, see ``Path/roundingOuterCorners(radius:)``. SF Rounded is San
///   Francisco with round ends; Debian's rounded families (Quicksand, Comfortaa, Dosis) are geometric, of other
///   widths, and have at most four, three and seven weights. So all nine weights, italics and letters are there, and no package is needed.
///
/// Lines are as high as San Francisco's in all designs, since Apple's designs share its height of lines.
/// Characters without a glyph in a design are set in Inter, and in its fallbacks; so is all of its text if
/// its package is not installed.
enum DesignFaces {
  /// One face.
  struct Face {
    /// The name of the face and its file.
    var name: String
    var weight: FontWeight
    var isItalic: Bool
    /// The Debian package that has it.
    var package: String
    /// The factor of its size.
    var scale: Double
  }

  /// The faces of the serif and monospaced designs.
  static let all: [Face] = serif + monospaced

  /// The place in the list of the face for a font; `nil` for families that have none there.
  static func number(of font: FontSpec) -> Int? {
    let range: Range<Int>
    switch font.family {
    case .system, .rounded, .custom, .unknown: return nil
    case .serif: range = 0..<serif.count
    case .monospaced: range = serif.count..<all.count
    }
    // The nearest weight; the lists have no two that are equally near.
    func distance(_ index: Int) -> Int { abs(all[index].weight.rawValue - font.weight.rawValue) }
    return range.filter { all[$0].isItalic == font.isItalic }.min { distance($0) < distance($1) }
  }

  /// The OpenType features of a family's usual forms.
  static func features(of family: FontFamily) -> [FontFeature] {
    switch family {
    case .system, .rounded, .custom, .unknown: []
    case .serif: [FontFeature("lnum")]
    case .monospaced: [FontFeature("calt", 0), .slashedZero]
    }
  }

  private static let serif = faces(
    "Vollkorn", in: "fonts-vollkorn", scale: 1.06,
    [
      .regular: "Regular", .medium: "Medium", .semibold: "SemiBold", .bold: "Bold", .heavy: "ExtraBold",
      .black: "Black",
    ])

  private static let monospaced = faces(
    "JetBrainsMono", in: "fonts-jetbrains-mono", scale: 1,
    [
      .ultraLight: "Thin", .thin: "ExtraLight", .light: "Light", .regular: "Regular", .medium: "Medium",
      .semibold: "SemiBold", .bold: "Bold", .heavy: "ExtraBold",
    ])

  private static func faces(
    _ family: String, in package: String, scale: Double, _ styles: KeyValuePairs<FontWeight, String>
  ) -> [Face] {
    styles.flatMap { weight, style in
      [false, true].map { isItalic in
        let upright = isItalic && style == "Regular" ? "" : style
        return Face(
          name: "\(family)-\(upright)\(isItalic ? "Italic" : "")", weight: weight, isItalic: isItalic,
          package: package, scale: scale)
      }
    }
  }
}
