import Foundation

/// The contrast ratio of two colours, from 1 (equal) to 21 (black on white).
///
/// - Reference: [WCAG 2.2, contrast ratio](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio) and
///   [relative luminance](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
package struct ContrastRatio: Sendable, Hashable, Codable {
  /// The ratio, from 1 to 21.
  package let value: Double

  /// Creates the ratio of two opaque colours, in either order.
  package init(_ one: RGBA, _ other: RGBA) {
    self.init(luminances: Self.luminance(one), Self.luminance(other))
  }

  /// Takes the ratio of two relative luminances.
  package init(luminances one: Double, _ other: Double) {
    // The light that the screen itself reflects: 5 % of its white, according to the standard.
    value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance of a colour, from 0 for black to 1 for white.
  package static func luminance(_ color: RGBA) -> Double {
    let linear = RGBA.linearLight
    return 0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)]
      + 0.0722 * linear[Int(color.blue)]
  }

  /// A colour blended onto an opaque background, rounded to whole steps of a channel.
  package static func blend(_ color: RGBA, onto background: RGBA) -> RGBA {
    let alpha = Int(color.alpha)
    if alpha == 255 { return color }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Int(a) * alpha + Int(b) * (255 - alpha) + 127) / 255)
    }
    return RGBA(
      mix(color.red, background.red), mix(color.green, background.green), mix(color.blue, background.blue))
  }
}
