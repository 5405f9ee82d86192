import Foundation
import GalleyAutomation
import GalleyTree

extension LiveArea {
  /// Presses a point here and drags it to a point of another area, such as from one row to another.
  ///
  /// - Parameters:
  ///   - start: The point at which the finger is put down, in parts of the frame.
  ///   - other: The area to drag to; it must be there.
  ///   - end: The point at which it is lifted, in parts of the other area's frame.
  ///   - pressing: The pause before the finger moves.
  ///   - velocity: The speed, in points a second.
  ///   - hold: The pause before the finger is lifted; without a pause, the dragged content is thrown.
  ///   - edges: Whether the drag may begin where the system's own gestures begin.
  ///   - duration: The longest wait for the beginning; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if a point is not within 0…1, the drag begins at an edge of the screen, the other one is
  ///   not there, or this one does not take touches in time.
  public func drag(
    from start: UnitPoint = .center, to other: some LiveArea, at end: UnitPoint = .center,
    pressing: Duration = .zero, velocity: Double = Velocity.drag, hold: Duration = .zero,
    edges: EdgeGestures = .refused, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let subject = _areaContext(at: site).subject
    let goal = other._areaContext(at: site).subject
    let automator = subject.context.automator
    try subject.check([start], at: site)
    try goal.check([end], at: site)
    try subject.checkEdges(start, edges, at: site)
    _ = try goal.single(for: "drag to", at: site)
    let deadline = subject.context.deadline(within: duration)
    try subject.act("drag", until: deadline, at: site, staysInApp: edges == .refused) { target, deadline in
      // Both may move until the drag begins.
      try automator.scroll(to: target, until: deadline)
      let found = try goal.single(for: "drag to", at: site)
      let point = end.point(in: found.lookup.screen.nodes[found.place].element.frame)
      let lookup = subject.look(at: found.lookup.snapshot)
      guard lookup.places.count == 1 else { throw subject.failure(lookup, "drag", at: site) }
      let frame = lookup.screen.nodes[lookup.places[0]].element.frame
      let unit = UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
      try automator.drag(
        target, from: start, to: unit, pressing: pressing, velocity: velocity, hold: hold, until: deadline)
    }
  }
}
