import Foundation

extension Path {
  /// The filled outline with its outer corners rounded, as a pen with a round tip would draw it.
  ///
  /// The inside keeps to one side of the outline all along, as it does in a font's glyphs. Corners between two parts of a stroke, in
  /// the inside's hollows, stay sharp. Where an edge between two corners is shorter than two radii, both share it, so that
  /// the end of a stroke becomes a half circle.
  ///
  /// - Parameter radius: The radius of the corners, in the outline's units.
  /// - Returns: The outline.
  func roundingOuterCorners(radius: Double) -> Path {
    var contours: [[MeasuredPiece]] = []
    for piece in measuredPieces {
      if piece.beginsPart { contours.append([]) }
      guard !contours.isEmpty, piece.length > 0 else { continue }
      contours[contours.count - 1].append(piece)
    }
    let area = contours.reduce(0) { $0 + RoundedContour.area(of: $1) }
    var path = Path()
    for contour in contours where !contour.isEmpty {
      RoundedContour(contour, radius: radius, side: area < 0 ? -1 : 1).append(to: &path)
    }
    return path
  }
}

/// One closed part of an outline, and how much each of its outer corners takes away.
private struct RoundedContour {
  private let pieces: [MeasuredPiece]
  /// The arc at the beginning of each piece; `nil` where there is no outer corner.
  private var corners: [Corner?] = []

  private struct Corner {
    /// The distance from the corner to where the arc begins and ends.
    var reach: Double
    /// The length of the arc's handles, as a part of the reach.
    var handle: Double
  }

  /// The cosine of the smallest angle of a corner, 25°; smaller ones count as part of a curve.
  private static let leastTurn = 0.906_307_787

  init(_ pieces: [MeasuredPiece], radius: Double, side: Double) {
    self.pieces = pieces
    let slopes = pieces.indices.map { index -> Double? in
      let before = pieces[index == 0 ? pieces.count - 1 : index - 1].lastDirection
      let after = pieces[index].firstDirection
      let cosine = before.dot(after)
      guard cosine < Self.leastTurn, before.cross(after) * side > 0 else { return nil }
      // The tangent of half the turn; an edge that goes back on itself has none.
      return cosine > -0.999 ? (before.cross(after) * side) / (1 + cosine) : nil
    }
    corners = pieces.indices.map { index in
      guard let slope = slopes[index] else { return nil }
      let before = index == 0 ? pieces.count - 1 : index - 1
      let room = min(
        pieces[before].length * (slopes[before] == nil ? 1 : 0.5),
        pieces[index].length * (slopes[(index + 1) % pieces.count] == nil ? 1 : 0.5))
      let quarter = ((1 + slope * slope).squareRoot() - 1) / slope
      return Corner(reach: min(radius * slope, room), handle: 4.0 / 3.0 * quarter / slope)
    }
  }

  func append(to path: inout Path) {
    for (index, piece) in pieces.enumerated() {
      let (corner, next) = (corners[index], corners[(index + 1) % pieces.count])
      let from = corner.map { piece.parameter(at: $0.reach) } ?? 0
      let to = next.map { piece.parameter(at: piece.length - $0.reach) } ?? 1
      let part = piece.cut(from: min(from, to), to: to)
      if index == 0 {
        path.move(to: part.begin.point)
      } else if let corner {
        addArc(corner, around: piece.begin, to: part.begin, in: &path)
      }
      path.segments.append(part.segment)
    }
    if let first = corners[0], case .move(let start)? = path.segments.last(where: \.isMove) {
      addArc(first, around: pieces[0].begin, to: Vector(start), in: &path)
    }
    path.closeSubpath()
  }

  private func addArc(_ corner: Corner, around point: Vector, to end: Vector, in path: inout Path) {
    guard let current = path.currentPoint else { return }
    let begin = Vector(current)
    path.addCurve(
      to: end.point, control1: (begin + (point - begin) * corner.handle).point,
      control2: (end + (point - end) * corner.handle).point)
  }

  /// Twice the signed area, with chords for curves.
  static func area(of pieces: [MeasuredPiece]) -> Double {
    pieces.reduce(0) { sum, piece in
      sum
        + zip(piece.controls, piece.controls.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) }
    }
  }
}

extension MeasuredPiece {
  /// The direction in which it begins, of length 1.
  fileprivate var firstDirection: Vector { Self.direction(controls) }

  /// The direction in which it ends, of length 1.
  fileprivate var lastDirection: Vector { -Self.direction(controls.reversed()) }

  private static func direction(_ controls: [Vector]) -> Vector {
    for control in controls.dropFirst() where control != controls[0] {
      let step = control - controls[0]
      return step / step.length
    }
    return Vector(1, 0)
  }
}

extension Path.Segment {
  fileprivate var isMove: Bool {
    if case .move = self { return true }
    return false
  }
}
