import Foundation
import GalleyTree

/// A view whose content can be scrolled by code.
///
/// - Reference: [SwiftUI's `ScrollViewReader`](https://developer.apple.com/documentation/swiftui/scrollviewreader).
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  /// A closure that creates the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view from a closure that creates its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ScrollViewReaderNode) ?? ScrollViewReaderNode(context.host)
    node.update(content(ScrollViewProxy(node: node)), in: context)
    return node
  }
}

/// A proxy that scrolls the scroll views and lists inside of a reader.
///
/// - Reference: [SwiftUI's `ScrollViewProxy`](https://developer.apple.com/documentation/swiftui/scrollviewproxy).
nonisolated public struct ScrollViewProxy {
  weak var node: ScrollViewReaderNode?

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The view's identity, by `id(_:)` or as a member of a collection.
  ///   - anchor: The point of the view that comes to the same point of the visible part; `nil` scrolls no
  ///     further than needed.
  @MainActor @preconcurrency public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    node?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The node of a reader, in whose place its content stands.
final class ScrollViewReaderNode: Node {
  private var child: Node?

  func update(_ view: some View, in context: NodeContext) {
    environment = context.environment
    child = view.reconciled(with: child, in: context)
  }

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }

  override var structure: [Node] { child.map { [$0] } ?? [] }

  /// Scrolls after the next layout, when views of the same change have their places.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    let isAnimated = Transaction.current.animation != nil
    host.setNeedsLayout()
    host.afterLayout { [weak self] in
      guard let self else { return }
      for scroller in layoutChildren.flatMap(\.scrollingNodes) {
        scroller.reveal(id, anchor: anchor, isAnimated: isAnimated)
      }
    }
  }
}

extension Node {
  /// The scrolling nodes here, from the outside to the inside.
  var scrollingNodes: [ScrollingNode] { scrollers.compactMap { $0 as? ScrollingNode } }

  /// Returns the place of the view with an identity, in the window's coordinates; `nil` without one.
  ///
  /// A view that a lazy stack or a list has not created yet has an estimated place.
  func placeOfView(_ id: AnyHashable) -> CGRect? {
    switch self {
    case let lazy as LazyNode:
      if let place = lazy.place(of: id) { return place }
    case let list as ListNode:
      if let place = list.place(of: id) { return place }
    case let group as KeyedGroupNode:
      if let member = group.member(with: id) {
        let frames = member.layoutChildren.filter(\.isInWindow).map(\.exactFrame)
        if let first = frames.first { return frames.reduce(first) { $0.union($1) } }
      }
    default: break
    }
    for node in structure {
      if let place = node.placeOfView(id) { return place }
    }
    return nil
  }
}

extension ScrollingNode {
  /// The maximum number of rounds until the place of a view that was not created yet is known.
  private static let rounds = 8

  /// Scrolls to the view with an identity, if it is inside.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the view that comes to the same point of the visible part; `nil` scrolls no
  ///     further than needed.
  ///   - isAnimated: Whether the content moves there with an animation, as with momentum.
  func reveal(_ id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool = false) {
    let start = scrolledPoint
    findWay(to: id, anchor: anchor)
    let end = scrolledPoint
    guard isAnimated, end != start else { return }
    scroll(by: CGVector(dx: (start.x - end.x) * side, dy: start.y - end.y))
    placeAgain()
    motion.glide(to: scrollsDown ? end.y : end.x, in: host)
    if scrollsBothWays { sideways.glide(to: end.x, in: host) }
  }

  /// Scrolls to the view with an identity; on the way the places of views that were not created yet become
  /// known.
  private func findWay(to id: AnyHashable, anchor: UnitPoint?) {
    for _ in 0..<Self.rounds {
      guard let place = placeOfView(id) else { return }
      let before = scrolledPoint
      let visible = viewport
      func target(_ low: CGFloat, _ length: CGFloat, _ start: CGFloat, _ space: CGFloat, _ part: CGFloat?)
        -> CGFloat
      {
        if let part { return low + length * part - (start + space * part) }
        if low < start || length > space { return low - start }
        return max(0, low + length - (start + space))
      }
      scroll(
        by: CGVector(
          dx: target(place.minX, place.width, visible.minX, visible.width, anchor?.x),
          dy: target(place.minY, place.height, visible.minY, visible.height, anchor?.y)))
      guard scrolledPoint != before else { return }
      // Lengths become known as views come into sight, and move the goal.
      placeAgain()
    }
  }
}
