import GalleyImage

/// The weighted squared distance of two colours in YIQ, the colour space of analogue television.
///
/// - Reference: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
///   mobile applications", Programación Matemática y Software 2 (2), 2010.
package enum YIQDistance {
  /// The largest possible distance.
  static let greatest = 35215.0

  /// The difference of two opaque colours in red, green and blue.
  package static func change(_ a: RGBA, _ b: RGBA) -> SIMD3<Double> {
    SIMD3(
      Double(Int(a.red) - Int(b.red)), Double(Int(a.green) - Int(b.green)), Double(Int(a.blue) - Int(b.blue)))
  }

  /// The difference of two colours over a backdrop in red, green and blue.
  package static func change(_ a: RGBA, _ b: RGBA, over backdrop: SIMD3<Double>) -> SIMD3<Double> {
    let (alphaA, alphaB) = (Double(a.alpha), Double(b.alpha))
    let left = SIMD3(Double(a.red), Double(a.green), Double(a.blue)) * alphaA
    let right = SIMD3(Double(b.red), Double(b.green), Double(b.blue)) * alphaB
    return (left - right - backdrop * (alphaA - alphaB)) / 255
  }

  /// The luma of a difference.
  package static func luma(_ change: SIMD3<Double>) -> Double {
    change.x * 0.29889531 + change.y * 0.58662247 + change.z * 0.11448223
  }

  /// The weighted square of a difference.
  static func squared(_ change: SIMD3<Double>) -> Double {
    let y = luma(change)
    let i = change.x * 0.59597799 - change.y * 0.27417610 - change.z * 0.32180189
    let q = change.x * 0.21147017 - change.y * 0.52261711 + change.z * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
