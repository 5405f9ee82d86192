import Foundation
import GalleyImage

/// The commands as most callers want them: one colour, circular corners, no rule named.
extension DisplayList.Command {
  /// Fills an outline with one colour.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - color: The colour.
  ///   - rule: Which points are inside.
  /// - Returns: The command.
  package static func fill(_ path: Path, _ color: RGBA, _ rule: DisplayList.FillRule) -> Self {
    .fill(path, .color(color), rule)
  }

  /// Draws a line of one colour along an outline.
  package static func stroke(_ path: Path, _ stroke: DisplayList.Stroke, _ color: RGBA) -> Self {
    .stroke(path, stroke, .color(color))
  }

  /// Fills a rectangle with circular corners with one colour.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - radius: The radius of all corners, in points; 0 for a plain rectangle.
  ///   - color: The colour.
  /// - Returns: The command.
  package static func roundedRectangle(_ rect: CGRect, radius: Double, _ color: RGBA) -> Self {
    .roundedRectangle(rect, .circular(radius), .color(color))
  }

  /// Fills a rectangle with corners with one colour.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners.
  ///   - color: The colour.
  /// - Returns: The command.
  package static func roundedRectangle(_ rect: CGRect, _ corners: Corners, _ color: RGBA) -> Self {
    .roundedRectangle(rect, corners, .color(color))
  }

  /// Draws a picture into a rectangle, smoothly.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - rect: Where, in points.
  /// - Returns: The command.
  package static func image(_ bitmap: Bitmap, _ rect: CGRect) -> Self {
    .image(bitmap, rect, .bilinear)
  }

  /// Draws shaped text in one colour.
  ///
  /// - Parameters:
  ///   - run: The glyphs.
  ///   - point: The baseline's left end, in points.
  ///   - color: The colour.
  /// - Returns: The command.
  package static func text(_ run: TextRun, at point: CGPoint, _ color: RGBA) -> Self {
    .text(run, at: point, .color(color))
  }

  /// Limits further drawing to the points around which an outline winds, until its pop.
  package static func pushClip(_ path: Path) -> Self {
    .pushClip(path, .nonZero)
  }

  /// Limits further drawing to a rectangle with circular corners, until its pop.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - radius: The radius of all corners, in points; 0 for a plain rectangle.
  /// - Returns: The command.
  package static func pushClipRectangle(_ rect: CGRect, radius: Double) -> Self {
    .pushClipRectangle(rect, .circular(radius))
  }

  /// Makes further drawing one layer with an opacity, until its pop.
  ///
  /// - Parameter opacity: From 0 to 1.
  /// - Returns: The command.
  package static func pushOpacity(_ opacity: Double) -> Self {
    .pushLayer(DisplayList.LayerStyle(opacity: opacity))
  }
}
