import Foundation
import GalleyRaster

/// A style of text and shapes that may refer to the previous style, as `.secondary.opacity(0.5)` does.
///
/// Resolved while painting, such a style would refer to itself.
struct AnchoredShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let style: any ShapeStyle
  let foreground: (any ShapeStyle)?
  let levels: [any ShapeStyle]

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    let environment = anchored(environment)
    return style.primitive(in: environment).paint(in: rect, for: environment)
  }

  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let environment = anchored(environment)
    style.primitive(in: environment).draw(in: rect, outline, rule, environment, into: &list)
  }

  func anchored(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.foreground = foreground
    environment.foregroundLevels = levels
    return environment
  }
}

extension ShapeStyle {
  /// Whether this is only the current style, or a level of it.
  var isOfForeground: Bool {
    switch self {
    case let hidden as AnyShapeStyle: hidden.style.isOfForeground
    case is ForegroundStyle, is HierarchicalShapeStyle: true
    default: false
    }
  }

  /// Whether this is a colour of the environment, such as that of controls: then it does not refer to a style
  /// that was set.
  fileprivate var resolvesToColor: Bool { Resolved.self == Color.self }
}

extension EnvironmentValues {
  /// Returns a style as it is set for text and shapes: its references to the current style are resolved now,
  /// or kept with it.
  ///
  /// - Parameter style: The style.
  /// - Returns: The style to set; `nil` to keep the current style.
  func anchored(_ style: any ShapeStyle) -> (any ShapeStyle)? {
    switch style {
    case let hidden as AnyShapeStyle: anchored(hidden.style)
    case is ForegroundStyle: nil
    case let level as HierarchicalShapeStyle: level.resolve(in: self).style
    case is Color, is Material, is LinearGradient, is RadialGradient, is AngularGradient: style
    // Unresolved, it is equal in every evaluation, so the content need not be evaluated again.
    case _ where style.resolvesToColor: style
    default: AnchoredShapeStyle(style: style, foreground: foreground, levels: foregroundLevels)
    }
  }
}
