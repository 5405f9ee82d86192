import SwiftUI

/// The surface of the sea from side to side, and the water below it.
struct Swell: Shape {
  /// The height of a wave above and below the middle.
  var swing: CGFloat
  /// The number of waves.
  var count: Int
  /// How far the first wave has come, as a part of its length.
  var shift: CGFloat

  func path(in rect: CGRect) -> Path {
    let steps = count * 16
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...steps {
        let part = CGFloat(step) / CGFloat(steps)
        let angle = (part * CGFloat(count) + shift) * 2 * .pi
        path.addLine(
          to: CGPoint(x: rect.minX + part * rect.width, y: rect.minY + swing * (1 - sin(angle))))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A ferry from the side, its bow at the right.
struct Ferry: Shape {
  /// The number of decks above the hull.
  var decks: Int
  /// How far the bow leans forward, as a part of the length.
  var rake: CGFloat

  func path(in rect: CGRect) -> Path {
    let hull = rect.height * 0.34
    let top = rect.maxY - hull
    let height = (rect.height - hull) / CGFloat(decks + 1)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: top))
      path.addLine(to: CGPoint(x: rect.maxX, y: top))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - rect.width * rake, y: rect.maxY),
        control: CGPoint(x: rect.maxX - rect.width * rake * 0.4, y: rect.maxY - hull * 0.4))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.06, y: rect.maxY))
      path.closeSubpath()
      for deck in 0..<decks {
        let inset = rect.width * (0.05 + 0.08 * CGFloat(deck))
        path.addRect(
          CGRect(
            x: rect.minX + inset, y: top - CGFloat(deck + 1) * height, width: rect.width - inset * 2.4,
            height: height - 2))
      }
      path.addRoundedRect(
        in: CGRect(
          x: rect.minX + rect.width * 0.3, y: rect.minY, width: rect.width * 0.1, height: height - 2),
        cornerSize: CGSize(width: 2, height: 2))
    }
  }
}

/// The star of a compass: long points, and shorter ones between them.
struct WindRose: Shape {
  /// The number of long points.
  var points: Int
  /// The distance of the inner corners from the middle, as a part of the radius.
  var waist: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let corners = points * 4
    return Path { path in
      for corner in 0..<corners {
        let reach = corner.isMultiple(of: 2) ? (corner.isMultiple(of: 4) ? 1 : 0.62) : waist
        let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi
        let point = CGPoint(
          x: rect.midX + sin(angle) * radius * reach, y: rect.midY - cos(angle) * radius * reach)
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

/// The lit part of the moon.
struct Moon: Shape {
  /// The lit part of the disc: 0 for a new moon, 1 for a full one.
  var lit: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    func point(_ step: Int, _ side: CGFloat) -> CGPoint {
      let angle = CGFloat(step) / 32 * .pi
      return CGPoint(x: rect.midX + sin(angle) * radius * side, y: rect.midY - cos(angle) * radius)
    }
    return Path { path in
      path.addLines((0...32).map { point($0, 1) } + (0...32).reversed().map { point($0, 1 - 2 * lit) })
      path.closeSubpath()
    }
  }
}

/// A cross from corner to corner, such as on a signal flag.
struct Saltire: Shape {
  /// The width of each arm.
  var arm: CGFloat

  func path(in rect: CGRect) -> Path {
    let lines = Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
    return lines.strokedPath(StrokeStyle(lineWidth: arm))
  }
}
