import Foundation
import GalleyRaster

/// An outline in Core Graphics' form: an object around a `Path`.
///
/// - Reference: [Core Graphics' `CGPath`](https://developer.apple.com/documentation/coregraphics/cgpath).
nonisolated public class CGPath: Hashable {
  fileprivate(set) var path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the outline of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the outline of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether it has no points.
  public var isEmpty: Bool { path.isEmpty }

  /// The last point; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around the drawn outline.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns whether a point is inside, by the winding rule.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

/// An outline that can be extended.
///
/// - Reference: [Core Graphics' `CGMutablePath`](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
nonisolated public final class CGMutablePath: CGPath {
  public init() {
    super.init(Path())
  }

  /// Begins a part at a point.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    path.addRect(rect)
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect)
  }

  /// Adds another outline.
  public func addPath(_ other: CGPath) {
    path.addPath(other.path)
  }

  /// Closes the current part.
  public func closeSubpath() {
    path.closeSubpath()
  }
}

extension Path {
  /// Creates an outline from one of Core Graphics.
  nonisolated public init(_ path: CGPath) {
    self = path.path
  }

  /// The outline in Core Graphics' form.
  nonisolated public var cgPath: CGPath { CGPath(self) }
}
