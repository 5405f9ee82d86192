import Foundation
import GalleyAutomation
import GalleyTree

extension ElementReference {
  /// Refuses points that are not within 0…1.
  func check(_ points: [UnitPoint], at site: CallSite) throws {
    try context.check(points, of: name, on: page, at: site)
  }

  /// Refuses a drag that begins near to an edge of the screen.
  func checkEdges(_ start: UnitPoint, _ edges: EdgeGestures, at site: CallSite) throws {
    let lookup = try look()
    guard lookup.places.count == 1 else { return }
    let frame = lookup.screen.nodes[lookup.places[0]].element.frame
    try context.checkEdges(start, in: frame, edges, of: name, on: page, at: site)
  }
}

extension ElementReference {
  func tap(at point: UnitPoint, until deadline: Duration, at site: CallSite) throws -> Element {
    try check([point], at: site)
    return try act("tap", until: deadline, at: site) { target, deadline in
      try context.automator.tap(target, at: point, until: deadline)
    }
  }

  func drag(
    from start: UnitPoint, to end: UnitPoint, pressing: Duration, velocity: Double, hold: Duration,
    edges: EdgeGestures, until deadline: Duration, at site: CallSite
  ) throws {
    try check([start, end], at: site)
    try checkEdges(start, edges, at: site)
    try act("drag", until: deadline, at: site, staysInApp: edges == .refused) { target, deadline in
      try context.automator.drag(
        target, from: start, to: end, pressing: pressing, velocity: velocity, hold: hold, until: deadline)
    }
  }

  func swipe(
    _ direction: SwipeDirection, velocity: Double, until deadline: Duration, at site: CallSite
  ) throws {
    try act("swipe \(direction.rawValue)", until: deadline, at: site, staysInApp: true) { target, deadline in
      try context.automator.swipe(target, direction, velocity: velocity, until: deadline)
    }
  }
}

extension PageContext {
  func check(_ points: [UnitPoint], of element: String, on page: String, at site: CallSite) throws {
    for point in points where !(0...1).contains(point.x) || !(0...1).contains(point.y) {
      throw try failure(.outside, point, of: element, on: page, at: site)
    }
  }

  func checkEdges(
    _ start: UnitPoint, in frame: CGRect, _ edges: EdgeGestures, of element: String, on page: String,
    at site: CallSite
  ) throws {
    guard edges == .refused else { return }
    let size = try automator.driver.snapshot().configuration.size
    let bounds = CGRect(origin: .zero, size: size)
    guard let edge = EdgeGestures.edge(near: start.point(in: frame), of: bounds) else { return }
    throw try failure(
      .systemEdge(edge.name, distance: edge.distance), start, of: element, on: page, at: site)
  }

  private func failure(
    _ problem: PointFailure.Problem, _ point: UnitPoint, of element: String, on page: String,
    at site: CallSite
  ) throws -> PageError {
    let snapshot = try automator.driver.snapshot()
    let failure = PointFailure(
      scene: scene(of: snapshot, at: site), page: page, element: element, point: point, problem: problem)
    return recorded(.point(failure), on: snapshot)
  }
}

/// A drag's permission to begin where the system's own gestures begin.
public enum EdgeGestures: Hashable, Sendable {
  /// It may not: a drag that begins too near to an edge of the screen is an error.
  case refused
  /// The gesture may begin at the edge, to perform the system's gesture.
  case wanted

  /// The edge of the screen that a point is too near to.
  ///
  /// - Returns: The edge's name, and how near the point is to it, in points; `nil` if it is near to none.
  static func edge(near point: CGPoint, of bounds: CGRect) -> (name: String, distance: Double)? {
    let (margin, lower) = (ScrollDragger.edgeMargin, ScrollDragger.lowerEdgeMargin)
    let edges = [
      ("left", point.x - bounds.minX, margin), ("right", bounds.maxX - point.x, margin),
      ("top", point.y - bounds.minY, margin), ("bottom", bounds.maxY - point.y, lower),
    ]
    return edges.first { $0.1 < $0.2 }.map { (name: $0.0, distance: Double($0.1)) }
  }
}
