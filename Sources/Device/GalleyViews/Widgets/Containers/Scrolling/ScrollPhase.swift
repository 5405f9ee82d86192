import Foundation

/// The state of motion of a scroll view.
///
/// - Reference: [SwiftUI's `ScrollPhase`](https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Hashable, Sendable {
  /// The content is at rest.
  case idle
  /// A finger lies on the content, and may move it.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content moves on after a finger has left it.
  case decelerating
  /// The content moves to a place that the app has set.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The state of a scroll view when its phase changes.
///
/// - Reference: [SwiftUI's `ScrollPhaseChangeContext`](https://developer.apple.com/documentation/swiftui/scrollphasechangecontext).
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the content, in points per second; `nil` if unknown.
  public let velocity: CGVector?
}

nonisolated extension View {
  /// Calls an action when the phase of the scroll view changes.
  ///
  /// - Parameter action: An action that receives the old and the new phase.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onScrollPhaseChange(_:)`](https://developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)).
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls an action when the phase of the scroll view changes.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modified(by: ScrollPhaseModifier(action: action))
  }

  /// Calls an action when the view enters the visible part of a scroll view, and when it leaves it.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that must be visible.
  ///   - action: A closure that receives whether that part is visible.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onScrollVisibilityChange(threshold:_:)`](https://developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:)).
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    modified(
      by: LaidOutValueModifier(reading: ScrollVisibility(threshold: threshold)) { before, now in
        if before != now || now { action(now) }
      })
  }

  /// Calls an action when targets of the scroll view enter its visible part, and when they leave it.
  ///
  /// - Parameters:
  ///   - idType: The type of the targets' identities; others are left out.
  ///   - threshold: The part of a target that must be visible.
  ///   - action: A closure that receives the identities of visible targets, in the order of the layout.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onScrollTargetVisibilityChange(idType:threshold:_:)`](https://developer.apple.com/documentation/swiftui/view/onscrolltargetvisibilitychange(idtype:threshold:_:)).
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modified(
      by: LaidOutValueModifier(reading: VisibleTargets<ID>(threshold: threshold)) { before, now in
        if before != now || !now.isEmpty { action(now) }
      })
  }

  /// Shows the scroll indicators for a moment when the view appears; they are not drawn so far.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Shows the scroll indicators for a moment when a value changes; they are not drawn so far.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

/// Whether enough of a view is seen.
nonisolated private struct ScrollVisibility: LaidOutValue {
  let threshold: Double

  @MainActor func value(of node: Node, _ child: Node) -> Bool {
    let own = child.settledFrame
    guard own.width > 0, own.height > 0 else { return false }
    var seen = own
    for case let scroller as ScrollingNode in sequence(first: node as Node, next: \.parent) {
      seen = seen.intersection(scroller.frame)
    }
    guard !seen.isNull else { return false }
    return seen.width * seen.height / (own.width * own.height) >= threshold
  }
}

/// The identities of a scroll view's targets that are seen.
nonisolated private struct VisibleTargets<ID: Hashable>: LaidOutValue {
  let threshold: Double

  @MainActor func value(of node: Node, _ child: Node) -> [ID] {
    guard let scroller = child.scrollingNodes.first else { return [] }
    let visible = scroller.exactFrame
    return scroller.placedChildren.flatMap(\.scrollStops).compactMap { stop in
      guard let id = stop.id?.base as? ID, stop.frame.width > 0, stop.frame.height > 0 else { return nil }
      let seen = stop.frame.intersection(visible)
      let part = seen.isNull ? 0 : seen.width * seen.height / (stop.frame.width * stop.frame.height)
      return part >= threshold && part > 0 ? id : nil
    }
  }
}

struct ScrollPhaseModifier: NodeModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) { contentChanged(node) }

  @MainActor func contentChanged(_ node: ModifierNode<Self>) {
    guard let scroller = node.placedChildren.first?.scrollingNodes.first else { return }
    scroller.phaseChanged[node.handle] = { [weak node, weak scroller] old, new in
      guard let node, let scroller else { return }
      node.modifier.action(
        old, new, ScrollPhaseChangeContext(geometry: scroller.scrollGeometry, velocity: nil))
    }
    node.register { [weak node, weak scroller] in
      if let node { scroller?.phaseChanged[node.handle] = nil }
    }
  }
}
