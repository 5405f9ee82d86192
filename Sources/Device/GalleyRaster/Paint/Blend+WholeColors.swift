/// The four blend modes that look at all three channels of a colour at once.
///
/// - Reference: [Compositing and Blending Level 1, section 10.2](https://www.w3.org/TR/compositing-1/#blendingnonseparable).
extension Blend {
  private typealias Color = SIMD3<Double>

  /// A pixel mixed with another in one of these modes.
  static func mixWholeColors(
    _ source: UInt32, _ destination: UInt32, coverage: UInt8, mode: BlendMode
  ) -> UInt32 {
    let covered = SIMD4<Double>(channels(source)) * Double(coverage)
    let below = SIMD4<Double>(channels(destination))
    let whole = covered.w * below.w
    var common = SIMD4(0, 0, 0, whole)
    if whole > 0 {
      let above = SIMD4<Double>(channels(source))
      let color = mixed(
        color(above) / above.w, color(below) / below.w, mode: mode)
      common = SIMD4(color * whole, whole)
    }
    let outside = covered * (255 - below.w) + below * (65_025 - covered.w)
    let result = ((outside + common) / 65_025 + 0.5).rounded(.down)
    let words = SIMD4<UInt32>(result.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255)))
    return words.x | words.y << 8 | words.z << 16 | words.w << 24
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }

  private static func color(_ pixel: SIMD4<Double>) -> Color {
    Color(pixel.x, pixel.y, pixel.z)
  }

  private static func mixed(_ above: Color, _ below: Color, mode: BlendMode) -> Color {
    switch mode {
    case .hue: lit(saturated(above, saturation(below)), luminosity(below))
    case .saturation: lit(saturated(below, saturation(above)), luminosity(below))
    case .color: lit(above, luminosity(below))
    default: lit(below, luminosity(above))
    }
  }

  private static func luminosity(_ color: Color) -> Double {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func saturation(_ color: Color) -> Double {
    color.max() - color.min()
  }

  /// The colour with another saturation: the lowest channel becomes 0, the highest the saturation.
  private static func saturated(_ color: Color, _ saturation: Double) -> Color {
    let range = color.max() - color.min()
    return range > 0 ? (color - color.min()) * (saturation / range) : Color()
  }

  /// The colour with another luminosity, brought back towards it where a channel leaves 0 to 1.
  private static func lit(_ color: Color, _ light: Double) -> Color {
    let moved = color + (light - luminosity(color))
    let center = luminosity(moved)
    var result = moved
    if moved.min() < 0 { result = center + (result - center) * (center / (center - moved.min())) }
    if moved.max() > 1 { result = center + (result - center) * ((1 - center) / (moved.max() - center)) }
    return result
  }
}
