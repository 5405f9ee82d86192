/// From faces' units to points: the size, and the spacing that goes with it.
struct Scale {
  /// Points in a unit of Inter's face.
  let pointsPerUnit: Double
  /// What is added to every advance of Inter's, in points; below zero for tighter text.
  let tracking: Double
  /// What is added after every character, in points.
  let spacing: Double

  private let library: FontLibrary
  private let size: Double

  init(_ library: FontLibrary, _ font: FontSpec, spacing: Double = 0) {
    self.library = library
    size = font.size
    pointsPerUnit = font.size / library.face(font).unitsPerEm
    tracking = OpticalSpacing.tracking(size: font.size, surplus: library.opticalSurplus(font)) * font.size
    self.spacing = spacing
  }

  /// Points in a unit of a face.
  func pointsPerUnit(of face: FaceID) -> Double {
    if face.isInter { return pointsPerUnit }
    return size / (library.face(face)?.unitsPerEm ?? MissingBox.unitsPerEm)
  }

  /// How far each glyph moves on, in points; marks that sit on another glyph do not move at all.
  func advances(_ glyphs: [ShapedText.Glyph]) -> [Double] {
    var advances = glyphs.map(advance)
    guard spacing != 0 else { return advances }
    var first = 0
    for index in glyphs.indices {
      if index + 1 < glyphs.count, glyphs[index + 1].cluster == glyphs[index].cluster { continue }
      let isJoined = glyphs[first...index].contains { $0.face.isCursive }
      if !isJoined, glyphs[first...index].contains(where: { $0.advance != 0 }) { advances[index] += spacing }
      first = index + 1
    }
    return advances
  }

  private func advance(_ glyph: ShapedText.Glyph) -> Double {
    if glyph.advance == 0 { return 0 }
    if glyph.face.isInter { return Double(glyph.advance) * pointsPerUnit + tracking }
    return Double(glyph.advance) * pointsPerUnit(of: glyph.face)
  }
}

/// How tight text is set at a size.
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

  /// What is added to each advance, as a part of the font's size.
  ///
  /// - Parameters:
  ///   - size: The font's size in points.
  ///   - surplus: How much wider a glyph of the text face is, as a part of the size.
  /// - Returns: Below zero for the text faces, above for the display faces.
  static func tracking(size: Double, surplus: Double) -> Double {
    let place = min(max((size - textSize) / (displaySize - textSize), 0), 1)
    return size < FontLibrary.displaySize ? -surplus * place : surplus * (1 - place)
  }
}
