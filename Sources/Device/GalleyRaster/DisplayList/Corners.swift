/// The corners of a rectangle: their radii, and the curve they follow.
package struct Corners: Hashable, Sendable {
  /// The curve of a corner.
  package enum Style: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's continuous corner, whose curvature grows from 0 and has no jump where the straight side ends.
    case continuous
  }

  /// The radius of the upper left corner, in points.
  package var topLeft: Double
  /// The radius of the upper right corner, in points.
  package var topRight: Double
  /// The radius of the lower right corner, in points.
  package var bottomRight: Double
  /// The radius of the lower left corner, in points.
  package var bottomLeft: Double
  /// The curve of all corners.
  package var style: Style

  /// Creates corners of one radius each.
  ///
  /// Radii that do not fit are made smaller, all by the same factor, as in
  /// [CSS](https://www.w3.org/TR/css-backgrounds-3/#corner-overlap); those below 0, or no numbers, count as 0.
  package init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0,
    style: Style = .circular
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.style = style
  }

  /// Creates four corners of one radius.
  ///
  /// - Parameters:
  ///   - radius: In points.
  ///   - style: The curve.
  package init(radius: Double, style: Style = .circular) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, style: style)
  }

  /// Four corners that are quarters of circles.
  ///
  /// - Parameter radius: In points.
  /// - Returns: The corners.
  package static func circular(_ radius: Double) -> Corners {
    Corners(radius: radius)
  }

  /// Four of Apple's continuous corners.
  ///
  /// - Parameter radius: In points.
  /// - Returns: The corners.
  package static func continuous(_ radius: Double) -> Corners {
    Corners(radius: radius, style: .continuous)
  }

  /// Corners that are not round.
  package static let square = Corners()
}
