import Foundation
import GalleyRaster

nonisolated extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - startFraction: The fraction of the start.
  ///   - endFraction: The fraction of the end.
  /// - Returns: The shape.
  /// - Reference: [SwiftUI's `trim(from:to:)`](https://developer.apple.com/documentation/swiftui/shape/trim(from:to:)).
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the shape with an offset.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape with an offset.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape with an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape, rotated.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point that stays in place.
  /// - Returns: The shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape, scaled.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape, scaled.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape, transformed by a map.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape in a rectangle of a fixed size.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns the shape in a rectangle of a fixed size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape in a rectangle of a fixed size, at a place in its space.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape in a rectangle of a fixed size, at a place in its space.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A line along a shape, as a shape.
nonisolated struct StrokedShape<Content: Shape>: LineShape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }

  func line(in rect: CGRect) -> Path { shape.path(in: rect) }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var startFraction: CGFloat
  var endFraction: CGFloat

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
}

/// A shape in a rectangle of a fixed size.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let corner = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: corner, size: size))
  }
}

/// A shape with an offset.
///
/// - Reference: [SwiftUI's `OffsetShape`](https://developer.apple.com/documentation/swiftui/offsetshape).
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape without the offset.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize

  /// Creates a shape with an offset.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the outline with the offset.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A rotated shape.
///
/// - Reference: [SwiftUI's `RotatedShape`](https://developer.apple.com/documentation/swiftui/rotatedshape).
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the outline, rotated.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).transformed(by: .rotation(radians: angle.radians).around(anchor.point(in: rect)))
  }
}

/// A scaled shape.
///
/// - Reference: [SwiftUI's `ScaledShape`](https://developer.apple.com/documentation/swiftui/scaledshape).
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The scale of width and height.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the outline, scaled.
  public func path(in rect: CGRect) -> Path {
    let map = Transform.scale(x: Double(scale.width), y: Double(scale.height))
    return shape.path(in: rect).transformed(by: map.around(anchor.point(in: rect)))
  }
}

/// A shape that is transformed by a map.
///
/// - Reference: [SwiftUI's `TransformedShape`](https://developer.apple.com/documentation/swiftui/transformedshape).
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The map.
  public var transform: CGAffineTransform

  /// Creates a shape that is transformed by a map.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the outline, transformed by the map.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape, with the offset and an inset.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape, rotated and inset.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape, scaled and inset.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension Transform {
  /// The map with a point that stays where it is.
  func around(_ point: CGPoint) -> Transform {
    Transform.translation(x: -point.x, y: -point.y).then(self).then(.translation(x: point.x, y: point.y))
  }
}

/// A type-erased shape.
///
/// - Reference: [SwiftUI's `AnyShape`](https://developer.apple.com/documentation/swiftui/anyshape).
nonisolated public struct AnyShape: Shape, RectangularShape {
  let shape: any Shape

  /// Creates a type-erased shape.
  public init(_ shape: some Shape) {
    self.shape = shape
  }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func corners(in rect: CGRect) -> Corners? { (shape as? any RectangularShape)?.corners(in: rect) }
}
