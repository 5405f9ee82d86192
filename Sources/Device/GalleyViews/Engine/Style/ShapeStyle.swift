import Foundation
import GalleyImage
import GalleyRaster

/// A colour, gradient or material that shapes and text are painted with.
///
/// A custom style resolves to one of these.
///
/// - Reference: [SwiftUI's `ShapeStyle`](https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to; `Never` for the styles of this library.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to paint with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Fails: the styles of this library resolve to no other.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted by the library and resolves to no other style")
  }
}

extension Never: ShapeStyle {}

/// A style that the library paints itself.
protocol PrimitiveShapeStyle: ShapeStyle {
  /// Returns the paint for a rectangle, in the rectangle's coordinates; gradients run across it.
  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint

  /// Draws the style inside of a shape.
  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList)
}

extension PrimitiveShapeStyle {
  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let paint = paint(in: rect, for: environment)
    guard paint != .color(.clear) else { return }
    if !outline.isRelative, let corners = outline.corners(rect) {
      list.append(.roundedRectangle(rect, corners, paint))
    } else if let (line, style) = outline.line?(rect) {
      list.append(.stroke(line, style.stroke, paint))
    } else {
      list.append(.fill(outline.path(rect), paint, rule))
    }
  }
}

extension ShapeStyle {
  /// The style that is painted in the end.
  func primitive(in environment: EnvironmentValues) -> any PrimitiveShapeStyle {
    (self as? any PrimitiveShapeStyle) ?? resolve(in: environment).primitive(in: environment)
  }
}

extension Color: ShapeStyle, PrimitiveShapeStyle {
  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .color(resolved(in: environment))
  }
}

extension ShapeStyle where Self == Color {
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// A transparent colour.
  public static var clear: Color { Color.clear }
  /// The background of the screen.
  public static var systemBackground: Color { Color.systemBackground }
  /// The background of grouped content.
  public static var systemGroupedBackground: Color { Color.systemGroupedBackground }
  /// The background of the members of groups.
  public static var secondarySystemGroupedBackground: Color { Color.secondarySystemGroupedBackground }
  /// The fill of fields and other small areas.
  public static var tertiarySystemFill: Color { Color.tertiarySystemFill }
}

/// The current foreground style, or the colour of text.
///
/// - Reference: [SwiftUI's `ForegroundStyle`](https://developer.apple.com/documentation/swiftui/foregroundstyle).
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle, Hashable {
  public init() {}

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    environment.foregroundPaint(in: rect)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style, or the colour of text.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
