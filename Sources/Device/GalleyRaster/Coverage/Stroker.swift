/// Turns lines into the outlines of their strokes, to be filled by the non-zero rule.
///
/// A stroke's outline is its path's left side, an end, the right side backwards, and an end; a closed path has two loops.
/// The side that bends inwards is cut where its two lines meet, if both are long enough to meet at all, so that the
/// outline of a polyline does not overlap itself and its coverage is exact. Otherwise it goes through the corner itself,
/// which covers the right area but counts some of it twice where it is antialiased.
///
/// Arcs are halved until a chord is near enough; a half direction is the sum of both, so only square roots are needed.
///
/// - Reference: The parts (offset sides, joins, caps, miter limit) are those of the PostScript Language
///   Reference, third edition, section 7.5.1, and SVG 2, section 13.5. D. Nehab, "Converting stroked
///   primitives to filled primitives" (ACM TOG 39, 2020) surveys the treatment of inner joins by renderers.
struct Stroker {
  /// The style of the line; lengths are in the polyline's unit.
  var stroke: DisplayList.Stroke
  /// The largest distance of a chord from its arc, in the polyline's unit.
  var tolerance: Double

  /// The largest number of times an arc is halved: 256 chords to a half turn are enough for lines 800 pixels wide.
  ///
  /// Lines with very many corners get fewer, so that an outline never has more than some million points.
  private var deepest = 8

  init(stroke: DisplayList.Stroke, tolerance: Double) {
    self.stroke = stroke
    self.tolerance = tolerance
  }

  private var reach: Double { stroke.width / 2 }

  /// Adds the outline of a polyline's stroke to a sink.
  func expand(_ line: Polyline, into sink: inout some PolylineSink) {
    let course = Course(line)
    guard course.points.count > 1 else {
      if let point = course.points.first { addDot(at: point, direction: line.direction, into: &sink) }
      return
    }
    var stroker = self
    while stroker.deepest > 1, course.points.count << stroker.deepest > 1 << 22 { stroker.deepest -= 1 }
    stroker.expand(course, into: &sink)
  }

  private func expand(_ course: Course, into sink: inout some PolylineSink) {
    if course.isClosed {
      for side in [course, course.reversed()] {
        var loop = Polyline()
        for index in side.points.indices { addJoin(at: index, of: side, to: &loop) }
        loop.isClosed = true
        sink.add(loop)
      }
    } else {
      var loop = Polyline()
      for side in [course, course.reversed()] {
        for index in side.points.indices.dropLast().dropFirst() { addJoin(at: index, of: side, to: &loop) }
        addCap(endOf: side, to: &loop)
      }
      loop.isClosed = true
      sink.add(loop)
    }
  }

  /// A line without length shows only by its ends: a disc or a square.
  private func addDot(at point: Vector, direction: Vector, into sink: inout some PolylineSink) {
    var loop = Polyline()
    let right = direction * reach
    let down = Vector(-direction.y, direction.x) * reach
    switch stroke.cap {
    case .butt: return
    case .square:
      for corner in [right + down, down - right, Vector() - right - down, right - down] {
        loop.append(point + corner, isSmooth: false)
      }
    case .round:
      let quarters = [right, down, Vector() - right, Vector() - down, right]
      for (from, to) in zip(quarters, quarters.dropFirst()) {
        loop.append(point + from, isSmooth: false)
        addArc(around: point, from: from, to: to, to: &loop)
      }
    }
    loop.isClosed = true
    sink.add(loop)
  }

  /// Adds the cap from the left side's end, around the end of the line, to the right side.
  private func addCap(endOf course: Course, to loop: inout Polyline) {
    let point = course.points[course.points.count - 1]
    let direction = course.directions[course.points.count - 2]
    let forward = direction * reach
    let left = leftNormal(direction) * reach
    switch stroke.cap {
    case .butt:
      loop.append(point + left, isSmooth: false)
      loop.append(point - left, isSmooth: false)
    case .square:
      loop.append(point + left + forward, isSmooth: false)
      loop.append(point - left + forward, isSmooth: false)
    case .round:
      loop.append(point + left, isSmooth: false)
      addArc(around: point, from: left, to: forward, to: &loop)
      loop.append(point + forward, isSmooth: false)
      addArc(around: point, from: forward, to: Vector() - left, to: &loop)
      loop.append(point - left, isSmooth: false)
    }
  }

  /// The left side's way past a corner.
  private func addJoin(at index: Int, of course: Course, to loop: inout Polyline) {
    let point = course.points[index]
    let before = course.index(before: index)
    let (comes, goes) = (course.directions[before], course.directions[index])
    let (from, to) = (leftNormal(comes) * reach, leftNormal(goes) * reach)
    let turn = comes.cross(goes)
    let cosine = comes.dot(goes)

    // Where the two sides' lines meet, as seen from the corner; far out when the line nearly turns back.
    let meeting = (from + to) / (1 + cosine)
    let isStraight = abs(turn) < 1e-9 && cosine > 0
    if isStraight {
      loop.append(point + to, isSmooth: true)
      return
    }
    let bendsInwards = from.dot(goes) > 0
    if bendsInwards {
      let needed = reach * abs(turn) / (1 + cosine)
      if needed <= course.space(before, awayFrom: index) && needed <= course.space(index, awayFrom: index) {
        loop.append(point + meeting, isSmooth: false)
      } else {
        loop.append(point + from, isSmooth: false)
        loop.append(point, isSmooth: false)
        loop.append(point + to, isSmooth: false)
      }
      return
    }
    loop.append(point + from, isSmooth: false)
    switch course.isSmooth[index] ? .round : stroke.join {
    case .bevel: break
    case .round: addArc(around: point, from: from, to: to, to: &loop)
    case .miter:
      // The miter's length over the width is 1 / cos(turn / 2), and cos² of a half angle is (1 + cos) / 2.
      if stroke.miterLimit >= 1, 2 <= stroke.miterLimit * stroke.miterLimit * (1 + cosine) {
        loop.append(point + meeting, isSmooth: false)
      }
    }
    loop.append(point + to, isSmooth: false)
  }

  /// The points of an arc of at most a half turn between two ends, without the ends.
  private func addArc(around center: Vector, from: Vector, to: Vector, to loop: inout Polyline) {
    addArc(around: center, from: from, to: to, depth: 0, to: &loop)
  }

  private func addArc(
    around center: Vector, from: Vector, to: Vector, depth: Int, to loop: inout Polyline
  ) {
    let sum = from + to
    // A chord's distance from its arc is the radius less half of the length of this sum.
    guard depth < deepest, reach - sum.length / 2 > tolerance else { return }
    let isHalfTurn = sum.length < reach * 1e-6
    let middle = isHalfTurn ? Vector(-from.y, from.x) : sum * (reach / sum.length)
    addArc(around: center, from: from, to: middle, depth: depth + 1, to: &loop)
    loop.append(center + middle, isSmooth: true)
    addArc(around: center, from: middle, to: to, depth: depth + 1, to: &loop)
  }

  /// The direction to the left of another on the screen, where y points down.
  private func leftNormal(_ direction: Vector) -> Vector {
    Vector(direction.y, -direction.x)
  }
}

/// A polyline without repeated points, with the direction and length of each of its lines.
private struct Course {
  var points: [Vector] = []
  var isSmooth: [Bool] = []
  var isClosed = false
  /// The direction from each point to the next, of length 1.
  var directions: [Vector] = []
  /// The distance from each point to the next.
  var lengths: [Double] = []

  /// Points nearer than this are one point.
  private static let smallest = 1e-9

  init(_ line: Polyline) {
    isClosed = line.isClosed
    for (point, smooth) in zip(line.points, line.isSmooth) {
      if let last = points.last, (point - last).length < Self.smallest { continue }
      points.append(point)
      isSmooth.append(smooth)
    }
    if isClosed {
      while points.count > 1, (points[points.count - 1] - points[0]).length < Self.smallest {
        points.removeLast()
        isSmooth.removeLast()
      }
    }
    measure()
  }

  private mutating func measure() {
    lengths = []
    directions = []
    for index in points.indices {
      let way = points[(index + 1) % points.count] - points[index]
      lengths.append(way.length)
      directions.append(way.length > 0 ? way / way.length : Vector(1, 0))
    }
  }

  /// The same points, the other way round.
  func reversed() -> Course {
    var other = self
    other.points.reverse()
    other.isSmooth.reverse()
    other.measure()
    return other
  }

  /// The point, and line, before another.
  func index(before index: Int) -> Int {
    index == 0 ? points.count - 1 : index - 1
  }

  /// The part of a line that a corner at one of its ends may use: half, or all when the other end is free.
  func space(_ line: Int, awayFrom corner: Int) -> Double {
    let other = line == corner ? corner + 1 : line
    let isFree = !isClosed && (other == 0 || other == points.count - 1)
    return isFree ? lengths[line] : lengths[line] / 2
  }
}
