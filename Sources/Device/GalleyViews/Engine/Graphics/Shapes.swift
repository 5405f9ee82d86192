import Foundation
import GalleyRaster

/// The curve of round corners.
///
/// - Reference: [SwiftUI's `RoundedCornerStyle`](https://developer.apple.com/documentation/swiftui/roundedcornerstyle).
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Apple's continuous corners, which merge smoothly with the straight sides.
  case continuous

  var curve: Corners.Style { self == .continuous ? .continuous : .circular }
}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, RectangularShape {
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect: rect) }

  func corners(in rect: CGRect) -> Corners? { .square }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, RectangularShape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  private var curve: Corners {
    Corners(radius: Double(max(0, cornerSize.width - inset)), style: style.curve)
  }

  private var isCircular: Bool { cornerSize.width == cornerSize.height }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path {
    let rest = rect.insetBy(dx: inset, dy: inset)
    guard !isCircular else { return Path(roundedRect: rest, corners: curve) }
    let corners = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rest, cornerSize: corners, style: style)
  }

  func corners(in rect: CGRect) -> Corners? { inset == 0 && isCircular ? curve : nil }

  /// Returns the inset rectangle, with corners around the same centres.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// The radii of the corners of a rectangle.
///
/// - Reference: [SwiftUI's `RectangleCornerRadii`](https://developer.apple.com/documentation/swiftui/rectanglecornerradii).
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper leading corner's radius, in points.
  public var topLeading: CGFloat
  /// The lower leading corner's radius, in points.
  public var bottomLeading: CGFloat
  /// The lower trailing corner's radius, in points.
  public var bottomTrailing: CGFloat
  /// The upper trailing corner's radius, in points.
  public var topTrailing: CGFloat

  /// Creates the radii of four corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The corners where leading is left, each smaller by an amount.
  func corners(_ style: RoundedCornerStyle, inset: CGFloat = 0) -> Corners {
    func radius(_ radius: CGFloat) -> Double { Double(max(0, radius - inset)) }
    return Corners(
      topLeft: radius(topLeading), topRight: radius(topTrailing), bottomRight: radius(bottomTrailing),
      bottomLeft: radius(bottomLeading), style: style.curve)
  }
}

/// A rectangle with different corners.
///
/// - Reference: [SwiftUI's
///   `UnevenRoundedRectangle`](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle).
nonisolated public struct UnevenRoundedRectangle: InsettableShape, RectangularShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a rectangle with round corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with round corners.
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
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset), corners: cornerRadii.corners(style, inset: inset))
  }

  func corners(in rect: CGRect) -> Corners? { inset == 0 ? cornerRadii.corners(style) : nil }

  /// Returns the inset rectangle, with corners around the same centres.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape, RectangularShape {
  private let style: RoundedCornerStyle
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
nonisolated public struct Circle: InsettableShape {
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(center: rect.center, size: CGSize(width: side, height: side)))
  }
}

/// The ellipse that fills its space.
nonisolated public struct Ellipse: InsettableShape {
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
