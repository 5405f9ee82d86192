/// One face of those that text can be set in: Inter's, and the fallback fonts for what Inter has no glyph for.
///
/// It says which face is meant, whether or not its file is installed.
package struct FaceID: Hashable, Sendable, Comparable {
  /// The place in the list of all faces; it means nothing outside of this process.
  let number: UInt16

  /// Inter's regular face for text.
  package static let interRegular = FaceID(number: 0)

  /// Draws a box with the number of a character that no font has.
  ///
  /// The glyph's number is the character's.
  package static let missing = FaceID(number: .max)

  /// The face of a name, such as `NotoSansThai-Regular`; `nil` for a name that no face has.
  ///
  /// - Parameter name: The name, as in ``name``.
  package init?(name: String) {
    guard let number = FaceCatalogue.entries.firstIndex(where: { $0.name == name }) else { return nil }
    self.init(number: UInt16(number))
  }

  /// The face of a number.
  init(number: UInt16) {
    self.number = number
  }

  /// A face of Inter's, by its number in the list of names.
  init(inter number: Int) {
    self.number = UInt16(number)
  }

  /// Whether it is one of Inter's faces.
  var isInter: Bool { number < FaceName.all.count }

  /// Whether its glyphs are pictures with colours of their own.
  package var isColor: Bool { self == FaceCatalogue.emoji }

  /// Whether its letters join, so that nothing may be put between them.
  var isCursive: Bool {
    !isInter && self != .missing && FaceCatalogue.entries[Int(number)].isCursive
  }

  /// Whether it is one of the faces with Chinese characters.
  var isEastAsian: Bool {
    !isInter && self != .missing && FaceCatalogue.entries[Int(number)].package == "fonts-noto-cjk"
  }

  /// The face's name: that of its file, or in a collection its PostScript name, such as `NotoSansThai-Regular`.
  package var name: String {
    self == .missing ? "missing" : FaceCatalogue.entries[Int(number)].name
  }

  /// The order of the list of all faces: Inter's first.
  package static func < (a: FaceID, b: FaceID) -> Bool {
    a.number < b.number
  }
}
