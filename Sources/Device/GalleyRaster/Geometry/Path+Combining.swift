import Foundation

/// A way to make one area of two.
package enum AreaOperation: Sendable {
  /// The area in either shape.
  case union
  /// The area in both shapes.
  case intersection
  /// The area in the first shape and not in the second.
  case subtraction
  /// The area in one of the shapes and not in both.
  case symmetricDifference

  /// Whether a point is in the area, by whether it is in each of the two.
  fileprivate func contains(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

extension Path {
  /// The outline of the area that is made of this one's and another's.
  ///
  /// - Parameters:
  ///   - operation: Which area.
  ///   - other: The other outline.
  ///   - rule: Which points are inside of either.
  /// - Returns: Closed polygons, no further from the true outline than 1/64 of a point, to be filled by either rule.
  package func combined(_ operation: AreaOperation, with other: Path, _ rule: DisplayList.FillRule) -> Path {
    let areas = [StraightOutline(self, isClosed: true), StraightOutline(other, isClosed: true)]
    let pieces = StraightOutline.cut(areas.flatMap(\.edges))
    var seen: Set<BorderPiece> = []
    var border: [BorderPiece] = []
    for piece in pieces where seen.insert(piece.undirected).inserted {
      func isInside(_ point: Vector) -> Bool {
        operation.contains(areas[0].contains(point, rule), areas[1].contains(point, rule))
      }
      let (right, left) = piece.sides
      let (isRight, isLeft) = (isInside(right), isInside(left))
      // The area is to the right of its border as one sees it, as in the outline of a rectangle.
      if isRight, !isLeft { border.append(piece) }
      if isLeft, !isRight { border.append(piece.reversed) }
    }
    return BorderPiece.joined(border)
  }

  /// The parts of this line that are inside of an area, or those outside.
  package func clipped(to area: Path, keepingInside: Bool, _ rule: DisplayList.FillRule) -> Path {
    let area = StraightOutline(area, isClosed: true)
    let line = StraightOutline(self, isClosed: false)
    let count = line.edges.count
    var path = Path()
    var last: Vector?
    for piece in StraightOutline.cut(line.edges + area.edges, only: count) {
      guard area.contains((piece.start + piece.end) / 2, rule) == keepingInside else { continue }
      if last != piece.start { path.segments.append(.move(piece.start.point)) }
      path.segments.append(.line(piece.end.point))
      last = piece.end
    }
    return path
  }
}

/// A straight piece of an outline.
private struct BorderPiece: Hashable {
  /// Points nearer to each other than this are one, in points; a power of two, so that rounding to it is exact.
  static let grid = 1.0 / 1024
  /// The distance from a line at which its two sides are distinguished, in points: more than rounding moves a
  /// line.
  private static let sideDistance = 1.0 / 256

  var start: Vector
  var end: Vector

  var reversed: BorderPiece { BorderPiece(start: end, end: start) }

  /// The edge in one of its two directions, the same for both.
  var undirected: BorderPiece {
    start.y < end.y || (start.y == end.y && start.x < end.x) ? self : reversed
  }

  /// A point at each side, beside the middle.
  var sides: (right: Vector, left: Vector) {
    let direction = (end - start) / (end - start).length
    let across = Vector(-direction.y, direction.x) * Self.sideDistance
    let middle = (start + end) / 2
    return (middle + across, middle - across)
  }

  static func snapped(_ point: Vector) -> Vector {
    Vector((point.x / grid).rounded() * grid, (point.y / grid).rounded() * grid)
  }

  /// Whether a point is on the edge between its ends, within the precision of the grid.
  func passes(through point: Vector) -> Bool {
    guard point != start, point != end else { return false }
    let along = end - start
    let share = (point - start).dot(along)
    return share > 0 && share < along.dot(along)
      && abs(along.cross(point - start)) <= Self.grid * along.length
  }

  /// The point at which two edges cross; `nil` where they do not, or run the same way.
  func crossing(with other: BorderPiece) -> Vector? {
    let (a, b) = (end - start, other.end - other.start)
    let scale = a.cross(b)
    guard scale != 0 else { return nil }
    let between = other.start - start
    let (s, t) = (between.cross(b) / scale, between.cross(a) / scale)
    guard s > 0, s < 1, t > 0, t < 1 else { return nil }
    return Self.snapped(start + a * s)
  }

  /// Closed polygons of edges that lead into each other.
  static func joined(_ edges: [BorderPiece]) -> Path {
    var next: [Vector: [Int]] = [:]
    for (index, edge) in edges.enumerated() { next[edge.start, default: []].append(index) }
    var isUsed = Array(repeating: false, count: edges.count)
    var path = Path()
    for first in edges.indices where !isUsed[first] {
      var corners: [Vector] = []
      var index: Int? = first
      while let present = index {
        isUsed[present] = true
        let edge = edges[present]
        // A corner between two edges of one direction is none.
        if let last = corners.last, corners.count > 1 {
          let before = corners[corners.count - 2]
          if BorderPiece(start: before, end: edge.start).passes(through: last) { corners.removeLast() }
        }
        corners.append(edge.start)
        index = next[edge.end]?.first { !isUsed[$0] }
      }
      guard corners.count > 2 else { continue }
      path.segments.append(.move(corners[0].point))
      path.segments += corners.dropFirst().map { .line($0.point) } + [.close]
    }
    return path
  }
}

/// The straight edges of an outline.
private struct StraightOutline: PolylineSink {
  private let isClosed: Bool
  private(set) var edges: [BorderPiece] = []

  init(_ path: Path, isClosed: Bool) {
    self.isClosed = isClosed
    Flattener(transform: .identity, tolerance: Flattener.tolerance).flatten(path, into: &self)
  }

  mutating func add(_ polyline: Polyline) {
    let points = polyline.points.map(BorderPiece.snapped)
    for (start, end) in zip(points, points.dropFirst()) where start != end {
      edges.append(BorderPiece(start: start, end: end))
    }
    guard isClosed || polyline.isClosed, let first = points.first, let last = points.last, first != last
    else { return }
    edges.append(BorderPiece(start: last, end: first))
  }

  /// Whether a point is inside, by how often the outline winds around it.
  func contains(_ point: Vector, _ rule: DisplayList.FillRule) -> Bool {
    var number = 0
    for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let side = (edge.end - edge.start).cross(point - edge.start)
      if edge.start.y <= point.y, side > 0 { number += 1 }
      if edge.end.y <= point.y, side < 0 { number -= 1 }
    }
    return rule == .nonZero ? number != 0 : number % 2 != 0
  }

  /// Cuts edges where they meet each other.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - count: The number of edges, from the first on, whose pieces are wanted; `nil` for all.
  /// - Returns: The pieces, in the order of the edges.
  static func cut(_ edges: [BorderPiece], only count: Int? = nil) -> [BorderPiece] {
    var cuts: [[Vector]] = Array(repeating: [], count: edges.count)
    // From left to right, so that only edges above each other are compared.
    let order = edges.indices.sorted { left(edges[$0]) < left(edges[$1]) }
    for (place, i) in order.enumerated() {
      let right = max(edges[i].start.x, edges[i].end.x) + BorderPiece.grid
      let (top, bottom) = (min(edges[i].start.y, edges[i].end.y), max(edges[i].start.y, edges[i].end.y))
      for j in order[(place + 1)...] {
        guard left(edges[j]) <= right else { break }
        guard min(edges[j].start.y, edges[j].end.y) <= bottom + BorderPiece.grid,
          max(edges[j].start.y, edges[j].end.y) >= top - BorderPiece.grid
        else { continue }
        for end in [edges[j].start, edges[j].end] where edges[i].passes(through: end) { cuts[i].append(end) }
        for end in [edges[i].start, edges[i].end] where edges[j].passes(through: end) { cuts[j].append(end) }
        if let point = edges[i].crossing(with: edges[j]) {
          cuts[i].append(point)
          cuts[j].append(point)
        }
      }
    }
    return edges.indices.prefix(count ?? edges.count).flatMap { index -> [BorderPiece] in
      let edge = edges[index]
      let along = edge.end - edge.start
      let inner = cuts[index].sorted { ($0 - edge.start).dot(along) < ($1 - edge.start).dot(along) }
      let points = [edge.start] + inner + [edge.end]
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { BorderPiece(start: $0, end: $1) }
    }
  }

  private static func left(_ edge: BorderPiece) -> Double { min(edge.start.x, edge.end.x) }
}
