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
  init(_ face: FontFace, size: Double) {
    let scale = size / face.unitsPerEm
    self.init(
      ascent: face.measures.ascent * scale, descent: face.measures.descent * scale,
      lineGap: face.measures.lineGap * scale, capHeight: face.measures.capHeight * scale,
      xHeight: face.measures.xHeight * scale)
  }

  /// The same letters in lines as high as those of San Francisco, iOS's system font: 20.287 points for body (17 pt).
  ///
  /// The height is a fixed part of the size: ascender 1950, descender 494, and no leading, of 2048 units. It is the same for all
  /// sizes, weights and slants, and for San Francisco's monospaced face.
  ///
  /// - Reference: `UIFont.ascender`, `descender`, `leading` and `lineHeight` of 432 system fonts on iOS 26.1, as recorded in
  ///   [`golden/font_metrics_ios.json`](https://github.com/Vercantez/openuikit): 16.1865234375, -4.1005859375, 0 and
  ///   20.287109375 for regular 17 pt, 7.6171875, -1.9296875, 0 and 9.546875 for monospaced 8 pt.
  func inSystemLines(size: Double) -> FontMetrics {
    var metrics = self
    metrics.ascent = size * Self.systemAscent
    metrics.descent = size * Self.systemDescent
    metrics.lineGap = 0
    return metrics
  }

  /// San Francisco's ascender, in sizes of the font.
  private static let systemAscent = 1950.0 / 2048
  /// San Francisco's descender, in sizes of the font.
  private static let systemDescent = 494.0 / 2048
}
