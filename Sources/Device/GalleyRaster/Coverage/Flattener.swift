/// A connected run of straight lines.
struct Polyline {
  /// The corners, in order.
  var points: [Vector] = []

  /// For each corner, whether it lies inside of a curve, where a stroke bends without a join.
  var isSmooth: [Bool] = []

  /// Whether the last corner is joined to the first.
  var isClosed = false

  /// The direction of a line of a single corner, of length 1.
  var direction = Vector(1, 0)

  /// Adds a corner.
  mutating func append(_ point: Vector, isSmooth smooth: Bool) {
    points.append(point)
    isSmooth.append(smooth)
  }

  /// Forgets all corners but keeps the memory.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    isClosed = false
  }
}

/// A consumer of polylines.
protocol PolylineSink {
  /// Takes one.
  mutating func add(_ polyline: Polyline)
}

/// Turns outlines with curves into polylines.
///
/// Curves are cut at equal parameter steps; their number is Wang's bound, so that no chord is further from
/// its curve than the tolerance. Only additions, multiplications, divisions and square roots are used, which
/// IEEE 754 rounds alike everywhere. Fewer chords would do with the parabola integral of R. Levien
/// ("Flattening quadratic Béziers", 2019, used by kurbo and vello), at the price of approximated integrals;
/// glyphs are cached, so the plain bound is enough.
struct Flattener {
  /// The largest distance of a chord from its curve, in pixels.
  ///
  /// A chord 1/128 of a pixel off its curve changes a pixel's coverage by at most 1/128: two steps of 255, and under one
  /// step on average, since the distance is that large only at the middle of a chord and the bound is rarely met.
  static let tolerance = 1.0 / 128

  /// The largest number of chords of an outline with many curves: 2 million, some 50 MB while it is drawn.
  private static let mostChords = 2_000_000

  /// The map applied to every point first.
  var transform: Transform
  /// The largest distance of a chord from its curve, in units after the transform.
  var tolerance: Double

  /// Hands the polylines of an outline to a sink; parts with a coordinate that is not finite are left out.
  func flatten(_ path: Path, into sink: inout some PolylineSink) {
    // The bound on a curve's own chords is lower than this share for all outlines but monstrous ones.
    let limit = max(4, Self.mostChords / max(1, path.segments.count))
    var polyline = Polyline()
    var start = Vector()
    var last = Vector()
    var isDamaged = false

    func finish(_ sink: inout some PolylineSink) {
      if !isDamaged, !polyline.points.isEmpty { sink.add(polyline) }
      polyline.removeAll()
      isDamaged = false
    }
    func begin() {
      if polyline.points.isEmpty { polyline.append(last, isSmooth: false) }
    }

    for segment in path.begun {
      switch segment {
      case .move(let point):
        finish(&sink)
        last = transform.apply(Vector(point))
        start = last
        isDamaged = !last.isFinite
        begin()
      case .line(let point):
        begin()
        last = transform.apply(Vector(point))
        isDamaged = isDamaged || !last.isFinite
        polyline.append(last, isSmooth: false)
      case .quad(let control, let point):
        begin()
        let curve = QuadraticCurve(
          last, transform.apply(Vector(control)), transform.apply(Vector(point)))
        last = curve.end
        guard curve.control.isFinite, last.isFinite else {
          isDamaged = true
          continue
        }
        let count = min(curve.chords(tolerance: tolerance), limit)
        for index in 1..<max(count, 1) {
          polyline.append(curve.at(Double(index) / Double(count)), isSmooth: true)
        }
        polyline.append(last, isSmooth: false)
      case .cubic(let control1, let control2, let point):
        begin()
        let curve = CubicCurve(
          last, transform.apply(Vector(control1)), transform.apply(Vector(control2)),
          transform.apply(Vector(point)))
        last = curve.end
        guard curve.control1.isFinite, curve.control2.isFinite, last.isFinite else {
          isDamaged = true
          continue
        }
        let count = min(curve.chords(tolerance: tolerance), limit)
        for index in 1..<max(count, 1) {
          polyline.append(curve.at(Double(index) / Double(count)), isSmooth: true)
        }
        polyline.append(last, isSmooth: false)
      case .close:
        polyline.isClosed = !polyline.points.isEmpty
        finish(&sink)
        last = start
        isDamaged = !last.isFinite
      }
    }
    finish(&sink)
  }
}
