/// Sine and cosine that are the same bits on every machine.
///
/// The C library's differ in the last bit between versions and processors, which can move a coverage by one step.
/// These use additions and multiplications in a fixed order: the angle is brought into ±π/4 by subtracting quarter turns
/// in two parts (Cody and Waite, *Software Manual for the Elementary Functions*, 1980), then a Taylor polynomial is
/// evaluated whose first left-out term is below 2⁻⁵⁴. Good to 10⁻¹⁵ for angles up to some thousand turns.
enum Trigonometry {
  /// Beyond this angle, in radians, a quarter turn cannot be subtracted exactly enough any more.
  private static let farthest = 1e9

  /// The sine and cosine of an angle in radians; no numbers for angles beyond a billion, infinite ones and none.
  static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard abs(radians) <= farthest else { return (.nan, .nan) }
    let turns = (radians / quarterTurnHigh).rounded()
    let rest = (radians - turns * quarterTurnHigh) - turns * quarterTurnLow
    let sine = sinePolynomial(rest)
    let cosine = cosinePolynomial(rest)
    let quadrant = turns - 4 * (turns / 4).rounded(.down)
    switch quadrant {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The turn of a direction from the x axis towards the y axis, in turns from 0 up to 1; 0 for no direction.
  ///
  /// The ratio of the shorter to the longer coordinate is brought below tan(π/8), where the series of the arc
  /// tangent is cut after x¹⁷: good to 10⁻⁸ of a turn, a hundredth of a step of a gradient's ramp.
  static func turns(of direction: Vector) -> Double {
    let (x, y) = (abs(direction.x), abs(direction.y))
    let (low, high) = x < y ? (x, y) : (y, x)
    guard high > 0 else { return 0 }
    let ratio = low / high
    let isSteep = ratio > 0.414_213_562_373_095_1
    let z = isSteep ? (ratio - 1) / (ratio + 1) : ratio
    let square = z * z
    var sum = 1.0 / 17
    for divisor in stride(from: 15.0, through: 1, by: -2) { sum = 1 / divisor - square * sum }
    var turns = z * sum / (2 * .pi) + (isSteep ? 0.125 : 0)
    if x < y { turns = 0.25 - turns }
    if direction.x < 0 { turns = 0.5 - turns }
    if direction.y < 0 { turns = 1 - turns }
    return turns >= 1 ? 0 : turns
  }

  /// π/2, its first 33 bits: multiples by small integers are exact.
  private static let quarterTurnHigh = 1.57079632673412561417e+00
  /// π/2 less the first 33 bits.
  private static let quarterTurnLow = 6.07710050650619224932e-11

  private static func sinePolynomial(_ x: Double) -> Double {
    let square = x * x
    var sum = -1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = sum * square - 1.0 / 6
    return x + x * (square * sum)
  }

  private static func cosinePolynomial(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0 / 20_922_789_888_000
    sum = sum * square - 1.0 / 87_178_291_200
    sum = sum * square + 1.0 / 479_001_600
    sum = sum * square - 1.0 / 3_628_800
    sum = sum * square + 1.0 / 40_320
    sum = sum * square - 1.0 / 720
    sum = sum * square + 1.0 / 24
    sum = sum * square - 0.5
    return 1 + square * sum
  }
}
