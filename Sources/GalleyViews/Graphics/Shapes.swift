import Foundation
import GalleyRaster

/// The curve of round corners.
///
/// - Reference: [SwiftUI's `RoundedCornerStyle`](https://developer.apple.com/documentation/swiftui/roundedcornerstyle).
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Apple's continuous corners, which run smoothly into the straight sides.
  case continuous

  var curve: Corners.Style { self == .continuous ? .continuous : .circular }
}

/// A rectangle.
public struct Rectangle: InsettableShape, RectangularShape {
  /// Makes a rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect: rect) }

  func corners(in rect: CGRect) -> Corners? { .square }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, RectangularShape {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Makes a rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  private var curve: Corners {
    Corners(radius: Double(max(0, cornerRadius - inset)), style: style.curve)
  }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: inset, dy: inset), corners: curve)
  }

  func corners(in rect: CGRect) -> Corners? { inset == 0 ? curve : nil }

  /// The rectangle, smaller on all sides, with corners around the same centres.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle whose corners differ.
///
/// - Reference:
///   [SwiftUI's `UnevenRoundedRectangle`](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle).
public struct UnevenRoundedRectangle: Shape, RectangularShape {
  private let curve: Corners

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The upper left corner's radius in points.
  ///   - bottomLeadingRadius: The lower left corner's radius in points.
  ///   - bottomTrailingRadius: The lower right corner's radius in points.
  ///   - topTrailingRadius: The upper right corner's radius in points.
  ///   - style: The curve of the corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    curve = Corners(
      topLeft: Double(topLeadingRadius), topRight: Double(topTrailingRadius),
      bottomRight: Double(bottomTrailingRadius), bottomLeft: Double(bottomLeadingRadius), style: style.curve)
  }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, corners: curve) }

  func corners(in rect: CGRect) -> Corners? { curve }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, RectangularShape {
  private let style: RoundedCornerStyle
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  private func curve(in rect: CGRect) -> Corners {
    Corners(radius: Double(min(rect.width, rect.height) / 2), style: style.curve)
  }

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, corners: curve(in: rect))
  }

  func corners(in rect: CGRect) -> Corners? { curve(in: rect) }
}

/// The largest circle that fits.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(center: rect.center, size: CGSize(width: side, height: side)))
  }
}

/// The ellipse that fills its space.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A shape that can be made smaller on all sides.
///
/// - Reference: [SwiftUI's `InsettableShape`](https://developer.apple.com/documentation/swiftui/insettableshape).
nonisolated public protocol InsettableShape: Shape {
  /// The shape when it is smaller.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller on all sides.
  ///
  /// - Parameter amount: By how much, in points.
  /// - Returns: The shape.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The shape in a rectangle that is smaller on all sides.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// A shape in a rectangle that is smaller on all sides.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The shape's outline in what is left of the rectangle; nothing where nothing is left.
  public func path(in rect: CGRect) -> Path {
    let rest = rect.insetBy(dx: amount, dy: amount)
    return rest.isNull ? Path() : base.path(in: rest)
  }
}

extension InsettableShape {
  /// A line along the inner side of the shape's border.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - lineWidth: How wide, in points.
  /// - Returns: A view that fills whatever space it gets.
  public func strokeBorder(_ style: some ShapeStyle = .foreground, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the inner side of the shape's border.
  public func strokeBorder(_ style: some ShapeStyle = .foreground, style stroke: StrokeStyle) -> some View {
    inset(by: stroke.lineWidth / 2).stroke(style, style: stroke)
  }
}
