import Foundation

extension Path {
  /// The outline put through a map.
  package func transformed(by transform: Transform) -> Path {
    Path(
      segments.map { segment in
        switch segment {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quad(let control, let point):
          .quad(control: transform.apply(control), to: transform.apply(point))
        case .cubic(let control1, let control2, let point):
          .cubic(
            control1: transform.apply(control1), control2: transform.apply(control2),
            to: transform.apply(point))
        case .close: .close
        }
      })
  }

  /// The smallest rectangle around the outline itself, without the curves' control points; null when there is nothing.
  ///
  /// Points with a coordinate that is not finite are left out, as they are when the outline is drawn.
  public var boundingRect: CGRect {
    var low = Vector(.infinity, .infinity)
    var high = Vector(-.infinity, -.infinity)
    func include(_ point: Vector) {
      guard point.isFinite else { return }
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    var last = Vector()
    var start = Vector()
    for segment in begun {
      switch segment {
      case .move(let point):
        last = Vector(point)
        start = last
        include(last)
      case .line(let point):
        last = Vector(point)
        include(last)
      case .quad(let control, let point):
        let curve = QuadraticCurve(last, Vector(control), Vector(point))
        for t in curve.extrema { include(curve.at(t)) }
        if !curve.control.isModerate { include(curve.control) }
        last = curve.end
        include(last)
      case .cubic(let control1, let control2, let point):
        let curve = CubicCurve(last, Vector(control1), Vector(control2), Vector(point))
        for t in curve.extrema { include(curve.at(t)) }
        for control in [curve.control1, curve.control2] where !control.isModerate { include(control) }
        last = curve.end
        include(last)
      case .close:
        last = start
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
