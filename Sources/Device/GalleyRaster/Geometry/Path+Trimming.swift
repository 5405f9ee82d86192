import Foundation

extension Path {
  /// The part of the outline between two shares of its length, over all its parts.
  ///
  /// Lengths are those of chords no further from their curves than 1/128 of a point; curves are cut, not flattened.
  ///
  /// - Parameters:
  ///   - from: The share at which it begins, 0 to 1.
  ///   - to: The share at which it ends, 0 to 1.
  /// - Returns: The part; nothing where it would end before it begins.
  package func trimmed(from: Double, to: Double) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = measuredPieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (begin, end) = (from * total, to * total)
    var result = Path()
    var passed = 0.0
    var last: Vector?
    for piece in pieces {
      let (low, high) = (max(begin, passed), min(end, passed + piece.length))
      if high > low {
        let part = piece.cut(from: piece.parameter(at: low - passed), to: piece.parameter(at: high - passed))
        if last != part.begin || piece.beginsPart { result.move(to: part.begin.point) }
        result.segments.append(part.segment)
        last = part.end
      }
      passed += piece.length
    }
    return result
  }

  /// The steps that draw something, with their lengths.
  var measuredPieces: [MeasuredPiece] {
    var pieces: [MeasuredPiece] = []
    var last = Vector()
    var start = Vector()
    var beginsPart = true
    func add(_ controls: [Vector]) {
      pieces.append(MeasuredPiece(controls, beginsPart: beginsPart))
      beginsPart = false
      last = controls[controls.count - 1]
    }
    for segment in begun {
      switch segment {
      case .move(let point):
        last = Vector(point)
        start = last
        beginsPart = true
      case .line(let point): add([last, Vector(point)])
      case .quad(let control, let point): add([last, Vector(control), Vector(point)])
      case .cubic(let control1, let control2, let point):
        add([last, Vector(control1), Vector(control2), Vector(point)])
      case .close:
        if last != start { add([last, start]) }
        beginsPart = true
      }
    }
    return pieces
  }
}

/// A line or a Bézier curve of an outline, with the lengths of its chords.
struct MeasuredPiece {
  /// The begin, control points and end: two, three or four.
  let controls: [Vector]
  /// Whether a new part of the outline begins with it.
  let beginsPart: Bool
  /// The length up to the end of each chord; the chords are of equal parameter length.
  private var lengths: [Double] = []

  var begin: Vector { controls[0] }
  var end: Vector { controls[controls.count - 1] }
  var length: Double { lengths[lengths.count - 1] }

  init(_ controls: [Vector], beginsPart: Bool) {
    self.controls = controls
    self.beginsPart = beginsPart
    let chords =
      switch controls.count {
      case 2: 1
      // A share of the length is looked up linearly within a chord, so that a few more chords keep it even.
      case 3: 16 + QuadraticCurve(controls[0], controls[1], controls[2]).chords(tolerance: 1.0 / 128)
      default:
        16 + CubicCurve(controls[0], controls[1], controls[2], controls[3]).chords(tolerance: 1.0 / 128)
      }
    var last = controls[0]
    var sum = 0.0
    for index in 1...chords {
      let point = Self.cut(controls, from: 0, to: Double(index) / Double(chords)).last ?? last
      sum += (point - last).length
      lengths.append(sum)
      last = point
    }
  }

  /// The parameter at a length from the begin.
  func parameter(at length: Double) -> Double {
    let index = lengths.partitioningIndex { $0 >= length }
    guard index < lengths.count else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let chord = lengths[index] - before
    let share = chord > 0 ? (length - before) / chord : 0
    return (Double(index) + share) / Double(lengths.count)
  }

  /// The piece between two parameters, as a step of a path.
  func cut(from: Double, to: Double) -> (begin: Vector, segment: Path.Segment, end: Vector) {
    let part = from == 0 && to == 1 ? controls : Self.cut(controls, from: from, to: to)
    let end = part[part.count - 1]
    let segment: Path.Segment =
      switch part.count {
      case 2: .line(end.point)
      case 3: .quad(control: part[1].point, to: end.point)
      default: .cubic(control1: part[1].point, control2: part[2].point, to: end.point)
      }
    return (part[0], segment, end)
  }

  /// The control points of a part of a Bézier curve, by de Casteljau's algorithm.
  private static func cut(_ controls: [Vector], from: Double, to: Double) -> [Vector] {
    let upper = split(controls, at: to).first
    return to > 0 ? split(upper, at: from / to).last : upper
  }

  private static func split(_ controls: [Vector], at parameter: Double) -> (first: [Vector], last: [Vector]) {
    var first = [controls[0]]
    var last = [controls[controls.count - 1]]
    var level = controls
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * parameter }
      first.append(level[0])
      last.insert(level[level.count - 1], at: 0)
    }
    return (first, last)
  }
}
