/// The blending rule: source over destination, premultiplied, 8 bits a channel, in sRGB as it is stored.
///
/// With source *s* (alpha *sa*), destination *d* and coverage *c*, all 0 to 255, each channel becomes
///
/// ```text
/// d' = round₂₅₅(s · c + d · (255 − a)),   a = round₂₅₅(sa · c),   round₂₅₅(x) = x / 255 to the nearest integer
/// ```
///
/// There is one rounding a channel, so an opaque colour over an opaque one is off by at most half a step, painting a colour
/// over itself leaves it, and full coverage of an opaque colour is that colour. The sum is at most 255 · 255 + 127
/// (s ≤ sa, d ≤ 255 and |sa · c − 255 a| ≤ 127), so 16 bits hold it and the result is at most 255; a channel never exceeds
/// its alpha, since both sums grow with their inputs.
///
/// - Reference: T. Porter and T. Duff, "Compositing digital images", 1984. The division is the one that J. Blinn gives in
///   "Three wrongs make a right" (*Jim Blinn's Corner*, 1995): with x + 128 it is exact for all x up to 65 407.
enum Blend {
  /// x / 255 to the nearest integer, for x up to 65 407.
  @inline(__always)
  static func divide255(_ x: UInt32) -> UInt32 {
    let sum = x &+ 128
    return (sum &+ sum >> 8) >> 8
  }

  /// The product of two fractions of 255.
  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: divide255(UInt32(a) &* UInt32(b)))
  }

  /// A pixel over another with a coverage: the rule above, two channels at a time.
  ///
  /// A pixel's channels sit in 8 bits each; with the others masked away every channel has 16 bits to itself.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32, coverage: UInt32) -> UInt32 {
    let rest = 255 &- divide255((source >> 24) &* coverage)
    let even: UInt32 = 0x00FF_00FF
    var low = (source & even) &* coverage &+ (destination & even) &* rest &+ 0x0080_0080
    low = ((low &+ (low >> 8 & even)) >> 8) & even
    var high = (source >> 8 & even) &* coverage &+ (destination >> 8 & even) &* rest &+ 0x0080_0080
    high = (high &+ (high >> 8 & even)) & ~even
    return low | high
  }
}
