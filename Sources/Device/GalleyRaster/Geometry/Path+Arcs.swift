import Foundation

extension Path {
  /// Adds a part of a circle, with a straight line to its beginning when the outline has a point already.
  ///
  /// Angles grow from the x axis towards the y axis, which points down, so they grow clockwise as one sees it on the
  /// screen. An arc that would be more than a full circle is a full circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: Where it begins, in radians.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it runs clockwise, as one sees it on the screen.
  package mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle,
      sweep: Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
  }

  /// Adds a part of a circle, with a straight line to its beginning when the outline has a point already.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: Where it begins, in radians.
  ///   - sweep: The angle of the arc, in radians; positive is clockwise on the screen.
  package mutating func addArc(center: CGPoint, radius: Double, startAngle: Double, sweep: Double) {
    guard sweep.isFinite, startAngle.isFinite else { return }
    let middle = Vector(center)
    func direction(_ angle: Double) -> Vector {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      return Vector(cosine, sine)
    }
    var from = direction(startAngle)
    addLine(to: (middle + from * radius).point)

    // At most an eighth of a turn a curve: a cubic then leaves the circle by less than 5 millionths of the radius.
    let count = max(1, (abs(sweep) / (.pi / 4)).rounded(.up))
    let handle = Path.handle(sweep: sweep / count)
    for index in 1...Int(count) {
      let to = direction(startAngle + sweep * (Double(index) / count))
      let control1 = middle + (from + Vector(-from.y, from.x) * handle) * radius
      let control2 = middle + (to - Vector(-to.y, to.x) * handle) * radius
      addCurve(
        to: (middle + to * radius).point, control1: control1.point, control2: control2.point)
      from = to
    }
  }

  /// The turn of an arc in radians: positive when clockwise, at most a full turn.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = clockwise ? end - start : start - end
    guard difference.isFinite else { return .nan }
    let whole = difference >= turn ? turn : difference - (difference / turn).rounded(.down) * turn
    return clockwise ? whole : -whole
  }

  /// The length of a cubic's handles for a unit circle: (4/3)·tan(sweep/4).
  private static func handle(sweep: Double) -> Double {
    let (sine, cosine) = Trigonometry.sineAndCosine(sweep / 4)
    return 4.0 / 3.0 * sine / cosine
  }
}
