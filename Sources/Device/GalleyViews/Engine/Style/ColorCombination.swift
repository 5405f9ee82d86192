import Foundation
import GalleyImage

/// A combination of two colours: a value, so that it can be applied later, when the colours are known.
enum ColorCombination: Hashable, Sendable {
  /// The colours mixed: 0 for the first, 1 for the second.
  case mixture(fraction: Double, Gradient.ColorSpace)
  /// The first colour with another opacity.
  case opacity(UInt8)

  /// The colour of two.
  func callAsFunction(_ a: RGBA, _ b: RGBA) -> RGBA {
    switch self {
    case .opacity(let opacity): RGBA(a.red, a.green, a.blue, opacity)
    case .mixture(let fraction, let space): Self.mix(a, b, fraction, space)
    }
  }

  private static func mix(_ a: RGBA, _ b: RGBA, _ part: Double, _ space: Gradient.ColorSpace) -> RGBA {
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    let alpha = mixed(Double(a.alpha), Double(b.alpha)) / 255
    guard space == .perceptual else {
      return RGBA(
        red: mixed(Double(a.red), Double(b.red)) / 255, green: mixed(Double(a.green), Double(b.green)) / 255,
        blue: mixed(Double(a.blue), Double(b.blue)) / 255, alpha: alpha)
    }
    let (first, second) = (Oklab(a), Oklab(b))
    let (red, green, blue) = Oklab(
      lightness: mixed(first.lightness, second.lightness), a: mixed(first.a, second.a),
      b: mixed(first.b, second.b)
    ).channels
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// A colour by lightness and two opposites of hue.
///
/// - Reference: B. Ottosson, [A perceptual color space for image processing](https://bottosson.github.io/posts/oklab/), 2020.
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: RGBA) {
    let red = Color.linear(Double(color.red) / 255)
    let green = Color.linear(Double(color.green) / 255)
    let blue = Color.linear(Double(color.blue) / 255)
    let l = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let m = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let s = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// Red, green and blue of sRGB; negative or above 1 for colours outside of it.
  var channels: (Double, Double, Double) {
    let l = lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b
    let m = lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b
    let s = lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return (
      Color.encoded(4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3),
      Color.encoded(-1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3),
      Color.encoded(-0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3)
    )
  }
}
