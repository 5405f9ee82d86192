extension RGBA {
  /// The linear light of each value of an sRGB channel, from 0 to 1.
  ///
  /// - Reference: IEC 61966-2-1:1999; WCAG's relative luminance is defined by the same curve.
  package static let linearLight: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power(of: (value + 0.055) / 1.055)
  }

  /// A number from 0 to 1 to the power of 2.4: its square times the fifth root of its square.
  ///
  /// The C library's `pow` has other last bits on other machines; Newton's iteration needs only operations that IEEE 754 rounds the
  /// same way everywhere. From 1 it comes down to the root until rounding ends it.
  private static func power(of value: Double) -> Double {
    let square = value * value
    var root = 1.0
    while true {
      let fourth = root * root * root * root
      let next = root - (root * fourth - square) / (5 * fourth)
      if next >= root { return square * root }
      root = next
    }
  }
}
