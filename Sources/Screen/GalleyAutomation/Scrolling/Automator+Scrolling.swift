import Foundation
import GalleyTree

extension Automator {
  /// Moves the container of an element by one slow drag, so that the element comes nearer to a place where it
  /// can be touched.
  func scroll(
    to place: Int, in screen: ScreenIndex, _ attempt: inout Attempt, until deadline: Duration
  ) throws -> Bool {
    let frame = screen.nodes[place].element.frame
    guard attempt.stuckAt != frame, driver.now < deadline,
      let stroke = ScrollStroke(toward: place, in: screen)
    else { return false }
    try log.step("Scroll to visible") {
      let gesture = Gesture.drag(
        from: stroke.start, to: stroke.end, velocity: Velocity.slow, hold: .milliseconds(100))
      try driver.perform(gesture)
      attempt.restless = try rest(until: deadline)
      attempt.restedAt = driver.now
    }
    let snapshot = try driver.snapshot()
    let after = index(of: snapshot)
    let places = attempt.target.places(in: after, snapshot)
    // An element that the drag made vanish or double is judged by the next look.
    guard places.count == 1, let now = places.first else { return true }
    let moved = after.nodes[now].element.frame
    if stroke.isNearer(moved, than: frame) { return true }
    attempt.stuckAt = moved
    return false
  }
}

/// One drag that brings an element nearer to the middle of the container that hides it.
struct ScrollStroke {
  /// The point at which the finger is put down.
  let start: CGPoint
  /// The point at which it is lifted.
  let end: CGPoint

  private let isVertical: Bool
  /// The distance that the element's middle has to move along the axis, in points, in the direction of the axis.
  private let way: CGFloat

  /// Finds out which container to drag, along which axis, how far, and where there is room for the finger.
  ///
  /// It is `nil` if no container above the element could be dragged.
  init?(toward place: Int, in screen: ScreenIndex) {
    let containers = screen.ancestors(of: place).filter { screen.nodes[$0].element.type.isScrollable }
    // The outermost container that hides the next one, or the element, has to move first.
    let chain = [place] + containers
    guard
      let level = (1..<max(chain.count, 1)).last(where: {
        screen.nodes[chain[$0 - 1]].visible == nil || $0 == 1
      }),
      let visible = screen.nodes[chain[level]].visible
    else { return nil }
    let container = chain[level]
    let frame = screen.nodes[chain[level - 1]].element.frame
    let dx = visible.midX - frame.midX
    let dy = visible.midY - frame.midY
    let isBeside = frame.maxX <= visible.minX || frame.minX >= visible.maxX
    let isAboveOrBelow = frame.maxY <= visible.minY || frame.minY >= visible.maxY
    isVertical = isAboveOrBelow || (!isBeside && abs(dy) >= 1)
    way = isVertical ? dy : dx
    guard abs(way) >= 1 else { return nil }
    let strokes = Self.strokes(in: visible, isVertical: isVertical, way: way)
    let own = strokes.first { ScrollContainer.takesDrag(at: $0.0, container, on: screen) }
    guard
      let stroke = own ?? strokes.first(where: { HitTest.cover(of: container, at: $0.0, in: screen) == nil })
    else { return nil }
    (start, end) = stroke
  }

  /// Whether the drag brought the element nearer.
  func isNearer(_ now: CGRect, than before: CGRect) -> Bool {
    let step = isVertical ? now.midY - before.midY : now.midX - before.midX
    return step * (way < 0 ? -1 : 1) >= 0.5
  }

  /// Drags that fit into a rectangle, the best first: at most three fifths of its length, so that an element
  /// is not carried past it.
  private static func strokes(in visible: CGRect, isVertical: Bool, way: CGFloat) -> [(CGPoint, CGPoint)] {
    let length = isVertical ? visible.height : visible.width
    let low = (isVertical ? visible.minY : visible.minX) + 1
    let high = low + length - 2
    let amount = max(min(way, length * 0.6), -length * 0.6)
    let starts = [(low + high - amount) / 2] + [0.5, 0.3, 0.7, 0.15, 0.85].map { low + length * $0 }
    var strokes: [(CGPoint, CGPoint)] = []
    for part in ScrollContainer.lines {
      let across = isVertical ? visible.minX + visible.width * part : visible.minY + visible.height * part
      for start in starts {
        let end = min(max(start + amount, low), high)
        guard abs(end - start) >= min(abs(amount), 24) else { continue }
        strokes.append(
          isVertical
            ? (CGPoint(x: across, y: start), CGPoint(x: across, y: end))
            : (CGPoint(x: start, y: across), CGPoint(x: end, y: across)))
      }
    }
    return strokes
  }
}
