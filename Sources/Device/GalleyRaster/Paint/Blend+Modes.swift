/// The blend modes: colours that mix, premultiplied, rounded once.
///
/// With source *s* (alpha *sa*, coverage *c*) over destination *d* (alpha *da*), all 0 to 255, the
/// [specification's](https://www.w3.org/TR/compositing-1/#generalformula) formula is
///
/// ```text
/// co = cs · (1 − αb) + cb · (1 − αs) + αs · αb · B(Cb, Cs),      αo = αs + αb − αs · αb
/// ```
///
/// with cs = s·c / 255², αs = sa·c / 255², cb = d / 255, αb = da / 255. Multiplied by 255 · 65 025 everything is an integer,
/// but for the mixed term X = 255 · 65 025 · αs αb B, which each mode computes as a fraction of integers, or with its one
/// square root taken exactly. So
///
/// ```text
/// d' = round((S · (255 − da) + d · (65 025 − SA) + X) / 65 025),   S = s·c,  SA = sa·c
/// ```
///
/// has one rounding, to the nearest, ties upwards (they occur only where X is a fraction). The four modes that mix all
/// three channels compute X in doubles, whose error of 10⁻⁹ steps cannot be seen but at a tie. Rounding keeps order, and no
/// exact channel is above its alpha, so no rounded one is.
extension Blend {
  /// The operands of one channel's mixed term.
  struct Operands {
    /// The source's channel and alpha, 0 to 255.
    let source: Int
    let sourceAlpha: Int
    /// Source and alpha, each times the coverage, 0 to 65 025.
    let covered: Int
    let coveredAlpha: Int
    /// The destination's channel and alpha, 0 to 255.
    let destination: Int
    let destinationAlpha: Int

    /// All of the common area: X for B = 1.
    @inline(__always)
    var whole: Int { coveredAlpha * destinationAlpha }
    /// X for multiplied colours.
    @inline(__always)
    var product: Int { covered * destination }
    /// X for the source's colour.
    @inline(__always)
    var ofSource: Int { covered * destinationAlpha }
    /// X for the destination's colour.
    @inline(__always)
    var ofDestination: Int { coveredAlpha * destination }
    /// X for the complements multiplied, and complemented.
    @inline(__always)
    var screened: Int { ofSource + ofDestination - product }
    /// Twice the product, or twice the complements' product complemented.
    @inline(__always)
    func light(isDark: Bool) -> Int {
      isDark ? 2 * product : whole - 2 * (coveredAlpha - covered) * (destinationAlpha - destination)
    }
    /// The parts of both outside of the common area.
    @inline(__always)
    var outside: Int { covered * (255 - destinationAlpha) + destination * (65_025 - coveredAlpha) }
  }

  /// A pixel mixed with another.
  ///
  /// - Parameters:
  ///   - source: The pixel that is painted.
  ///   - destination: The pixel that is there.
  ///   - coverage: The painted part, from 0 to 255.
  ///   - mode: The blend mode.
  /// - Returns: The new pixel.
  static func mix(
    _ source: UInt32, _ destination: UInt32, coverage: UInt8, mode: BlendMode
  ) -> UInt32 {
    guard coverage > 0 else { return destination }
    switch mode {
    case .normal: return over(source, destination, coverage: UInt32(coverage))
    case .hue, .saturation, .color, .luminosity:
      return mixWholeColors(source, destination, coverage: coverage, mode: mode)
    default:
      let (sourceAlpha, destinationAlpha) = (Int(source >> 24), Int(destination >> 24))
      var pixel: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let operands = Operands(
          source: Int(source >> shift & 255), sourceAlpha: sourceAlpha,
          covered: Int(source >> shift & 255) * Int(coverage), coveredAlpha: sourceAlpha * Int(coverage),
          destination: Int(destination >> shift & 255), destinationAlpha: destinationAlpha)
        pixel |= channel(operands, mode, isAlpha: shift == 24) << shift
      }
      return pixel
    }
  }

  /// One channel, or the alpha.
  @inline(__always)
  private static func channel(_ o: Operands, _ mode: BlendMode, isAlpha: Bool) -> UInt32 {
    let all = 255 * 65_025
    switch mode {
    case .plusLighter:
      return nearest(min(255 * o.covered + 65_025 * o.destination, all))
    case .plusDarker:
      let alpha = min(255 * o.coveredAlpha + 65_025 * o.destinationAlpha, all)
      let darkness =
        255 * (o.coveredAlpha - o.covered) + 65_025 * (o.destinationAlpha - o.destination)
      return nearest(max(alpha - darkness, 0))
    case .sourceAtop: return nearest(o.ofSource + o.destination * (65_025 - o.coveredAlpha))
    case .destinationOver: return nearest(65_025 * o.destination + o.covered * (255 - o.destinationAlpha))
    case .destinationOut: return nearest(o.destination * (65_025 - o.coveredAlpha))
    default: break
    }
    if isAlpha { return nearest(o.outside + o.whole) }
    switch mode {
    case .multiply: return nearest(o.outside + o.product)
    case .screen: return nearest(o.outside + o.screened)
    case .darken: return nearest(o.outside + min(o.ofSource, o.ofDestination))
    case .lighten: return nearest(o.outside + max(o.ofSource, o.ofDestination))
    case .difference: return nearest(o.outside + abs(o.ofSource - o.ofDestination))
    case .exclusion: return nearest(o.outside + o.screened - o.product)
    case .hardLight: return nearest(o.outside + o.light(isDark: 2 * o.source <= o.sourceAlpha))
    case .overlay: return nearest(o.outside + o.light(isDark: 2 * o.destination <= o.destinationAlpha))
    case .colorDodge: return dodge(o)
    case .colorBurn: return burn(o)
    case .softLight: return softLight(o)
    default: return nearest(o.outside + o.ofSource)
    }
  }

  /// B = min(1, Cb / (1 − Cs)), 0 where Cb is 0.
  private static func dodge(_ o: Operands) -> UInt32 {
    guard o.destination > 0 else { return nearest(o.outside) }
    let rest = o.sourceAlpha - o.source
    guard o.destination * o.sourceAlpha < o.destinationAlpha * rest else {
      return nearest(o.outside + o.whole)
    }
    return nearest(o.outside * rest + o.ofDestination * o.sourceAlpha, over: rest)
  }

  /// B = 1 − min(1, (1 − Cb) / Cs), 1 where Cb is 1.
  private static func burn(_ o: Operands) -> UInt32 {
    let rest = o.destinationAlpha - o.destination
    guard rest > 0 else { return nearest(o.outside + o.whole) }
    guard rest * o.sourceAlpha < o.destinationAlpha * o.source else { return nearest(o.outside) }
    return nearest(
      (o.outside + o.whole) * o.source - o.coveredAlpha * rest * o.sourceAlpha, over: o.source)
  }

  /// B = Cb − (1 − 2 Cs) Cb (1 − Cb), or Cb + (2 Cs − 1) (D(Cb) − Cb), where D is a cubic up to ¼ and the root above.
  private static func softLight(_ o: Operands) -> UInt32 {
    let (d, alpha) = (o.destination, o.destinationAlpha)
    guard alpha > 0 else { return nearest(o.outside) }
    let light = 2 * o.covered - o.coveredAlpha
    let plain = o.outside + o.ofDestination
    if 2 * o.source <= o.sourceAlpha {
      return nearest(plain * alpha + light * d * (alpha - d), over: alpha)
    }
    if 4 * d <= alpha {
      let cubic = d * (16 * d * d - 12 * d * alpha + 3 * alpha * alpha)
      return nearest(plain * alpha * alpha + light * cubic, over: alpha * alpha)
    }
    // Twice light · √(d · alpha), down to an integer, which the division by 130 050 does not notice. The number below
    // the root is less than 2⁵³, so the double's root is on the right side of every integer.
    let root = Int(Double(4 * light * light * d * alpha).squareRoot())
    return UInt32((2 * (plain - light * d) + root + 65_025) / 130_050)
  }

  /// x / (65 025 · divisor) to the nearest integer, ties upwards; x is not negative.
  @inline(__always)
  private static func nearest(_ x: Int, over divisor: Int = 1) -> UInt32 {
    UInt32(truncatingIfNeeded: (2 * x + 65_025 * divisor) / (130_050 * divisor))
  }
}
