import Foundation
import SwiftUI

/// The parts of a disc that sectors have, clockwise from the top.
struct SectorLayout {
  /// A part of a ring.
  struct Sector: Equatable {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    /// The angles in radians, clockwise from the top.
    let start: Double
    let end: Double
    /// The distance kept at each of the straight edges, in points.
    let inset: CGFloat

    var middle: Double { (start + end) / 2 }

    /// The point at a radius and an angle.
    func point(at radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
    }

    /// The outline.
    func path(cornerRadius: CGFloat) -> Path {
      let outerTrim = trim(outer)
      guard end - start > 2 * outerTrim else { return Path() }
      // A whole ring has no edges.
      if end - start > 2 * .pi - 1e-9, inset == 0 { return ring }
      let from = start + outerTrim
      let to = end - outerTrim
      let innerTrim = inner > inset ? min(trim(inner), (end - start) / 2) : 0
      let radius = min(cornerRadius, (outer - inner) / 2, outer * CGFloat(to - from) / 3)
      return Path { path in
        addArc(&path, outer, from, to, radius: radius, isOuter: true)
        if inner > inset, inner > 0 {
          addArc(
            &path, inner, end - innerTrim, start + innerTrim,
            radius: min(radius, inner * CGFloat(end - start) / 4), isOuter: false)
        } else {
          // The edges that are kept apart meet on the line through the middle.
          let tip = inset > 0 ? inset / max(0.2, CGFloat(sin((end - start) / 2))) : 0
          path.addLine(to: point(at: min(tip, outer / 2), middle))
        }
        path.closeSubpath()
      }
    }

    private func trim(_ radius: CGFloat) -> Double {
      radius > inset ? asin(Double(min(1, inset / radius))) : 0
    }

    private var ring: Path {
      var path = Path(ellipseIn: CGRect(center, radius: outer))
      if inner > 0 {
        // The other way round, so that the middle is outside.
        path.addLines(
          stride(from: 0, through: 180, by: 1).map { point(at: inner, -Double($0) / 180 * 2 * .pi) })
        path.closeSubpath()
      }
      return path
    }

    /// Adds an arc with round corners at both ends.
    private func addArc(
      _ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double, radius corner: CGFloat,
      isOuter: Bool
    ) {
      let direction = to > from ? 1.0 : -1.0
      let turn = radius > 0 ? Double(corner / radius) * direction : 0
      let side = isOuter ? radius - corner : radius + corner
      let begin = point(at: corner > 0 ? side : radius, from)
      if isOuter { path.move(to: begin) } else { path.addLine(to: begin) }
      if corner > 0 {
        path.addQuadCurve(to: point(at: radius, from + turn), control: point(at: radius, from))
      }
      path.addArc(
        center: center, radius: radius, startAngle: .radians(from + turn - .pi / 2),
        endAngle: .radians(to - turn - .pi / 2), clockwise: direction < 0)
      if corner > 0 { path.addQuadCurve(to: point(at: side, to), control: point(at: radius, to)) }
    }
  }

  let sectors: [Sector]

  /// Creates the layout of a disc.
  ///
  /// - Parameters:
  ///   - marks: The marks; those that are no sectors are skipped.
  ///   - size: The size of the plot.
  init(_ marks: [Mark], in size: CGSize) {
    let members = marks.filter { $0.kind == .sector }
    let values = members.map { max(0, $0.angle?.value.number ?? 0) }
    let total = values.reduce(0, +)
    let whole = min(size.width, size.height) / 2
    var angle = 0.0
    sectors = zip(members, values).map { mark, value in
      let start = angle
      angle += total > 0 ? value / total * 2 * .pi : 0
      let outer = mark.outerRadius.radius(in: whole, automatic: whole)
      return Sector(
        center: CGPoint(x: size.width / 2, y: size.height / 2),
        inner: mark.innerRadius.radius(in: whole, automatic: 0), outer: outer, start: start, end: angle,
        inset: mark.angularInset)
    }
  }

  /// Returns the sum of the values before a point of the plot, clockwise; `nil` outside of the disc.
  static func value(at point: CGPoint, in size: CGSize, marks: [Mark]) -> Double? {
    let values = marks.filter { $0.kind == .sector }.map { max(0, $0.angle?.value.number ?? 0) }
    let total = values.reduce(0, +)
    let x = Double(point.x - size.width / 2)
    let y = Double(point.y - size.height / 2)
    guard total > 0, hypot(x, y) <= Double(min(size.width, size.height)) / 2 else { return nil }
    var angle = atan2(x, -y)
    if angle < 0 { angle += 2 * .pi }
    return angle / (2 * .pi) * total
  }
}
