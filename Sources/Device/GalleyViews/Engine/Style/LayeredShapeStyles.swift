import Foundation
import GalleyImage
import GalleyRaster

/// A shadow of a style.
///
/// - Reference: [SwiftUI's `ShadowStyle`](https://developer.apple.com/documentation/swiftui/shadowstyle).
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// A shadow behind the painted shape.
  public static func drop(
    color: Color = Color(light: RGBA.black.opacity(0.33), dark: RGBA.black.opacity(0.33)), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside the painted shape, as if it lay deeper.
  public static func inner(
    color: Color = Color(light: RGBA.black.opacity(0.55), dark: RGBA.black.opacity(0.55)), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}

extension ShapeStyle {
  /// Returns the style with a different opacity.
  ///
  /// - Parameter opacity: 0 to 1.
  /// - Returns: The style.
  /// - Reference: [SwiftUI's `opacity(_:)`](https://developer.apple.com/documentation/swiftui/shapestyle/opacity(_:)).
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    LayeredShapeStyle(style: self, effect: .opacity(opacity))
  }

  /// Returns the style with a shadow; text is painted without it.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style.
  /// - Reference: [SwiftUI's `shadow(_:)`](https://developer.apple.com/documentation/swiftui/shapestyle/shadow(_:)).
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    LayeredShapeStyle(style: self, effect: .shadow(style))
  }

  /// The style, mixed with the colours behind it; text is painted without mixing.
  ///
  /// - Parameter mode: The blend mode.
  /// - Returns: The style.
  /// - Reference: [SwiftUI's `blendMode(_:)`](https://developer.apple.com/documentation/swiftui/shapestyle/blendmode(_:)).
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    LayeredShapeStyle(style: self, effect: .blend(mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of text and symbols with a different opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The style of text and symbols with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The style of text and symbols, mixed with the colours behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

/// The effect on a style that is painted as a layer.
enum StyleLayerEffect: Sendable {
  case opacity(Double)
  case shadow(ShadowStyle)
  case blend(BlendMode)
}

/// A style that is painted as a layer.
struct LayeredShapeStyle<Style: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let style: Style
  let effect: StyleLayerEffect

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    let paint = style.primitive(in: environment).paint(in: rect, for: environment)
    guard case .opacity(let opacity) = effect else { return paint }
    return paint.faded(to: opacity)
  }

  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    func draw(_ list: inout DisplayList) {
      style.primitive(in: environment).draw(in: rect, outline, rule, environment, into: &list)
    }
    switch effect {
    case .opacity(let opacity): list.nested(in: .pushOpacity(min(max(opacity, 0), 1)), draw)
    case .blend(let mode): list.nested(in: .pushLayer(.init(blendMode: mode)), draw)
    case .shadow(let shadow) where !shadow.isInner:
      let cast = DisplayList.Shadow(
        color: shadow.color.resolved(in: environment), radius: Double(shadow.radius), x: Double(shadow.x),
        y: Double(shadow.y))
      list.nested(in: .pushLayer(.init(shadow: cast)), draw)
    case .shadow(let shadow):
      draw(&list)
      drawInner(shadow, in: rect, outline, rule, environment, into: &list)
    }
  }

  /// A frame around the shape casts its shadow into it.
  private func drawInner(
    _ shadow: ShadowStyle, in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule,
    _ environment: EnvironmentValues, into list: inout DisplayList
  ) {
    let reach = 3 * shadow.radius + abs(shadow.x) + abs(shadow.y) + 1
    let path = outline.path(rect)
    var frame = Path(rect: path.boundingRect.insetBy(dx: -reach, dy: -reach))
    frame.addPath(path)
    let color = shadow.color.resolved(in: environment)
    let cast = DisplayList.Shadow(
      color: color, radius: Double(shadow.radius), x: Double(shadow.x), y: Double(shadow.y))
    list.nested(in: outline.clip(in: rect, rule)) { list in
      list.nested(in: .pushLayer(.init(shadow: cast))) {
        $0.append(.fill(frame, .color(color), .evenOdd))
      }
    }
  }
}

extension Paint {
  /// The paint, more or less clear.
  func faded(to opacity: Double) -> Paint {
    func faded(_ gradient: GalleyRaster.Gradient) -> GalleyRaster.Gradient {
      GalleyRaster.Gradient(
        stops: gradient.stops.map { .init(color: $0.color.opacity(opacity), location: $0.location) })
    }
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .linearGradient(let gradient, let from, let to):
      return .linearGradient(faded(gradient), from: from, to: to)
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(faded(gradient), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(faded(gradient), center: center, startAngle: start, endAngle: end)
    }
  }
}
