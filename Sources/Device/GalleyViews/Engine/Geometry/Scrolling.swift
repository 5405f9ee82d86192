import Foundation
import GalleyTree

/// A node whose content is moved in it, such as a scroll view.
@MainActor protocol Scrolling: Node {
  /// The part of the window in which content is seen and no bar covers it, in points.
  var viewport: CGRect { get }
  /// Whether this scrolls along an axis; `nil` for any.
  func scrolls(along axis: Axis?) -> Bool
  /// Whether the content is at its start, or pulled down beyond it.
  var isAtStart: Bool { get }
  /// Moves the content, as far as it goes.
  func scroll(by length: CGVector)
  /// Moves the content down at once, as far as it goes, before the next layout.
  func scrollDown(by length: CGFloat)
  /// Moves the content to the view with an identity, if that is inside.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The part of the view that comes to the same part of what is visible; `nil` scrolls no further than needed.
  ///   - isAnimated: Whether the content moves there by itself, as after it was thrown.
  func reveal(_ id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool)
}

extension Node {
  /// What scrolls here, from the outside to the inside.
  var scrollers: [any Scrolling] {
    let inner = placedChildren.flatMap(\.scrollers)
    return scrolling.map { [$0] + inner } ?? inner
  }
}
