import Foundation
import GalleyImage

extension Canvas {
  /// Draws shaped text.
  ///
  /// - Parameters:
  ///   - run: The glyphs.
  ///   - point: Where the baseline's left end is, in points.
  ///   - paint: The paint of the glyphs; for coloured pictures it sets the opacity only.
  func draw(_ run: TextRun, at point: CGPoint, _ paint: Paint) {
    guard paint.isVisible else { return }
    let point = Vector(point)
    for rule in run.decorations where rule.rect.midY >= 0 { draw(rule, at: point, paint) }
    if let scale = state.transform.uniformScale, run.font.size * scale <= GlyphCache.largestSize {
      let place = TextPlace(origin: point, size: run.font.size * scale, reach: run.reach * scale)
      if case .color(let color) = paint {
        var painter = SolidPainter(layer: layer, color: PremultipliedColor(color))
        drawUpright(run, place, paint, into: &painter)
      } else if var painter = gradientPainter(paint) {
        drawUpright(run, place, paint, into: &painter)
      }
    } else {
      for glyph in run.glyphs {
        drawOutline(glyph, size: run.font.size, at: point + Vector(glyph.x, glyph.y), paint)
      }
    }
    for rule in run.decorations where rule.rect.midY < 0 { draw(rule, at: point, paint) }
  }

  /// The place of a run of text.
  private struct TextPlace {
    /// The baseline's left end, in points.
    var origin: Vector
    /// The font's size, in pixels.
    var size: Double
    /// No glyph reaches further than this from its place, in pixels.
    var reach: Double
  }

  /// Text that is neither turned nor stretched: cached masks, put down on quarters of pixels.
  private func drawUpright<Painter: CoverageSink>(
    _ run: TextRun, _ place: TextPlace, _ paint: Paint, into painter: inout Painter
  ) {
    guard place.size > 0 else { return }
    for glyph in run.glyphs {
      let origin = state.transform.apply(place.origin + Vector(glyph.x, glyph.y))
      guard abs(origin.x) < SubPixel.farthest, abs(origin.y) < SubPixel.farthest else { continue }
      let quarters = Int((origin.x * Double(GlyphCache.quarters) + 0.5).rounded(.down))
      let x = quarters >> 2
      let y = Int((origin.y + 0.5).rounded(.down))
      // Most of a scrolled list lies outside: glyphs that cannot reach the window are skipped.
      let reach = Int(min(place.reach, SubPixel.farthest)) + 1
      let near = PixelBounds(left: x - reach, top: y - reach, right: x + reach, bottom: y + reach)
      guard !near.intersection(state.clip.bounds).isEmpty else { continue }
      if glyph.face.isColor {
        drawPicture(glyph, x: origin.x, baseline: y, size: place.size, opacity: paint.pictureOpacity)
        continue
      }
      let key = GlyphCache.Key(face: glyph.face, glyph: glyph.id, size: place.size, quarter: quarters & 3)
      if let mask = resources.glyph(key) {
        emit(PlacedMask(mask: mask, x: x, y: y), into: &painter)
      } else {
        drawOutline(glyph, size: run.font.size, at: place.origin + Vector(glyph.x, glyph.y), paint)
      }
    }
  }

  /// A glyph under any other map, or very large: an outline, placed exactly.
  private func drawOutline(_ glyph: TextRun.Glyph, size: Double, at place: Vector, _ paint: Paint) {
    if glyph.face.isColor {
      drawTurnedPicture(glyph, size: size, at: place, opacity: paint.pictureOpacity)
      return
    }
    guard let (path, unitsPerEm) = resources.outline(glyph.face, glyph.id) else { return }
    let scale = size / unitsPerEm
    let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y).then(state.transform)
    var outline = Outline()
    Flattener(transform: transform, tolerance: Flattener.tolerance).flatten(path, into: &outline)
    self.paint(outline, .nonZero, paint)
  }

  /// A line below or through text; where it is not turned it is a number of whole pixels high, so that it is sharp.
  private func draw(_ rule: TextRun.Decoration, at point: Vector, _ paint: Paint) {
    let paint = rule.color.map(Paint.color) ?? paint
    let rect = rule.rect.offsetBy(dx: point.x, dy: point.y)
    guard rect.isDrawable, paint.isVisible else { return }
    guard state.transform.isUpright, let scale = state.transform.uniformScale else {
      self.paint(outline(of: Path(rect: rect)), .nonZero, paint)
      return
    }
    let origin = state.transform.apply(point)
    guard abs(origin.y) < SubPixel.farthest else { return }
    let top = (origin.y + 0.5).rounded(.down) + (rule.rect.minY * scale).rounded()
    let placed = state.transform.applyUpright(rect)
    let box = BoxCoverage(
      CGRect(x: placed.minX, y: top, width: placed.width, height: max(1, placed.height.rounded())))
    if case .color(let color) = paint {
      var painter = SolidPainter(layer: layer, color: PremultipliedColor(color))
      emit(box, into: &painter)
    } else if var painter = gradientPainter(paint) {
      emit(box, into: &painter)
    }
  }
}

extension Canvas {
  /// A glyph that is a picture: brought to its size by averaging areas, on whole pixels.
  private func drawPicture(
    _ glyph: TextRun.Glyph, x: Double, baseline: Int, size: Double, opacity: UInt8
  ) {
    guard let (frame, unitsPerEm) = resources.pictureFrame(glyph.face, glyph.id) else { return }
    let scale = size / unitsPerEm
    let left = x + frame.minX * scale
    let (width, height) = (frame.width * scale, frame.height * scale)
    guard abs(left) < SubPixel.farthest, width < SubPixel.farthest, height < SubPixel.farthest else { return }
    let columns = max(1, Int(width.rounded()))
    let rows = max(1, Int(height.rounded()))
    let corner = (x: Int(left.rounded()), y: baseline + Int((frame.minY * scale).rounded()))
    let bounds = PixelBounds(
      left: corner.x, top: corner.y, right: corner.x + columns, bottom: corner.y + rows)
    guard !bounds.intersection(state.clip.bounds).isEmpty,
      let picture = resources.glyphPicture(glyph.face, glyph.id, width: columns, height: rows)
    else { return }
    let map = Transform.translation(x: -Double(corner.x), y: -Double(corner.y)).then(
      .scale(x: Double(picture.width) / Double(columns), y: Double(picture.height) / Double(rows)))
    put(picture, map, BoxCoverage(bounds), opacity: opacity)
  }

  /// A glyph that is a picture, under any map.
  private func drawTurnedPicture(_ glyph: TextRun.Glyph, size: Double, at place: Vector, opacity: UInt8) {
    guard let (frame, unitsPerEm) = resources.pictureFrame(glyph.face, glyph.id) else { return }
    let scale = size / unitsPerEm
    let rect = CGRect(
      x: place.x + frame.minX * scale, y: place.y + frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    let transform = state.transform
    let across = Vector(transform.a, transform.b).length * rect.width
    let down = Vector(transform.c, transform.d).length * rect.height
    guard rect.isDrawable, across.isFinite, down.isFinite,
      let picture = resources.glyphPicture(
        glyph.face, glyph.id, width: max(1, Int(min(across, SubPixel.farthest).rounded())),
        height: max(1, Int(min(down, SubPixel.farthest).rounded())))
    else { return }
    let placed = Transform.scale(
      x: rect.width / Double(picture.width), y: rect.height / Double(picture.height)
    ).then(.translation(x: rect.minX, y: rect.minY)).then(transform)
    guard let map = placed.inverted, map.isModerate else { return }
    let coverage = OutlineCoverage(
      outline: outline(of: Path(rect: rect)), rule: .nonZero, rasterizer: resources.rasterizer)
    put(picture, map, coverage, opacity: opacity)
  }

  private func put(_ picture: Picture, _ map: Transform, _ coverage: some CoverageSource, opacity: UInt8) {
    let painter = PicturePainter(
      layer: layer,
      sampler: PictureSampler(picture, map: map, columns: layer.bounds.left..<layer.bounds.right))
    var faded = FadedPainter(base: painter, opacity: opacity, columns: layer.bounds.width)
    emit(coverage, into: &faded)
  }
}

extension Paint {
  /// The opacity of coloured glyphs, from 0 to 255.
  fileprivate var pictureOpacity: UInt8 {
    if case .color(let color) = self { color.alpha } else { 255 }
  }
}

/// Weakens coverage by an opacity before it is painted.
struct FadedPainter<Base: CoverageSink>: CoverageSink {
  var base: Base
  /// 0 to 255.
  let opacity: UInt8
  private var product: [UInt8]

  init(base: Base, opacity: UInt8, columns: Int) {
    self.base = base
    self.opacity = opacity
    product = opacity == 255 ? [] : [UInt8](repeating: 0, count: columns)
  }

  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    base.run(x: x, y: y, count: count, coverage: Blend.multiply(coverage, opacity))
  }

  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard opacity < 255 else {
      base.pixels(x: x, y: y, coverage: coverage)
      return
    }
    for index in 0..<coverage.count { product[index] = Blend.multiply(coverage[index], opacity) }
    product.withUnsafeBufferPointer {
      base.pixels(x: x, y: y, coverage: UnsafeBufferPointer(rebasing: $0[..<coverage.count]))
    }
  }
}
