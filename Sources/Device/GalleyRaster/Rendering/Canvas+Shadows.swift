import Foundation
import GalleyImage

extension Canvas {
  /// Draws the shadow of a rectangle with corners.
  func draw(_ shadow: DisplayList.Shadow, of rect: CGRect, _ corners: Corners) {
    guard shadow.color.alpha > 0, rect.isDrawable else { return }
    let spread = shadow.spread.isFinite ? shadow.spread : 0
    let caster = rect.insetBy(dx: -spread, dy: -spread).offsetBy(dx: shadow.x, dy: shadow.y)
    guard caster.isDrawable else { return }
    // A corner that is not round stays so, as in CSS.
    let grown = corners.fitted(to: rect).mapped { $0 > 0 ? $0 + spread : 0 }.fitted(to: caster)

    let before = state
    if shadow.isHollow {
      // Only where the shadow falls is there anything to cut.
      let command = DisplayList.Command.shadow(rect, corners, shadow)
      if let pixels = Extent.pixels(of: rect, under: state.transform) {
        state.clip.limit(to: pixels.grown(by: Extent.reach(of: command, under: state.transform)))
      }
      withCoverage(of: rect, corners, CutAction(canvas: self))
    }
    let sigma = shadow.radius * state.transform.meanScale
    if GaussianBlur(sigma: sigma).isNone {
      fill(caster, grown, .color(shadow.color))
    } else if let coverage = shadowCoverage(of: caster, grown, sigma: min(sigma, GaussianBlur.widest)) {
      paint(coverage, with: .color(shadow.color))
    } else {
      withCoverage(
        of: caster, grown, BlurredFillAction(canvas: self, sigma: sigma, paint: .color(shadow.color)))
    }
    state = before
  }

  /// The fast way, for axis-aligned rectangles with one scale for both directions.
  private func shadowCoverage(of rect: CGRect, _ corners: Corners, sigma: Double) -> ShadowCoverage? {
    guard let scale = state.transform.uniformScale else { return nil }
    let box = BoxCoverage(state.transform.applyUpright(rect))
    return ShadowCoverage(
      box: box, corners: corners.mapped { $0 * scale }, sigma: sigma, make: resources.shadow)
  }

  /// Limits further drawing to the outside of a shape.
  fileprivate func cut(_ source: some CoverageSource) {
    let bounds = state.clip.bounds
    guard !bounds.isEmpty, !source.bounds.intersection(bounds).isEmpty else { return }
    var rest = InvertingSink(
      bounds: bounds, bytes: [UInt8](repeating: 255, count: bounds.width * bounds.height))
    source.emit(clip: bounds, into: &rest)
    state.clip.limit(to: CoverageMask(bounds: bounds, bytes: rest.bytes), inside: nil)
  }
}

/// Cuts a shape out of the clip.
private struct CutAction: CoverageAction {
  let canvas: Canvas

  func perform(_ source: some CoverageSource, inside: PixelBounds?) {
    canvas.cut(source)
  }
}

/// Paints a shape blurred: the general way.
private struct BlurredFillAction: CoverageAction {
  let canvas: Canvas
  let sigma: Double
  let paint: Paint

  func perform(_ source: some CoverageSource, inside: PixelBounds?) {
    let blur = GaussianBlur(sigma: sigma)
    let window = canvas.state.clip.bounds
    guard !window.isEmpty else { return }
    // The blur's squares may reach farther than the blur: their pixels have to be known.
    let mask = CoverageMask(source, clip: blur.space(for: window))
    guard !mask.bounds.isEmpty else { return }
    canvas.paint(PlacedMask(mask: mask.blurred(blur, in: window), x: 0, y: 0), with: paint)
  }
}

/// Writes inverted coverage.
private struct InvertingSink: CoverageSink {
  let bounds: PixelBounds
  var bytes: [UInt8]

  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    let start = (y - bounds.top) * bounds.width + x - bounds.left
    for index in start..<start + count { bytes[index] = 255 - coverage }
  }

  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    let start = (y - bounds.top) * bounds.width + x - bounds.left
    for index in 0..<coverage.count { bytes[start + index] = 255 - coverage[index] }
  }
}
