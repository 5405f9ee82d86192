/// The conversion from a font's units to points, with the spacing of its size.
struct FontScale {
  /// Points in a unit of the font's own face.
  let pointsPerUnit: Double
  /// The addition to every advance of Inter's, in points; below zero for tighter text.
  let tracking: Double
  /// The addition after every character, in points.
  let spacing: Double

  private let library: FontLibrary
  private let own: FaceID
  /// The addition to advances of the font's own face.
  private let ownTracking: Double
  private let size: Double

  init(_ library: FontLibrary, _ font: FontSpec, spacing: Double = 0) {
    self.library = library
    size = font.size
    own = library.id(of: font)
    pointsPerUnit = font.size / library.face(font).unitsPerEm
    tracking = OpticalSpacing.tracking(size: font.size, surplus: library.opticalSurplus(font)) * font.size
    ownTracking = own.advancesAsInter ? tracking : 0
    self.spacing = spacing
  }

  func pointsPerUnit(of face: FaceID) -> Double {
    if face == own { return pointsPerUnit }
    return size / (library.face(face)?.unitsPerEm ?? MissingGlyphBox.unitsPerEm)
  }

  /// The advance of a glyph, in points; 0 for marks that sit on another glyph.
  @inline(__always)
  func advance(_ index: Int, of glyphs: [ShapedText.Glyph]) -> Double {
    let glyph = glyphs[index]
    guard spacing == 0, glyph.face == own else { return spacedAdvance(index, of: glyphs) }
    return glyph.advance == 0 ? 0 : Double(glyph.advance) * pointsPerUnit + ownTracking
  }

  /// The same with the extra space behind the last glyph of a character that moves at all.
  private func spacedAdvance(_ index: Int, of glyphs: [ShapedText.Glyph]) -> Double {
    let glyph = glyphs[index]
    var advance = 0.0
    if glyph.advance != 0 {
      advance = Double(glyph.advance) * pointsPerUnit(of: glyph.face)
      if glyph.face.advancesAsInter { advance += tracking }
    }
    guard spacing != 0, index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster else {
      return advance
    }
    var first = index
    while first > 0, glyphs[first - 1].cluster == glyph.cluster { first -= 1 }
    let moves = glyphs[first...index].contains { $0.advance != 0 }
    let isJoined = glyphs[first...index].contains { $0.face.isCursive }
    return moves && !isJoined ? advance + spacing : advance
  }
}

/// The spacing of text by its size.
///
/// Inter's two static optical sizes are the ends of an axis from 14 to 32 points, and a letter of the text face is about a
/// twentieth of the size wider than one of the display face. Without a correction 20-point text would be narrower than
/// 19-point text. So spacing is interpolated between both ends, as the variable font's axis does it.
///
/// - Reference: Inter's `opsz` axis, from 14 to 32 (rsms.me/inter, "Optical size"); OpenType's axis tag `opsz`.
enum OpticalSpacing {
  /// The size for which the text faces were drawn, in points.
  static let textSize = 14.0
  /// The size for which the display faces were drawn, in points.
  static let displaySize = 32.0

  /// The addition to each advance, as a part of the font's size.
  ///
  /// - Parameters:
  ///   - size: The font's size in points.
  ///   - surplus: The additional width of a glyph of the text face, as a part of the size.
  /// - Returns: Below zero for the text faces, above for the display faces.
  static func tracking(size: Double, surplus: Double) -> Double {
    let place = min(max((size - textSize) / (displaySize - textSize), 0), 1)
    return size < FontLibrary.displaySize ? -surplus * place : surplus * (1 - place)
  }
}
