/// A straight piece of an outline on the sub-pixel grid, running down: `top < bottom`.
///
/// Level pieces have no part in the area and are never made. An edge shared by two shapes is the same edge
/// with the other winding, whichever way it was drawn, so that one shape gets exactly the part of a pixel
/// that the other lacks.
struct Edge {
  /// A coordinate of the upper end, in sub-pixel units.
  var topX: Int32
  /// A coordinate of the upper end, in sub-pixel units.
  var top: Int32
  /// A coordinate of the lower end, in sub-pixel units.
  var bottomX: Int32
  /// A coordinate of the lower end, in sub-pixel units.
  var bottom: Int32
  /// 1 when it was drawn downwards, −1 when upwards.
  var winding: Int32
}

/// The closed outline of an area, as edges, with the pixels it touches.
struct Outline {
  /// The edges, in the order they were drawn; their order does not show in the area.
  private(set) var edges: [Edge] = []

  private var lowX = Int32.max
  private var highX = Int32.min
  private var lowY = Int32.max
  private var highY = Int32.min

  /// Adds a line; all lines together have to make closed loops.
  mutating func addLine(fromX: Int32, fromY: Int32, toX: Int32, toY: Int32) {
    if fromY < toY {
      include(Edge(topX: fromX, top: fromY, bottomX: toX, bottom: toY, winding: 1))
    } else if fromY > toY {
      include(Edge(topX: toX, top: toY, bottomX: fromX, bottom: fromY, winding: -1))
    }
  }

  private mutating func include(_ edge: Edge) {
    edges.append(edge)
    lowX = min(lowX, min(edge.topX, edge.bottomX))
    highX = max(highX, max(edge.topX, edge.bottomX))
    lowY = min(lowY, edge.top)
    highY = max(highY, edge.bottom)
  }

  /// Forgets all edges but keeps the memory.
  mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
    (lowX, highX, lowY, highY) = (.max, .min, .max, .min)
  }

  /// The pixels that the outline touches.
  var bounds: PixelBounds {
    guard !edges.isEmpty else { return PixelBounds.none }
    let up = Int32(SubPixel.one - 1)
    return PixelBounds(
      left: Int(lowX >> 8), top: Int(lowY >> 8), right: Int((highX + up) >> 8),
      bottom: Int((highY + up) >> 8))
  }
}

/// Makes edges of polylines in pixels, closing each.
extension Outline: PolylineSink {
  mutating func add(_ polyline: Polyline) {
    let points = polyline.points
    guard points.count > 1 else { return }
    let firstX = SubPixel.snap(points[0].x)
    let firstY = SubPixel.snap(points[0].y)
    var (x, y) = (firstX, firstY)
    for index in 1..<points.count {
      let nextX = SubPixel.snap(points[index].x)
      let nextY = SubPixel.snap(points[index].y)
      addLine(fromX: x, fromY: y, toX: nextX, toY: nextY)
      (x, y) = (nextX, nextY)
    }
    addLine(fromX: x, fromY: y, toX: firstX, toY: firstY)
  }
}
