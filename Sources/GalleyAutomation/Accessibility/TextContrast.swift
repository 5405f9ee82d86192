import Foundation
import GalleyImage

/// The contrast of text with what is behind it, by the pixels of both.
///
/// - Reference: [WCAG 2.2, contrast ratio](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio) and
///   [success criterion 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum).
enum TextContrast {
  /// The smallest ratio of text that is not large.
  private static let ordinary = 4.5
  /// The smallest ratio of large text.
  private static let large = 3.0
  /// The size from which on text is large, in points: 18 typographic points are 24 CSS pixels, which are points here.
  private static let largeSize = 24.0
  /// The size from which on bold text is large.
  private static let largeBoldSize = 18.66

  /// The smallest ratio that text may have.
  static func leastRatio(fontSize: Double, face: String) -> Double {
    let isBold = ["Bold", "Heavy", "Black"].contains { face.contains($0) }
    return fontSize >= (isBold ? largeBoldSize : largeSize) ? large : ordinary
  }

  /// The contrast of the colour that most pixels have with the colour that differs most from it.
  ///
  /// The edges of letters are mixtures of both, so the greatest contrast is that of the letters themselves.
  static func ratio(in picture: Bitmap) -> Double {
    var counts: [RGBA: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width { counts[picture[x, y], default: 0] += 1 }
    }
    guard
      let background = counts.max(by: {
        ($0.value, luminance($0.key)) < ($1.value, luminance($1.key))
      })?.key
    else { return 1 }
    let level = luminance(background)
    return counts.keys.reduce(1) { max($0, ratio(luminance($1), level)) }
  }

  private static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  private static func luminance(_ color: RGBA) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
