/// The corners of a rectangle: their radii, and the curve they follow.
public struct Corners: Hashable, Sendable {
  /// The curve of a corner.
  public enum Style: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's continuous corner, whose curvature grows from 0 and has no jump where the straight side ends.
    case continuous
  }

  /// The radius of the upper left corner, in points.
  public var topLeft: Double
  /// The radius of the upper right corner, in points.
  public var topRight: Double
  /// The radius of the lower right corner, in points.
  public var bottomRight: Double
  /// The radius of the lower left corner, in points.
  public var bottomLeft: Double
  /// The curve of all corners.
  public var style: Style

  /// Makes corners of one radius each.
  ///
  /// Radii that do not fit are made smaller, all by the same factor, as in
  /// [CSS](https://www.w3.org/TR/css-backgrounds-3/#corner-overlap); those below 0, or no numbers, count as 0.
  ///
  /// - Parameters:
  ///   - topLeft: The upper left corner's radius, in points.
  ///   - topRight: The upper right corner's radius, in points.
  ///   - bottomRight: The lower right corner's radius, in points.
  ///   - bottomLeft: The lower left corner's radius, in points.
  ///   - style: The curve.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0,
    style: Style = .circular
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.style = style
  }

  /// Makes four corners of one radius.
  ///
  /// - Parameters:
  ///   - radius: In points.
  ///   - style: The curve.
  public init(radius: Double, style: Style = .circular) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, style: style)
  }

  /// Four corners that are quarters of circles.
  ///
  /// - Parameter radius: In points.
  /// - Returns: The corners.
  public static func circular(_ radius: Double) -> Corners {
    Corners(radius: radius)
  }

  /// Four of Apple's continuous corners.
  ///
  /// - Parameter radius: In points.
  /// - Returns: The corners.
  public static func continuous(_ radius: Double) -> Corners {
    Corners(radius: radius, style: .continuous)
  }

  /// Corners that are not round.
  public static let square = Corners()
}
