import SwiftUI

/// A regular hexagon.
struct Hexagon: InsettableShape {
  /// Whether it stands on a corner.
  var isPointed = true
  /// How much smaller it is at each side.
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - inset
    let start = isPointed ? -90.0 : 0
    return Path { path in
      path.addLines(
        (0..<6).map { corner in
          let angle = CGFloat((start + Double(corner) * 60) / 180 * .pi)
          return CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        })
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Hexagon { Hexagon(isPointed: isPointed, inset: inset + amount) }
}

/// A straw hive of coils.
struct StrawSkep: Shape {
  /// The number of coils.
  var coils: Int
  /// The width of the lowest coil, as a part of the whole.
  var belly: CGFloat

  func path(in rect: CGRect) -> Path {
    let height = rect.height / CGFloat(coils)
    return Path { path in
      for coil in 0..<coils {
        let part = (CGFloat(coil) + 0.6) / CGFloat(coils)
        let width = rect.width * belly * sqrt(1 - (1 - part) * (1 - part))
        path.addRoundedRect(
          in: CGRect(
            x: rect.midX - width / 2, y: rect.minY + CGFloat(coil) * height, width: width,
            height: height * 0.9),
          cornerSize: CGSize(width: height * 0.45, height: height * 0.45))
      }
    }
  }
}

/// Hills in front of the sky.
struct Hills: Shape {
  /// The number of hills.
  var count: Int
  /// How high they are, as a part of the whole.
  var rise: CGFloat

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(count)
    let base = rect.maxY - rect.height * 0.18
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: base))
      for hill in 0..<count {
        let start = rect.minX + CGFloat(hill) * width
        path.addQuadCurve(
          to: CGPoint(x: start + width, y: base),
          control: CGPoint(x: start + width / 2, y: base - rect.height * rise))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A roof with two slopes.
struct Gable: Shape {
  /// The height of the ridge, as a part of the whole.
  var pitch: CGFloat
  /// How far the ridge is from each side, as a part of the width.
  var eaves: CGFloat

  func path(in rect: CGRect) -> Path {
    let top = rect.maxY - rect.height * pitch
    return Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.minX + rect.width * eaves, y: top),
        CGPoint(x: rect.maxX - rect.width * eaves, y: top),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

/// A jar without its lid, or what it holds.
struct JarBody: Shape {
  /// The width of the neck, as a part of the whole.
  var neck: CGFloat
  /// How full it is.
  var level: CGFloat = 1

  func path(in rect: CGRect) -> Path {
    let side = rect.width * (1 - neck) / 2
    let shoulder = rect.minY + rect.height * 0.22
    let body = Path { path in
      path.move(to: CGPoint(x: rect.minX + side, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - side, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: shoulder), control: CGPoint(x: rect.maxX, y: rect.minY + 2))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 8))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - 8, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + 8, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - 8), control: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: shoulder))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + side, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY + 2))
      path.closeSubpath()
    }
    guard level < 1 else { return body }
    let height = rect.height * level
    return body.intersection(
      Path(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)))
  }
}

/// The petals of a blossom around its middle.
struct Petals: Shape {
  /// The number of petals.
  var count: Int
  /// How deep the cuts between the petals are, as a part of the radius.
  var depth: CGFloat

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    func point(_ step: CGFloat, _ part: CGFloat) -> CGPoint {
      let angle = step / CGFloat(count) * 2 * .pi
      return CGPoint(x: middle.x + sin(angle) * radius * part, y: middle.y - cos(angle) * radius * part)
    }
    return Path { path in
      path.move(to: point(-0.5, 1 - depth))
      for petal in 0..<count {
        path.addCurve(
          to: point(CGFloat(petal) + 0.5, 1 - depth), control1: point(CGFloat(petal) - 0.5, 1.35),
          control2: point(CGFloat(petal) + 0.5, 1.35))
      }
      path.closeSubpath()
    }
  }
}

/// A wreath of leaves that is open above.
struct Wreath: Shape {
  /// The number of leaves at each side.
  var leaves: Int
  /// The angle of the opening, in degrees.
  var opening: Double

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - 8
    return Path { path in
      for side in [CGFloat(-1), 1] {
        for leaf in 0..<leaves {
          let degrees = opening / 2 + (180 - opening / 2) * (Double(leaf) + 0.5) / Double(leaves)
          let angle = CGFloat(degrees / 180 * .pi)
          let shift = CGAffineTransform(
            translationX: rect.midX + side * sin(angle) * radius, y: rect.midY - cos(angle) * radius)
          path.addEllipse(
            in: CGRect(x: -3, y: -8, width: 6, height: 16),
            transform: shift.rotated(by: side * (angle + 0.5)))
        }
      }
    }
  }
}

/// A bee from above.
struct BeeShape: Shape {
  /// The width of a wing, as a part of the whole.
  var wings: CGFloat
  /// The number of stripes.
  var stripes: Int

  func path(in rect: CGRect) -> Path {
    let body = CGRect(
      x: rect.midX - rect.width * 0.15, y: rect.minY + rect.height * 0.2, width: rect.width * 0.3,
      height: rect.height * 0.75)
    let stripe = body.height / CGFloat(2 * stripes + 1)
    return Path { path in
      for side in [CGFloat(-1), 1] {
        let width = rect.width * wings
        path.addEllipse(
          in: CGRect(
            x: side < 0 ? body.minX - width : body.maxX, y: rect.minY + rect.height * 0.28, width: width,
            height: rect.height * 0.3))
      }
      path.addEllipse(
        in: CGRect(x: rect.midX - 4, y: rect.minY + rect.height * 0.06, width: 8, height: rect.height * 0.12))
      for number in 0...stripes {
        let part = (CGFloat(number) + 0.5) / (CGFloat(stripes) + 1)
        let width = body.width * (1 - abs(part - 0.4) * 0.9)
        path.addRoundedRect(
          in: CGRect(
            x: rect.midX - width / 2, y: body.minY + CGFloat(2 * number) * stripe, width: width,
            height: stripe),
          cornerSize: CGSize(width: stripe / 2, height: stripe / 2))
      }
    }
  }
}

/// Points on a circle, larger at its top.
struct Pollen: Shape {
  /// The number of points.
  var points: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - 6
    return Path { path in
      for number in 0..<points {
        let angle = CGFloat(number) / CGFloat(points) * 2 * .pi
        let size = 3 + 4 * (1 + cos(angle)) / 2
        path.addEllipse(
          in: CGRect(
            x: rect.midX + sin(angle) * radius - size, y: rect.midY - cos(angle) * radius - size,
            width: 2 * size, height: 2 * size))
      }
    }
  }
}
