import Foundation
import GalleyRaster

extension GraphicsContext {
  /// A colour, gradient or picture that outlines are filled and stroked with.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.Shading`](https://developer.apple.com/documentation/swiftui/graphicscontext/shading).
  public struct Shading: Sendable {
    /// The paint of an outline.
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint)
      case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      case conic(Gradient, center: CGPoint, angle: Angle)
    }

    let kind: Kind

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// A colour by its channels.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, for the rectangle around the outline.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(kind: .style(style)) }

    /// The colour of text.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The background of the system.
    public static var backdrop: Shading { color(.systemBackground) }

    /// A gradient along a line between points of the drawing.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, from: startPoint, to: endPoint))
    }

    /// A gradient by the distance from a point of the drawing.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    }

    /// A gradient around a point of the drawing.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center: center, angle: angle))
    }
  }

  /// Options for extending and computing a gradient; here it always ends with its last colour, in sRGB.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.GradientOptions`](https://developer.apple.com/documentation/swiftui/graphicscontext/gradientoptions).
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The gradient repeats from its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient is mirrored from its end.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed linearly, as light is.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  private func paint(_ shading: Shading, in rect: CGRect) -> Paint {
    switch shading.kind {
    case .style(let style): return style.primitive(in: environment).paint(in: rect, for: environment)
    case .linear(let gradient, let start, let end):
      return .linearGradient(gradient.resolved(in: environment), from: start, to: end)
    case .radial(let gradient, let center, let start, let end):
      return .radialGradient(
        gradient.resolved(in: environment), center: center, startRadius: Double(start),
        endRadius: Double(end))
    case .conic(let gradient, let center, let angle):
      return .angularGradient(
        gradient.resolved(in: environment), center: center, startAngle: angle.radians,
        endAngle: angle.radians + 2 * .pi)
    }
  }

  /// Fills an outline.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - shading: The shading.
  ///   - style: The rule for points inside.
  /// - Reference: [SwiftUI's `fill(_:with:style:)`](https://developer.apple.com/documentation/swiftui/graphicscontext/fill(_:with:style:)).
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    append([.fill(path, paint(shading, in: path.boundingRect), style.rule)])
  }

  /// Draws a line along an outline.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - shading: The shading.
  ///   - style: The style of the line.
  /// - Reference: [SwiftUI's `stroke(_:with:style:)`](https://developer.apple.com/documentation/swiftui/graphicscontext/stroke(_:with:style:)).
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    append([.stroke(path, style.stroke, paint(shading, in: path.boundingRect))])
  }

  /// Draws a line along an outline.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - shading: The shading.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
