import Foundation
import GalleyRaster
import GalleyTree

/// A node that makes its rows only when they come into view.
@MainActor protocol RowCounting: Node {
  /// The number of rows, with those that were not made.
  var rowCount: Int { get }
}

/// The whole content of a scroll view or list, drawn strip by strip while scrolling through it.
@MainActor package struct ScrolledContent {
  private let host: ViewHost
  private let scroller: ScrollingNode

  /// The size of the content in points; the height is in whole pixels.
  nonisolated package let size: CGSize

  /// Scrolls through the content once, so that everything in it is created and its height is known.
  fileprivate init(_ host: ViewHost, _ scroller: ScrollingNode) {
    self.host = host
    self.scroller = scroller
    let start = scroller.motion.offset
    var top: CGFloat = 0
    repeat {
      scroller.motion.jump(to: top)
      host.setNeedsLayout()
      host.flush()
      top += max(1, scroller.viewport.height)
    } while top < scroller.contentHeight
    let scale = host.environment.displayScale
    size = CGSize(
      width: scroller.frame.width, height: max(1, (scroller.contentHeight * scale).rounded(.up)) / scale)
    restore(start)
  }

  /// The height of all strips but the last, in points: whole pixels.
  private var step: CGFloat {
    let scale = host.environment.displayScale
    return max(1, (scroller.viewport.height * scale).rounded(.down)) / scale
  }

  /// Draws the content from its start to its end.
  ///
  /// Afterwards the position is restored. The callbacks of views that appear or disappear are called, as if a
  /// person had scrolled through.
  ///
  /// - Parameter body: A closure that receives each strip: its drawing, from the strip's upper left corner,
  ///   and its size.
  /// - Throws: Any error that `body` throws.
  package func draw<Failure: Error>(_ body: (DisplayList, CGSize) throws(Failure) -> Void) throws(Failure) {
    let start = begin()
    defer { end(at: start) }
    var top: CGFloat = 0
    while top < size.height {
      let strip = strip(from: top)
      try body(strip.list, strip.size)
      top = strip.bottom
    }
  }

  /// Prepares the content for ``strip(from:)``, and returns the scroll position.
  package func begin() -> CGFloat {
    scroller.motion.isDrawnWhole = true
    return scroller.motion.offset
  }

  /// Returns the drawing of one strip, from the strip's upper left corner.
  package func strip(from top: CGFloat) -> (list: DisplayList, size: CGSize, bottom: CGFloat) {
    scroller.motion.jump(to: top)
    host.setNeedsLayout()
    host.flush()
    // At the end the content does not scroll all the way up: the strip is then further down in the visible part.
    let down = scroller.viewport.minY + top - scroller.motion.offset
    let strip = CGSize(width: size.width, height: min(step, size.height - top))
    var list = DisplayList()
    list.nested(in: .pushTransform(.translation(x: -scroller.frame.minX, y: -down)), scroller.draw)
    return (list, strip, top + step)
  }

  /// Scrolls the content back to its position at ``begin()``.
  package func end(at start: CGFloat) {
    scroller.motion.isDrawnWhole = false
    restore(start)
  }

  private func restore(_ offset: CGFloat) {
    scroller.motion.jump(to: offset)
    host.setNeedsLayout()
    host.flush()
  }
}

extension ViewHost {
  /// Returns the whole content of a scroll view or list, including the parts off the screen.
  ///
  /// - Parameter handle: The handle of its element.
  /// - Returns: The content; `nil` if the element does not scroll vertically.
  package func content(of handle: UInt64) -> ScrolledContent? {
    scroller(handle).map { ScrolledContent(self, $0) }
  }

  /// Returns the node by which the element of a handle scrolls vertically; `nil` if it does not.
  func scroller(_ handle: UInt64) -> ScrollingNode? {
    guard let scroller = node(with: handle) as? ScrollingNode, scroller.scrollsDown else { return nil }
    return scroller
  }

  /// Returns the number of rows of a list, including those that were not created.
  ///
  /// - Parameter handle: The handle of its element.
  /// - Returns: The number, without headers and footers; `nil` if the element is no list.
  package func rowCount(of handle: UInt64) -> Int? {
    (node(with: handle) as? any RowCounting)?.rowCount
  }
}
