import Foundation

/// Places the lines of a text block.
struct TextBlockBuilder {
  let library: FontLibrary
  let style: TextStyle
  /// The width that lines are aligned in, in points; `nil` for that of the widest line.
  let width: Double?

  /// The block of all lines.
  func block(_ setter: ParagraphTypesetter) -> TextBlock {
    var lines = setter.lines
    let metrics = library.metrics(style.font)
    var widest = lines.reduce(0) { max($0, $1.run.width) }
    let container = width ?? widest
    if style.alignment == .justified, container.isFinite {
      for index in lines.indices where !lines[index].isLast { justify(&lines[index], to: container) }
      widest = lines.reduce(0) { max($0, $1.run.width) }
    }

    let heights = lines.map { extent(of: $0.run, metrics) }
    let isEven = heights.allSatisfy { $0.ascent == metrics.ascent && $0.descent == metrics.descent }
    let step = step(metrics)
    var top = 0.0
    let placed = lines.enumerated().map { index, line in
      let rest = max(0, container - line.run.width)
      let isRightToLeft = line.text.base & 1 == 1
      let x =
        switch side(isRightToLeft) {
        case .left: 0.0
        case .center: rest / 2
        default: rest
        }
      let y = isEven ? metrics.ascent + Double(index) * step : top + heights[index].ascent
      top = y + heights[index].descent + metrics.lineGap + style.lineSpacing
      return TextBlock.Line(
        run: line.run, origin: CGPoint(x: x, y: y), source: line.source, ascent: heights[index].ascent,
        descent: heights[index].descent, isRightToLeft: isRightToLeft)
    }
    let last = placed.last.map { Double($0.origin.y) } ?? metrics.ascent
    let height =
      isEven ? self.height(of: lines.count) : style.blockHeight(last + (heights.last?.descent ?? 0))
    return TextBlock(
      lines: placed, size: CGSize(width: widest, height: height), naturalWidth: setter.naturalWidth,
      isTruncated: setter.isTruncated, firstBaseline: style.baseline(heights.first?.ascent ?? metrics.ascent),
      lastBaseline: style.baseline(last))
  }

  /// The height of a block of lines without letters of other fonts.
  func height(of lines: Int) -> Double {
    let metrics = library.metrics(style.font)
    return style.blockHeight(metrics.ascent + metrics.descent + Double(lines - 1) * step(metrics))
  }

  /// The distance from one baseline to the next.
  private func step(_ metrics: FontMetrics) -> Double { metrics.lineHeight + style.lineSpacing }

  /// Left, centre or right, for a paragraph's direction.
  private func side(_ isRightToLeft: Bool) -> TextStyle.Alignment {
    switch style.alignment {
    case .left, .center, .right: style.alignment
    case .leading, .justified: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// The extent of a line above and below its baseline: that of the font, and of the fallback fonts of
  /// letters in it; pictures and boxes fit into any line.
  ///
  /// Noto's fonts name space for the tallest stacks of marks that their scripts can have, Arabic's two sizes of the font. Of
  /// that a line takes no more than most text needs, unless one of its glyphs really reaches further.
  private func extent(of run: TextRun, _ metrics: FontMetrics) -> (ascent: Double, descent: Double) {
    var extent = (ascent: metrics.ascent, descent: metrics.descent)
    let size = style.font.size
    var last: (id: FaceID, own: FontMetrics, face: FontFace)?
    for glyph in run.glyphs where !glyph.face.isOfDesign && !glyph.face.isColor {
      if last?.id != glyph.face {
        guard let face = library.face(glyph.face) else { continue }
        let own = FontMetrics(face, size: size)
        last = (glyph.face, own, face)
        extent.ascent = max(extent.ascent, min(own.ascent, Self.usualAscent * size))
        extent.descent = max(extent.descent, min(own.descent, Self.usualDescent * size))
      }
      guard let (_, own, face) = last, extent.ascent < own.ascent || extent.descent < own.descent else {
        continue
      }
      let ink = face.inkHeight(of: glyph.id)
      let scale = size / face.unitsPerEm
      extent.ascent = max(extent.ascent, min(own.ascent, ink.above * scale - glyph.y))
      extent.descent = max(extent.descent, min(own.descent, ink.below * scale + glyph.y))
    }
    return extent
  }

  /// The height that Chinese, Thai, Devanagari and unpointed Arabic need above the baseline, in sizes of the font.
  private static let usualAscent = 1.1
  /// The height that they need below the baseline, in sizes of the font.
  private static let usualDescent = 0.34

  /// Widens the spaces of a line until it is full.
  private func justify(_ line: inout ParagraphTypesetter.Line, to container: Double) {
    let rest = container - line.run.width
    let utf8 = Array(line.run.text.utf8)
    func isSpace(_ glyph: TextRun.Glyph) -> Bool {
      glyph.cluster < utf8.count && utf8[glyph.cluster] == 0x20
    }
    let count = line.run.glyphs.count(where: isSpace)
    guard rest > 0, count > 0 else { return }
    var moved = 0.0
    for index in line.run.glyphs.indices {
      line.run.glyphs[index].x += moved
      if isSpace(line.run.glyphs[index]) {
        line.run.glyphs[index].advance += rest / Double(count)
        moved += rest / Double(count)
      }
    }
    line.run.width = container
    line.run.decorations = TextDecorationLayout(library: library, style: style).decorations(of: line.run)
  }
}
