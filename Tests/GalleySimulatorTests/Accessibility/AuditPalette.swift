import GalleyImage
import GalleyViews
import SeededCases

/// The colours of a screen: a ground, and colours of chosen contrast with it.
struct AuditPalette {
  /// What text has to have at least.
  ///
  /// - Reference: [WCAG 2.2, 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum); the step above is for the rounding of
  ///   channels.
  static let legible = 4.6...21.0
  /// What text of this size must not have, and can still be seen by most.
  static let faint = 1.6...4.3
  /// What large text, symbols and controls have to have at least.
  ///
  /// - Reference: [WCAG 2.2, 1.4.3 and 1.4.11](https://www.w3.org/TR/WCAG22/#non-text-contrast).
  static let legibleLarge = 3.1...4.4
  /// What they must not have.
  static let faintLarge = 1.6...2.8

  let isDark: Bool
  let ground: RGBA

  /// Chooses a ground: white or black or near them, as a card, a list's row or a page has.
  init(using random: inout SeededGenerator) {
    isDark = Bool.random(using: &random)
    let shades: ClosedRange<UInt8> = isDark ? 0...32 : 236...255
    ground =
      Bool.random(using: &random)
      ? (isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255))
      : RGBA(
        .random(in: shades, using: &random), .random(in: shades, using: &random),
        .random(in: shades, using: &random))
  }

  /// A colour whose contrast with the ground is in a range.
  func color(_ contrast: ClosedRange<Double>, using random: inout SeededGenerator) -> RGBA {
    Self.color(contrast, on: [ground], using: &random)
  }

  /// A colour whose contrast with each of some colours is in a range.
  static func color(_ contrast: ClosedRange<Double>, on grounds: [RGBA], using random: inout SeededGenerator)
    -> RGBA
  {
    while true {
      let color = RGBA(
        .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
        .random(in: 0...255, using: &random))
      if grounds.allSatisfy({ contrast.contains(ContrastRatio(color, $0).value) }) { return color }
    }
  }
}

extension RGBA {
  /// The colour for views.
  var color: Color { Color(hex: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)) }
}
