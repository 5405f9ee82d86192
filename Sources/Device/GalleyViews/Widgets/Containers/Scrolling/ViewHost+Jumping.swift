import Foundation

extension ViewHost {
  /// Scrolls a scroll view or list to a part of the way to its end, at once.
  ///
  /// - Parameters:
  ///   - handle: The handle of its element.
  ///   - part: From 0 for the start to 1 for the end.
  /// - Returns: Whether the element scrolls up and down.
  package func jump(in handle: UInt64, toPart part: Double) -> Bool {
    guard let scroller = scroller(handle) else { return false }
    // Content that is made as it comes into view turns out to be longer or shorter on the way.
    for _ in 0..<Self.rounds {
      let limits = scroller.motion.limits
      let target = limits.lowerBound + (limits.upperBound - limits.lowerBound) * min(max(part, 0), 1)
      guard scroller.motion.offset != target else { break }
      move(scroller, to: target)
    }
    return true
  }

  /// Scrolls a scroll view or list, page by page from its start, until a place is visible in it.
  ///
  /// - Parameters:
  ///   - handle: The handle of its element.
  ///   - place: The place in the window; `nil` until it has been made.
  /// - Returns: Whether it is visible; if not, the content is at its end.
  package func jump(in handle: UInt64, until place: () -> CGRect?) -> Bool {
    guard let scroller = scroller(handle) else { return false }
    move(scroller, to: scroller.motion.limits.lowerBound)
    while true {
      if let found = place() {
        let visible = scroller.viewport
        if found.minY < visible.minY || found.maxY > visible.maxY {
          move(scroller, to: scroller.motion.offset + found.minY - visible.minY)
        }
        return true
      }
      let before = scroller.motion.offset
      move(scroller, to: before + max(1, scroller.viewport.height))
      guard scroller.motion.offset > before else { return false }
    }
  }

  /// The scroll positions in the window, by the handles of scrolling views.
  package var scrollPositions: [UInt64: CGPoint] {
    let scrollers = describedRoots.flatMap(\.scrollingNodes)
    return Dictionary(
      scrollers.map { ($0.handle, CGPoint(x: $0.sideways.offset, y: $0.motion.offset)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Scrolls everything to where it was, from the outside to the inside.
  ///
  /// - Parameter positions: The scroll distances, by the handles of scrolling views.
  package func scroll(to positions: [UInt64: CGPoint]) {
    for scroller in describedRoots.flatMap(\.scrollingNodes) {
      guard let position = positions[scroller.handle],
        position != CGPoint(x: scroller.sideways.offset, y: scroller.motion.offset)
      else { continue }
      scroller.sideways.jump(to: position.x)
      move(scroller, to: position.y)
    }
  }

  /// The most rounds in which the length of content becomes known.
  private static let rounds = 8

  private func move(_ scroller: ScrollingNode, to offset: CGFloat) {
    scroller.motion.jump(to: offset)
    setNeedsLayout()
    flush()
  }
}
