/// Cuts lines into dashes before they are widened.
///
/// The rules are SVG's and PostScript's: the pattern begins anew at each part of the outline, goes on around
/// corners, and an odd number of lengths is taken twice; a dash of length 0 shows by its caps, turned as the
/// line runs there. A dash that would begin at the line's end is omitted. Where a closed line begins and ends
/// within dashes, both are one, joined, as in Skia and Core Graphics.
///
/// ## What is too fine
///
/// A line of any length with dashes of any shortness would take any time. So a line whose pattern would
/// change more than 100 000 times is drawn without gaps; for that only points within ±2²¹ pixels count, and
/// points farther out are moved there, as everywhere. Where the window or the clip is plays no part: a line
/// is the same in every tile.
///
/// - Reference: [SVG 2, section 13.5.6](https://www.w3.org/TR/SVG2/painting.html#StrokeDashing), and the PostScript
///   Language Reference, third edition, `setdash`.
struct Dasher {
  /// The largest number of dashes and gaps on a line.
  static let mostChanges = 100_000.0

  /// Dashes and gaps in turn, an even number.
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// Prepares a pattern, or fails for a line without gaps.
  init?(_ stroke: DisplayList.Stroke) {
    guard !stroke.dash.isEmpty, stroke.dash.count <= Int(Self.mostChanges), stroke.dashPhase.isFinite,
      stroke.dash.allSatisfy({ $0 >= 0 && $0.isFinite })
    else { return nil }
    let lengths = stroke.dash.count % 2 == 0 ? stroke.dash : stroke.dash + stroke.dash
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    self.lengths = lengths
    self.period = period
    let turns = (stroke.dashPhase / period).rounded(.down)
    phase = min(max(stroke.dashPhase - turns * period, 0), period)
  }

  /// A place in the dash pattern.
  private struct Place {
    var index: Int
    /// The remaining length of the dash or gap.
    var rest: Double
    var isDash: Bool { index % 2 == 0 }
  }

  private var beginning: Place {
    var index = 0
    var passed = phase
    while index < lengths.count - 1, passed >= lengths[index], passed > 0 {
      passed -= lengths[index]
      index += 1
    }
    return Place(index: index, rest: max(lengths[index] - passed, 0))
  }

  /// Hands the dashes of a line to a sink.
  func cut(_ line: Polyline, into sink: (Polyline) -> Void) {
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    guard points.count > 1 else {
      sink(line)
      return
    }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard length > 0, length / period * Double(lengths.count) <= Self.mostChanges else {
      sink(line)
      return
    }
    var dashes = Dashes(line: line, points: points)
    var place = beginning
    if place.isDash { dashes.begin(at: points[0], isSmooth: false) }
    let beganInDash = place.isDash
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let way = to - from
      let whole = way.length
      guard whole > 0 else { continue }
      var done = 0.0
      while whole - done > place.rest {
        done += place.rest
        let point = from + way * (done / whole)
        if place.isDash {
          dashes.end(at: point, direction: way / whole, into: sink)
        } else {
          dashes.begin(at: point, isSmooth: false)
        }
        place.index = (place.index + 1) % lengths.count
        place.rest = lengths[place.index]
      }
      place.rest -= whole - done
      let isSmooth = index < line.isSmooth.count && line.isSmooth[index]
      if place.isDash { dashes.pass(to, isSmooth: isSmooth) }
    }
    dashes.finish(isInDash: place.isDash, beganInDash: beganInDash, into: sink)
  }

  /// The dash that is being made, and the first, which a closed line's last may join.
  private struct Dashes {
    private let isClosed: Bool
    private let startIsSmooth: Bool
    private var dash = Polyline()
    private var first: Polyline?
    private var count = 0

    init(line: Polyline, points: [Vector]) {
      isClosed = line.isClosed
      startIsSmooth = line.isSmooth.first ?? false
    }

    mutating func begin(at point: Vector, isSmooth: Bool) {
      dash = Polyline()
      dash.append(point, isSmooth: isSmooth)
    }

    mutating func pass(_ point: Vector, isSmooth: Bool) {
      dash.append(point, isSmooth: isSmooth)
    }

    mutating func end(at point: Vector, direction: Vector, into sink: (Polyline) -> Void) {
      if dash.points.count == 1, (point - dash.points[0]).length == 0 {
        dash.direction = direction
      } else {
        dash.append(point, isSmooth: false)
      }
      hand(dash, into: sink)
      dash = Polyline()
    }

    private mutating func hand(_ dash: Polyline, into sink: (Polyline) -> Void) {
      // The first dash of a closed line waits for the last.
      if count == 0, isClosed { first = dash } else { sink(dash) }
      count += 1
    }

    mutating func finish(isInDash: Bool, beganInDash: Bool, into sink: (Polyline) -> Void) {
      if isInDash, count == 0, isClosed {
        // One dash all around.
        dash.points.removeLast()
        dash.isSmooth.removeLast()
        dash.isClosed = true
        sink(dash)
        return
      }
      if isInDash, let joined = first, beganInDash, isClosed {
        dash.isSmooth[dash.isSmooth.count - 1] = startIsSmooth
        for index in joined.points.indices.dropFirst() {
          dash.append(joined.points[index], isSmooth: joined.isSmooth[index])
        }
        sink(dash)
        return
      }
      if isInDash { sink(dash) }
      if let first { sink(first) }
    }
  }
}
