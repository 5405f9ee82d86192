import GalleyImage
import Glibc

/// A colour in CIE L\*a\*b\*, under daylight (D65).
///
/// - Reference: ISO/CIE 11664-4:2019; from sRGB by IEC 61966-2-1:1999.
struct LabColor: Hashable, Sendable {
  /// The lightness, from 0 (black) to 100 (white).
  var lightness: Double
  /// Green below 0, red above.
  var greenRed: Double
  /// Blue below 0, yellow above.
  var blueYellow: Double

  /// Makes a colour of its coordinates.
  init(_ lightness: Double, _ greenRed: Double, _ blueYellow: Double) {
    self.lightness = lightness
    self.greenRed = greenRed
    self.blueYellow = blueYellow
  }

  /// Makes a colour of an opaque sRGB one.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let x = Self.root((r * 0.4124 + g * 0.3576 + b * 0.1805) / 0.950489)
    let y = Self.root(r * 0.2126 + g * 0.7152 + b * 0.0722)
    let z = Self.root((r * 0.0193 + g * 0.1192 + b * 0.9505) / 1.088840)
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Makes a colour of an opaque sRGB one with the rounded constants of the library color-diff, which looks-same asks.
  ///
  /// - Reference: https://github.com/markusn/color-diff, release 1; http://www.easyrgb.com.
  init(roundedRed red: UInt8, green: UInt8, blue: UInt8) {
    func root(_ value: Double) -> Double {
      value > 0.008856 ? pow(value, 1.0 / 3) : 7.787 * value + 16.0 / 116
    }
    let (r, g, b) = (
      Self.linear[Int(red)] * 100, Self.linear[Int(green)] * 100, Self.linear[Int(blue)] * 100
    )
    let x = root((r * 0.4124 + g * 0.3576 + b * 0.1805) / 95.047)
    let y = root((r * 0.2126 + g * 0.7152 + b * 0.0722) / 100)
    let z = root((r * 0.0193 + g * 0.1192 + b * 0.9505) / 108.883)
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The chroma: the distance from grey.
  var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  private static let linear = RGBA.linearLight

  /// The cube root, and a line where it is too steep.
  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : value * 841 / 108 + 4.0 / 29
  }
}

/// A cache of sRGB colours converted to L\*a\*b\*; a screen has few colours.
struct LabColorCache {
  private var keys: [UInt32]
  private var values: [LabColor]
  private static let bits: UInt32 = 10

  /// Makes an empty cache.
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
