import SwiftUI

/// A curtain above a stage: its lower edge hangs in folds.
struct Curtain: Shape {
  /// The number of folds.
  var folds: Int
  /// The height at the sides, as a part of the whole.
  var drop: CGFloat

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(folds)
    let edge = rect.minY + rect.height * drop
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: edge))
      for fold in 0..<folds {
        let start = rect.maxX - CGFloat(fold) * width
        path.addQuadCurve(
          to: CGPoint(x: start - width, y: edge),
          control: CGPoint(x: start - width / 2, y: edge + rect.height * 0.16))
      }
      path.closeSubpath()
    }
  }
}

/// Five lines with the heads of a melody's notes.
struct Melody: Shape {
  /// The number of notes.
  var notes: Int
  /// How far the melody rises, as a part of the height.
  var climb: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      for line in 0..<5 {
        let y = rect.minY + rect.height * (CGFloat(line) + 0.5) / 5
        path.addRect(CGRect(x: rect.minX, y: y - 0.5, width: rect.width, height: 1))
      }
      let head = rect.height / 6
      for note in 0..<notes {
        let part = (CGFloat(note) + 0.5) / CGFloat(notes)
        let wobble = note.isMultiple(of: 2) ? CGFloat(0.06) : -0.06
        let y = rect.maxY - rect.height * (0.18 + part * climb + wobble)
        let x = rect.minX + rect.width * part
        path.addEllipse(in: CGRect(x: x - head * 0.65, y: y - head / 2, width: head * 1.3, height: head))
        path.addRect(CGRect(x: x + head * 0.5, y: y - head * 2.4, width: 1.5, height: head * 2.4))
      }
    }
  }
}

/// The body of a violin from the front, with its neck.
struct ViolinBody: Shape {
  /// The width in the middle, as a part of the whole.
  var waist: CGFloat
  /// The width above the middle, as a part of the whole.
  var shoulder: CGFloat
  /// Whether there are sound holes.
  var holes: Bool

  func path(in rect: CGRect) -> Path {
    let middle = rect.midX
    func point(_ side: CGFloat, _ width: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle + side * rect.width / 2 * width, y: rect.minY + rect.height * y)
    }
    return Path { path in
      path.move(to: point(0, 0, 0.3))
      path.addCurve(
        to: point(1, waist, 0.58), control1: point(1, shoulder * 1.3, 0.28), control2: point(1, shoulder, 0.5)
      )
      path.addCurve(to: point(0, 0, 1), control1: point(1, 1.2, 0.7), control2: point(1, 1.2, 1))
      path.addCurve(to: point(-1, waist, 0.58), control1: point(-1, 1.2, 1), control2: point(-1, 1.2, 0.7))
      path.addCurve(
        to: point(0, 0, 0.3), control1: point(-1, shoulder, 0.5), control2: point(-1, shoulder * 1.3, 0.28))
      path.closeSubpath()
      let neck = rect.width * 0.07
      path.addRoundedRect(
        in: CGRect(x: middle - neck / 2, y: rect.minY, width: neck, height: rect.height * 0.3),
        cornerSize: CGSize(width: 3, height: 3))
      if holes {
        for side in [CGFloat(-1), 1] {
          let hole = point(side, 0.36, 0.62)
          path.addEllipse(in: CGRect(x: hole.x - 2.5, y: hole.y - 13, width: 5, height: 26))
        }
      }
    }
  }
}

/// A fermata: an arc above a dot.
struct Fermata: Shape {
  /// The angle of the arc, in degrees.
  var span: Double
  /// The dot's radius, as a part of the width.
  var dot: CGFloat

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.2)
    let radius = rect.width / 2 - 4
    let arc = Path { path in
      path.addArc(
        center: middle, radius: radius, startAngle: .degrees(-90 - span / 2),
        endAngle: .degrees(-90 + span / 2), clockwise: false)
    }
    var whole = arc.strokedPath(StrokeStyle(lineWidth: 5, lineCap: .round))
    let size = rect.width * dot
    whole.addEllipse(in: CGRect(x: middle.x - size / 2, y: middle.y - size, width: size, height: size))
    return whole
  }
}

/// The case of a metronome: narrow at its top, and on a foot.
struct MetronomeCase: Shape {
  /// The width of the top, as a part of the whole.
  var lean: CGFloat
  /// The height of the foot, as a part of the whole.
  var foot: CGFloat

  func path(in rect: CGRect) -> Path {
    let edge = rect.maxY - rect.height * foot
    let top = rect.width * lean / 2
    return Path { path in
      path.addLines([
        CGPoint(x: rect.midX - top, y: rect.minY),
        CGPoint(x: rect.midX + top, y: rect.minY),
        CGPoint(x: rect.maxX - 12, y: edge - 5),
        CGPoint(x: rect.minX + 12, y: edge - 5),
      ])
      path.closeSubpath()
      path.addRoundedRect(
        in: CGRect(x: rect.minX, y: edge, width: rect.width, height: rect.maxY - edge),
        cornerSize: CGSize(width: 5, height: 5))
    }
  }
}
