import Foundation
import GalleyImage
import GalleyRaster

/// A level of the current foreground style, or of the colour of text.
///
/// - Reference: [SwiftUI's `HierarchicalShapeStyle`](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level: the style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The system's label colours, for where no style is set.
  private static let labels: [Color] = [
    .primary, .secondary, .tertiary, .quaternaryLabel,
    Color(light: RGBA(60, 60, 67, 28), dark: RGBA(235, 235, 245, 25)),
  ]

  /// The opacities of the levels of another style; Apple publishes none, these were chosen to look similar.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

  /// Returns the level of the current style.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    let levels = environment.foregroundLevels
    if level < levels.count { return AnyShapeStyle(levels[level]) }
    guard let first = levels.first else { return AnyShapeStyle(Self.labels[level]) }
    return AnyShapeStyle(any: first.faded(to: Self.opacities[level]))
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current style of text and symbols.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[4]) }

  /// Returns the style with a different opacity; a colour stays a colour.
  func faded(to opacity: Double) -> any ShapeStyle {
    if opacity == 1 { return self }
    return (self as? Color)?.opacity(opacity) ?? self.opacity(opacity)
  }
}

/// A type-erased style.
///
/// - Reference: [SwiftUI's `AnyShapeStyle`](https://developer.apple.com/documentation/swiftui/anyshapestyle).
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let style: any ShapeStyle

  /// Creates a type-erased style.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  init(any style: any ShapeStyle) {
    self.style = style
  }

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    style.primitive(in: environment).paint(in: rect, for: environment)
  }

  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    style.primitive(in: environment).draw(in: rect, outline, rule, environment, into: &list)
  }
}
