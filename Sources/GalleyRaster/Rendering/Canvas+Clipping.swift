import Foundation

extension Canvas {
  /// Limits what follows to the inside of an outline.
  func clip(to path: Path) {
    guard !state.clip.bounds.isEmpty else { return }
    limit(
      to: OutlineCoverage(outline: outline(of: path), rule: .nonZero, rasterizer: tools.rasterizer),
      inside: nil)
  }

  /// Limits what follows to a rectangle with round corners.
  ///
  /// A plain rectangle on whole pixels needs no mask, and of one with round corners only the rows of the corners do.
  func clip(to rect: CGRect, radius: Double) {
    guard !state.clip.bounds.isEmpty else { return }
    guard rect.isDrawable else {
      state.clip.limit(to: .none)
      return
    }
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard state.transform.isUpright else {
      clip(to: Path(roundedRect: rect, cornerRadius: radius))
      return
    }
    let box = BoxCoverage(state.transform.applyUpright(rect))
    if !(radius > 0) {
      if box.isWhole { state.clip.limit(to: box.bounds) } else { limit(to: box, inside: box.inside) }
    } else if let rounded = roundedBox(box, radius: radius) {
      limit(to: rounded, inside: rounded.inside)
    } else {
      clip(to: Path(roundedRect: rect, cornerRadius: radius))
    }
  }

  private func limit(to source: some CoverageSource, inside: PixelBounds?) {
    state.clip.limit(to: CoverageMask(source, clip: state.clip.bounds), inside: inside)
  }
}

extension CGRect {
  /// Whether there is anything to draw: an area, at a place that is a number.
  var isDrawable: Bool {
    !isNull && width > 0 && height > 0 && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
