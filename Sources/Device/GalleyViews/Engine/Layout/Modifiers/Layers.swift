import Foundation
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Puts a view in front of this one, at this one's size.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: The alignment.
  /// - Returns: Both views, of the size of this one.
  @_disfavoredOverload public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View
  {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts a colour, a gradient or a material in front of this view.
  ///
  /// - Parameters:
  ///   - style: The style that covers the view.
  ///   - edges: The edges at which it extends below bars and to the edges of the screen, if the view reaches
  ///     them.
  /// - Returns: The covered view.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modified(
      by: BackgroundOverlayModifier(
        extra: AnyView(Rectangle().fill(style)), alignment: .center, isBehind: false, ignoredEdges: edges))
  }

  /// Puts a filled shape in front of this view.
  ///
  /// - Parameters:
  ///   - style: The style that fills the shape.
  ///   - shape: The shape.
  ///   - fill: The rule for points inside.
  /// - Returns: The covered view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle fill: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fill) }
  }

  /// Puts a shape in the colour of the background behind this view.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - fill: The rule for points inside.
  /// - Returns: The view on the shape.
  public func background(in shape: some Shape, fillStyle fill: FillStyle = FillStyle()) -> some View {
    background(Color.systemBackground, in: shape, fillStyle: fill)
  }

  /// Draws a line along the edges of the view, inside of them.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - width: The line's width, in points.
  /// - Returns: The view with the line.
  /// - Reference: [SwiftUI's `border(_:width:)`](https://developer.apple.com/documentation/swiftui/view/border(_:width:)).
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    modified(by: BorderModifier(style: content, width: width))
  }
}

/// A line along the edges of a view.
struct BorderModifier<Style: ShapeStyle>: NodeModifier {
  let style: Style
  let width: CGFloat

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    child.draw(into: &list)
    guard width > 0 else { return }
    let frame = node.frame
    let paint = style.primitive(in: node.environment).paint(in: frame, for: node.environment)
    // A line as wide as the view leaves nothing of it to see.
    guard 2 * width < min(frame.width, frame.height) else {
      list.append(.fill(Path(rect: frame), paint, .nonZero))
      return
    }
    let middle = frame.insetBy(dx: width / 2, dy: width / 2)
    list.append(.stroke(Path(rect: middle), DisplayList.Stroke(width: Double(width)), paint))
  }
}
