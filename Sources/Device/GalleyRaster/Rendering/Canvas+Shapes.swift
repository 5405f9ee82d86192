import Foundation

extension Canvas {
  /// Fills an outline.
  func fill(_ path: Path, _ rule: DisplayList.FillRule, _ paint: Paint) {
    guard paint.isVisible else { return }
    if let shape = resources.shape(path, rule, state.transform) {
      self.paint(shape, with: paint)
    } else {
      self.paint(outline(of: path), rule, paint)
    }
  }

  /// Draws a line along an outline.
  func stroke(_ path: Path, _ style: DisplayList.Stroke, _ paint: Paint) {
    guard style.width > 0, style.width.isFinite else { return }
    if let box = levelLine(path, style) {
      self.paint(box, with: paint)
      return
    }
    self.paint(StrokeOutline.make(path, style, transform: state.transform), .nonZero, paint)
  }

  /// The rectangle that a single level or plumb line is: the lines that part rows of a list.
  private func levelLine(_ path: Path, _ style: DisplayList.Stroke) -> BoxCoverage? {
    guard path.segments.count == 2, case .move(let from) = path.segments[0],
      case .line(let to) = path.segments[1], style.dash.isEmpty, style.cap != .round,
      state.transform.isUpright, from.x == to.x || from.y == to.y, from != to,
      Vector(from).isFinite, Vector(to).isFinite
    else { return nil }
    let half = style.width / 2
    let along = style.cap == .square ? half : 0
    let isLevel = from.y == to.y
    let line = CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
    let rect = line.insetBy(dx: isLevel ? -along : -half, dy: isLevel ? -half : -along)
    return BoxCoverage(state.transform.applyUpright(rect))
  }

  /// Fills a rectangle with corners.
  func fill(_ rect: CGRect, _ corners: Corners, _ paint: Paint) {
    guard paint.isVisible, rect.isDrawable else { return }
    withCoverage(of: rect, corners, FillAction(canvas: self, paint: paint))
  }

  /// An outline in pixels.
  func outline(of path: Path) -> Outline {
    var outline = Outline()
    Flattener(transform: state.transform, tolerance: Flattener.tolerance).flatten(path, into: &outline)
    return outline
  }

  /// Fills an outline that is in pixels.
  func paint(_ outline: Outline, _ rule: DisplayList.FillRule, _ paint: Paint) {
    self.paint(OutlineCoverage(outline: outline, rule: rule, rasterizer: resources.rasterizer), with: paint)
  }

  /// Fills a shape.
  func paint(_ source: some CoverageSource, with paint: Paint) {
    guard paint.isVisible else { return }
    if case .color(let color) = paint {
      var painter = SolidPainter(layer: layer, color: PremultipliedColor(color))
      emit(source, into: &painter)
    } else if var painter = gradientPainter(paint) {
      emit(source, into: &painter)
    }
  }
}

/// An action on the coverage of a shape, generic over the coverage's type.
protocol CoverageAction {
  func perform(_ source: some CoverageSource, inside: PixelBounds?)
}

/// Paints a shape.
private struct FillAction: CoverageAction {
  let canvas: Canvas
  let paint: Paint

  func perform(_ source: some CoverageSource, inside: PixelBounds?) {
    canvas.paint(source, with: paint)
  }
}

extension Canvas {
  /// Finds the fastest way to the coverage of a rectangle with corners under the current map.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; it has to be drawable.
  ///   - corners: Its corners.
  ///   - action: Gets the coverage.
  func withCoverage(of rect: CGRect, _ corners: Corners, _ action: some CoverageAction) {
    let corners = corners.fitted(to: rect)
    guard state.transform.isUpright else {
      performGenerally(rect, corners, action)
      return
    }
    let box = BoxCoverage(state.transform.applyUpright(rect))
    if corners.isSquare {
      action.perform(box, inside: box.inside)
    } else if let rounded = roundedBox(box, corners) {
      action.perform(rounded, inside: rounded.inside)
    } else {
      performGenerally(rect, corners, action)
    }
  }

  private func performGenerally(_ rect: CGRect, _ corners: Corners, _ action: some CoverageAction) {
    let outline = outline(of: Path(roundedRect: rect, corners: corners))
    action.perform(
      OutlineCoverage(outline: outline, rule: .nonZero, rasterizer: resources.rasterizer), inside: nil)
  }

  /// The fast way for round corners, where it is open: whole pixels, and one scale for both directions.
  private func roundedBox(_ box: BoxCoverage, _ corners: Corners) -> RoundedBoxCoverage? {
    guard box.isWhole, let scale = state.transform.uniformScale else { return nil }
    return RoundedBoxCoverage(
      bounds: box.bounds, corners: corners.mapped { $0 * scale }, square: resources.roundedSquare)
  }
}
