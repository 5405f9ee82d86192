import Foundation
import GalleyRaster
import GalleyTree

/// A node that goes back to its start when its tab is tapped again.
@MainActor protocol StartReturning: Node {
  /// Goes back to the start.
  func returnToStart() -> Bool
}

/// A node whose content is moved along one axis by a finger, such as a list.
class ScrollingNode: ClippingNode, StartReturning {
  var axis = Axis.vertical
  let motion = ScrollMotion()
  let refresh: RefreshControl

  override init(_ host: ViewHost) {
    refresh = RefreshControl(host)
    super.init(host)
    refresh.scroller = self
  }

  /// The height of all that is scrolled, in points, as far as it is known.
  var contentHeight: CGFloat { 0 }

  final var scrollsDown: Bool { axis == .vertical }

  /// Whether this scrolls along an axis; `nil` for any.
  final func scrolls(along axis: Axis?) -> Bool { axis == nil || axis == self.axis }

  /// Whether something inside has turned out to have another length than it was measured with.
  final var contentHasGrown = false

  override var keepsState: Bool { motion.offset != 0 }

  override final var bleeds: Bool { true }

  /// The insets that bars keep from content, in points.
  final var windowInsets: EdgeInsets { barInsets }

  /// The distance that the content has been scrolled down from its start, in points; below 0 while pulled down.
  final var scrolledLength: CGFloat { scrollsDown ? motion.offset : 0 }

  /// The part of the window in which content is seen and no bar covers it, in points.
  final var viewport: CGRect { frame.inset(by: windowInsets) }

  /// The height of the part of the bar above that goes away as this is scrolled, in points.
  final var collapsingHeight: CGFloat {
    windowInsets.top > 0 ? environment.page?.largeTitleHeight ?? 0 : 0
  }

  func returnToStart() -> Bool {
    guard scrollsDown, motion.offset > motion.limits.lowerBound else { return false }
    motion.glide(to: motion.limits.lowerBound, in: host)
    return true
  }

  override var takesTouches: Bool { true }

  override func touchBegan(at point: CGPoint) -> Bool { motion.stop() }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    direction.isVertical == scrollsDown
  }

  override func panChanged(_ pan: Pan) {
    motion.drag(by: scrollsDown ? pan.delta.dy : pan.delta.dx)
    refresh.pulled()
    host.setNeedsLayout()
  }

  override func panEnded(_ pan: Pan) {
    refresh.released()
    motion.release(velocity: -(scrollsDown ? pan.velocity.dy : pan.velocity.dx), in: host)
  }

  override func panCancelled() {
    refresh.released()
    motion.release(velocity: 0, in: host)
  }
}
