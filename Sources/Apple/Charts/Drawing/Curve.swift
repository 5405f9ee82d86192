import Foundation
import SwiftUI

/// A line through points, by an interpolation method.
///
/// - Reference: M. Steffen, *A simple method for monotonic interpolation in one dimension*, Astronomy and Astrophysics 239, 1990; for
///   Catmull-Rom splines as Bézier curves, P. J. Barry and R. N. Goldman, SIGGRAPH 1988; the forms are those of
///   [d3-shape](https://d3js.org/d3-shape/curve).
struct Curve {
  let method: InterpolationMethod
  /// Whether the points follow one another horizontally, and not vertically.
  let runsAlongX: Bool

  /// The line.
  func path(_ points: [CGPoint]) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      add(points, to: &path)
    }
  }

  /// The area between two lines.
  func area(_ far: [CGPoint], _ near: [CGPoint]) -> Path {
    Path { path in
      guard let first = far.first, let last = near.last else { return }
      path.move(to: first)
      add(far, to: &path)
      path.addLine(to: last)
      // On the way back the order is reversed.
      let back: InterpolationMethod =
        method == .stepStart ? .stepEnd : method == .stepEnd ? .stepStart : method
      Curve(method: back, runsAlongX: runsAlongX).add(near.reversed(), to: &path)
      path.closeSubpath()
    }
  }

  /// Adds the line to a path that is at its first point.
  private func add(_ points: [CGPoint], to path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, to: &path)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension):
      addSpline(points, to: &path) { before, start, end, after in
        let factor = (1 - tension) / 6
        return (
          CGPoint(x: start.x + (end.x - before.x) * factor, y: start.y + (end.y - before.y) * factor),
          CGPoint(x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor)
        )
      }
    case .catmullRom(let alpha):
      addSpline(points, to: &path) { Self.catmullRom($0, $1, $2, $3, alpha: alpha) }
    }
  }

  private func addSteps(_ points: [CGPoint], to path: inout Path) {
    for (start, end) in zip(points, points.dropFirst()) {
      let along = runsAlongX ? (start.x, end.x) : (start.y, end.y)
      let turn: CGFloat
      switch method.kind {
      case .stepStart: turn = along.0
      case .stepEnd: turn = along.1
      default: turn = (along.0 + along.1) / 2
      }
      path.addLine(to: runsAlongX ? CGPoint(x: turn, y: start.y) : CGPoint(x: start.x, y: turn))
      path.addLine(to: runsAlongX ? CGPoint(x: turn, y: end.y) : CGPoint(x: end.x, y: turn))
      path.addLine(to: end)
    }
  }

  private func addSpline(
    _ points: [CGPoint], to path: inout Path,
    controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in points.indices.dropLast() {
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 2, points.count - 1)]
      let (first, second) = controls(before, points[index], points[index + 1], after)
      path.addCurve(to: points[index + 1], control1: first, control2: second)
    }
  }

  private static func catmullRom(
    _ before: CGPoint, _ start: CGPoint, _ end: CGPoint, _ after: CGPoint, alpha: CGFloat
  ) -> (CGPoint, CGPoint) {
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    let (d1, d2, d3) = (length(before, start), length(start, end), length(end, after))
    var first = start
    var second = end
    if d1 > 1e-6 {
      let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
      let n = 3 * d1 * (d1 + d2)
      first.x = (start.x * a - before.x * d2 * d2 + end.x * d1 * d1) / n
      first.y = (start.y * a - before.y * d2 * d2 + end.y * d1 * d1) / n
    }
    if d3 > 1e-6 {
      let b = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2
      let m = 3 * d3 * (d3 + d2)
      second.x = (end.x * b + start.x * d3 * d3 - after.x * d2 * d2) / m
      second.y = (end.y * b + start.y * d3 * d3 - after.y * d2 * d2) / m
    }
    return (first, second)
  }

  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let along = points.map { Double(runsAlongX ? $0.x : $0.y) }
    let across = points.map { Double(runsAlongX ? $0.y : $0.x) }
    let slopes = Self.steffenSlopes(along, across)
    for index in points.indices.dropLast() {
      let third = (along[index + 1] - along[index]) / 3
      func point(_ a: Double, _ b: Double) -> CGPoint {
        runsAlongX ? CGPoint(x: a, y: b) : CGPoint(x: b, y: a)
      }
      path.addCurve(
        to: points[index + 1],
        control1: point(along[index] + third, across[index] + third * slopes[index]),
        control2: point(along[index + 1] - third, across[index + 1] - third * slopes[index + 1]))
    }
  }

  /// Returns the slopes at points with which a cubic between two of them never exceeds both.
  static func steffenSlopes(_ along: [Double], _ across: [Double]) -> [Double] {
    let count = along.count
    guard count > 1 else { return along.map { _ in 0 } }
    let widths = (0..<count - 1).map { along[$0 + 1] - along[$0] }
    let rises = (0..<count - 1).map { widths[$0] == 0 ? 0 : (across[$0 + 1] - across[$0]) / widths[$0] }
    var slopes = [Double](repeating: 0, count: count)
    for index in 1..<max(1, count - 1) {
      let (left, right) = (rises[index - 1], rises[index])
      let width = widths[index - 1] + widths[index]
      guard left * right > 0, width != 0 else { continue }
      let mean = (left * widths[index] + right * widths[index - 1]) / width
      let sign = left < 0 ? -2.0 : 2
      slopes[index] = sign * min(abs(left), abs(right), 0.5 * abs(mean))
    }
    func end(_ rise: Double, _ slope: Double) -> Double {
      let value = (3 * rise - slope) / 2
      if value * rise <= 0 { return 0 }
      // Steffen's rule for the last point: no more than twice the rise beside it.
      return abs(value) > 2 * abs(rise) ? 2 * rise : value
    }
    slopes[0] = end(rises[0], count > 2 ? slopes[1] : rises[0])
    slopes[count - 1] = end(rises[count - 2], count > 2 ? slopes[count - 2] : rises[0])
    return slopes
  }
}
