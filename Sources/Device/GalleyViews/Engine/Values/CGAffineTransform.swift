import Foundation
import GalleyRaster

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// - Reference: [Core Graphics' `CGAffineTransform`](https://developer.apple.com/documentation/corefoundation/cgaffinetransform).
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The part of x in x'.
  public var a: CGFloat
  /// The part of x in y'.
  public var b: CGFloat
  /// The part of y in x'.
  public var c: CGFloat
  /// The part of y in y'.
  public var d: CGFloat
  /// The translation of x'.
  public var tx: CGFloat
  /// The translation of y'.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a map that translates.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a map that scales, with the origin fixed.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a map that rotates around the origin, clockwise if y points down.
  ///
  /// - Parameter angle: The angle, in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(Transform.rotation(radians: Double(angle)))
  }

  init(_ transform: Transform) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d),
      tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }

  /// The map as the rasterizer has it.
  var transform: Transform {
    Transform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns a map that translates, followed by this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a map that scales, followed by this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a map that rotates, followed by this one.
  ///
  /// - Parameter angle: The angle, in radians.
  /// - Returns: The map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns this map, followed by another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(transform.then(t2.transform))
  }

  /// Returns the inverse map, or this one if there is no inverse, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    transform.inverted.map { CGAffineTransform($0) } ?? self
  }
}

extension CGPoint {
  /// Returns the image of the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint { t.transform.apply(self) }
}

extension CGSize {
  /// Returns the image of the size, as that of a vector.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the image of the rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    isNull ? self : Path(rect: self).transformed(by: t.transform).boundingRect
  }
}
