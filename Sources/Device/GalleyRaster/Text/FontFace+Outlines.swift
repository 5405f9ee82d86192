import CHarfBuzz
import Foundation

extension FontFace {
  /// The height of a glyph's ink above and below the baseline, in font units.
  func inkHeight(of glyph: UInt32) -> (above: Double, below: Double) {
    withFont { font in
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return (0, 0) }
      return (Double(extents.y_bearing), -Double(extents.y_bearing) - Double(extents.height))
    }
  }

  /// A glyph's outline as the designer drew it, without hinting: in font units, y downwards, the origin on the baseline; with rounded
  /// corners where the face has them.
  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    withFont { font in
      withUnsafeMutablePointer(to: &path) { path in
        galley_draw_glyph(font, glyph, GlyphPen.shared.functions, path)
      }
    }
    return cornerRadius > 0 ? path.roundingOuterCorners(radius: cornerRadius) : path
  }
}

/// Records HarfBuzz's drawing as a ``Path``.
private final class GlyphPen: @unchecked Sendable {
  static let shared = GlyphPen()

  /// HarfBuzz's table of callbacks; immutable, so any thread may use it.
  let functions: OpaquePointer

  private init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in append(.move(point(x, y)), to: data) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in append(.line(point(x, y)), to: data) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        append(.quad(control: point(controlX, controlY), to: point(x, y)), to: data)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, control1X, control1Y, control2X, control2Y, x, y, _ in
        let (control1, control2) = (point(control1X, control1Y), point(control2X, control2Y))
        append(.cubic(control1: control1, control2: control2, to: point(x, y)), to: data)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in append(.close, to: data) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }
}

/// A point of HarfBuzz's, whose y points up.
private func point(_ x: Float, _ y: Float) -> CGPoint {
  CGPoint(x: Double(x), y: -Double(y))
}

private func append(_ segment: Path.Segment, to data: UnsafeMutableRawPointer?) {
  data?.assumingMemoryBound(to: Path.self).pointee.segments.append(segment)
}
