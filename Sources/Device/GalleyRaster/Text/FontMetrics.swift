/// The vertical measures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the line's upper edge.
  package var ascent: Double
  /// The distance from the baseline down to the line's lower edge.
  package var descent: Double
  /// The gap between two lines, beyond ascent and descent.
  package var lineGap: Double
  /// The height of flat capitals such as H.
  package var capHeight: Double
  /// The height of flat small letters such as x.
  package var xHeight: Double

  /// The distance from one baseline to the next: ascent, descent and gap.
  package var lineHeight: Double {
    ascent + descent + lineGap
  }

  /// Creates measures of their values, in points.
  package init(ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

extension FontMetrics {
  /// Scales a face's measures to a size.
  ///
  /// Ascent, descent and gap are each rounded up to whole points. So baselines and line edges fall on whole pixels at every
  /// scale, and Inter gets the line heights that Apple's guidelines list for the text styles, or a point less or more: 22 for
  /// body (17 pt), 25 for 20 pt, 28 for 22 pt.
  ///
  /// - Reference: Apple, Human Interface Guidelines, Typography, "iOS Dynamic Type sizes", the size Large.
  init(_ face: FontFace, size: Double) {
    let scale = size / face.unitsPerEm
    self.init(
      ascent: (face.measures.ascent * scale).rounded(.up),
      descent: (face.measures.descent * scale).rounded(.up),
      lineGap: (face.measures.lineGap * scale).rounded(.up),
      capHeight: face.measures.capHeight * scale, xHeight: face.measures.xHeight * scale)
  }
}
