import SwiftUI

/// A wheel: its rim, its hub, and spokes that cross each other.
struct Wheel: Shape {
  /// The number of spokes.
  var spokes: Int
  /// The number of neighbours that a spoke crosses between hub and rim.
  var crossing: Int
  /// The thickness of tyre and rim.
  var tyre: CGFloat

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - tyre / 2
    let hub = radius * 0.12
    func point(_ angle: CGFloat, _ reach: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)
    }
    let lines = Path { path in
      for spoke in 0..<spokes {
        let angle = CGFloat(spoke) / CGFloat(spokes) * 2 * .pi
        let turn = CGFloat(crossing) * 0.3 * (spoke.isMultiple(of: 2) ? 1 : -1)
        path.move(to: point(angle + turn, hub))
        path.addLine(to: point(angle, radius))
      }
    }
    let ring = Path(ellipseIn: rect.square.insetBy(dx: tyre / 2, dy: tyre / 2))
    var whole = lines.strokedPath(StrokeStyle(lineWidth: 1))
    whole.addPath(ring.strokedPath(StrokeStyle(lineWidth: tyre)))
    whole.addEllipse(in: CGRect(x: middle.x - hub, y: middle.y - hub, width: 2 * hub, height: 2 * hub))
    return whole
  }
}

/// The frame of a bicycle from the side, its fork at the right.
struct BikeFrame: Shape {
  /// The lean of the head tube, as a part of the width.
  var slack: CGFloat
  /// The width of the tubes.
  var tube: CGFloat

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    let rear = point(0, 1)
    let crank = point(0.4, 0.98)
    let seat = point(0.31, 0.22)
    let head = point(1 - slack, 0.22)
    let lines = Path { path in
      path.addLines([seat, crank, rear, seat, head, crank])
      path.move(to: point(1 - slack * 1.25, 0.02))
      path.addLine(to: point(1, 1))
      path.move(to: point(0.27, 0.02))
      path.addLine(to: seat)
      path.move(to: point(0.18, 0.02))
      path.addLine(to: point(0.36, 0.02))
      path.move(to: point(1 - slack * 1.25, 0.02))
      path.addQuadCurve(to: point(1 - slack * 0.5, 0.14), control: point(1 - slack * 0.1, 0))
    }
    return lines.strokedPath(StrokeStyle(lineWidth: tube, lineCap: .round, lineJoin: .round))
  }
}

/// A cog with its teeth, and the bore in its middle.
struct Cog: Shape {
  /// The number of teeth.
  var teeth: Int
  /// The height of the teeth, as a part of the radius.
  var depth: CGFloat
  /// Whether there is a hole for the hub.
  var bore: Bool

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let steps = teeth * 4
    return Path { path in
      for step in 0..<steps {
        let reach = step % 4 < 2 ? 1 : 1 - depth
        let angle = (CGFloat(step) + 0.5) / CGFloat(steps) * 2 * .pi
        let point = CGPoint(
          x: rect.midX + sin(angle) * radius * reach, y: rect.midY - cos(angle) * radius * reach)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      if bore {
        path.addEllipse(in: rect.square.insetBy(dx: radius * 0.62, dy: radius * 0.62))
      }
    }
  }
}

/// A stub of a ticket: a card with a bite on both sides.
struct Stub: Shape {
  /// The radius of each bite.
  var bite: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY - bite))
      path.addArc(
        center: CGPoint(x: rect.maxX, y: rect.midY), radius: bite, startAngle: .degrees(-90),
        endAngle: .degrees(90), clockwise: true)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY + bite))
      path.addArc(
        center: CGPoint(x: rect.minX, y: rect.midY), radius: bite, startAngle: .degrees(90),
        endAngle: .degrees(-90), clockwise: true)
      path.closeSubpath()
    }
  }
}

/// A seal with points all around.
struct Seal: Shape {
  /// The number of points.
  var points: Int
  /// The distance of the inner corners from the middle, as a part of the radius.
  var waist: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let corners = points * 2
    return Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let reach = radius * (corner.isMultiple(of: 2) ? 1 : waist)
          let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi
          return CGPoint(x: rect.midX + sin(angle) * reach, y: rect.midY - cos(angle) * reach)
        })
      path.closeSubpath()
    }
  }
}

extension CGRect {
  /// The largest square in the middle.
  var square: CGRect {
    let side = Swift.min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
