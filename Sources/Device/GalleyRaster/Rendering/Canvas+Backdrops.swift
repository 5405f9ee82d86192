import Foundation
import GalleyImage

extension Canvas {
  /// Blurs and tints the drawing so far inside a rectangle with corners.
  func draw(_ backdrop: DisplayList.Backdrop, in rect: CGRect, _ corners: Corners) {
    guard rect.isDrawable else { return }
    withCoverage(of: rect, corners, BackdropAction(canvas: self, backdrop: backdrop))
  }
}

extension Canvas {
  /// The layer below a backdrop.
  struct BackdropSource {
    /// The pixels.
    var layer: Layer
    /// The pixels among them that hold a drawing.
    var ground: PixelBounds
    /// Whether it is the picture, which goes on beyond its border, and no layer that is clear there.
    var isPicture: Bool
  }

  /// The layer below a backdrop: the drawing on its own layer, and on those below that it shows through.
  ///
  /// - Parameters:
  ///   - area: The backdrop's pixels.
  ///   - space: The pixels that it looks at.
  func backdrop(of area: PixelBounds, reach space: PixelBounds) -> BackdropSource {
    let layers = layersBelow
    guard let lowest = layers.first else {
      return BackdropSource(layer: layer, ground: ground, isPicture: !isInLayer)
    }
    // Beyond a picture only its own border counts; a clear layer has nothing there that those above it could not have.
    let bounds = lowest.isPicture ? space.intersection(lowest.ground) : space
    let mixed = Layer(bounds: bounds, color: PremultipliedColor(word: 0))
    func add(_ content: Layer, _ pixels: PixelBounds, opacity: UInt8) {
      let visible = pixels.intersection(bounds)
      guard !visible.isEmpty else { return }
      var painter = LayerPainter(target: mixed, source: content, opacity: opacity)
      BoxCoverage(visible).emit(clip: visible, into: &painter)
    }
    add(lowest.layer, lowest.ground, opacity: 255)
    for (below, above) in zip(layers, layers.dropFirst()) {
      add(above.layer, above.ground, opacity: below.effect.opacity)
    }
    if let last = layers.last { add(layer, ground, opacity: last.effect.opacity) }
    return BackdropSource(layer: mixed, ground: bounds, isPicture: lowest.isPicture)
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
    let below = canvas.backdrop(of: area, reach: blur.space(for: area))
    let ground = below.layer.blurred(
      blur, in: area, from: below.ground, edge: below.isPicture ? .extended : .clear)
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
