import Foundation
import GalleyRaster

/// What shapes and text are painted with: a colour or a gradient.
///
/// - Reference: [SwiftUI's `ShapeStyle`](https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: Sendable {
  /// What to paint with.
  ///
  /// - Parameters:
  ///   - rect: What is painted, in points; gradients run across it.
  ///   - environment: Where it is shown.
  /// - Returns: The paint, in the coordinates of `rect`.
  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .color(resolved(in: environment))
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of text here, or black on light and white on dark.
  public static var primary: Color { Color.primary }
  /// Of text that matters less.
  public static var secondary: Color { Color.secondary }
  /// Of text that matters least.
  public static var tertiary: Color { Color.tertiary }
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
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// Behind everything.
  public static var systemBackground: Color { Color.systemBackground }
  /// Behind groups.
  public static var systemGroupedBackground: Color { Color.systemGroupedBackground }
  /// Behind the members of groups.
  public static var secondarySystemGroupedBackground: Color { Color.secondarySystemGroupedBackground }
  /// Behind fields and other small things.
  public static var tertiarySystemFill: Color { Color.tertiarySystemFill }
  /// Of thin lines.
  public static var separator: Color { Color.separator }
}

/// The style that was handed down with `foregroundStyle`, or the colour of text.
///
/// - Reference: [SwiftUI's `ForegroundStyle`](https://developer.apple.com/documentation/swiftui/foregroundstyle).
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// Whatever was handed down.
  public func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    environment.foregroundPaint(in: rect)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that was handed down, or the colour of text.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
