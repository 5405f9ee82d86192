import Foundation

/// The answer of a device about what a touch of an element reaches.
///
/// A driver that can ask its device notes it; for the elements of other drivers it is derived from frames and the order of painting.
package final class ElementTouch: Sendable {
  /// The part of the element that can be seen, in points of the screen; `nil` for nothing.
  package let visible: CGRect?
  /// A point at which a touch reaches the element; `nil` for none.
  package let point: CGPoint?
  /// The handle of the element that takes touches in its place, where one is known.
  package let cover: UInt64?

  package init(visible: CGRect?, point: CGPoint?, cover: UInt64?) {
    self.visible = visible
    self.point = point
    self.cover = cover
  }
}
