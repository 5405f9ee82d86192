import Foundation
import GalleyRaster
import GalleyTree

/// An outline that scales to its space.
///
/// - Reference: [SwiftUI's `Shape`](https://developer.apple.com/documentation/swiftui/shape).
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  ///
  /// - Parameter rect: The space, in points; as a view, its origin is zero.
  /// - Returns: The outline.
  func path(in rect: CGRect) -> Path

  /// The default way to draw the shape.
  static var role: ShapeRole { get }
}

/// The default way to draw a shape.
///
/// - Reference: [SwiftUI's `ShapeRole`](https://developer.apple.com/documentation/swiftui/shaperole).
public enum ShapeRole: Hashable, Sendable {
  /// The shape is filled.
  case fill
  /// The outline of the shape is drawn.
  case stroke
  /// The shape separates other views.
  case separator
}

/// A shape that is a rectangle with round or square corners, which is drawn faster and has exact shadows.
nonisolated protocol RectangularShape: Shape {
  /// The corners in a rectangle in points; `nil` if the shape does not fill it.
  func corners(in rect: CGRect) -> Corners?
}

/// A shape that is a line along another one, which is drawn as a line.
nonisolated protocol LineShape: Shape {
  /// The outline that the line follows.
  func line(in rect: CGRect) -> Path
  /// The style of the line.
  var style: StrokeStyle { get }
}

extension Shape {
  /// The default: shapes are filled.
  public static var role: ShapeRole { .fill }

  /// Returns the shape, filled.
  ///
  /// - Parameters:
  ///   - content: The colour, gradient or other style.
  ///   - style: The rule for points inside.
  /// - Returns: A view that fills its space.
  /// - Reference: [SwiftUI's `fill(_:style:)`](https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)).
  public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle())
    -> FillShapeView<Self, Style, EmptyView>
  {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Returns the shape's outline, drawn with a line style.
  ///
  /// - Parameters:
  ///   - content: The colour, gradient or other style.
  ///   - style: The style of the line.
  ///   - antialiased: Whether the edges are smooth; here they always are.
  /// - Returns: A view that fills its space.
  /// - Reference: [SwiftUI's `stroke(_:style:antialiased:)`](https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:antialiased:)).
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, Style, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns the shape's outline, drawn with a line width.
  ///
  /// - Parameters:
  ///   - content: The colour, gradient or other style.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges are smooth; here they always are.
  /// - Returns: A view that fills its space.
  /// - Reference: [SwiftUI's `stroke(_:lineWidth:antialiased:)`](https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:)).
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Self, Style, EmptyView>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the shape's outline as a shape.
  ///
  /// - Parameter style: The style of the line.
  /// - Returns: The shape.
  /// - Reference: [SwiftUI's `stroke(style:)`](https://developer.apple.com/documentation/swiftui/shape/stroke(style:)).
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Returns the shape's outline as a shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  /// - Returns: The shape.
  /// - Reference: [SwiftUI's `stroke(lineWidth:)`](https://developer.apple.com/documentation/swiftui/shape/stroke(linewidth:)).
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape, filled with the colour of text.
  public var body: some View {
    fill(.foreground)
  }

  /// The outline and corners with which the shape is drawn.
  ///
  /// A shape that is used as a view computes its outline in local coordinates, as in SwiftUI.
  var outline: ShapeOutline {
    let rectangle = self as? any RectangularShape
    let line = self as? any LineShape
    func placed(_ path: (CGRect) -> Path, in rect: CGRect) -> Path {
      path(CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    }
    return ShapeOutline(
      shape: self,
      path: { placed(path(in:), in: $0) },
      corners: { rectangle?.corners(in: $0) },
      line: line.map { line in { (placed(line.line(in:), in: $0), line.style) } },
      isRelative: self is any ContainerRelative)
  }
}

/// The rule for the inside of an outline that crosses itself.
///
/// - Reference: [SwiftUI's `FillStyle`](https://developer.apple.com/documentation/swiftui/fillstyle).
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides which points are inside.
  public var isEOFilled: Bool
  /// Whether the edges are smooth; here they always are.
  public var isAntialiased: Bool

  /// Creates a fill style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule decides, instead of the winding rule.
  ///   - antialiased: Whether the edges are smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
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
  /// The ratio of a miter's length to the line's width above which the corner is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a line style.
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
