/// A parabola's arc: begin, control point, end.
struct QuadraticCurve {
  var begin: Vector
  var control: Vector
  var end: Vector

  init(_ begin: Vector, _ control: Vector, _ end: Vector) {
    self.begin = begin
    self.control = control
    self.end = end
  }

  /// The point at a parameter from 0 to 1.
  func at(_ t: Double) -> Vector {
    let s = 1 - t
    return begin * (s * s) + control * (2 * s * t) + end * (t * t)
  }

  /// The parameters inside of the curve at which it turns around, across or down.
  var extrema: [Double] {
    let bend = begin - control * 2 + end
    let slope = begin - control
    return [slope.x / bend.x, slope.y / bend.y].filter { $0 > 0 && $0 < 1 }
  }

  /// Into how many chords of equal parameter length the curve falls, so that none is further away than a tolerance.
  ///
  /// Wang's bound: the distance of a chord is at most |second derivative| / 8 n²; here that is |bend| / 4 n².
  /// - Reference: G. Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces",
  ///   1984; in English in R. Goldman, *Pyramid Algorithms*, 2003, section 5.6.3.
  func chords(tolerance: Double) -> Int {
    let bend = begin - control * 2 + end
    return chordCount((bend.length / (4 * tolerance)).squareRoot())
  }
}

/// A cubic Bézier curve: begin, two control points, end.
struct CubicCurve {
  var begin: Vector
  var control1: Vector
  var control2: Vector
  var end: Vector

  init(_ begin: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector) {
    self.begin = begin
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at a parameter from 0 to 1.
  func at(_ t: Double) -> Vector {
    let s = 1 - t
    return begin * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// The parameters inside of the curve at which it turns around, across or down.
  var extrema: [Double] {
    let a = end - begin + (control1 - control2) * 3
    let b = (begin - control1 * 2 + control2) * 2
    let c = control1 - begin
    return roots(a.x, b.x, c.x) + roots(a.y, b.y, c.y)
  }

  /// Into how many chords of equal parameter length the curve falls, so that none is further away than a tolerance.
  ///
  /// Wang's bound, as in ``QuadraticCurve/chords(tolerance:)``; the second derivative of a cubic is largest at an end.
  func chords(tolerance: Double) -> Int {
    let bend1 = begin - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    return chordCount((0.75 * max(bend1.length, bend2.length) / tolerance).squareRoot())
  }

  /// The solutions of ax² + bx + c = 0 between 0 and 1.
  private func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The form that does not subtract nearly equal numbers (Numerical Recipes, section 5.6).
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}

/// The most chords of one curve: at 1/128 of a pixel, enough for curves that bend by 20 000 pixels.
private let mostChords = 2048.0

/// A number of chords, at least one, from its real-valued bound.
private func chordCount(_ bound: Double) -> Int {
  guard bound > 1 else { return 1 }
  return Int(min(bound.rounded(.up), mostChords))
}
