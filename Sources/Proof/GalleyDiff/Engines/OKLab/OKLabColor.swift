import GalleyImage
import Glibc

/// A colour in OKLab, with the lightness corrected towards black.
///
/// - Reference: Ottosson, "A perceptual color space for image processing", 2020,
///   https://bottosson.github.io/posts/oklab/, and for the lightness Lr, 2021,
///   https://bottosson.github.io/posts/colorpicker/#intermission---a-new-lightness-estimate-for-oklab.
struct OKLabColor: Hashable, Sendable {
  /// The corrected lightness, from 0 (black) to 1 (white).
  var lightness: Double
  /// The cube roots of what the eye's long, middle and short cones get.
  var cones: SIMD3<Double>

  /// Makes a colour.
  ///
  /// - Parameter color: sRGB red, green and blue, from 0 to 255, whole or not.
  init(_ color: SIMD3<Double>) {
    let tables = OKLabTables.shared
    let linear = SIMD3(tables.linear(color.x), tables.linear(color.y), tables.linear(color.z))
    let long = 0.4122214708 * linear.x + 0.5363325363 * linear.y + 0.0514459929 * linear.z
    let middle = 0.2119034982 * linear.x + 0.6806995451 * linear.y + 0.1073969566 * linear.z
    let short = 0.0883024619 * linear.x + 0.2817188376 * linear.y + 0.6299787005 * linear.z
    cones = SIMD3(tables.cubeRoot(long), tables.cubeRoot(middle), tables.cubeRoot(short))
    lightness = Self.corrected(0.2104542553 * cones.x + 0.7936177850 * cones.y - 0.0040720468 * cones.z)
  }

  /// The lightness Lr of OKLab's L.
  private static func corrected(_ lightness: Double) -> Double {
    let (first, second) = (0.206, 0.03)
    let third = (1 + first) / (1 + second)
    let x = third * lightness - first
    return 0.5 * (x + (x * x + 4 * second * third * lightness).squareRoot())
  }

  /// The difference from another colour in lightness, green-red and blue-yellow.
  func difference(_ other: OKLabColor) -> (lightness: Double, greenRed: Double, blueYellow: Double) {
    let cones = cones - other.cones
    return (
      lightness - other.lightness,
      1.9779984951 * cones.x - 2.4285922050 * cones.y + 0.4505937099 * cones.z,
      0.0259040371 * cones.x + 0.7827717662 * cones.y - 0.8086757660 * cones.z
    )
  }
}

/// The tables that OKLab is interpolated from.
///
/// pixelmatch's head takes both curves from tables of these lengths. What lies at its tolerance is decided by them, so
/// they are part of the comparison.
struct OKLabTables: Sendable {
  static let shared = OKLabTables()

  private let linears: [Double]
  /// The cube roots of numbers from 0 to 1.
  let roots: [Double]
  private static let rootSteps = 4096

  private init() {
    let values = RGBA.linearLight
    linears = values + [values[255]]
    roots = (0...Self.rootSteps + 1).map { cbrt(Double($0) / Double(Self.rootSteps)) }
  }

  /// The light of an sRGB value from 0 to 255.
  func linear(_ value: Double) -> Double {
    let index = Int(value)
    return linears[index] + (linears[index + 1] - linears[index]) * (value - Double(index))
  }

  /// The cube root of a number from 0 to 1.
  func cubeRoot(_ value: Double) -> Double {
    let place = value * Double(Self.rootSteps)
    let index = Int(place)
    return roots[index] + (roots[index + 1] - roots[index]) * (place - Double(index))
  }
}
