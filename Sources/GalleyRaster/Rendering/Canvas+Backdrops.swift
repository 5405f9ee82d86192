import Foundation
import GalleyImage

extension Canvas {
  /// Blurs what was drawn so far where a rectangle with corners is, and tints it.
  func draw(_ backdrop: DisplayList.Backdrop, in rect: CGRect, _ corners: Corners) {
    guard rect.isDrawable else { return }
    withCoverage(of: rect, corners, BackdropAction(canvas: self, backdrop: backdrop))
  }
}

/// Replaces the pixels below a shape by their blurred and tinted form.
private struct BackdropAction: CoverageAction {
  let canvas: Canvas
  let backdrop: DisplayList.Backdrop

  func perform(_ source: some CoverageSource, inside: PixelBounds?) {
    let area = source.bounds.intersection(canvas.state.clip.bounds)
    guard !area.isEmpty else { return }
    let blur = GaussianBlur(sigma: backdrop.radius * canvas.state.transform.meanScale)
    let ground = canvas.layer.blurred(
      blur, in: area, from: canvas.ground, edge: canvas.isInLayer ? .clear : .extended)
    if backdrop.saturation != 1, backdrop.saturation.isFinite {
      ground.saturate(SaturationMatrix(min(max(backdrop.saturation, 0), 16)))
    }
    if backdrop.tint.alpha > 0 {
      var tint = SolidPainter(layer: ground, color: PremultipliedColor(backdrop.tint))
      BoxCoverage(area).emit(clip: area, into: &tint)
    }
    var painter = ReplacingPainter(target: canvas.layer, source: ground)
    canvas.emit(source, into: &painter)
  }
}
