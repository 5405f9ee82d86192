import Foundation
import GalleyRaster

/// A map of the plane that may have a perspective: `(x', y', w') = (x, y, 1) · m`, shown at `(x' / w', y' / w')`.
///
/// - Reference: [SwiftUI's `ProjectionTransform`](https://developer.apple.com/documentation/swiftui/projectiontransform).
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row's first number.
  public var m11: CGFloat = 1
  /// The first row's second number.
  public var m12: CGFloat = 0
  /// The first row's third number.
  public var m13: CGFloat = 0
  /// The second row's first number.
  public var m21: CGFloat = 0
  /// The second row's second number.
  public var m22: CGFloat = 1
  /// The second row's third number.
  public var m23: CGFloat = 0
  /// The third row's first number.
  public var m31: CGFloat = 0
  /// The third row's second number.
  public var m32: CGFloat = 0
  /// The third row's third number.
  public var m33: CGFloat = 1

  public init() {}

  /// Creates a map without a perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates a map of the plane from a map of space: of points at height 0, seen from above.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }

  /// Inverts the map, if it has an inverse.
  ///
  /// - Returns: Whether it has.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    let cofactors = [
      [m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22],
      [m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23],
      [m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21],
    ]
    self = ProjectionTransform(rows: cofactors.map { $0.map { $0 / determinant } })
    return true
  }

  /// Returns the inverse map, or the same map if there is no inverse.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  /// This map, and then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (left, right) = (rows, rhs.rows)
    return ProjectionTransform(
      rows: (0..<3).map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
      })
  }

  /// The map without a perspective that is closest around a point: it moves the point as this does, and the
  /// points near it in proportion.
  ///
  /// A drawing can be rotated, scaled and slanted, but its edges stay parallel.
  func affine(around point: CGPoint) -> Transform {
    let w = point.x * m13 + point.y * m23 + m33
    guard w != 0, w.isFinite else { return .scale(x: 0, y: 0) }
    let x = (point.x * m11 + point.y * m21 + m31) / w
    let y = (point.x * m12 + point.y * m22 + m32) / w
    // The derivatives of both coordinates.
    let (a, b) = ((m11 - x * m13) / w, (m12 - y * m13) / w)
    let (c, d) = ((m21 - x * m23) / w, (m22 - y * m23) / w)
    return Transform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d),
      tx: Double(x - a * point.x - c * point.y), ty: Double(y - b * point.x - d * point.y))
  }
}
