import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A colour, which may differ between light and dark.
///
/// - Reference: [SwiftUI's `Color`](https://developer.apple.com/documentation/swiftui/color) and the
///   [system colours](https://developer.apple.com/design/human-interface-guidelines/color).
public struct Color: Hashable, Sendable {
  private let light: RGBA
  private let dark: RGBA
  /// The colour on a sheet in dark mode, if that differs.
  private var elevated: RGBA?
  /// The colour of an asset catalogue that this stands for.
  private var asset: Asset?

  private struct Asset: Hashable, Sendable {
    let name: String
    let bundle: URL?
    var opacity = 1.0
  }

  /// Names a colour of the app's asset catalogues; what is missing there is clear.
  ///
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: The bundle that has it; `nil` for the app's.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(light: RGBA.clear, dark: RGBA.clear)
    asset = Asset(name: name, bundle: bundle?.resourceFolder)
  }

  /// Names a colour of an asset catalogue that Xcode has made a symbol of, such as `Color(.sunset)`.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Makes a colour of its light and dark forms.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Makes a colour of a number such as `0xFF8800`, the same in light and dark.
  ///
  /// - Parameter hex: Red, green and blue, 8 bits each, red first.
  public init(hex: UInt32) {
    self.init(light: RGBA(hex: hex), dark: RGBA(hex: hex))
  }

  /// Makes a colour of two numbers such as `0xFF8800`.
  public init(light: UInt32, dark: UInt32) {
    self.init(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }

  /// Makes a colour of its channels.
  ///
  /// - Parameters:
  ///   - red: 0 to 1.
  ///   - green: 0 to 1.
  ///   - blue: 0 to 1.
  ///   - opacity: 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let color = RGBA(byte(red), byte(green), byte(blue), byte(opacity))
    self.init(light: color, dark: color)
  }

  /// The same hue, more or less clear.
  ///
  /// - Parameter opacity: 0 to 1, multiplied with what is there.
  /// - Returns: The colour.
  public func opacity(_ opacity: Double) -> Color {
    var color = Color(light: light.opacity(opacity), dark: dark.opacity(opacity))
    color.asset = asset
    color.asset?.opacity *= opacity
    return color
  }

  /// What becomes of this colour and another, in light, in dark, and on a sheet in dark.
  func combined(with other: Color, _ combine: (RGBA, RGBA) -> RGBA) -> Color {
    var color = Color(light: combine(light, other.light), dark: combine(dark, other.dark))
    if elevated != nil || other.elevated != nil {
      color.elevated = combine(elevated ?? dark, other.elevated ?? other.dark)
    }
    return color
  }

  /// The same colour, but another one on a sheet where all is dark.
  private func elevated(_ hex: UInt32) -> Color {
    var color = self
    color.elevated = RGBA(hex: hex)
    return color
  }

  /// The colour as it is shown.
  public func resolved(in environment: EnvironmentValues) -> RGBA {
    if let asset {
      let color = environment.color(named: asset.name, in: asset.bundle)
      return color?.resolved(in: environment).opacity(asset.opacity) ?? .clear
    }
    guard environment.colorScheme == .dark else { return light }
    return environment.isElevated ? elevated ?? dark : dark
  }

  /// The colour of text.
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondary = Color(light: RGBA(60, 60, 67, 153), dark: RGBA(235, 235, 245, 153))
  /// The colour of tertiary text.
  public static let tertiary = Color(light: RGBA(60, 60, 67, 76), dark: RGBA(235, 235, 245, 76))
  /// The default colour of controls.
  public static let accentColor = blue
  /// Blue.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// Red.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// Orange.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// Green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// Purple.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// Pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// Grey.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
  /// White.
  public static let white = Color(hex: 0xFFFFFF)
  /// Black.
  public static let black = Color(hex: 0x000000)
  /// No colour.
  public static let clear = Color(light: RGBA.clear, dark: RGBA.clear)
  /// The background of the screen.
  public static let systemBackground = Color(light: 0xFFFFFF, dark: 0x000000).elevated(0x1C1C1E)
  /// The background of grouped content.
  public static let systemGroupedBackground = Color(light: 0xF2F2F7, dark: 0x000000).elevated(0x1C1C1E)
  /// The background of the members of groups.
  public static let secondarySystemGroupedBackground = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
    .elevated(0x2C2C2E)
  /// The fill of fields and other small areas.
  public static let tertiarySystemFill = Color(light: RGBA(118, 118, 128, 31), dark: RGBA(118, 118, 128, 61))
  /// The colour of separators.
  public static let separator = Color(light: RGBA(60, 60, 67, 73), dark: RGBA(84, 84, 88, 153))
}

extension Color: View, PrimitiveView {
  /// Fills whatever space it gets.
  public typealias Body = Never

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}
