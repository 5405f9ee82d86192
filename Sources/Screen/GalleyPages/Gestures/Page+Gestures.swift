import Foundation
import GalleyAutomation
import GalleyTree

extension Page {
  /// The page's own element: the component or row it is, or the whole app.
  var itself: ElementReference {
    let declaration = ElementDeclaration([], .itself, at: context.place)
    return ElementReference(context: context, owner: description, declaration: declaration, isWhole: true)
  }

  /// Taps a point of the page.
  ///
  /// - Parameters:
  ///   - point: The point in parts of the frame of the component or row, or of the screen.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Returns: The element that the touch hit, as it was just before.
  /// - Throws: ``PageError`` if a touch does not reach it in time, or the point is not within 0…1.
  @discardableResult
  public func tap(
    at point: UnitPoint, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> Element {
    return try itself.tap(at: point, until: context.deadline(within: duration), at: site)
  }

  /// Presses a point of the page and drags to another one.
  ///
  /// - Parameters:
  ///   - start: The point at which the finger is put down, in parts of the frame of the component or row, or
  ///     of the screen.
  ///   - end: The point at which it is lifted, likewise.
  ///   - pressing: The pause before the finger moves.
  ///   - velocity: The speed, in points a second.
  ///   - hold: The pause before the finger is lifted; without a pause, the dragged content is thrown.
  ///   - edges: Whether the drag may begin where the system's own gestures begin.
  ///   - duration: The longest wait for the beginning; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if a point is not within 0…1, the drag begins at an edge of the screen, or the page
  ///   does not take touches in time.
  public func drag(
    from start: UnitPoint, to end: UnitPoint, pressing: Duration = .zero, velocity: Double = Velocity.drag,
    hold: Duration = .zero, edges: EdgeGestures = .refused, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    try itself.drag(
      from: start, to: end, pressing: pressing, velocity: velocity, hold: hold, edges: edges,
      until: context.deadline(within: duration), at: site)
  }

  /// Moves a finger quickly from the middle of the page towards one of its edges.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - velocity: The speed, in points a second.
  ///   - duration: The longest wait for the beginning; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if the page does not take touches in time.
  public func swipe(
    _ direction: SwipeDirection, velocity: Double = Velocity.ordinary, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    try itself.swipe(direction, velocity: velocity, until: context.deadline(within: duration), at: site)
  }
}

extension Application {
  /// Presses a point of the screen and drags to another one.
  ///
  /// - Parameters:
  ///   - start: The point at which the finger is put down, in parts of the screen.
  ///   - end: The point at which it is lifted, likewise.
  ///   - pressing: The pause before the finger moves.
  ///   - velocity: The speed, in points a second.
  ///   - hold: The pause before the finger is lifted; without a pause, the dragged content is thrown.
  ///   - edges: Whether the drag may begin where the system's own gestures begin.
  /// - Throws: ``PageError`` if a point is not within 0…1, the drag begins at an edge of the screen, or it leads away
  ///   from the app, and `DriverError` if the device does not answer.
  public func drag(
    from start: UnitPoint, to end: UnitPoint, pressing: Duration = .zero, velocity: Double = Velocity.drag,
    hold: Duration = .zero, edges: EdgeGestures = .refused, site: CallSite = #_callSite
  ) throws {
    let context = PageContext(application: self, place: site)
    let bounds = CGRect(origin: .zero, size: try automator.driver.snapshot().configuration.size)
    try context.check([start, end], of: "", on: "the screen", at: site)
    try context.checkEdges(start, in: bounds, edges, of: "", on: "the screen", at: site)
    func drag() throws {
      try automator.drag(
        from: start.point(in: bounds), to: end.point(in: bounds), pressing: pressing, velocity: velocity,
        hold: hold)
    }
    // A gesture of the system may lead where it wants.
    if edges == .wanted { try drag() } else { try context.wholeApp.stayingInApp("drag", at: site, drag) }
  }
}
