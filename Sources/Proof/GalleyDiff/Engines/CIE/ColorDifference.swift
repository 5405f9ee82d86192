import Foundation

/// Perceptual distances of two colours; about 1 is just noticeable.
enum ColorDifference {
  /// The plain distance in L\*a\*b\*.
  ///
  /// - Reference: CIE 1976, ISO/CIE 11664-4:2019.
  static func cie76(_ a: LabColor, _ b: LabColor) -> Double {
    let (l, x, y) = (a.lightness - b.lightness, a.greenRed - b.greenRed, a.blueYellow - b.blueYellow)
    return (l * l + x * x + y * y).squareRoot()
  }

  /// The distance with less weight on colourful ones, for graphic arts.
  ///
  /// The first colour is the standard; the other way round it is another distance.
  ///
  /// - Reference: CIE 116-1995, "Industrial colour-difference evaluation".
  static func cie94(_ a: LabColor, _ b: LabColor) -> Double {
    let (chromaA, chromaB) = (a.chroma, b.chroma)
    let (lightness, chroma) = (a.lightness - b.lightness, chromaA - chromaB)
    let (x, y) = (a.greenRed - b.greenRed, a.blueYellow - b.blueYellow)
    let hue = max(0, x * x + y * y - chroma * chroma).squareRoot()
    let (ofChroma, ofHue) = (chroma / (1 + 0.045 * chromaA), hue / (1 + 0.015 * chromaA))
    return (lightness * lightness + ofChroma * ofChroma + ofHue * ofHue).squareRoot()
  }

  /// The distance corrected for lightness, grey, blue and the interplay of chroma and hue.
  ///
  /// - Reference: ISO/CIE 11664-6:2014; Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula:
  ///   implementation notes, supplementary test data, and mathematical observations", Color Research and Application
  ///   30 (1), 2005, doi:10.1002/col.20070.
  static func ciede2000(_ first: LabColor, _ second: LabColor) -> Double {
    // Greys are given a little more red or green.
    let stretch = 1 + 0.5 * (1 - saturation((first.chroma + second.chroma) / 2))
    let a = LabColor(first.lightness, first.greenRed * stretch, first.blueYellow)
    let b = LabColor(second.lightness, second.greenRed * stretch, second.blueYellow)
    let (chromaA, chromaB) = (a.chroma, b.chroma)
    let (hueA, hueB) = (hue(a), hue(b))

    let isGrey = chromaA * chromaB == 0
    var turn = isGrey ? 0 : hueB - hueA
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    let lightness = b.lightness - a.lightness
    let chroma = chromaB - chromaA
    let hue = 2 * (chromaA * chromaB).squareRoot() * sin(radians(turn / 2))

    let meanLightness = (a.lightness + b.lightness) / 2
    let meanChroma = (chromaA + chromaB) / 2
    var meanHue = hueA + hueB
    if !isGrey {
      if abs(hueA - hueB) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let ripple =
      1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue))
      + 0.32 * cos(radians(3 * meanHue + 6)) - 0.20 * cos(radians(4 * meanHue - 63))
    let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
    let weights = (
      lightness: 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot(), chroma: 1 + 0.045 * meanChroma,
      hue: 1 + 0.015 * meanChroma * ripple
    )
    let fromBlue = (meanHue - 275) / 25
    let blue = 60 * exp(-fromBlue * fromBlue)
    let rotation = -sin(radians(blue)) * 2 * saturation(meanChroma)
    let (l, c, h) = (lightness / weights.lightness, chroma / weights.chroma, hue / weights.hue)
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// From 0 for grey to 1 for what is most colourful.
  private static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// The hue in degrees, from 0; of grey, 0.
  private static func hue(_ color: LabColor) -> Double {
    if color.greenRed == 0 && color.blueYellow == 0 { return 0 }
    let degrees = atan2(color.blueYellow, color.greenRed) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
