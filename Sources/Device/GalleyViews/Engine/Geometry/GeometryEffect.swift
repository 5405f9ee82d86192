import Foundation
import GalleyRaster
import GalleyTree

/// A change of where a view is shown that leaves its layout alone and can be animated.
///
/// - Reference: [SwiftUI's `GeometryEffect`](https://developer.apple.com/documentation/swiftui/geometryeffect).
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of a view.
  ///
  /// - Parameter size: The view's size, in points.
  /// - Returns: The map, from the view's upper left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is an effect and has no body")
  }

  /// Returns an effect that is invisible to layouts and anchors around it.
  ///
  /// - Returns: The effect; here all effects are invisible to layouts.
  /// - Reference: [SwiftUI's `ignoredByLayout()`](https://developer.apple.com/documentation/swiftui/geometryeffect/ignoredbylayout()).
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }

  /// The view shown through the effect.
  @MainActor func shown(_ content: AnyView) -> AnyView {
    AnyView(content.modified(by: ProjectionModifier { effectValue(size: $0) }))
  }
}

// The name is SwiftUI's.
/// An effect that is invisible to layouts around it.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  /// The effect's map.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The effect's numbers.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Shows the view through a map, laid out as if it were not.
  ///
  /// A perspective is drawn by the map without one that is closest in the middle of the view.
  ///
  /// - Parameter transform: The map, from the view's upper left corner.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `projectionEffect(_:)`](https://developer.apple.com/documentation/swiftui/view/projectioneffect(_:)).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified(by: ProjectionModifier { _ in transform })
  }

  /// Shows the view through a map without a perspective, laid out as if it were not.
  ///
  /// - Parameter transform: The map, from the view's upper left corner.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `transformEffect(_:)`](https://developer.apple.com/documentation/swiftui/view/transformeffect(_:)).
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}

/// A view shown through a map that depends on its size.
nonisolated struct ProjectionModifier: MappingModifier {
  /// The map of a size, from the upper left corner.
  let projection: (CGSize) -> ProjectionTransform

  @MainActor func map(_ node: ModifierNode<Self>) -> Transform {
    let frame = node.frame
    return Transform.translation(x: -frame.minX, y: -frame.minY)
      .then(projection(frame.size).affine(around: CGPoint(x: frame.width / 2, y: frame.height / 2)))
      .then(.translation(x: frame.minX, y: frame.minY))
  }
}
