import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  /// - Returns: The view with its shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(
      by: CompositingModifier(
        shadow: CompositingModifier.Shadow(color: color, radius: Double(radius), x: Double(x), y: Double(y))))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - opaque: Whether the result is opaque: it ends at the edges of the view, where it does not fade, and
  ///     what was transparent is black.
  /// - Returns: The blurred view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(by: CompositingModifier(blur: Double(radius), isBlurOpaque: opaque))
  }

  /// Mixes the view's colours with those behind it.
  public func blendMode(_ mode: BlendMode) -> some View {
    modified(by: CompositingModifier(blendMode: mode))
  }

  /// Draws the view as one layer, so that blend modes inside affect only the views inside.
  public func compositingGroup() -> some View {
    modified(by: CompositingModifier(isGroup: true))
  }

  /// Shows the view turned, without moving anything else.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point that stays in place.
  /// - Returns: The turned view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(by: TransformModifier(angle: angle.radians, anchor: anchor))
  }

  /// Scales the view, without moving other views.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view by a factor per axis, without moving other views.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view, without moving other views.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified(by: TransformModifier(scale: CGSize(width: x, height: y), anchor: anchor))
  }
}

/// A modifier that draws a view as a separate layer.
struct CompositingModifier: NodeModifier, Animatable {
  /// A shadow whose colour depends on the environment.
  struct Shadow {
    let color: Color
    var radius: Double
    var x: Double
    var y: Double
  }

  /// Whether the content blends with nothing outside, even if nothing else requires a layer.
  var isGroup = false
  var blur = 0.0
  /// Whether the blurred view is opaque in its frame.
  var isBlurOpaque = false
  var blendMode = BlendMode.normal
  var shadow: Shadow?

  /// The blur, and the shadow's radius and distance.
  var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      AnimatablePair(
        blur, AnimatablePair(shadow?.radius ?? 0, AnimatablePair(shadow?.x ?? 0, shadow?.y ?? 0)))
    }
    set {
      // A spring that swings goes below nothing.
      blur = max(0, newValue.first)
      shadow?.radius = max(0, newValue.second.first)
      shadow?.x = newValue.second.second.first
      shadow?.y = newValue.second.second.second
    }
  }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    if isBlurOpaque {
      return list.blurred(radius: blur, isOpaque: true, in: node.frame) { child.draw(into: &$0) }
    }
    let style = DisplayList.LayerStyle(
      blendMode: blendMode, blur: blur,
      shadow: shadow.map {
        DisplayList.Shadow(
          color: $0.color.resolved(in: node.environment), radius: $0.radius, x: $0.x, y: $0.y)
      },
      // A layer without any effect is none; one that keeps the colours is.
      colors: isGroup ? [.identity] : [])
    list.nested(in: .pushLayer(style)) { child.draw(into: &$0) }
  }
}

/// A view shown through a map, laid out as if it were not.
struct TransformModifier: MappingModifier, Animatable {
  /// The turn, in radians.
  var angle = 0.0
  /// The axis of the rotation; `nil` for that towards the viewer.
  var axis: RotationAxis?
  var scale = CGSize(width: 1, height: 1)
  var anchor: UnitPoint

  /// The rotation, the scale and the anchor.
  var animatableData: AnimatablePair<Double, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(angle, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      angle = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The map of the rotation or the scale; only one of them applies.
  private var transform: Transform {
    if let axis { return .rotation(radians: angle, around: axis) }
    return angle == 0
      ? .scale(x: Double(scale.width), y: Double(scale.height)) : .rotation(radians: angle)
  }

  @MainActor func map(_ node: ModifierNode<Self>) -> Transform {
    let fixed = anchor.point(in: node.frame)
    return Transform.translation(x: -fixed.x, y: -fixed.y).then(transform)
      .then(.translation(x: fixed.x, y: fixed.y))
  }
}

/// A modifier that shows its content through a map, laid out as if it were not.
nonisolated protocol MappingModifier: NodeModifier {
  /// The map from the content's layout to where it is shown.
  @MainActor func map(_ node: ModifierNode<Self>) -> Transform
}

extension MappingModifier {
  @MainActor func contentTransform(_ node: ModifierNode<Self>) -> Transform? { map(node) }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    list.nested(in: .pushTransform(map(node))) { child.draw(into: &$0) }
  }

  /// Returns elements whose frames are the smallest axis-aligned rectangles around their visible shape, as in
  /// UIKit.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let map = map(node)
    var inner = context
    inner.clip = .infinite
    return child.elements(in: inner).map { $0.transformed(by: map, in: context) }
  }

  @MainActor func covers(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool {
    map(node).inverted.map { child.covers($0.apply(point)) } ?? false
  }

  @MainActor func contentContains(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool? {
    map(node).inverted.flatMap { child.contentContains($0.apply(point)) }
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    map(node).inverted.flatMap { child.hitTest($0.apply(point)) }
  }
}

extension Element {
  /// Returns the element, mapped: its frame is the smallest axis-aligned rectangle around it, as in UIKit.
  @MainActor func transformed(by map: Transform, in context: ElementContext) -> Element {
    var element = self
    element.frame = Path(rect: frame).transformed(by: map).boundingRect.placeable
    if let visible = appearance?.visibleFrame {
      element.appearance?.visibleFrame = Path(rect: visible).transformed(by: map).boundingRect.placeable
        .intersection(context.clip)
    }
    element.children = children.map { $0.transformed(by: map, in: context) }
    return context.clipped(element)
  }
}

extension DisplayList {
  /// Adds blurred content.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points; 0 for none.
  ///   - isOpaque: Whether it ends at the edges of a frame and is opaque there: transparent content is black,
  ///     and the blur counts nothing beyond the edges.
  ///   - frame: The frame.
  ///   - draw: A closure that adds the content.
  mutating func blurred(
    radius: Double, isOpaque: Bool, in frame: CGRect, _ draw: (inout DisplayList) -> Void
  ) {
    guard radius > 0 else { return draw(&self) }
    let blur = Command.pushLayer(LayerStyle(blur: radius))
    guard isOpaque else { return nested(in: blur, draw) }
    nested(in: .pushClipRectangle(frame, .square)) { list in
      // The share of the blur that is inside of the frame is the opacity that it leaves.
      list.nested(in: .pushLayer(LayerStyle(colors: [.opaque]))) { list in
        list.nested(in: blur) { list in
          list.nested(in: .pushClipRectangle(frame, .square)) { list in
            list.append(.roundedRectangle(frame, .square, .color(.black)))
            draw(&list)
          }
        }
      }
    }
  }
}
