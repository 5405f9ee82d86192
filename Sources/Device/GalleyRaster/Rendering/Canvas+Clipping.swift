import Foundation

extension Canvas {
  /// Limits further drawing to the inside of an outline.
  func clip(to path: Path, _ rule: DisplayList.FillRule) {
    guard !state.clip.bounds.isEmpty else { return }
    if let shape = resources.shape(path, rule, state.transform) {
      limit(to: shape, inside: nil)
      return
    }
    limit(
      to: OutlineCoverage(outline: outline(of: path), rule: rule, rasterizer: resources.rasterizer),
      inside: nil)
  }

  /// Limits further drawing to a rectangle with corners.
  ///
  /// A plain rectangle on whole pixels needs no mask, and of one with round corners only the rows of the corners do.
  func clip(to rect: CGRect, _ corners: Corners) {
    guard !state.clip.bounds.isEmpty else { return }
    guard rect.isDrawable else {
      state.clip.limit(to: .none)
      return
    }
    withCoverage(of: rect, corners, ClipAction(canvas: self))
  }

  /// Limits further drawing to a shape.
  fileprivate func limit(to source: some CoverageSource, inside: PixelBounds?) {
    if let box = source as? BoxCoverage, box.isWhole {
      state.clip.limit(to: box.bounds)
    } else {
      state.clip.limit(to: CoverageMask(source, clip: state.clip.bounds), inside: inside)
      take(state.clip.mask)
    }
  }
}

/// Limits the drawing of a canvas to a shape.
private struct ClipAction: CoverageAction {
  let canvas: Canvas

  func perform(_ source: some CoverageSource, inside: PixelBounds?) {
    canvas.limit(to: source, inside: inside)
  }
}

extension CGRect {
  /// Whether there is anything to draw: an area, at a place that is a number.
  var isDrawable: Bool {
    !isNull && width > 0 && height > 0 && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
