import Foundation

/// The ink of an icon: closed polygons that all have their ink on the same side, so that lines can be made thinner and thicker.
///
/// Outer polygons run clockwise as one sees them, with a positive area, and holes the other way.
struct InkShape: Hashable, Sendable {
  /// One connected part: its outer polygon, then its holes.
  struct Piece: Hashable, Sendable {
    var polygons: [[Vector]]
  }

  /// The parts, in the order of their outer polygons.
  var pieces: [Piece]

  /// The largest distance of a polygon from its curve, in parts of the grid of an icon, 16 units wide.
  ///
  /// A symbol of 100 points on a device with 3 pixels a point then is off by a tenth of a pixel.
  static let tolerance = 0.005

  init(pieces: [Piece] = []) { self.pieces = pieces }

  /// Collects the ink of outlines, each filled by its own rule.
  init(_ outlines: [(path: Path, rule: DisplayList.FillRule)], tolerance: Double = InkShape.tolerance) {
    var outer: [[Vector]] = []
    var holes: [[Vector]] = []
    for (path, rule) in outlines {
      var collector = PolygonCollector()
      Flattener(transform: .identity, tolerance: tolerance).flatten(path, into: &collector)
      Self.sort(collector.polygons, rule, outer: &outer, holes: &holes)
    }
    pieces = outer.map { Piece(polygons: [$0]) }
    for hole in holes {
      // The smallest polygon around it is the one that it is a hole of.
      let around = outer.indices.filter { Polygon.isInside(hole, outer[$0]) }
      guard let index = around.min(by: { Polygon.area(outer[$0]) < Polygon.area(outer[$1]) }) else {
        continue
      }
      pieces[index].polygons.append(hole)
    }
  }

  /// Separates the outer polygons of one outline from its holes; a polygon inside ink that has ink inside is
  /// neither.
  private static func sort(
    _ polygons: [[Vector]], _ rule: DisplayList.FillRule, outer: inout [[Vector]], holes: inout [[Vector]]
  ) {
    let signs = polygons.map { Polygon.area($0) > 0 ? 1 : -1 }
    for (index, polygon) in polygons.enumerated() {
      var around = 0
      for other in polygons.indices where other != index && Polygon.isInside(polygon, polygons[other]) {
        around += rule == .nonZero ? signs[other] : 1
      }
      let inside = around + (rule == .nonZero ? signs[index] : 1)
      func isInk(_ number: Int) -> Bool { rule == .nonZero ? number != 0 : number % 2 != 0 }
      guard isInk(around) != isInk(inside) else { continue }
      let isOuter = isInk(inside)
      let directed = (signs[index] > 0) == isOuter ? polygon : polygon.reversed()
      if isOuter { outer.append(directed) } else { holes.append(directed) }
    }
  }

  /// The smallest rectangle around all ink; `nil` without ink.
  var bounds: CGRect? {
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)
    for point in pieces.lazy.flatMap(\.polygons).joined() {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    guard low.isFinite, high.isFinite else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The outline, to be filled by the non-zero rule.
  var path: Path {
    var path = Path()
    for polygon in pieces.lazy.flatMap(\.polygons) {
      guard let first = polygon.first else { continue }
      path.move(to: first.point)
      for point in polygon.dropFirst() { path.addLine(to: point.point) }
      path.closeSubpath()
    }
    return path
  }

  /// The ink of both.
  static func + (a: InkShape, b: InkShape) -> InkShape { InkShape(pieces: a.pieces + b.pieces) }

  /// The shape moved, scaled, turned or mirrored.
  func mapped(by map: Transform) -> InkShape {
    let isMirrored = map.a * map.d - map.b * map.c < 0
    return mapPolygons { polygon in
      let points = polygon.map(map.apply)
      return isMirrored ? points.reversed() : points
    }
  }

  /// Holes where there was ink, to be cut out of a shape around it.
  var hole: InkShape { mapPolygons { $0.reversed() } }

  /// The shape with its holes filled; the parts that stood in a hole are cut out of it.
  var filled: InkShape {
    let outers = pieces.compactMap(\.polygons.first)
    var result: [Piece] = []
    for (index, outer) in outers.enumerated() {
      let depth = outers.indices.count { $0 != index && Polygon.isInside(outer, outers[$0]) }
      result.append(Piece(polygons: [depth % 2 == 0 ? outer : outer.reversed()]))
    }
    return InkShape(pieces: result)
  }

  /// The area of all holes for each unit of their edges, with the ink in them; `nil` without holes.
  ///
  /// It is a quarter of the width of square holes, and half of that of slits.
  var openWidth: Double? {
    var (area, edge) = (0.0, 0.0)
    let outers = pieces.compactMap(\.polygons.first)
    for piece in pieces {
      for hole in piece.polygons.dropFirst() {
        area -= Polygon.area(hole)
        edge += Polygon.edge(hole)
        for outer in outers where Polygon.isInside(outer, hole) {
          area -= Polygon.area(outer)
          edge += Polygon.edge(outer)
        }
      }
    }
    return edge > 0 ? max(area, 0.01) / edge : nil
  }

  /// The shape with every edge moved outwards; inwards for a distance below 0.
  ///
  /// Corners keep their form as far as a mitre of 1.6 times the distance allows. It uses additions, multiplications, divisions and
  /// square roots only.
  func grown(by distance: Double) -> InkShape {
    distance == 0 ? self : mapPolygons { Polygon.grown($0, by: distance) }
  }

  private func mapPolygons(_ change: ([Vector]) -> [Vector]) -> InkShape {
    InkShape(pieces: pieces.map { Piece(polygons: $0.polygons.map(change)) })
  }
}

/// Collects the closed polygons of an outline, each point once.
private struct PolygonCollector: PolylineSink {
  var polygons: [[Vector]] = []

  mutating func add(_ polyline: Polyline) {
    var points: [Vector] = []
    for point in polyline.points where points.isEmpty || (point - points[points.count - 1]).length > 1e-6 {
      points.append(point)
    }
    while points.count > 1, (points[0] - points[points.count - 1]).length <= 1e-6 { points.removeLast() }
    if points.count > 2, abs(Polygon.area(points)) > 1e-6 { polygons.append(points) }
  }
}

/// Computations with closed polygons.
private enum Polygon {
  /// The area; positive where the polygon runs clockwise with y pointing down.
  static func area(_ points: [Vector]) -> Double {
    var sum = 0.0
    var last = points[points.count - 1]
    for point in points {
      sum += last.cross(point)
      last = point
    }
    return sum / 2
  }

  /// The length of all edges.
  static func edge(_ points: [Vector]) -> Double {
    var sum = 0.0
    var last = points[points.count - 1]
    for point in points {
      sum += (point - last).length
      last = point
    }
    return sum
  }

  /// Whether most of a polygon's corners are inside of another polygon.
  static func isInside(_ points: [Vector], _ other: [Vector]) -> Bool {
    var inside = 0
    let stride = max(1, points.count / 8)
    var count = 0
    for index in Swift.stride(from: 0, to: points.count, by: stride) {
      count += 1
      if contains(other, points[index]) { inside += 1 }
    }
    return inside * 2 > count && abs(area(points)) < abs(area(other))
  }

  private static func contains(_ polygon: [Vector], _ point: Vector) -> Bool {
    var isInside = false
    var a = polygon[polygon.count - 1]
    for b in polygon {
      if (a.y > point.y) != (b.y > point.y), point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
        isInside.toggle()
      }
      a = b
    }
    return isInside
  }

  /// The polygon with every edge moved to the side away from its ink.
  static func grown(_ points: [Vector], by distance: Double) -> [Vector] {
    let count = points.count
    var normals: [Vector] = []
    normals.reserveCapacity(count)
    for index in 0..<count {
      let along = points[index + 1 == count ? 0 : index + 1] - points[index]
      normals.append(Vector(along.y, -along.x) / along.length)
    }
    return points.indices.map { index in
      let before = normals[index == 0 ? count - 1 : index - 1]
      let after = normals[index]
      let sum = before + after
      let share = 1 + before.dot(after)
      guard share > 1e-3 else { return points[index] + after * distance }
      let miter = sum / share
      let length = miter.length
      return points[index] + miter * (distance * min(1, longestMiter / length))
    }
  }

  private static let longestMiter = 1.6
}
