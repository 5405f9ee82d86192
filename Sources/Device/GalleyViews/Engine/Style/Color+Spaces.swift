import Foundation
import GalleyImage

extension Color {
  /// A space of colours with red, green and blue.
  ///
  /// - Reference: [SwiftUI's `Color.RGBColorSpace`](https://developer.apple.com/documentation/swiftui/color/rgbcolorspace).
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space of displays.
    case sRGB
    /// The standard space with linear channels.
    case sRGBLinear
    /// The space of displays with wider colours; colours outside the standard space are clipped.
    case displayP3
  }

  /// Creates a colour from its channels in a space.
  ///
  /// - Parameters:
  ///   - colorSpace: The space.
  ///   - red: 0 to 1.
  ///   - green: 0 to 1.
  ///   - blue: 0 to 1.
  ///   - opacity: 0 to 1.
  /// - Reference: [SwiftUI's `init(_:red:green:blue:opacity:)`](https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)).
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    switch colorSpace {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // From P3 to sRGB, both D65: CSS Color 4, section 18, multiplied out.
      self.init(
        .sRGBLinear, red: 1.224_940_2 * r - 0.224_940_2 * g,
        green: -0.042_056_9 * r + 1.042_056_9 * g,
        blue: -0.019_637_6 * r - 0.078_636_0 * g + 1.098_273_6 * b, opacity: opacity)
    }
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - white: 0 for black, 1 for white.
  ///   - opacity: 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a grey in a space.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue.
  ///
  /// - Parameters:
  ///   - hue: 0 for red, a third for green, two thirds for blue.
  ///   - saturation: 0 for grey, 1 for the pure hue.
  ///   - brightness: 0 for black.
  ///   - opacity: 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Creates a colour from its resolved channels.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// A channel in proportion to light: sRGB's curve, IEC 61966-2-1.
  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A channel as it is stored.
  static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension ShapeStyle where Self == Color {
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Brown.
  public static var brown: Color { Color.brown }
}
