import SwiftUI

/// A rosette, such as of basil leaves.
struct Rosette: Shape {
  /// The number of petals.
  var petals: Int
  /// The depth of the cuts between petals, as a part of the radius.
  var depth: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let points = petals * 24
    var path = Path()
    for index in 0..<points {
      let angle = CGFloat(index) / CGFloat(points) * 2 * .pi
      let reach = radius * (1 - depth * (0.5 - 0.5 * cos(angle * CGFloat(petals))))
      let point = CGPoint(x: rect.midX + sin(angle) * reach, y: rect.midY - cos(angle) * reach)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// A star of a rating.
struct Star: Shape {
  /// The number of points.
  var points: Int
  /// The distance of the inner corners from the centre, as a part of the radius.
  var inner: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for index in 0..<points * 2 {
      let angle = CGFloat(index) / CGFloat(points * 2) * 2 * .pi
      let reach = index.isMultiple(of: 2) ? radius : radius * inner
      let point = CGPoint(x: rect.midX + sin(angle) * reach, y: rect.midY - cos(angle) * reach)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// A jar with a lid.
struct Jar: Shape {
  /// The width of the neck, as a part of the whole width.
  var neck: CGFloat
  /// The height of the lid, as a part of the whole height.
  var lid: CGFloat
  /// The corner radius of the foot.
  var foot: CGFloat

  func path(in rect: CGRect) -> Path {
    let side = rect.width * (1 - neck) / 2
    let top = rect.minY + rect.height * lid
    var path = Path(
      roundedRect: CGRect(
        x: rect.minX + side, y: rect.minY, width: rect.width - side * 2, height: top - rect.minY),
      cornerRadius: 3)
    path.addPath(
      Path(
        roundedRect: CGRect(x: rect.minX, y: top + 2, width: rect.width, height: rect.maxY - top - 2),
        cornerRadius: foot))
    return path
  }
}

/// The ticks of a dial.
struct DialTicks: Shape {
  /// The number of ticks.
  var count: Int
  /// The length of each tick.
  var length: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<count {
        let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
        let long = index.isMultiple(of: 5) ? length * 1.6 : length
        path.move(to: CGPoint(x: rect.midX + sin(angle) * radius, y: rect.midY - cos(angle) * radius))
        path.addLine(
          to: CGPoint(
            x: rect.midX + sin(angle) * (radius - long), y: rect.midY - cos(angle) * (radius - long)))
      }
    }
  }
}

/// A band whose lower edge is a wave.
struct Wave: Shape {
  /// The height of the wave.
  var swing: CGFloat
  /// The number of waves.
  var count: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - swing))
      let width = rect.width / CGFloat(count)
      for index in 0..<count {
        let right = rect.maxX - CGFloat(index) * width
        path.addQuadCurve(
          to: CGPoint(x: right - width, y: rect.maxY - swing),
          control: CGPoint(
            x: right - width / 2, y: rect.maxY + (index.isMultiple(of: 2) ? swing : -swing * 3)))
      }
      path.closeSubpath()
    }
  }
}
