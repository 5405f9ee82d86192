import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A translucent background that blurs the content behind it.
///
/// - Reference: [SwiftUI's `Material`](https://developer.apple.com/documentation/swiftui/material). Apple publishes no
///   figures; blur, saturation and tints here were chosen to look alike.
public struct Material: ShapeStyle, PrimitiveShapeStyle, Hashable {
  private let light: RGBA
  private let dark: RGBA
  private let radius: Double

  /// The most translucent material.
  public static let ultraThinMaterial = Material(0xF5, 0.44, 0x1C, 0.44)
  /// A thin material, more translucent than opaque.
  public static let thinMaterial = Material(0xF5, 0.58, 0x1E, 0.58)
  /// A material of medium translucency.
  public static let regularMaterial = Material(0xF6, 0.72, 0x1E, 0.72)
  /// A thick material, more opaque than translucent.
  public static let thickMaterial = Material(0xF7, 0.84, 0x1E, 0.84)
  /// The most opaque material.
  public static let ultraThickMaterial = Material(0xF8, 0.92, 0x1E, 0.92)
  /// The material of the system's bars.
  public static let bar = Material(0xF9, 0.80, 0x16, 0.76)

  private init(_ light: UInt8, _ lightOpacity: Double, _ dark: UInt8, _ darkOpacity: Double) {
    self.light = RGBA(light, light, light).opacity(lightOpacity)
    self.dark = RGBA(dark, dark, dark).opacity(darkOpacity)
    radius = 20
  }

  /// Returns the tint alone; the view of the material draws the blur.
  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .color(tint(in: environment))
  }

  private func tint(in environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark ? dark : light
  }

  /// Draws the material inside of a shape.
  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let backdrop = DisplayList.Backdrop(radius: radius, saturation: 1.8, tint: tint(in: environment))
    if let corners = outline.corners(rect) {
      list.append(.backdropBlur(rect, corners, backdrop))
    } else {
      list.nested(in: .pushClip(outline.path(rect), rule)) {
        $0.append(.backdropBlur(rect, .square, backdrop))
      }
    }
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { Material.ultraThinMaterial }
  /// A thin material, more translucent than opaque.
  public static var thinMaterial: Material { Material.thinMaterial }
  /// A material of medium translucency.
  public static var regularMaterial: Material { Material.regularMaterial }
  /// A thick material, more opaque than translucent.
  public static var thickMaterial: Material { Material.thickMaterial }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { Material.ultraThickMaterial }
  /// The material of the system's bars.
  public static var bar: Material { Material.bar }
}
