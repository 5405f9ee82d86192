import Foundation
import GalleyImage
import GalleyRaster

extension Color {
  /// A colour that is resolved in an environment, in sRGB.
  ///
  /// - Reference: [SwiftUI's `Color.Resolved`](https://developer.apple.com/documentation/swiftui/color/resolved).
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    /// Red, 0 to 1.
    public var red: Float
    /// Green, 0 to 1.
    public var green: Float
    /// Blue, 0 to 1.
    public var blue: Float
    /// The opacity, 0 to 1.
    public var opacity: Float

    /// Creates a colour from its channels in a space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      let exact = (red, green, blue, opacity)
      self = colorSpace == .sRGB ? Self(exactly: exact) : color.resolve(in: EnvironmentValues())
    }

    private init(exactly channels: (Float, Float, Float, Float)) {
      (red, green, blue, opacity) = channels
    }

    init(_ color: RGBA) {
      func channel(_ value: UInt8) -> Float { Float(value) / 255 }
      self.init(
        exactly: (channel(color.red), channel(color.green), channel(color.blue), channel(color.alpha)))
    }

    /// Red, linear.
    public var linearRed: Float { Float(Color.linear(Double(red))) }
    /// Green, linear.
    public var linearGreen: Float { Float(Color.linear(Double(green))) }
    /// Blue, linear.
    public var linearBlue: Float { Float(Color.linear(Double(blue))) }

    /// The colour.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
  }

  /// Returns the colour, resolved in an environment.
  ///
  /// - Reference: [SwiftUI's `resolve(in:)`](https://developer.apple.com/documentation/swiftui/color/resolve(in:)).
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment)) }

  /// A mixture of this colour and another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: 0 for this colour, 1 for the other.
  ///   - colorSpace: The space in which the channels are mixed.
  /// - Returns: The mixture.
  /// - Reference: [SwiftUI's `mix(with:by:in:)`](https://developer.apple.com/documentation/swiftui/color/mix(with:by:in:)).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    combined(with: rhs, .mixture(fraction: min(max(fraction, 0), 1), colorSpace))
  }

  /// A gradient from a lighter form of the colour, at the top, to the colour.
  ///
  /// Apple publishes no figures; the lighter form was chosen to look similar.
  ///
  /// - Reference: [SwiftUI's `gradient`](https://developer.apple.com/documentation/swiftui/color/gradient).
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
