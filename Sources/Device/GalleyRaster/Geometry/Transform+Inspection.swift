import Foundation

extension Transform {
  /// The image of a vector's end.
  func apply(_ point: Vector) -> Vector {
    Vector(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Whether rectangles stay axis-aligned rectangles and are not turned over.
  var isUpright: Bool {
    b == 0 && c == 0 && a > 0 && d > 0
  }

  /// The factor, when the map only moves and scales both directions alike without turning over.
  var uniformScale: Double? {
    isUpright && a == d ? a : nil
  }

  /// The most by which a length can grow: the larger singular value of the linear part.
  var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let rest = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + rest) / 2).squareRoot()
  }

  /// The map back, or `nil` when everything falls onto a line or a point.
  package var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// An axis-aligned rectangle's image under a map that keeps axes.
  func applyUpright(_ rect: CGRect) -> CGRect {
    CGRect(
      x: a * rect.minX + tx, y: d * rect.minY + ty, width: a * rect.width, height: d * rect.height)
  }

  /// Whether sums and squares of its results for pixels stay numbers.
  var isModerate: Bool {
    Vector(a, b).isModerate && Vector(c, d).isModerate && Vector(tx, ty).isModerate
  }
}
