import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// An outline that fits whatever room it gets.
///
/// - Reference: [SwiftUI's `Shape`](https://developer.apple.com/documentation/swiftui/shape).
public protocol Shape: View {
  /// The outline in a rectangle.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  func path(in rect: CGRect) -> Path

  /// The corners in a rectangle, for shapes that are rectangles, square ones included; `nil` for all others.
  ///
  /// Such shapes are drawn faster, and their shadows are exact.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The corners.
  func corners(in rect: CGRect) -> Corners?
}

extension Shape {
  /// Not a rectangle.
  public func corners(in rect: CGRect) -> Corners? { nil }

  /// The shape, filled.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - fill: Which points are inside.
  /// - Returns: A view that fills whatever room it gets.
  public func fill(_ style: some ShapeStyle = .foreground, style fill: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, fill: style, rule: fill.rule, stroke: nil)
  }

  /// The shape's outline.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - lineWidth: How wide, in points.
  /// - Returns: A view that fills whatever room it gets.
  public func stroke(_ style: some ShapeStyle = .foreground, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - stroke: How the line is drawn.
  /// - Returns: A view that fills whatever room it gets.
  public func stroke(_ style: some ShapeStyle = .foreground, style stroke: StrokeStyle) -> some View {
    ShapeView(shape: self, fill: nil, stroke: (style, stroke))
  }

  /// The shape, filled with the colour of text.
  public var body: some View {
    fill(.foreground)
  }

  /// How the shape is drawn.
  var outline: ShapeOutline {
    ShapeOutline(path: { path(in: $0) }, corners: { corners(in: $0) })
  }
}

/// Which points are inside of an outline that crosses itself.
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

/// How a line is drawn.
///
/// - Reference: [SwiftUI's `StrokeStyle`](https://developer.apple.com/documentation/swiftui/strokestyle).
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: DisplayList.Stroke.Cap
  /// How its parts meet.
  public var lineJoin: DisplayList.Stroke.Join
  /// Beyond this ratio of a miter's length to the line's width the corner is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a way to draw lines.
  ///
  /// - Parameters:
  ///   - lineWidth: The width, in points.
  ///   - lineCap: How the line ends.
  ///   - lineJoin: How its parts meet.
  ///   - miterLimit: The largest ratio of a miter's length to the width.
  ///   - dash: The lengths of dashes and gaps in turn, in points.
  ///   - dashPhase: How far into the pattern the line begins, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: DisplayList.Stroke.Cap = .butt,
    lineJoin: DisplayList.Stroke.Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
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
