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

  /// How colourful it is: the distance from grey.
  var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The cube root, and a line where it is too steep.
  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : value * 841 / 108 + 4.0 / 29
  }
}
