extension DisplayList {
  /// How a line is drawn.
  ///
  /// - Reference: [SVG 2, section 13.5](https://www.w3.org/TR/SVG2/painting.html#StrokeProperties).
  public struct Stroke: Hashable, Sendable {
    /// How a line ends.
    public enum Cap: Hashable, Sendable {
      /// At the end point.
      case butt
      /// With a half circle.
      case round
      /// With a half square.
      case square
    }
    /// How two lines meet.
    public enum Join: Hashable, Sendable {
      /// In a point, up to the miter limit.
      case miter
      /// In an arc.
      case round
      /// In a cut corner.
      case bevel
    }
    /// The line's width, in points.
    public var width: Double
    /// How the line ends.
    public var cap: Cap
    /// How its parts meet.
    public var join: Join
    /// Beyond this ratio of a miter's length to the line's width the corner is cut.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
    ///
    /// An odd number of lengths is taken twice. With a length that is negative or no number, or when all are 0, the line has
    /// no gaps; likewise when the pattern is too fine to be drawn: more than 100 000 lengths on a line.
    public var dash: [Double]
    /// How far into the pattern a line begins, in points.
    public var dashPhase: Double

    /// Makes a way to draw lines.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - cap: How the line, and every dash, ends.
    ///   - join: How its parts meet.
    ///   - miterLimit: The largest ratio of a miter's length to the width; SVG's default is 4, Core Graphics' is 10.
    ///   - dash: The lengths of dashes and gaps in turn, in points.
    ///   - dashPhase: How far into the pattern a line begins, in points.
    public init(
      width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4, dash: [Double] = [],
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
