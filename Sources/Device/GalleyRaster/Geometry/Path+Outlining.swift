import Foundation

extension Path {
  /// The outline of a line along this one, to be filled by the non-zero rule.
  ///
  /// - Parameter stroke: The form of the line, in points.
  /// - Returns: Closed polygons, no further from the line's true outline than 1/128 of a point.
  package func stroked(_ stroke: DisplayList.Stroke) -> Path {
    let tolerance = Flattener.tolerance
    var polygons = Polygons(stroker: Stroker(stroke: stroke, tolerance: tolerance), dasher: Dasher(stroke))
    Flattener(transform: .identity, tolerance: tolerance / 4).flatten(self, into: &polygons)
    return polygons.path
  }

  /// Whether a point is inside; every part of the outline counts as closed.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - rule: Which points are inside.
  /// - Returns: Whether it is inside; on the outline itself, either result is possible.
  package func contains(_ point: CGPoint, _ rule: DisplayList.FillRule) -> Bool {
    var winding = Winding(point: Vector(point))
    Flattener(transform: .identity, tolerance: Flattener.tolerance).flatten(self, into: &winding)
    return rule == .nonZero ? winding.number != 0 : winding.number % 2 != 0
  }

  /// Collects the outlines of lines as a path.
  private struct Polygons: PolylineSink {
    let stroker: Stroker
    let dasher: Dasher?
    var path = Path()

    mutating func add(_ polyline: Polyline) {
      var loops = Loops()
      if let dasher {
        dasher.cut(polyline) { stroker.expand($0, into: &loops) }
      } else {
        stroker.expand(polyline, into: &loops)
      }
      path.segments += loops.segments
    }
  }

  /// Collects closed polygons as steps of a path.
  private struct Loops: PolylineSink {
    var segments: [Segment] = []

    mutating func add(_ polyline: Polyline) {
      guard let first = polyline.points.first else { return }
      segments.append(.move(first.point))
      for point in polyline.points.dropFirst() { segments.append(.line(point.point)) }
      segments.append(.close)
    }
  }

  /// Counts how often outlines wind around a point, by their crossings with a ray to the right.
  private struct Winding: PolylineSink {
    let point: Vector
    var number = 0

    mutating func add(_ polyline: Polyline) {
      for (index, a) in polyline.points.enumerated() {
        let b = polyline.points[(index + 1) % polyline.points.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        // Above 0 where the point is to the right of the line from a to b, as one sees it with y pointing down.
        let side = (b - a).cross(point - a)
        if a.y <= point.y, side > 0 { number += 1 }
        if b.y <= point.y, side < 0 { number -= 1 }
      }
    }
  }
}
