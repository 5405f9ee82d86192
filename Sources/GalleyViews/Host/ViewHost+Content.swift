import Foundation
import GalleyRaster
import GalleyTree

/// What makes its rows only when they come into view.
protocol RowCounting: Node {
  /// How many rows there are.
  var rowCount: Int { get }
}

/// All that something scrolls, drawn strip by strip as it is scrolled through.
package struct ScrolledContent {
  private let host: ViewHost
  private let scroller: any VerticalScroller

  /// How large the content is, in points; whole pixels down.
  package let size: CGSize

  /// Scrolls through the content once, so that everything in it has been made and is as high as it is.
  fileprivate init(_ host: ViewHost, _ scroller: any VerticalScroller) {
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

  /// How high a strip is, but the last one, in points; whole pixels.
  private var step: CGFloat {
    let scale = host.environment.displayScale
    return max(1, (scroller.viewport.height * scale).rounded(.down)) / scale
  }

  /// Draws the content from its start to its end.
  ///
  /// Afterwards it is where it was. Whatever an app does when something comes into view or leaves it is done, as if a
  /// person had scrolled through.
  ///
  /// - Parameter body: Takes each strip: what to draw, from the strip's upper left corner, and the strip's size.
  /// - Throws: What `body` throws.
  package func draw<Failure: Error>(_ body: (DisplayList, CGSize) throws(Failure) -> Void) throws(Failure) {
    let start = scroller.motion.offset
    scroller.motion.isDrawnWhole = true
    defer {
      scroller.motion.isDrawnWhole = false
      restore(start)
    }
    var top: CGFloat = 0
    while top < size.height {
      scroller.motion.jump(to: top)
      host.setNeedsLayout()
      host.flush()
      // At the end the content does not go all the way up: the strip is then further down what is seen of it.
      let down = scroller.viewport.minY + top - scroller.motion.offset
      let strip = CGSize(width: size.width, height: min(step, size.height - top))
      var list = DisplayList()
      list.append(.pushTransform(.translation(x: -scroller.frame.minX, y: -down)))
      scroller.draw(into: &list)
      list.append(.pop)
      try body(list, strip)
      top += step
    }
  }

  private func restore(_ offset: CGFloat) {
    scroller.motion.jump(to: offset)
    host.setNeedsLayout()
    host.flush()
  }
}

extension ViewHost {
  /// All that a scroll view or list holds, also what is not on the screen.
  ///
  /// - Parameter handle: The handle of its element.
  /// - Returns: The content; `nil` if the element scrolls nothing up and down.
  package func content(of handle: UInt64) -> ScrolledContent? {
    guard let scroller = node(of: handle) as? any VerticalScroller, scroller.scrollsDown else { return nil }
    return ScrolledContent(self, scroller)
  }

  /// How many rows a list has, also those that have not been made.
  ///
  /// - Parameter handle: The handle of its element.
  /// - Returns: The number, without the lines above and below sections; `nil` if the element is no list.
  package func rowCount(of handle: UInt64) -> Int? {
    (node(of: handle) as? any RowCounting)?.rowCount
  }

  private func node(of handle: UInt64) -> Node? {
    var pending = (root?.layoutChildren ?? []) + sheets
    while let node = pending.popLast() {
      if node.handle == handle { return node }
      pending += node.placedChildren
    }
    return nil
  }
}
