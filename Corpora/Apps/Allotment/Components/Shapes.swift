import SwiftUI

/// A leaf that points to the upper right corner.
struct LeafShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY),
      control1: CGPoint(x: rect.minX - rect.width * 0.1, y: rect.minY + rect.height * 0.3),
      control2: CGPoint(x: rect.minX + rect.width * 0.4, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.6),
      control2: CGPoint(x: rect.minX + rect.width * 0.7, y: rect.maxY + rect.height * 0.1))
    path.closeSubpath()
    return path
  }
}

/// Hills from the left to the right.
struct HillShape: Shape {
  /// How high the hills are; 1 is the whole rectangle.
  var height: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      let top = rect.maxY - rect.height * height
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: (top + rect.maxY) / 2))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: (top + rect.maxY) / 2),
        control: CGPoint(x: rect.minX + rect.width / 4, y: top))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: top), control: CGPoint(x: rect.minX + rect.width * 0.75, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A bubble of a message, with a tail at its lower corner.
struct BubbleShape: Shape {
  var radius: CGFloat
  var hasTail: Bool
  var isOwn: Bool

  func path(in rect: CGRect) -> Path {
    let tail: CGFloat = 7
    let body = CGRect(
      x: isOwn ? rect.minX : rect.minX + tail, y: rect.minY, width: rect.width - tail, height: rect.height)
    var path = Path(roundedRect: body, cornerRadius: min(radius, rect.height / 2))
    guard hasTail else { return path }
    let edge = isOwn ? body.maxX : body.minX
    let outside = isOwn ? rect.maxX : rect.minX
    let inside = isOwn ? edge - 18 : edge + 18
    let (upper, lower) = (CGPoint(x: edge, y: rect.maxY - 18), CGPoint(x: inside, y: rect.maxY))
    let bend = CGPoint(x: edge, y: rect.maxY - 4)
    // Both outlines turn the same way, so that neither cuts a hole into the other.
    path.move(to: isOwn ? upper : lower)
    if isOwn {
      path.addQuadCurve(to: CGPoint(x: outside, y: rect.maxY), control: bend)
      path.addLine(to: lower)
    } else {
      path.addLine(to: CGPoint(x: outside, y: rect.maxY))
      path.addQuadCurve(to: upper, control: bend)
    }
    path.closeSubpath()
    return path
  }
}
