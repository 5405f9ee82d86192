import Foundation

/// The step of a gradient's ramp at each pixel.
///
/// Every pixel is computed from its own middle, in doubles and one order, so it does not matter which pixels are asked for.
struct GradientField {
  /// The formula of a pixel's step.
  private enum Kind {
    /// Everywhere the last colour.
    case end
    /// A sum of multiples of column and row.
    case linear(across: Double, down: Double, origin: Double)
    /// A multiple of the distance from the origin of the map, and more.
    case radial(map: Transform, scale: Double, offset: Double)
    /// The angle around the origin of the map.
    case angular(map: Transform, Sweep)
  }

  /// The part of a turn that an angular gradient takes.
  private struct Sweep {
    /// The beginning, in turns; for more than a turn, that of the last whole turn.
    var start: Double
    /// 1 when it runs clockwise, −1 when not.
    var direction: Double
    /// The length, in turns.
    var length: Double

    /// The place at an angle, in turns.
    @inline(__always)
    func place(at angle: Double) -> Double {
      let turned = (angle - start) * direction
      let part = turned - turned.rounded(.down)
      if length >= 1 { return 1 + (part - 1) / length }
      if part <= length { return part / length }
      return part < (1 + length) / 2 ? 1 : 0
    }
  }

  private let kind: Kind

  /// Prepares a gradient; fails for a plain colour, for numbers that are none, and under a map that cannot be turned around.
  ///
  /// - Parameters:
  ///   - paint: The gradient.
  ///   - transform: From its points to pixels.
  init?(_ paint: Paint, transform: Transform) {
    guard let inverse = transform.inverted, inverse.isModerate else { return nil }
    // From a pixel's column and row to the point in its middle.
    let map = Transform.translation(x: 0.5, y: 0.5).then(inverse)
    switch paint {
    case .color: return nil
    case .linearGradient(_, let from, let to):
      let (from, to) = (Vector(from), Vector(to))
      guard (from + to).isModerate else { return nil }
      let way = to - from
      let square = way.dot(way)
      guard square > 1e-30 else {
        kind = .end
        return
      }
      kind = .linear(
        across: (map.a * way.x + map.b * way.y) / square, down: (map.c * way.x + map.d * way.y) / square,
        origin: (Vector(map.tx, map.ty) - from).dot(way) / square)
    case .radialGradient(_, let center, let start, let end):
      guard Vector(center).isModerate, Vector(start, end).isModerate else { return nil }
      guard abs(end - start) > 1e-15 else {
        kind = .end
        return
      }
      kind = .radial(
        map: map.then(.translation(x: -center.x, y: -center.y)), scale: 1 / (end - start),
        offset: -start / (end - start))
    case .angularGradient(_, let center, let start, let end):
      guard Vector(center).isModerate, Vector(start, end).isModerate else { return nil }
      let length = abs(end - start) / (2 * .pi)
      guard length > 1e-15 else {
        kind = .end
        return
      }
      let direction: Double = end > start ? 1 : -1
      let begin = length > 1 ? end / (2 * .pi) - direction : start / (2 * .pi)
      kind = .angular(
        map: map.then(.translation(x: -center.x, y: -center.y)),
        Sweep(start: begin, direction: direction, length: length))
    }
  }

  /// Whether all pixels of a row have the same step.
  var isLevel: Bool {
    switch kind {
    case .end: true
    case .linear(let across, _, _): across == 0
    case .radial, .angular: false
    }
  }

  /// Writes the steps of a row's pixels, as indices into a ramp's colours.
  @inline(__always)
  func forEachStep(x: Int, y: Int, count: Int, _ body: (_ index: Int, _ step: Int) -> Void) {
    switch kind {
    case .end:
      for index in 0..<count { body(index, GradientRamp.steps + 1) }
    case .linear(let across, let down, let origin):
      let base = down * Double(y) + origin
      for index in 0..<count { body(index, Self.step(base + across * Double(x + index))) }
    case .radial(let map, let scale, let offset):
      let base = Vector(map.c * Double(y) + map.tx, map.d * Double(y) + map.ty)
      let across = Vector(map.a, map.b)
      for index in 0..<count {
        let point = base + across * Double(x + index)
        body(index, Self.step(point.length * scale + offset))
      }
    case .angular(let map, let sweep):
      let base = Vector(map.c * Double(y) + map.tx, map.d * Double(y) + map.ty)
      let across = Vector(map.a, map.b)
      for index in 0..<count {
        let point = base + across * Double(x + index)
        body(index, Self.step(sweep.place(at: Trigonometry.turns(of: point))))
      }
    }
  }

  /// The index of a place: 0 before 0, then the steps, and one more from 1 on.
  @inline(__always)
  private static func step(_ place: Double) -> Int {
    let scaled = place * Double(GradientRamp.steps)
    if scaled <= 0 { return 0 }
    return scaled < Double(GradientRamp.steps) ? Int(scaled) + 1 : GradientRamp.steps + 1
  }
}
