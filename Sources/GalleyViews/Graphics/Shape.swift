import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// An outline that scales to the space it gets.
///
/// - Reference: [SwiftUI's `Shape`](https://developer.apple.com/documentation/swiftui/shape).
nonisolated public protocol Shape: View, Animatable {
  /// The outline in a rectangle.
  ///
  /// - Parameter rect: The space, in points.
  /// - Returns: The outline.
  func path(in rect: CGRect) -> Path
}

/// A shape that is a rectangle with round or square corners, which is drawn faster and has exact shadows.
nonisolated protocol RectangularShape: Shape {
  /// The corners in a rectangle in points; `nil` where the shape does not fill it.
  func corners(in rect: CGRect) -> Corners?
}

extension Shape {
  /// The shape, filled.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - fill: Which points are inside.
  /// - Returns: A view that fills whatever space it gets.
  public func fill(_ style: some ShapeStyle = .foreground, style fill: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, fill: style, rule: fill.rule, stroke: nil)
  }

  /// The shape's outline.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - lineWidth: How wide, in points.
  /// - Returns: A view that fills whatever space it gets.
  public func stroke(_ style: some ShapeStyle = .foreground, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline.
  public func stroke(_ style: some ShapeStyle = .foreground, style stroke: StrokeStyle) -> some View {
    ShapeView(shape: self, fill: nil, stroke: (style, stroke))
  }

  /// The shape, filled with the colour of text.
  public var body: some View {
    fill(.foreground)
  }

  /// The outline and corners with which the shape is drawn.
  var outline: ShapeOutline {
    let rectangle = self as? any RectangularShape
    return ShapeOutline(path: { path(in: $0) }, corners: { rectangle?.corners(in: $0) })
  }
}

/// The rule for the inside of an outline that crosses itself.
///
/// - Reference: [SwiftUI's `FillStyle`](https://developer.apple.com/documentation/swiftui/fillstyle).
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside when a ray leaves it through an odd number of crossings.
  public var isEOFilled: Bool

  /// Makes a style.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides instead of the winding.
  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }

  var rule: DisplayList.FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// The shape of the ends of a line.
///
/// - Reference: [Core Graphics' `CGLineCap`](https://developer.apple.com/documentation/coregraphics/cglinecap).
public typealias CGLineCap = LineCap

/// The shape of the corners of a line.
///
/// - Reference: [Core Graphics' `CGLineJoin`](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public typealias CGLineJoin = LineJoin

/// The width, ends, corners and dashes of a line.
///
/// - Reference: [SwiftUI's `StrokeStyle`](https://developer.apple.com/documentation/swiftui/strokestyle).
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// Beyond this ratio of a miter's length to the line's width the corner is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a way to draw lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var stroke: DisplayList.Stroke {
    DisplayList.Stroke(
      width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}
