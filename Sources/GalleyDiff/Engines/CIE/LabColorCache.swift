import GalleyImage

/// Colours in L\*a\*b\* that were asked for lately: a screen has few of them.
struct LabColorCache {
  private var keys: [UInt32]
  private var values: [LabColor]
  private static let bits: UInt32 = 10

  /// Makes a table that knows nothing.
  init() {
    // No opaque colour has this key.
    keys = Array(repeating: .max, count: 1 << Self.bits)
    values = Array(repeating: LabColor(0, 0, 0), count: 1 << Self.bits)
  }

  /// A colour; the upper byte is not read.
  mutating func color(_ word: UInt32) -> LabColor {
    let key = word & 0xFF_FFFF
    // Fibonacci hashing: Knuth, "The Art of Computer Programming" 3, section 6.4.
    let slot = Int((key &* 0x9E37_79B1) >> (32 - Self.bits))
    if keys[slot] == key { return values[slot] }
    let color = LabColor(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16))
    keys[slot] = key
    values[slot] = color
    return color
  }

  /// The CIEDE2000 distance of two colours, and whether the second one is darker.
  ///
  /// Neighbours often have the same two colours, so the last answer is kept. looks-same decides by the plain distance
  /// where it is above 6.2 or below 0.695 times the tolerance; a few colours in ten thousand prove that wrong, so
  /// nothing is decided so here.
  mutating func distance(_ a: UInt32, _ b: UInt32) -> (distance: Double, isDarker: Bool) {
    if a != last.a || b != last.b {
      let (left, right) = (color(a), color(b))
      last = (a, b, ColorDifference.ciede2000(left, right), left.lightness > right.lightness)
    }
    return (last.distance, last.isDarker)
  }

  private var last: (a: UInt32, b: UInt32, distance: Double, isDarker: Bool) = (0, 0, 0, false)
}
