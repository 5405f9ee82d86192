import Foundation

extension Canvas {
  /// Draws shaped text.
  ///
  /// - Parameters:
  ///   - run: The glyphs.
  ///   - point: Where the baseline's left end is, in points.
  ///   - paint: What the glyphs are filled with.
  func draw(_ run: TextRun, at point: CGPoint, _ paint: Paint) {
    guard paint.isVisible else { return }
    let face = FaceName.number(of: run.font)
    if let scale = state.transform.uniformScale, run.font.size * scale <= GlyphCache.largestSize {
      let size = run.font.size * scale
      if case .color(let color) = paint {
        var painter = SolidPainter(layer: layer, color: PremultipliedColor(color))
        drawUpright(run, face: face, at: Vector(point), size: size, into: &painter)
      } else if var painter = gradientPainter(paint) {
        drawUpright(run, face: face, at: Vector(point), size: size, into: &painter)
      }
    } else {
      drawOutlines(run, face: tools.library.face(number: face), at: Vector(point), paint)
    }
  }

  /// Text that is neither turned nor stretched: cached masks, put down on quarters of pixels.
  private func drawUpright<Painter: CoverageSink>(
    _ run: TextRun, face: Int, at point: Vector, size: Double, into painter: inout Painter
  ) {
    guard size > 0 else { return }
    for glyph in run.glyphs {
      let origin = state.transform.apply(point + Vector(glyph.x, glyph.y))
      guard abs(origin.x) < SubPixel.farthest, abs(origin.y) < SubPixel.farthest else { continue }
      let quarters = Int((origin.x * Double(GlyphCache.quarters) + 0.5).rounded(.down))
      let x = quarters >> 2
      let y = Int((origin.y + 0.5).rounded(.down))
      // Most of a scrolled list lies outside: what no glyph of it can reach is skipped.
      let reach = Int(size * GlyphCache.reach) + 1
      let near = PixelBounds(left: x - reach, top: y - reach, right: x + reach, bottom: y + reach)
      guard !near.intersection(state.clip.bounds).isEmpty else { continue }
      let key = GlyphCache.Key(face: face, glyph: glyph.id, size: size, quarter: quarters & 3)
      emit(PlacedMask(mask: tools.glyph(key), x: x, y: y), into: &painter)
    }
  }

  /// Text under any other map, or very large: outlines, placed exactly.
  private func drawOutlines(_ run: TextRun, face: FontFace, at point: Vector, _ paint: Paint) {
    let scale = run.font.size / face.unitsPerEm
    for glyph in run.glyphs {
      let place = point + Vector(glyph.x, glyph.y)
      let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y).then(
        state.transform)
      var outline = Outline()
      Flattener(transform: transform, tolerance: Flattener.tolerance)
        .flatten(face.outline(of: glyph.id), into: &outline)
      self.paint(outline, .nonZero, paint)
    }
  }
}
