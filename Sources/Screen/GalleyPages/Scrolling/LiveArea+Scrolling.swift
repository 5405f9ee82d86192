import GalleyAutomation
import GalleyTree

extension LiveArea {
  /// Scrolls this area until an element is found and visible.
  ///
  /// The area itself scrolls, or the largest scrollable container inside of it: forward to its end, then once
  /// back to the other end. An area out of view is scrolled into view first, so that an item of a shelf is
  /// found in a long list of shelves.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - axis: Along which direction to search; without one, that in which the container goes on.
  ///   - fraction: The part of the element that must be visible, from 0 to 1; for an element that does not
  ///     fit, of the part that fits.
  ///   - duration: The longest search, in the device's time.
  /// - Throws: ``PageError`` if it is not found from end to end, or cannot be brought into view.
  @discardableResult
  public func scroll<Spec: ElementSpec>(
    to element: LiveElement<Spec>, _ axis: ScrollAxis? = nil, visible fraction: Double = 1,
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> LiveElement<Spec> {
    let area = _areaContext(at: site)
    try area.automator.log.step("Scroll \(area.name) to \(element.name)") {
      let deadline = area.deadline(within: duration)
      try area.enter(until: deadline)
      try area.scroll(to: element.subject, axis, visible: fraction, until: deadline, isInside: true)
    }
    return element
  }

  /// Scrolls this area until a condition is met: forward to the end, then once back to the other end.
  ///
  /// - Parameters:
  ///   - axis: Along which direction to scroll; without one, that in which the container goes on.
  ///   - duration: The longest search, in the device's time.
  ///   - isFound: The condition, which is evaluated at the beginning and after each drag.
  /// - Throws: ``PageError`` if it is not met from end to end, or the error that the condition throws.
  public func scroll(
    _ axis: ScrollAxis? = nil, within duration: Duration? = nil, site: CallSite = #_callSite,
    until isFound: () throws -> Bool
  ) throws {
    let area = _areaContext(at: site)
    try area.automator.log.step("Scroll \(area.name)") {
      let deadline = area.deadline(within: duration)
      try area.enter(until: deadline)
      try area.scroll(axis, until: deadline, for: isFound)
    }
  }

  /// Scrolls by most of the visible area, with one drag.
  ///
  /// - Parameter direction: The direction: `down` shows lower content.
  /// - Returns: Whether anything moved; nothing does at the end.
  /// - Throws: ``PageError`` if nothing here can be scrolled.
  @discardableResult
  public func scrollPage(
    _ direction: ScrollDirection = .down, site: CallSite = #_callSite
  ) throws -> Bool {
    let area = _areaContext(at: site)
    return try area.automator.log.step("Scroll \(area.name) \(direction.rawValue) by a page") {
      var stroke = PageScroller(area, until: area.deadline(within: nil))
      return try stroke.move(direction)
    }
  }

  /// Scrolls back to the beginning.
  ///
  /// - Parameters:
  ///   - axis: Along which direction; without one, that in which the container goes on.
  ///   - duration: The longest wait, in the device's time.
  /// - Throws: ``PageError`` if nothing here can be scrolled, or the beginning is not reached in time.
  public func scrollToTop(
    _ axis: ScrollAxis? = nil, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let area = _areaContext(at: site)
    try area.automator.log.step("Scroll \(area.name) to the top") {
      var stroke = PageScroller(area, until: area.deadline(within: duration))
      try stroke.moveToEnd(axis, isForward: false)
    }
  }

  /// Scrolls to the end; rows that are loaded near the end belong to it.
  ///
  /// - Parameters:
  ///   - axis: Along which direction; without one, that in which the container goes on.
  ///   - duration: The longest wait, in the device's time.
  /// - Throws: ``PageError`` if nothing here can be scrolled, or the end is not reached in time: some lists have none.
  public func scrollToEnd(
    _ axis: ScrollAxis? = nil, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let area = _areaContext(at: site)
    try area.automator.log.step("Scroll \(area.name) to the end") {
      var stroke = PageScroller(area, until: area.deadline(within: duration))
      try stroke.moveToEnd(axis, isForward: true)
    }
  }
}

extension Page {
  /// Scrolls until an element of the page is found and visible.
  ///
  /// ```swift
  /// try page.scroll(to: \.checkout)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The element.
  ///   - axis: Along which direction to search; without one, that in which the container goes on.
  ///   - fraction: The part of the element that must be visible, from 0 to 1; for an element that does not
  ///     fit, of the part that fits.
  ///   - duration: The longest search, in the device's time.
  /// - Throws: ``PageError`` if it is not found from end to end, or cannot be brought into view.
  @discardableResult
  public func scroll<Spec: ElementSpec>(
    to path: KeyPath<L, Spec>, _ axis: ScrollAxis? = nil, visible fraction: Double = 1,
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> LiveElement<Spec> {
    let element = LiveElement(layout[keyPath: path], in: self)
    try element.scrollIntoView(
      axis, visible: fraction, within: duration, site: site)
    return element
  }

  /// Scrolls one container of the page until an element is found in it and visible.
  ///
  /// ```swift
  /// try page.scroll(to: \.checkout, in: \.list)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The element.
  ///   - container: The container to scroll; it is scrolled into view first.
  ///   - axis: Along which direction to search; without one, that in which the container goes on.
  ///   - fraction: The part of the element that must be visible, from 0 to 1; for an element that does not
  ///     fit, of the part that fits.
  ///   - duration: The longest search, in the device's time.
  /// - Throws: ``PageError`` if it is not found from end to end, or cannot be brought into view.
  @discardableResult
  public func scroll<Spec: ElementSpec, Container: ElementSpec>(
    to path: KeyPath<L, Spec>, in container: KeyPath<L, Container>, _ axis: ScrollAxis? = nil,
    visible fraction: Double = 1, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> LiveElement<Spec> {
    try LiveElement(layout[keyPath: container], in: self).scroll(
      to: LiveElement(layout[keyPath: path], in: self), axis, visible: fraction, within: duration,
      site: site)
  }
}

/// The direction in which a container scrolls, which is opposite to the finger's.
public enum ScrollDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// To content further up.
  case up
  /// To content further down.
  case down
  /// To content further left.
  case left
  /// To content further right.
  case right

  /// Along which direction that is.
  var axis: ScrollAxis { self == .up || self == .down ? .vertical : .horizontal }
  /// Whether it goes towards the right or lower end.
  var isForward: Bool { self == .down || self == .right }
}
