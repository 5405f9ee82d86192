import Foundation

extension Path {
  /// Creates the outline of a rectangle with circular corners, clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners in points; at most half of the shorter side is used.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init(roundedRect: rect, corners: .circular(cornerRadius))
  }

  /// Creates the outline of a rectangle with corners, clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners; radii that do not fit are made smaller.
  package init(roundedRect rect: CGRect, corners: Corners) {
    let fitted = corners.fitted(to: rect)
    guard !rect.isNull, !fitted.isSquare else {
      self.init(rect: rect)
      return
    }
    let corners = RectangleCorner.all(of: rect, fitted)
    self.init([.move(corners[3].end(style: fitted.style))])
    for corner in corners { corner.append(to: &self, style: fitted.style) }
    segments.append(.close)
  }
}

/// One corner of a rectangle: where it is, how round, and the directions of its two sides.
private struct RectangleCorner {
  var point: Vector
  var radius: Double
  /// The direction from the corner back along the side that comes to it, clockwise.
  var back: Vector
  /// The direction from the corner along the side that leaves it.
  var onwards: Vector
  /// The part of the way towards the continuous figure.
  var smoothness: Double

  /// The corners of a rectangle in the order in which its outline meets them: upper right first, upper left last.
  static func all(of rect: CGRect, _ corners: Corners) -> [RectangleCorner] {
    let (width, height) = (Double(rect.width), Double(rect.height))
    let top = ContinuousCorner.smoothness(radii: corners.topLeft + corners.topRight, side: width)
    let bottom = ContinuousCorner.smoothness(radii: corners.bottomLeft + corners.bottomRight, side: width)
    let left = ContinuousCorner.smoothness(radii: corners.topLeft + corners.bottomLeft, side: height)
    let right = ContinuousCorner.smoothness(radii: corners.topRight + corners.bottomRight, side: height)
    return [
      RectangleCorner(
        point: Vector(rect.maxX, rect.minY), radius: corners.topRight, back: Vector(-1, 0),
        onwards: Vector(0, 1), smoothness: min(top, right)),
      RectangleCorner(
        point: Vector(rect.maxX, rect.maxY), radius: corners.bottomRight, back: Vector(0, -1),
        onwards: Vector(-1, 0), smoothness: min(bottom, right)),
      RectangleCorner(
        point: Vector(rect.minX, rect.maxY), radius: corners.bottomLeft, back: Vector(1, 0),
        onwards: Vector(0, -1), smoothness: min(bottom, left)),
      RectangleCorner(
        point: Vector(rect.minX, rect.minY), radius: corners.topLeft, back: Vector(0, 1),
        onwards: Vector(1, 0), smoothness: min(top, left)),
    ]
  }

  /// Adds the corner, with a line to its beginning.
  func append(to path: inout Path, style: Corners.Style) {
    guard radius > 0 else {
      path.addLine(to: point.point)
      return
    }
    switch style {
    case .circular:
      let handle = radius * (1 - Path.circleHandle)
      path.addLine(to: (point + back * radius).point)
      path.addCurve(
        to: (point + onwards * radius).point, control1: (point + back * handle).point,
        control2: (point + onwards * handle).point)
    case .continuous:
      path.addLine(to: place(ContinuousCorner.begin(smoothness: smoothness)))
      for step in ContinuousCorner.steps(smoothness: smoothness) {
        if step.count == 3 {
          path.addCurve(to: place(step[2]), control1: place(step[0]), control2: place(step[1]))
        } else {
          path.addLine(to: place(step[0]))
        }
      }
    }
  }

  /// The place where the straight side after the corner begins.
  func end(style: Corners.Style) -> CGPoint {
    guard radius > 0 else { return point.point }
    switch style {
    case .circular: return (point + onwards * radius).point
    case .continuous:
      let begin = ContinuousCorner.begin(smoothness: smoothness)
      return place((along: begin.away, away: begin.along))
    }
  }

  private func place(_ place: ContinuousCorner.Place) -> CGPoint {
    (point + back * (place.along * radius) + onwards * (place.away * radius)).point
  }
}
