import Foundation

/// Shapes text and breaks it into lines.
///
/// Measuring never draws.
package final class Typesetter {
  package let library: FontLibrary
  private let shaper: TextShaper
  private let breaker = LineBreaker()
  // Many more than a screen has; a window of more keeps its own.
  private var shapes = BoundedCache<TextShaper.Key, ShapedText>(limit: 16_384)
  private var blocks = BoundedCache<BlockKey, TextBlock>(limit: 16_384)

  package init(_ library: FontLibrary) {
    self.library = library
    shaper = TextShaper(library: library)
  }

  /// Chooses and places the glyphs of a text on one line.
  ///
  /// Trailing spaces count. Line ends have no glyph and no width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of the text.
  /// - Returns: The glyphs, with places in points.
  package func shape(_ text: String, font: FontSpec) -> TextRun {
    shape(text, style: TextStyle(font: font))
  }

  /// Chooses and places the glyphs of a text on one line.
  ///
  /// Trailing spaces count. Line ends have no glyph and no width. Of the style, alignment, spacing of lines and their limit do
  /// not matter.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style of the text.
  /// - Returns: The glyphs, with places in points.
  package func shape(_ text: String, style: TextStyle) -> TextRun {
    let style = style.sanitized
    let bidi = Bidi(text, direction: style.direction)
    return run(
      LineText(text: text, levels: bidi.levels, base: bidi.base), style,
      FontScale(library, style.font, spacing: style.spacing), han: han(text, style.font))
  }

  /// Breaks a text into lines and places them.
  ///
  /// Lines end at line end characters, and else where Unicode's rules allow and the next word does not fit; a
  /// word wider than the line is broken between its characters. A soft hyphen is seen where a line ends at
  /// it; no other hyphens are added. Spaces at a line's end hang: they are neither measured nor drawn. An
  /// empty text is one empty line, and so is the line after a line end at the end of the text. When there are
  /// more lines than the style allows, an ellipsis stands in the last one. A line is as high as the highest
  /// of the fonts that letters in it are from.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style of the text.
  ///   - width: The most a line may measure, in points; `nil`, infinity or no number to break at line end
  ///     characters alone. Lines are also aligned in this width, or without it in that of the widest line.
  /// - Returns: The lines; the block is as wide as its widest line.
  package func layout(_ text: String, style: TextStyle, width: Double?) -> TextBlock {
    let style = style.sanitized
    let width = width.flatMap { $0.isNaN || $0 == .infinity ? nil : max(0, $0) }
    return blocks.value(
      BlockKey(text: BytewiseText(text), style: style, width: width), weight: { 1 + $0.lines.count }
    ) {
      makeBlock(text, style: style, width: width)
    }
  }

  /// The height of a block of lines in a style, whose letters are all of its font.
  ///
  /// - Parameters:
  ///   - lines: The number of lines, at least one.
  ///   - style: The style of the text.
  /// - Returns: The height in points.
  package func height(of lines: Int, style: TextStyle) -> Double {
    TextBlockBuilder(library: library, style: style.sanitized, width: nil).height(of: max(1, lines))
  }

  /// Whether a text runs from right to left, by its first letter that has a direction.
  package func runsRightToLeft(_ text: String, direction: TextStyle.Direction) -> Bool {
    Bidi(text, direction: direction).base & 1 == 1
  }

  /// The places in a text where a line may end, in UTF-8 bytes, the last of them its end; none for an empty text.
  package func breaks(in text: String) -> [(end: Int, isMandatory: Bool)] {
    breaker.opportunities(in: text).map { ($0.end, $0.isMandatory) }
  }

  private func makeBlock(_ text: String, style: TextStyle, width: Double?) -> TextBlock {
    let han = han(text, style.font)
    let scale = FontScale(library, style.font, spacing: style.spacing)
    var setter = ParagraphTypesetter(
      limit: style.lineLimit.map { max(1, $0) }, width: width ?? .infinity, truncation: style.truncation,
      measure: { [self] text, bidi in
        MeasuredText(
          text, bidi, shaped(LineText(text: text, levels: bidi.levels, base: bidi.base), style, han), scale)
      },
      shape: { [self] in run($0, style, scale, han: han) })
    for paragraph in paragraphs(of: text, direction: style.direction) { setter.add(paragraph) }
    return TextBlockBuilder(library: library, style: style, width: width).block(setter)
  }

  /// The parts between mandatory breaks, each with the places in it where a line may end.
  private func paragraphs(
    of text: String, direction: TextStyle.Direction
  ) -> [ParagraphTypesetter.Paragraph] {
    var paragraphs: [ParagraphTypesetter.Paragraph] = []
    var start = 0
    var ends: [Int] = []
    let utf8 = text.utf8
    func add(to end: Int) {
      let from = utf8.index(utf8.startIndex, offsetBy: start)
      let part = String(text[from..<utf8.index(utf8.startIndex, offsetBy: end)])
      paragraphs.append(
        ParagraphTypesetter.Paragraph(
          text: part, start: start, opportunities: ends, bidi: Bidi(part, direction: direction)))
    }
    var endsOpen = true
    for opportunity in breaker.opportunities(in: text) {
      ends.append(opportunity.end - start)
      endsOpen = opportunity.isMandatory
      if opportunity.isMandatory {
        add(to: opportunity.end)
        start = opportunity.end
        ends = []
      }
    }
    if endsOpen { start = utf8.count }
    add(to: utf8.count)
    return paragraphs
  }

  /// A line's glyphs at their places.
  private func run(_ line: LineText, _ style: TextStyle, _ scale: FontScale, han: HanStyle?) -> TextRun {
    let font = style.font
    let shaped = shaped(line, style, han)
    var x = 0.0
    var reach = GlyphCache.reach
    var lastFace: FaceID?
    var points = scale.pointsPerUnit
    var glyphs: [TextRun.Glyph] = []
    glyphs.reserveCapacity(shaped.glyphs.count)
    for index in shaped.glyphs.indices {
      let glyph = shaped.glyphs[index]
      let advance = scale.advance(index, of: shaped.glyphs)
      if glyph.face != lastFace {
        lastFace = glyph.face
        points = scale.pointsPerUnit(of: glyph.face)
        if !glyph.face.advancesAsInter, let face = library.face(glyph.face) {
          reach = max(reach, face.measures.reach)
        }
      }
      glyphs.append(
        TextRun.Glyph(
          id: glyph.id, face: glyph.face, x: x + Double(glyph.offsetX) * points,
          y: -Double(glyph.offsetY) * points - style.baselineOffset, advance: advance, cluster: glyph.cluster)
      )
      x += advance
    }
    var run = TextRun(
      text: line.text, font: font, glyphs: glyphs, width: x, levels: shaped.levels, reach: reach * font.size)
    if style.underline != nil || style.strikethrough != nil {
      run.decorations = TextDecorationLayout(library: library, style: style).decorations(of: run)
    }
    return run
  }

  private func shaped(_ line: LineText, _ style: TextStyle, _ han: HanStyle?) -> ShapedText {
    var features = DesignFaces.features(of: style.font.family) + style.font.features
    if style.font.isMonospacedDigit { features.insert(.tabularFigures, at: 0) }
    if style.tracking != 0 { features += FontFeature.noLigatures }
    let key = TextShaper.Key(
      exact: BytewiseText(line.text), face: library.id(of: style.font),
      inter: FaceID(inter: FaceName.number(of: style.font)),
      weight: style.font.weight,
      features: features, language: style.font.language, han: han, levels: line.levels)
    return shapes.value(key, weight: { 8 + $0.glyphs.count }) { shaper.shape(key) }
  }

  /// The regional form of Chinese characters in a text; `nil` for a text that has none.
  private func han(_ text: String, _ font: FontSpec) -> HanStyle? {
    if text.isASCII || !text.unicodeScalars.contains(where: { $0.value >= 0x1100 }) {
      return nil
    }
    return HanStyle(text: text, language: font.language)
  }
}

/// The cache key of a text block.
private struct BlockKey: Hashable {
  var text: BytewiseText
  var style: TextStyle
  var width: Double?

  /// Hashes the parts that usually differ; the rest is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(width)
    hasher.combine(style.font.size)
    hasher.combine(style.font.weight.rawValue)
  }
}
