import Foundation
import GalleyTree

/// The position of a scroll view, and the target that an app sets.
///
/// - Reference: [SwiftUI's `ScrollPosition`](https://developer.apple.com/documentation/swiftui/scrollposition).
public struct ScrollPosition: Equatable, Sendable {
  /// A place to scroll to.
  enum Goal: Sendable {
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var goal: Goal?
  /// The number of targets set so far, so that setting the same target again counts as a new one.
  private(set) var count = 0
  private var shown: Shown?
  /// Whether a finger has moved the content to its position.
  public private(set) var isPositionedByUser = false

  /// The identity of a view that has been scrolled to.
  ///
  /// Identities are values; their sendability cannot be checked at run time.
  private struct Shown: Hashable, @unchecked Sendable {
    let id: AnyHashable
  }

  private init(goal: Goal?) {
    self.goal = goal
  }

  /// Creates a position without a target.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(goal: nil)
  }

  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(goal: .view(id, anchor))
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(goal: .edge(edge))
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(goal: .point(x: point.x, y: point.y))
  }

  /// Creates a position at a distance from the content's leading edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(goal: .point(x: x, y: nil))
  }

  /// Creates a position at a distance from the content's upper edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(goal: .point(x: nil, y: y))
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(id, anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a distance from the content's leading edge.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  /// Scrolls to a distance from the content's upper edge.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to goal: Goal) {
    self.goal = goal
    count += 1
    isPositionedByUser = false
  }

  /// The edge of the last scrolling by the app, until a finger moves the content.
  public var edge: Edge? {
    if case .edge(let edge)? = goal { edge } else { nil }
  }

  /// The point of the last scrolling by the app, until a finger moves the content.
  public var point: CGPoint? {
    if case .point(let x?, let y?)? = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// Returns the identity of the visible view, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if let shown { return shown.id.base as? T }
    if case .view(let id, _)? = goal { return id as? T }
    return nil
  }

  /// Returns the position after a finger has moved the content to a view.
  func moved(to id: AnyHashable) -> ScrollPosition {
    var position = self
    position.goal = nil
    position.shown = Shown(id: id)
    position.isPositionedByUser = true
    return position
  }

  /// Whether both have the same target and the same position.
  public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
    first.count == second.count && first.isPositionedByUser == second.isPositionedByUser
      && first.shown == second.shown && first.goal == second.goal
  }
}

extension ScrollPosition.Goal: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.view(let a, let x), .view(let b, let y)): AnyHashable(a) == AnyHashable(b) && x == y
    case (.edge(let a), .edge(let b)): a == b
    case (.point(let a, let b), .point(let x, let y)): a == x && b == y
    default: false
    }
  }
}
