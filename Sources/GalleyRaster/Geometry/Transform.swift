import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Hashable, Sendable {
  /// The part of x in x'.
  public var a: Double
  /// The part of x in y'.
  public var b: Double
  /// The part of y in x'.
  public var c: Double
  /// The part of y in y'.
  public var d: Double
  /// What is added to x'.
  public var tx: Double
  /// What is added to y'.
  public var ty: Double

  /// The map that moves nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a map of its six numbers.
  ///
  /// - Parameters:
  ///   - a: The part of x in x'.
  ///   - b: The part of x in y'.
  ///   - c: The part of y in x'.
  ///   - d: The part of y in y'.
  ///   - tx: What is added to x'.
  ///   - ty: What is added to y'.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A map that moves everything.
  ///
  /// - Parameters:
  ///   - x: How far to the right.
  ///   - y: How far down.
  /// - Returns: The map.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A map that makes everything larger or smaller, as seen from the origin.
  ///
  /// - Parameters:
  ///   - x: The factor across.
  ///   - y: The factor down.
  /// - Returns: The map.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A map that turns everything clockwise around the origin.
  ///
  /// - Parameter radians: How far, in radians.
  /// - Returns: The map.
  public static func rotation(radians: Double) -> Transform {
    let (sine, cosine) = Trigonometry.sineAndCosine(radians)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This map followed by another.
  ///
  /// - Parameter next: What is done afterwards.
  /// - Returns: Both in one.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where a point goes.
  ///
  /// - Parameter point: The point.
  /// - Returns: Its image.
  public func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
