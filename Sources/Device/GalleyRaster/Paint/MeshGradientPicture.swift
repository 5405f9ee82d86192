import Foundation
import GalleyImage

/// Colours at the points of a bent grid, smoothly joined.
///
/// Between four neighbouring points lies a patch: a bicubic Hermite surface through the points. A patch is cut into small triangles,
/// whose corners get their colours from the patch and whose pixels from the corners. Only sums, products and quotients are computed, so
/// the pixels are the same on every machine.
package struct MeshGradientPicture: Hashable, Sendable {
  /// A point of the grid.
  package struct Vertex: Hashable, Sendable {
    /// The place, in parts of the picture's width and height.
    package var point: CGPoint
    /// The directions in which the grid goes on, a grid's step long: to the left, up, to the right and down; `nil` for those that follow
    /// from the neighbours.
    package var controls: Controls?
    /// The colour.
    package var color: RGBA

    /// Creates a point of the grid.
    package init(point: CGPoint, controls: Controls? = nil, color: RGBA) {
      self.point = point
      self.controls = controls
      self.color = color
    }
  }

  /// The control points of the curves that leave a point.
  package struct Controls: Hashable, Sendable {
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint

    package init(leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  private let columns: Int
  private let rows: Int
  private let vertices: [Vertex]
  private let background: RGBA
  private let smoothsColors: Bool
  /// The pieces of a patch on each side: more of them move no pixel of a screen's width by a noticeable step.
  private static let pieces = 20

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - columns: The points of a row, at least 2.
  ///   - rows: The rows, at least 2.
  ///   - vertices: The points, row by row.
  ///   - background: The colour where no patch is.
  ///   - smoothsColors: Whether colours change without a bend from patch to patch.
  /// - Returns: `nil` unless there are as many points as the grid has.
  package init?(columns: Int, rows: Int, vertices: [Vertex], background: RGBA, smoothsColors: Bool) {
    guard columns >= 2, rows >= 2, vertices.count == columns * rows else { return nil }
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// The mean of the colours.
  package var mean: RGBA {
    let sum = vertices.reduce(SIMD4<Double>.zero) { $0 + Self.premultiplied($1.color) }
    return Self.color(sum / Double(vertices.count))
  }

  /// The pixels of the gradient in a rectangle.
  package func bitmap(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, color: background)
    let size = SIMD2(Double(width), Double(height))
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        draw(patch(column, row), size, into: &bitmap)
      }
    }
    return bitmap
  }

  // MARK: Patches

  private func vertex(_ column: Int, _ row: Int) -> Vertex { vertices[row * columns + column] }

  private static func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }

  /// The direction of the grid to the right of a point, a step long: half of the way between the neighbours, as Catmull and Rom have it.
  private func across(_ column: Int, _ row: Int, outwards: Bool) -> SIMD2<Double> {
    let vertex = vertex(column, row)
    if let controls = vertex.controls {
      let point = Self.vector(vertex.point)
      return 3 * (outwards ? Self.vector(controls.trailing) - point : point - Self.vector(controls.leading))
    }
    let (first, last) = (max(0, column - 1), min(columns - 1, column + 1))
    let way = Self.vector(self.vertex(last, row).point) - Self.vector(self.vertex(first, row).point)
    return way / Double(last - first)
  }

  /// The direction of the grid down from a point, a step long.
  private func down(_ column: Int, _ row: Int, outwards: Bool) -> SIMD2<Double> {
    let vertex = vertex(column, row)
    if let controls = vertex.controls {
      let point = Self.vector(vertex.point)
      return 3 * (outwards ? Self.vector(controls.bottom) - point : point - Self.vector(controls.top))
    }
    let (first, last) = (max(0, row - 1), min(rows - 1, row + 1))
    let way = Self.vector(self.vertex(column, last).point) - Self.vector(self.vertex(column, first).point)
    return way / Double(last - first)
  }

  /// The four corners of a patch, with the directions of the grid there.
  private struct Patch {
    var points: [SIMD2<Double>]
    var across: [SIMD2<Double>]
    var down: [SIMD2<Double>]
    var colors: [SIMD4<Double>]
  }

  private func patch(_ column: Int, _ row: Int) -> Patch {
    let corners = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
    return Patch(
      points: corners.map { Self.vector(vertex($0.0, $0.1).point) },
      across: corners.map { across($0.0, $0.1, outwards: $0.0 == column) },
      down: corners.map { down($0.0, $0.1, outwards: $0.1 == row) },
      colors: corners.map { Self.premultiplied(vertex($0.0, $0.1).color) })
  }

  /// The weights of the start, the end and the directions there at a place between them.
  private static func hermite(_ t: Double) -> (start: Double, end: Double, leaving: Double, arriving: Double)
  {
    let (square, cube) = (t * t, t * t * t)
    return (2 * cube - 3 * square + 1, 3 * square - 2 * cube, cube - 2 * square + t, cube - square)
  }

  private func place(_ patch: Patch, _ u: Double, _ v: Double) -> SIMD2<Double> {
    let (x, y) = (Self.hermite(u), Self.hermite(v))
    func edge(_ first: Int, _ last: Int) -> SIMD2<Double> {
      let ends = patch.points[first] * x.start + patch.points[last] * x.end
      return ends + patch.across[first] * x.leaving + patch.across[last] * x.arriving
    }
    func leaving(_ first: Int, _ last: Int) -> SIMD2<Double> {
      patch.down[first] * x.start + patch.down[last] * x.end
    }
    // The change of the directions along the edges is that of their ends: Ferguson's patch, without twists.
    let ends = edge(0, 1) * y.start + edge(2, 3) * y.end
    return ends + leaving(0, 1) * y.leaving + leaving(2, 3) * y.arriving
  }

  private func color(_ patch: Patch, _ u: Double, _ v: Double) -> SIMD4<Double> {
    // Colours rest at the points, so that none is brighter than those around it.
    let x = smoothsColors ? Self.hermite(u).end : u
    let y = smoothsColors ? Self.hermite(v).end : v
    let top = patch.colors[0] * (1 - x) + patch.colors[1] * x
    let bottom = patch.colors[2] * (1 - x) + patch.colors[3] * x
    return top * (1 - y) + bottom * y
  }

  // MARK: Pixels

  private struct Corner {
    var place: SIMD2<Double>
    var color: SIMD4<Double>
  }

  private func draw(_ patch: Patch, _ size: SIMD2<Double>, into bitmap: inout Bitmap) {
    let count = Self.pieces
    func corner(_ column: Int, _ row: Int) -> Corner {
      let (u, v) = (Double(column) / Double(count), Double(row) / Double(count))
      return Corner(place: place(patch, u, v) * size, color: color(patch, u, v))
    }
    var above = (0...count).map { corner($0, 0) }
    for row in 1...count {
      let below = (0...count).map { corner($0, row) }
      for column in 0..<count {
        fill(above[column], above[column + 1], below[column], into: &bitmap)
        fill(below[column + 1], below[column], above[column + 1], into: &bitmap)
      }
      above = below
    }
  }

  /// Fills a triangle: the pixels whose middle is inside, or on an edge.
  private func fill(_ a: Corner, _ b: Corner, _ c: Corner, into bitmap: inout Bitmap) {
    func cross(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double { p.x * q.y - p.y * q.x }
    let area = cross(b.place - a.place, c.place - a.place)
    guard area != 0 else { return }
    let least = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
    let most = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
    let left = max(0, Int((least.x - 0.5).rounded(.up)))
    let right = min(bitmap.width - 1, Int((most.x - 0.5).rounded(.down)))
    let top = max(0, Int((least.y - 0.5).rounded(.up)))
    let bottom = min(bitmap.height - 1, Int((most.y - 0.5).rounded(.down)))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let point = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let ofB = cross(point - a.place, c.place - a.place) / area
        let ofC = cross(b.place - a.place, point - a.place) / area
        let ofA = 1 - ofB - ofC
        // Neighbours share an edge; the slack keeps rounding from leaving a gap between them.
        guard min(ofA, ofB, ofC) >= -1e-9 else { continue }
        bitmap[x, y] = Self.color(a.color * ofA + b.color * ofB + c.color * ofC, over: background)
      }
    }
  }

  /// A colour's channels, the first three in proportion to its opacity, all 0 to 1.
  private static func premultiplied(_ color: RGBA) -> SIMD4<Double> {
    let alpha = Double(color.alpha) / 255
    let channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) / 255 * alpha
    return SIMD4(channels, alpha)
  }

  private static func color(_ channels: SIMD4<Double>, over background: RGBA = .clear) -> RGBA {
    let below = premultiplied(background) * (1 - channels.w)
    let sum = channels + below
    guard sum.w > 0 else { return .clear }
    return RGBA(red: sum.x / sum.w, green: sum.y / sum.w, blue: sum.z / sum.w, alpha: sum.w)
  }
}
