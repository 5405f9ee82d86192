/// The exponential function with the same bits on every machine.
///
/// The argument is brought into ±½ ln 2 by taking out a power of two, whose logarithm is subtracted in two parts (Cody and
/// Waite, *Software Manual for the Elementary Functions*, 1980), and a Taylor polynomial of degree 14 gives the rest: its
/// first left-out term is below 2⁻⁶⁰.
enum Exponential {
  /// e to the power of a number that is not positive.
  static func decay(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    let power = (x / twoHigh).rounded()
    let rest = (x - power * twoHigh) - power * twoLow
    var sum = 1.0
    for divisor in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * rest / divisor }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  /// ln 2, its first 33 bits.
  private static let twoHigh = 6.93147180369123816490e-01
  /// ln 2 less the first 33 bits.
  private static let twoLow = 1.90821492927058770002e-10
}
