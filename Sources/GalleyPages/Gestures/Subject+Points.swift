import Foundation
import GalleyAutomation
import GalleyTree

extension Subject {
  /// Refuses points that are not within 0…1.
  func check(_ points: [UnitPoint], at place: SourcePlace) throws {
    try context.check(points, of: name, on: page, at: place)
  }

  /// Refuses a drag that begins near to an edge of the screen.
  func checkEdges(_ start: UnitPoint, _ edges: EdgeGestures, at place: SourcePlace) throws {
    let sight = try look()
    guard sight.places.count == 1 else { return }
    let frame = sight.screen.nodes[sight.places[0]].element.frame
    try context.checkEdges(start, in: frame, edges, of: name, on: page, at: place)
  }
}

extension PageContext {
  func check(_ points: [UnitPoint], of element: String, on page: String, at place: SourcePlace) throws {
    for point in points where !(0...1).contains(point.x) || !(0...1).contains(point.y) {
      throw try failure(.outside, point, of: element, on: page, at: place)
    }
  }

  func checkEdges(
    _ start: UnitPoint, in frame: CGRect, _ edges: EdgeGestures, of element: String, on page: String,
    at place: SourcePlace
  ) throws {
    guard edges == .refused else { return }
    let size = try automator.driver.snapshot().configuration.size
    let bounds = CGRect(origin: .zero, size: size)
    guard let edge = EdgeGestures.edge(near: start.point(in: frame), of: bounds) else { return }
    throw try failure(
      .systemEdge(edge.name, distance: edge.distance), start, of: element, on: page, at: place)
  }

  private func failure(
    _ problem: PointFailure.Problem, _ point: UnitPoint, of element: String, on page: String,
    at place: SourcePlace
  ) throws -> PageError {
    let snapshot = try automator.driver.snapshot()
    let failure = PointFailure(
      scene: scene(of: snapshot, at: place), page: page, element: element, point: point, problem: problem)
    return recorded(.point(failure), on: snapshot)
  }
}
