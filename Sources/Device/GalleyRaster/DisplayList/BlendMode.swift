/// A blend mode of SwiftUI: the rule by which the colours of a layer mix with those below it.
///
/// - Reference: [Compositing and Blending Level 1](https://www.w3.org/TR/compositing-1/), sections 9 (Porter and Duff) and
///   10 (blending); `plusLighter` from
///   [Level 2](https://drafts.fxtf.org/compositing-2/#porterduffcompositingoperators_plus_lighter); `plusDarker` is
///   Core Graphics' `kCGBlendModePlusDarker`.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The layer lies on top.
  case normal
  /// Products: white leaves, black blackens.
  case multiply
  /// Products of the complements: black leaves, white whitens.
  case screen
  /// Multiply where it is dark below, screen where it is light.
  case overlay
  /// The darker of both, channel by channel.
  case darken
  /// The lighter of both, channel by channel.
  case lighten
  /// Brightens the colours below to show the layer.
  case colorDodge
  /// Darkens the colours below to show the layer.
  case colorBurn
  /// Like a diffuse spotlight.
  case softLight
  /// Multiply where the layer is dark, screen where it is light.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The layer's hue, with the saturation and lightness below.
  case hue
  /// The layer's saturation, with the hue and lightness below.
  case saturation
  /// The layer's hue and saturation, with the lightness below.
  case color
  /// The layer's lightness, with the hue and saturation below.
  case luminosity
  /// The layer only where there is something below.
  case sourceAtop
  /// The layer lies underneath.
  case destinationOver
  /// The layer erases.
  case destinationOut
  /// Sums of darkness, up to black.
  case plusDarker
  /// Sums of light, up to white.
  case plusLighter
}
