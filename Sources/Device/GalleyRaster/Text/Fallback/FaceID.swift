/// One face of those that text can be set in: Inter's, those of other designs and of an app's own, and the fallback fonts.
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

  init(number: UInt16) {
    self.number = number
  }

  /// A face of Inter's, by its number in the list of names.
  init(inter number: Int) {
    self.number = UInt16(number)
  }

  /// Whether it is one of Inter's faces.
  var isInter: Bool { number < FaceName.all.count }

  /// Whether it has Inter's advances: one of Inter's faces, or such a one with rounded corners.
  var advancesAsInter: Bool { number < FaceCatalogue.firstDesign }

  /// Whether it is a face of the system's designs, in whose lines it needs no more height.
  var isOfDesign: Bool { number < FaceCatalogue.firstFallback }

  /// Whether it is a face of an app's own.
  package var isCustom: Bool { number >= AppFace.firstNumber && self != .missing }

  /// The entry in the list of all faces, if it is there.
  var entry: FaceCatalogue.Entry? {
    number < FaceCatalogue.entries.count ? FaceCatalogue.entries[Int(number)] : nil
  }

  /// Whether its glyphs are coloured pictures.
  package var isColor: Bool { self == FaceCatalogue.emoji }

  /// Whether its letters join, so that nothing may be put between them.
  var isCursive: Bool {
    entry?.isCursive == true
  }

  /// Whether it is one of the faces with Chinese characters.
  var isEastAsian: Bool {
    entry?.package == "fonts-noto-cjk"
  }

  /// The face's name: that of its file, or in a collection its PostScript name, such as `NotoSansThai-Regular`.
  package var name: String {
    entry?.name ?? AppFace.of(self)?.name ?? "missing"
  }

  /// The order of the list of all faces, Inter's first, then those of apps' own by name.
  package static func < (a: FaceID, b: FaceID) -> Bool {
    // Their numbers depend on which was asked for first.
    a.isCustom && b.isCustom ? a.name < b.name : a.number < b.number
  }
}
