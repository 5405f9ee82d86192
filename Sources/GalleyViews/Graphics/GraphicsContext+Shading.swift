import Foundation
import GalleyRaster

extension GraphicsContext {
  /// What outlines are filled and drawn with.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.Shading`](https://developer.apple.com/documentation/swiftui/graphicscontext/shading).
  public struct Shading: Sendable {
    let color: Color

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }
  }

  /// Fills an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points.
  ///   - shading: With what.
  ///   - style: What is inside.
  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    append(.fill(path, shading.color.resolved(in: environment), style.rule))
  }

  /// Draws a line along an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points.
  ///   - shading: With what.
  ///   - style: The line.
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    append(.stroke(path, style.stroke, shading.color.resolved(in: environment)))
  }

  /// Draws a line along an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points.
  ///   - shading: With what.
  ///   - lineWidth: How wide, in points.
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
