import Foundation
import GalleyImage

extension Canvas {
  /// Blurs what was drawn so far where a rectangle with corners is, and tints it.
  func draw(_ backdrop: DisplayList.Backdrop, in rect: CGRect, _ corners: Corners) {
    guard rect.isDrawable else { return }
    withCoverage(of: rect, corners, BackdropAction(canvas: self, backdrop: backdrop))
  }
}

/// Replaces a shape's ground by the blurred and tinted ground.
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

/// Makes colours more or less colourful.
///
/// - Reference: The matrix of `saturate` in the
///   [Filter Effects Module](https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement), in 1/65536. Rows add up to one
///   exactly, so grey stays grey; a premultiplied pixel needs no more care, since the matrix is linear.
private struct SaturationMatrix {
  private let rows: [SIMD4<Int32>]

  init(_ amount: Double) {
    let weights = [0.213, 0.715, 0.072]
    rows = (0..<3).map { row in
      var line = SIMD4<Int32>()
      for column in 0..<3 {
        let value = weights[column] * (1 - amount) + (row == column ? amount : 0)
        line[column] = Int32((value * 65_536).rounded())
      }
      line[row] += 65_536 - (line.x + line.y + line.z)
      return line
    }
  }

  func apply(_ pixel: UInt32) -> UInt32 {
    let alpha = Int32(truncatingIfNeeded: pixel >> 24)
    let channels = SIMD4<Int32>(
      truncatingIfNeeded: SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, 0))
    var result = pixel & 0xFF00_0000
    for row in 0..<3 {
      let product = rows[row] &* channels
      let value = (product.x + product.y + product.z + 32_768) >> 16
      result |= UInt32(min(max(value, 0), alpha)) << UInt32(8 * row)
    }
    return result
  }
}

extension Layer {
  /// Puts all pixels through a matrix.
  fileprivate func saturate(_ matrix: SaturationMatrix) {
    for y in bounds.top..<bounds.bottom {
      withMutableRow(y, from: bounds.left, count: bounds.width) { row in
        for index in 0..<row.count { row[index] = matrix.apply(row[index]) }
      }
    }
  }
}
