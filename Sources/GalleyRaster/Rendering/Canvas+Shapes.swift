import Foundation

extension Canvas {
  /// Fills an outline.
  func fill(_ path: Path, _ rule: DisplayList.FillRule, _ color: PremultipliedColor) {
    paint(outline(of: path), rule, color)
  }

  /// Draws a line along an outline.
  func stroke(_ path: Path, _ style: DisplayList.Stroke, _ color: PremultipliedColor) {
    guard style.width > 0, style.width.isFinite else { return }
    paint(StrokeOutline.make(path, style, transform: state.transform), .nonZero, color)
  }

  /// Fills a rectangle with round corners.
  func fill(_ rect: CGRect, radius: Double, _ color: PremultipliedColor) {
    guard color.alpha > 0, rect.isDrawable else { return }
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard state.transform.isUpright else {
      fill(Path(roundedRect: rect, cornerRadius: radius), .nonZero, color)
      return
    }
    let box = BoxCoverage(state.transform.applyUpright(rect))
    var painter = SolidPainter(layer: layer, color: color)
    if !(radius > 0) {
      emit(box, into: &painter)
    } else if let rounded = roundedBox(box, radius: radius) {
      emit(rounded, into: &painter)
    } else {
      fill(Path(roundedRect: rect, cornerRadius: radius), .nonZero, color)
    }
  }

  /// An outline in pixels.
  func outline(of path: Path) -> Outline {
    var outline = Outline()
    Flattener(transform: state.transform, tolerance: Flattener.tolerance).flatten(path, into: &outline)
    return outline
  }

  /// The fast way for round corners, where it is open: whole pixels, and one scale for both directions.
  func roundedBox(_ box: BoxCoverage, radius: Double) -> RoundedBoxCoverage? {
    guard box.isWhole, let scale = state.transform.uniformScale else { return nil }
    return RoundedBoxCoverage(bounds: box.bounds, radius: radius * scale, corners: tools.roundedSquare)
  }

  /// Fills an outline that is in pixels.
  func paint(_ outline: Outline, _ rule: DisplayList.FillRule, _ color: PremultipliedColor) {
    guard color.alpha > 0 else { return }
    var painter = SolidPainter(layer: layer, color: color)
    emit(OutlineCoverage(outline: outline, rule: rule, rasterizer: tools.rasterizer), into: &painter)
  }
}
