import Foundation
import GalleyRaster
import GalleyTree

/// A view of a filled or stroked shape, to which more fills and lines can be added.
///
/// - Reference: [SwiftUI's `ShapeView`](https://developer.apple.com/documentation/swiftui/shapeview).
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A shape that is filled, on another view.
///
/// - Reference: [SwiftUI's `FillShapeView`](https://developer.apple.com/documentation/swiftui/fillshapeview).
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The rule for points inside.
  public var fillStyle: FillStyle
  /// The view below.
  public var background: Background

  /// Creates a filled shape on another view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    DrawnShape(shape: shape, fill: style, rule: fillStyle.rule, stroke: nil)
      .reconcile(old, on: background, in: context)
  }
}

/// A shape whose outline is drawn, on another view.
///
/// - Reference: [SwiftUI's `StrokeShapeView`](https://developer.apple.com/documentation/swiftui/strokeshapeview).
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The style of the outline.
  public var style: Style
  /// The style of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth; here they always are.
  public var isAntialiased: Bool
  /// The view below.
  public var background: Background

  /// Creates a stroked shape on another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    DrawnShape(shape: shape, fill: nil, stroke: (style, strokeStyle))
      .reconcile(old, on: background, in: context)
  }
}

/// A shape with a line along the inner side of its border, on another view.
///
/// - Reference: [SwiftUI's `StrokeBorderShapeView`](https://developer.apple.com/documentation/swiftui/strokebordershapeview).
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The style of the outline.
  public var style: Style
  /// The style of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth; here they always are.
  public var isAntialiased: Bool
  /// The view below.
  public var background: Background

  /// Creates a shape with a border on another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    DrawnShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), fill: nil, stroke: (style, strokeStyle))
      .reconcile(old, on: background, in: context)
  }
}

nonisolated extension ShapeView {
  /// Fills the shape once more, above the existing drawing.
  public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle())
    -> FillShapeView<Content, Style, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline above the existing drawing.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Content, Style, Self>
  {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's outline above the existing drawing.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Content, Style, Self>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inner side of the shape's border, above the existing drawing.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws a line along the inner side of the shape's border, above the existing drawing.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension InsettableShape {
  /// A line along the inner side of the shape's border.
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - style: The style of the line.
  ///   - antialiased: Whether the edges are smooth; here they always are.
  /// - Returns: A view that fills its space.
  /// - Reference: [SwiftUI's `strokeBorder(_:style:antialiased:)`](https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:style:antialiased:)).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// A line along the inner side of the shape's border.
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges are smooth; here they always are.
  /// - Returns: A view that fills its space.
  /// - Reference: [SwiftUI's `strokeBorder(_:lineWidth:antialiased:)`](https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
