import Foundation

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  package enum Segment: Hashable, Sendable {
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

  /// Creates an outline without any steps.
  public init() {
    segments = []
  }

  /// The steps, in order.
  package var segments: [Segment]

  /// Creates an outline from its steps.
  package init(_ segments: [Segment]) {
    self.segments = segments
  }
}
