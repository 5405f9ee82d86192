import GalleyAutomation
import GalleyTree

extension LiveElement {
  /// Presses a point of the element and drags to another one.
  ///
  /// - Parameters:
  ///   - start: The point at which the finger is put down, in parts of the element's frame.
  ///   - end: The point at which it is lifted, in parts of the element's frame.
  ///   - pressing: The pause before the finger moves.
  ///   - velocity: The speed, in points a second.
  ///   - hold: The pause before the finger is lifted; without a pause, the dragged content is thrown.
  ///   - edges: Whether the drag may begin where the system's own gestures begin.
  ///   - duration: The longest wait for the beginning; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if a point is not within 0…1, the drag begins at an edge of the screen, or the
  ///   element does not take touches in time.
  public func drag(
    from start: UnitPoint, to end: UnitPoint, pressing: Duration = .zero, velocity: Double = Velocity.drag,
    hold: Duration = .zero, edges: EdgeGestures = .refused, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    try subject.drag(
      from: start, to: end, pressing: pressing, velocity: velocity, hold: hold, edges: edges,
      until: context.deadline(within: duration), at: site)
  }

  /// Moves a finger quickly from the middle of the element towards one of its edges.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - velocity: The speed, in points a second.
  ///   - duration: The longest wait for the beginning; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if the element does not take touches in time.
  public func swipe(
    _ direction: SwipeDirection, velocity: Double = Velocity.ordinary, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    try subject.swipe(direction, velocity: velocity, until: context.deadline(within: duration), at: site)
  }
}
