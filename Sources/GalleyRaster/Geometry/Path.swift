import Foundation

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Segment: Hashable, Sendable {
    /// Begins a new part at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A quadratic Bézier curve.
    case quad(control: CGPoint, to: CGPoint)
    /// A cubic Bézier curve.
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// A straight line back to where the part began.
    case close
  }

  /// The steps, in order.
  public var segments: [Segment]

  /// Makes an outline of its steps.
  ///
  /// - Parameter segments: The steps, in order. Of a first one that is no move only its end counts: the outline begins there.
  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }
}
