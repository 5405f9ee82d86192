import Foundation

/// Shapes text and breaks it into lines.
///
/// Measuring never draws.
/// Lines run from left to right; bidirectional text and fallback to other fonts are not here yet.
public final class Typesetter {
  private let library: FontLibrary
  private let breaker = LineBreaker()
  private var shapes = BoundedCache<ShapeKey, ShapedText>(limit: 100_000)
  private var blocks = BoundedCache<BlockKey, TextBlock>(limit: 100_000)

  /// Makes a typesetter.
  ///
  /// - Parameter library: Where its fonts come from.
  public init(_ library: FontLibrary) {
    self.library = library
  }

  /// Chooses and places the glyphs of a text on one line.
  ///
  /// Trailing spaces count. Line ends have no glyph and no width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: What to set it in.
  /// - Returns: The glyphs, with places in points.
  public func shape(_ text: String, font: FontSpec) -> TextRun {
    let scale = Scale(library, font)
    var x = 0.0
    var glyphs: [TextRun.Glyph] = []
    let shaped = shapedText(text, font: font)
    glyphs.reserveCapacity(shaped.glyphs.count)
    for glyph in shaped.glyphs {
      glyphs.append(
        TextRun.Glyph(
          id: glyph.id, x: x + Double(glyph.offsetX) * scale.pointsPerUnit,
          y: -Double(glyph.offsetY) * scale.pointsPerUnit, cluster: glyph.cluster))
      x += scale.advance(glyph)
    }
    return TextRun(text: text, font: font, glyphs: glyphs, width: x)
  }

  /// Breaks a text into lines and places them.
  ///
  /// Lines end at line end characters, and else where Unicode's rules allow and the next word does not fit; a word wider
  /// than the line is broken between its characters. Spaces at a line's end hang: they are neither measured nor drawn. An
  /// empty text is one empty line, and so is what follows a line end at the end of the text. When there are more lines than
  /// the style allows, the last one ends in an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: How to set it.
  ///   - width: The most a line may measure, in points; `nil` to break at line end characters alone. It is also what lines
  ///     are aligned in; without it, that is the widest line.
  /// - Returns: The lines; the block is as wide as its widest line.
  public func layout(_ text: String, style: TextStyle, width: Double?) -> TextBlock {
    blocks.value(BlockKey(text: text, style: style, width: width), weight: { 1 + $0.lines.count }) {
      makeBlock(text, style: style, width: width)
    }
  }

  private func makeBlock(_ text: String, style: TextStyle, width: Double?) -> TextBlock {
    var setter = ParagraphSetter(
      limit: style.lineLimit.map { max(1, $0) }, width: width ?? .infinity,
      measure: { [self] in
        MeasuredText(
          $0, shapedText($0, font: style.font), Scale(library, style.font))
      },
      shape: { [self] in shape($0, font: style.font) })
    for paragraph in paragraphs(of: text) {
      setter.add(paragraph.text, opportunities: paragraph.opportunities)
    }

    let metrics = library.metrics(style.font)
    let widest = setter.lines.reduce(0) { max($0, $1.width) }
    let container = width ?? widest
    let step = metrics.lineHeight + style.lineSpacing
    let lines = setter.lines.enumerated().map { index, run in
      let rest = max(0, container - run.width)
      let x =
        switch style.alignment {
        case .left: 0.0
        case .center: rest / 2
        case .right: rest
        }
      return TextBlock.Line(run: run, origin: CGPoint(x: x, y: metrics.ascent + Double(index) * step))
    }
    let height = metrics.ascent + metrics.descent + Double(lines.count - 1) * step
    return TextBlock(
      lines: lines, size: CGSize(width: widest, height: height), naturalWidth: setter.naturalWidth,
      isTruncated: setter.isTruncated, firstBaseline: metrics.ascent)
  }

  /// The parts between mandatory breaks, each with the places in it where a line may end.
  private func paragraphs(of text: String) -> [(text: String, opportunities: [Int])] {
    var paragraphs: [(text: String, opportunities: [Int])] = []
    var start = 0
    var ends: [Int] = []
    let utf8 = text.utf8
    func part(to end: Int) -> String {
      let from = utf8.index(utf8.startIndex, offsetBy: start)
      return String(text[from..<utf8.index(utf8.startIndex, offsetBy: end)])
    }
    var endsOpen = true
    for opportunity in breaker.opportunities(in: text) {
      ends.append(opportunity.end - start)
      endsOpen = opportunity.isMandatory
      if opportunity.isMandatory {
        paragraphs.append((part(to: opportunity.end), ends))
        start = opportunity.end
        ends = []
      }
    }
    if !endsOpen { paragraphs.append((part(to: utf8.count), ends)) } else { paragraphs.append(("", [])) }
    return paragraphs
  }

  private func shapedText(_ text: String, font: FontSpec) -> ShapedText {
    let number = FaceName.number(of: font)
    let key = ShapeKey(text: text, face: number, isMonospacedDigit: font.isMonospacedDigit)
    return shapes.value(key, weight: { 8 + $0.glyphs.count }) {
      library.face(number: number).shape(text, isMonospacedDigit: font.isMonospacedDigit)
    }
  }
}

/// What shaped text depends on; not its size.
private struct ShapeKey: Hashable {
  var text: String
  var face: Int
  var isMonospacedDigit: Bool
}

/// What a block depends on.
private struct BlockKey: Hashable {
  var text: String
  var style: TextStyle
  var width: Double?
}
