/// The shape of the ends of a line.
public enum LineCap: Hashable, Sendable {
  /// The line ends at its end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// A half square beyond the end point.
  case square
}

/// The shape of the corners of a line.
public enum LineJoin: Hashable, Sendable {
  /// A point, up to the miter limit.
  case miter
  /// An arc.
  case round
  /// A cut corner.
  case bevel
}

extension DisplayList {
  /// The width, ends, corners and dashes of a line.
  ///
  /// - Reference: [SVG 2, section 13.5](https://www.w3.org/TR/SVG2/painting.html#StrokeProperties).
  package struct Stroke: Hashable, Sendable {
    /// The line's width, in points.
    package var width: Double
    /// The shape of the ends.
    package var cap: LineCap
    /// The shape of the corners.
    package var join: LineJoin
    /// Beyond this ratio of a miter's length to the line's width the corner is cut.
    package var miterLimit: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
    ///
    /// An odd number of lengths is taken twice. With a length that is negative or no number, or when all are 0, the line has
    /// no gaps; likewise when the pattern is too fine to be drawn: more than 100 000 lengths on a line.
    package var dash: [Double]
    /// The distance into the dash pattern at which a line begins, in points.
    package var dashPhase: Double

    /// Creates a way to draw lines.
    package init(
      width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4,
      dash: [Double] = [],
      dashPhase: Double = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }
}
