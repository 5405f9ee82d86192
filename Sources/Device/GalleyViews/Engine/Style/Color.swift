import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A colour, which may differ between light and dark.
///
/// - Reference: [SwiftUI's `Color`](https://developer.apple.com/documentation/swiftui/color) and the
///   [system colours](https://developer.apple.com/design/human-interface-guidelines/color).
public struct Color: Hashable, Sendable {
  private var usual: Forms
  /// The forms for increased contrast, if they differ.
  private var increased: Forms?
  /// The part of the colour that is resolved only in an environment, if there is one.
  private var late: Late?

  /// The name of the colour in the app's assets; `nil` for a colour that is no asset.
  var assetName: String? {
    guard case .asset(let asset) = late?.source else { return nil }
    return asset.name
  }

  /// The forms of a colour at one contrast.
  private struct Forms: Hashable, Sendable {
    var light: RGBA
    var dark: RGBA
    /// The colour on a sheet in dark mode, if that differs.
    var elevated: RGBA?

    func mapped(_ change: (RGBA) -> RGBA) -> Forms {
      Forms(light: change(light), dark: change(dark), elevated: elevated.map(change))
    }
  }

  private struct Asset: Hashable, Sendable {
    let name: String
    let bundle: URL?
  }

  /// A colour that depends on the app's assets.
  private struct Late: Hashable, Sendable {
    indirect enum Source: Hashable, Sendable {
      case asset(Asset)
      case combination(Color, Color, ColorCombination)
    }

    let source: Source
    var opacity = 1.0
  }

  /// Creates a colour from the app's asset catalogues; a missing colour is clear.
  ///
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: The bundle that has it; `nil` for the app's.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(light: RGBA.clear, dark: RGBA.clear)
    late = Late(source: .asset(Asset(name: name, bundle: bundle?.resourceFolder)))
  }

  /// Creates a colour from an asset catalogue by the symbol that Xcode generates, such as `Color(.sunset)`.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a colour from its light and dark forms.
  public init(light: RGBA, dark: RGBA) {
    usual = Forms(light: light, dark: dark)
  }

  /// Creates a colour from a number such as `0xFF8800`, the same in light and dark.
  ///
  /// - Parameter hex: Red, green and blue, 8 bits each, red first.
  public init(hex: UInt32) {
    self.init(light: RGBA(hex: hex), dark: RGBA(hex: hex))
  }

  /// Creates a colour from two numbers such as `0xFF8800`.
  public init(light: UInt32, dark: UInt32) {
    self.init(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }

  /// Creates a colour from its channels.
  ///
  /// - Parameters:
  ///   - red: 0 to 1.
  ///   - green: 0 to 1.
  ///   - blue: 0 to 1.
  ///   - opacity: 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let color = RGBA(red: red, green: green, blue: blue, alpha: opacity)
    self.init(light: color, dark: color)
  }

  /// Returns the colour with a different opacity.
  ///
  /// - Parameter opacity: 0 to 1, multiplied with the current opacity.
  /// - Returns: The colour.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.usual = usual.mapped { $0.opacity(opacity) }
    color.increased = increased?.mapped { $0.opacity(opacity) }
    color.late?.opacity *= opacity
    return color
  }

  /// Returns the combination of this colour and another, in light, in dark, on a sheet in dark, and at
  /// increased contrast.
  ///
  /// A combination with a colour of the app's assets is resolved in an environment.
  func combined(with other: Color, _ combination: ColorCombination) -> Color {
    func combined(_ a: Forms, _ b: Forms) -> Forms {
      var forms = Forms(light: combination(a.light, b.light), dark: combination(a.dark, b.dark))
      if a.elevated != nil || b.elevated != nil {
        forms.elevated = combination(a.elevated ?? a.dark, b.elevated ?? b.dark)
      }
      return forms
    }
    var color = Color(light: RGBA.clear, dark: RGBA.clear)
    if late != nil || other.late != nil {
      color.late = Late(source: .combination(self, other, combination))
      return color
    }
    color.usual = combined(usual, other.usual)
    if increased != nil || other.increased != nil {
      color.increased = combined(increased ?? usual, other.increased ?? other.usual)
    }
    return color
  }

  /// The same colour, but another one on a sheet where all is dark.
  func elevated(_ hex: UInt32, contrasting contrast: UInt32? = nil) -> Color {
    var color = self
    color.usual.elevated = RGBA(hex: hex)
    if let contrast { color.increased?.elevated = RGBA(hex: contrast) }
    return color
  }

  /// The same colour with other forms at increased contrast.
  func contrasting(light: RGBA, dark: RGBA) -> Color {
    var color = self
    color.increased = Forms(light: light, dark: dark)
    return color
  }

  /// The same colour with other forms at increased contrast.
  func contrasting(light: UInt32, dark: UInt32) -> Color {
    contrasting(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }

  /// Returns the resolved colour.
  public func resolved(in environment: EnvironmentValues) -> RGBA {
    if let late {
      let color: RGBA? =
        switch late.source {
        case .asset(let asset):
          environment.color(named: asset.name, in: asset.bundle)?.resolved(in: environment)
        case .combination(let first, let second, let combination):
          combination(first.resolved(in: environment), second.resolved(in: environment))
        }
      return color?.opacity(late.opacity) ?? .clear
    }
    let forms = environment.colorSchemeContrast == .increased ? increased ?? usual : usual
    guard environment.colorScheme == .dark else { return forms.light }
    return environment.isElevated ? forms.elevated ?? forms.dark : forms.dark
  }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}
