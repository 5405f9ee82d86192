import Foundation
import GalleyRaster
import GalleyTree

/// A change of a view's look that does not affect its layout.
///
/// - Reference: [SwiftUI's `VisualEffect`](https://developer.apple.com/documentation/swiftui/visualeffect).
nonisolated public protocol VisualEffect: Sendable {}

/// An effect that changes nothing, to begin with.
///
/// - Reference: [SwiftUI's `EmptyVisualEffect`](https://developer.apple.com/documentation/swiftui/emptyvisualeffect).
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// A step of an effect.
enum VisualStep: Sendable {
  case move(CGSize)
  case opacity(Double)
  case scale(CGFloat, CGFloat, UnitPoint)
  case rotation(Angle, UnitPoint)
  case rotation3D(Angle, RotationAxis, UnitPoint)
  case blur(CGFloat, isOpaque: Bool)
  case colors(ColorMatrix)

  /// Returns the map of a step that moves the view in a rectangle.
  func map(in rect: CGRect) -> Transform? {
    func around(_ anchor: UnitPoint, _ map: Transform) -> Transform {
      let fixed = anchor.point(in: rect)
      return Transform.translation(x: -fixed.x, y: -fixed.y).then(map).then(
        .translation(x: fixed.x, y: fixed.y))
    }
    switch self {
    case .move(let length): return .translation(x: length.width, y: length.height)
    case .scale(let x, let y, let anchor): return around(anchor, .scale(x: Double(x), y: Double(y)))
    case .rotation(let angle, let anchor): return around(anchor, .rotation(radians: angle.radians))
    case .rotation3D(let angle, let axis, let anchor):
      return around(anchor, .rotation(radians: angle.radians, around: axis))
    case .opacity, .blur, .colors: return nil
    }
  }
}

/// An effect of several steps.
nonisolated struct SteppedEffect: VisualEffect {
  let steps: [VisualStep]
}

nonisolated extension VisualEffect {
  var steps: [VisualStep] { (self as? SteppedEffect)?.steps ?? [] }

  /// Shows the view elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { SteppedEffect(steps: steps + [.move(offset)]) }

  /// Shows the view elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Sets the view's opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    SteppedEffect(steps: steps + [.opacity(opacity)])
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    SteppedEffect(steps: steps + [.scale(x, y, anchor)])
  }

  /// Shows the view turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    SteppedEffect(steps: steps + [.rotation(angle, anchor)])
  }

  /// Shows the view turned in space; the perspective is left out here, as if it were seen from far away.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let axis = RotationAxis(x: Double(axis.x), y: Double(axis.y), z: Double(axis.z))
    return SteppedEffect(steps: steps + [.rotation3D(angle, axis, anchor)])
  }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    SteppedEffect(steps: steps + [.blur(radius, isOpaque: opaque)])
  }

  /// Brightens the view's colours: from -1 for black to 1 for white.
  public func brightness(_ amount: Double) -> some VisualEffect { colors(.brightness(amount)) }

  /// Changes the contrast of the view's colours: 1 for no change.
  public func contrast(_ amount: Double) -> some VisualEffect { colors(.contrast(amount)) }

  /// Changes the saturation of the view's colours: 1 for no change, 0 for grey.
  public func saturation(_ amount: Double) -> some VisualEffect { colors(.saturation(amount)) }

  /// Removes the colour of the view: from 0 for no change to 1 for grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    colors(.saturation(1 - min(max(amount, 0), 1)))
  }

  /// Rotates the hue of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    let turn = Transform.rotation(radians: angle.radians)
    return colors(.hueRotation(cosine: turn.a, sine: turn.b))
  }

  private func colors(_ matrix: ColorMatrix) -> SteppedEffect {
    SteppedEffect(steps: steps + [.colors(matrix)])
  }
}

nonisolated extension View {
  /// Changes the look of the view depending on its size and place.
  ///
  /// - Parameter effect: A closure that creates the effect from an empty one and the view's geometry.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `visualEffect(_:)`](https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)).
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modified(by: VisualEffectModifier { effect(EmptyVisualEffect(), $0).steps })
  }
}

/// A modifier that changes the look of a view depending on its size and place.
struct VisualEffectModifier: NodeModifier {
  let steps: @Sendable (GeometryProxy) -> [VisualStep]

  @MainActor private func current(_ node: ModifierNode<Self>) -> [VisualStep] {
    node.read { steps(GeometrySource(node).proxy) }
  }

  @MainActor private func map(_ node: ModifierNode<Self>) -> Transform {
    current(node).compactMap { $0.map(in: node.frame) }.reduce(.identity) { $0.then($1) }
  }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    func draw(_ steps: ArraySlice<VisualStep>, into list: inout DisplayList) {
      guard let last = steps.last else { return child.draw(into: &list) }
      let inner = steps.dropLast()
      switch last {
      case .opacity(let opacity):
        guard opacity > 0 else { return }
        list.nested(in: opacity < 1 ? .pushOpacity(opacity) : nil) { draw(inner, into: &$0) }
      case .blur(let radius, let isOpaque):
        list.blurred(radius: Double(radius), isOpaque: isOpaque, in: node.frame) { draw(inner, into: &$0) }
      case .colors(let matrix):
        list.nested(in: .pushLayer(DisplayList.LayerStyle(colors: [matrix]))) { draw(inner, into: &$0) }
      case .move, .scale, .rotation, .rotation3D:
        list.nested(in: last.map(in: node.frame).map { .pushTransform($0) }) { draw(inner, into: &$0) }
      }
    }
    draw(current(node)[...], into: &list)
  }

  /// Returns the elements; invisible content has none.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let isHidden = current(node).contains {
      if case .opacity(let opacity) = $0 { opacity <= 0 } else { false }
    }
    guard !isHidden else { return [] }
    let map = map(node)
    guard map != .identity else { return child.elements(in: context) }
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
