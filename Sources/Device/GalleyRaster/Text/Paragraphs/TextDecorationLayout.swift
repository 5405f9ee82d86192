import Foundation

/// The layout of the lines below and through a text.
///
/// Height and thickness are those that Inter's tables `post` and `OS/2` name. A line below the text is interrupted where a
/// glyph reaches into it, as on a device.
struct TextDecorationLayout {
  let library: FontLibrary
  let style: TextStyle

  /// The lines of a run.
  func decorations(of run: TextRun) -> [TextRun.Decoration] {
    let face = library.face(style.font)
    let scale = style.font.size / face.unitsPerEm
    var decorations: [TextRun.Decoration] = []
    if let underline = style.underline {
      // The table `post` names the middle of the line, as fonts are made and as FreeType reads it.
      let thickness = face.measures.underline.thickness * scale
      let top = -face.measures.underline.position * scale - thickness / 2
      let gaps = gaps(in: run, top: top, thickness: thickness)
      for part in parts(from: 0, to: run.width, without: gaps, least: thickness) {
        decorations += pieces(of: part, underline, top: top, thickness: thickness)
      }
    }
    if let rule = style.strikethrough {
      // The table `OS/2` names the upper edge.
      let thickness = face.measures.strikethrough.thickness * scale
      let top = -face.measures.strikethrough.position * scale
      decorations += pieces(
        of: (0, run.width), rule, top: top - style.baselineOffset, thickness: thickness)
    }
    return decorations
  }

  /// The parts of a stretch between the gaps.
  private func parts(
    from start: Double, to end: Double, without gaps: [(Double, Double)], least: Double
  ) -> [(Double, Double)] {
    var parts: [(Double, Double)] = []
    var x = start
    for gap in gaps.sorted(by: { $0.0 < $1.0 }) where gap.1 > x {
      if gap.0 - x >= least { parts.append((x, min(gap.0, end))) }
      x = gap.1
    }
    if end - x >= least { parts.append((x, end)) }
    return parts
  }

  /// The pieces of a pattern.
  private func pieces(
    of part: (Double, Double), _ rule: TextStyle.Rule, top: Double, thickness: Double
  ) -> [TextRun.Decoration] {
    let marks: [Double] =
      switch rule.pattern {
      case .solid: []
      case .dot: [1]
      case .dash: [4]
      case .dashDot: [4, 1]
      case .dashDotDot: [4, 1, 1]
      }
    func piece(_ start: Double, _ end: Double) -> TextRun.Decoration {
      TextRun.Decoration(
        rect: CGRect(x: start, y: top, width: end - start, height: thickness), color: rule.color)
    }
    guard !marks.isEmpty, thickness > 0 else { return [piece(part.0, part.1)] }
    // Patterns begin at the run's left end, so that gaps do not shift them.
    let period = marks.reduce(0) { $0 + ($1 + Self.gap) * thickness }
    guard period > 0, (part.1 - part.0) / period < Self.mostPeriods else { return [piece(part.0, part.1)] }
    var pieces: [TextRun.Decoration] = []
    var x = (part.0 / period).rounded(.down) * period
    var index = 0
    while x < part.1 {
      let end = x + marks[index % marks.count] * thickness
      let (from, to) = (max(x, part.0), min(end, part.1))
      if from < to { pieces.append(piece(from, to)) }
      x = end + Self.gap * thickness
      index += 1
    }
    return pieces
  }

  /// The distance between two marks of a pattern, in thicknesses.
  private static let gap = 2.0

  /// More dots than any line on a screen has; with more of them, a line has no gaps.
  private static let mostPeriods = 10_000.0

  /// The stretches where glyphs reach into the line, with as much space beside them as the line is thick.
  private func gaps(in run: TextRun, top: Double, thickness: Double) -> [(Double, Double)] {
    guard thickness > 0 else { return [] }
    var gaps: [(Double, Double)] = []
    for glyph in run.glyphs {
      guard let face = library.face(glyph.face), !glyph.face.isColor, !glyph.face.isEastAsian else {
        continue
      }
      let scale = style.font.size / face.unitsPerEm
      let outline = face.outline(of: glyph.id)
      guard outline.boundingRect.maxY * scale + glyph.y > top - thickness else { continue }
      var crossing = BandCrossing(top: top - thickness / 2, bottom: top + thickness * 1.5)
      let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: glyph.x, ty: glyph.y)
      Flattener(transform: place, tolerance: 0.05).flatten(outline, into: &crossing)
      if crossing.left <= crossing.right {
        gaps.append((crossing.left - thickness, crossing.right + thickness))
      }
    }
    return gaps
  }
}

/// Finds how far to the left and right an outline is inside of a band.
private struct BandCrossing: PolylineSink {
  let top: Double
  let bottom: Double
  var left = Double.infinity
  var right = -Double.infinity

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  mutating func add(_ polyline: Polyline) {
    guard var last = polyline.points.last else { return }
    for point in polyline.points {
      include(last, point)
      last = point
    }
  }

  private mutating func include(_ a: Vector, _ b: Vector) {
    let (upper, lower) = a.y <= b.y ? (a, b) : (b, a)
    guard lower.y >= top, upper.y <= bottom else { return }
    func x(at y: Double) -> Double {
      lower.y > upper.y ? upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y)) : upper.x
    }
    for place in [
      x(at: max(upper.y, top)), x(at: min(lower.y, bottom)), upper.y == lower.y ? lower.x : upper.x,
    ] {
      guard upper.y == lower.y || place != upper.x || upper.y >= top else { continue }
      left = min(left, place)
      right = max(right, place)
    }
  }
}
