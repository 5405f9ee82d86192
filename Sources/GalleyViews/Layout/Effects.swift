import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it is moved to the right, in points.
  ///   - y: How far it is moved down, in points.
  /// - Returns: The view with its shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(
      by: CompositingModifier { environment in
        DisplayList.LayerStyle(
          shadow: DisplayList.Shadow(
            color: color.resolved(in: environment), radius: Double(radius), x: Double(x), y: Double(y)))
      })
  }

  /// Blurs the view.
  ///
  /// - Parameter radius: How far, in points.
  /// - Returns: The blurred view.
  public func blur(radius: CGFloat) -> some View {
    modified(by: CompositingModifier { _ in DisplayList.LayerStyle(blur: Double(radius)) })
  }

  /// Mixes the view's colours with those behind it.
  public func blendMode(_ mode: BlendMode) -> some View {
    modified(by: CompositingModifier { _ in DisplayList.LayerStyle(blendMode: mode) })
  }

  /// Draws the view as one layer, so that blend modes inside see only what is inside.
  public func compositingGroup() -> some View {
    modified(by: CompositingModifier { _ in DisplayList.LayerStyle() })
  }

  /// Shows the view turned, without moving anything else.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: What stays where it is.
  /// - Returns: The turned view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(by: TransformModifier(transform: .rotation(radians: angle.radians), anchor: anchor))
  }

  /// Shows the view larger or smaller, without moving anything else.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Shows the view larger or smaller, without moving anything else.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified(by: TransformModifier(transform: .scale(x: Double(x), y: Double(y)), anchor: anchor))
  }
}

/// A view drawn as a layer of its own.
struct CompositingModifier: NodeModifier {
  let style: (EnvironmentValues) -> DisplayList.LayerStyle

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    list.nested(in: .pushLayer(style(node.environment))) { child.draw(into: &$0) }
  }
}

/// A view shown through a map, laid out as if it were not.
struct TransformModifier: NodeModifier {
  let transform: Transform
  let anchor: UnitPoint

  /// The map from the content's layout to where it is shown.
  @MainActor private func map(_ node: ModifierNode<Self>) -> Transform {
    let fixed = anchor.point(in: node.frame)
    return Transform.translation(x: -fixed.x, y: -fixed.y).then(transform)
      .then(.translation(x: fixed.x, y: fixed.y))
  }

  @MainActor func contentTransform(_ node: ModifierNode<Self>) -> Transform? { map(node) }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    list.nested(in: .pushTransform(map(node))) { child.draw(into: &$0) }
  }

  /// An element's frame is the smallest axis-aligned rectangle around what is shown of it, as in UIKit.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let map = map(node)
    var inner = context
    inner.clip = .infinite
    return child.elements(in: inner).map { $0.transformed(by: map, in: context) }
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    map(node).inverted.flatMap { child.hitTest($0.apply(point)) }
  }
}

extension Element {
  /// The element as it is shown through a map: its frame is the smallest axis-aligned rectangle around it, as in UIKit.
  @MainActor func transformed(by map: Transform, in context: ElementContext) -> Element {
    var element = self
    element.frame = Path(rect: frame).transformed(by: map).boundingRect
    if let visible = appearance?.visibleFrame {
      element.appearance?.visibleFrame = Path(rect: visible).transformed(by: map).boundingRect
        .intersection(context.clip)
    }
    element.children = children.map { $0.transformed(by: map, in: context) }
    return context.clipped(element)
  }
}
