import Foundation
import GalleyRaster
import GalleyTree

/// Frosted glass: what lies behind shows through, blurred.
///
/// - Reference: [SwiftUI's `Material`](https://developer.apple.com/documentation/swiftui/material). Apple publishes no
///   figures; blur, saturation and tints here were chosen to look alike.
public struct Material: ShapeStyle, Hashable {
  private let light: RGBA
  private let dark: RGBA
  private let radius: Double

  /// Lets most of what is behind through.
  public static let ultraThinMaterial = Material(0xF5, 0.44, 0x1C, 0.44)
  /// Lets more through than it keeps.
  public static let thinMaterial = Material(0xF5, 0.58, 0x1E, 0.58)
  /// Keeps about as much as it lets through.
  public static let regularMaterial = Material(0xF6, 0.72, 0x1E, 0.72)
  /// Keeps more than it lets through.
  public static let thickMaterial = Material(0xF7, 0.84, 0x1E, 0.84)
  /// Keeps most of what is behind.
  public static let ultraThickMaterial = Material(0xF8, 0.92, 0x1E, 0.92)
  /// Of the system's bars.
  public static let bar = Material(0xF9, 0.80, 0x16, 0.76)

  private init(_ light: UInt8, _ lightOpacity: Double, _ dark: UInt8, _ darkOpacity: Double) {
    self.light = RGBA(light, light, light).opacity(lightOpacity)
    self.dark = RGBA(dark, dark, dark).opacity(darkOpacity)
    radius = 20
  }

  /// The tint alone; the blur is drawn by what shows the material.
  public func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .color(tint(in: environment))
  }

  private func tint(in environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark ? dark : light
  }

  /// Draws the material where a shape is.
  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let backdrop = DisplayList.Backdrop(radius: radius, saturation: 1.8, tint: tint(in: environment))
    if let corners = outline.corners(rect) {
      list.append(.backdropBlur(rect, corners, backdrop))
    } else {
      list.append(.pushClip(outline.path(rect), rule))
      list.append(.backdropBlur(rect, .square, backdrop))
      list.append(.pop)
    }
  }
}

extension ShapeStyle where Self == Material {
  /// Lets most of what is behind through.
  public static var ultraThinMaterial: Material { Material.ultraThinMaterial }
  /// Lets more through than it keeps.
  public static var thinMaterial: Material { Material.thinMaterial }
  /// Keeps about as much as it lets through.
  public static var regularMaterial: Material { Material.regularMaterial }
  /// Keeps more than it lets through.
  public static var thickMaterial: Material { Material.thickMaterial }
  /// Keeps most of what is behind.
  public static var ultraThickMaterial: Material { Material.ultraThickMaterial }
  /// Of the system's bars.
  public static var bar: Material { Material.bar }
}
