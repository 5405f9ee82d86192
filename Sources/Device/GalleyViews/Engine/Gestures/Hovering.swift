import Foundation
import GalleyTree

nonisolated extension View {
  /// Calls an action when a pointer comes over the view, and when it leaves it.
  ///
  /// - Parameter action: An action that receives whether the pointer is over the view.
  /// - Reference: [SwiftUI's `onHover(perform:)`](https://developer.apple.com/documentation/swiftui/view/onhover(perform:)).
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modified(by: HoverModifier(hoverAction: action))
  }

  /// Calls an action when a pointer moves over the view, and when it leaves it; a finger is no pointer.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the places.
  ///   - action: An action that receives the place of the pointer.
  /// - Reference: [SwiftUI's `onContinuousHover(coordinateSpace:perform:)`](https://developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)-6xf9l).
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modified(by: ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Calls an action when a pointer moves over the view, and when it leaves it; SwiftUI's older form.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modified(by: ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}

/// The state of a pointer over a view.
///
/// - Reference: [SwiftUI's `HoverPhase`](https://developer.apple.com/documentation/swiftui/hoverphase).
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a place.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

struct ContinuousHoverModifier: NodeModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor func hoverMoveAction(_ node: ModifierNode<Self>) -> ((CGPoint?) -> Void)? {
    { [weak node] point in
      guard let node else { return }
      action(point.map { .active(node.convert(windowPoint: $0, to: space)) } ?? .ended)
    }
  }
}

struct HoverModifier: NodeModifier {
  let hoverAction: ((Bool) -> Void)?
}

/// The effects of a pointer in a window, other than clicks, which are touches.
extension ViewHost {
  /// Moves the pointer to a point, or out of the window.
  package func hover(at point: CGPoint?) {
    let chain = point.map { self.chain(at: $0) } ?? []
    let entered = chain.filter { $0.hoverAction != nil || $0.hoverMoveAction != nil }
    guard !entered.isEmpty || !hovered.isEmpty else { return }
    onAppClock {
      hover(over: entered, at: point)
      flush()
    }
  }

  private func hover(over chain: [Node], at point: CGPoint?) {
    let left = hovered.filter { node in !chain.contains { $0 === node } }
    let entered = chain.filter { node in !hovered.contains { $0 === node } }
    hovered = chain
    for node in left {
      node.hoverAction?(false)
      node.hoverMoveAction?(nil)
    }
    for node in entered { node.hoverAction?(true) }
    for node in chain { node.hoverMoveAction?(point) }
    touches.answered()
  }

  /// Whether the pointer is over a view that asks for it.
  package var isHovered: Bool { !hovered.isEmpty }

  /// Moves the content under the pointer, each axis by the nearest node that scrolls along it.
  package func scroll(at point: CGPoint, by distance: CGVector) {
    let scrollers = chain(at: point).compactMap(\.scrolling)
    onAppClock {
      for (axis, length) in [(Axis.horizontal, distance.dx), (.vertical, distance.dy)] where length != 0 {
        guard let scroller = scrollers.first(where: { $0.scrolls(along: axis) }) else { continue }
        scroller.scroll(by: axis == .horizontal ? CGVector(dx: -length, dy: 0) : CGVector(dx: 0, dy: -length))
        touches.answered()
      }
      flush()
    }
  }

  /// Presses the pointer's secondary button, which works as a long press, as on an iPad.
  package func secondaryClick(at point: CGPoint) {
    guard let node = chain(at: point).first(where: { $0.longPressAction != nil }) else { return }
    touchStart = point
    onAppClock {
      touches.perform(node.longPressAction, of: node)
      flush()
    }
  }
}
