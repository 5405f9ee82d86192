import GalleyAutomation
import GalleyTree

extension LiveArea {
  /// Swipes a pager to a page, one page at a time.
  ///
  /// A page indicator inside of the pager or beside it gives the number of the current page. Without one,
  /// pages are counted from the first page.
  ///
  /// - Parameters:
  ///   - number: The number of the page, counted from 1.
  ///   - axis: Along which direction the pages lie.
  ///   - duration: The longest wait, in the device's time.
  /// - Throws: ``PageError`` with the pages that were seen, in their order, if there is no such page.
  public func swipe(
    to number: Int, _ axis: ScrollAxis = .horizontal, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    let area = _areaContext(at: site)
    try area.automator.log.step("Swipe \(area.name) to page \(number)") {
      let deadline = area.deadline(within: duration)
      try area.enter(until: deadline)
      var turning = PagerNavigation(area, axis, to: "page \(number)", until: deadline)
      try turning.turn(to: number)
    }
  }

  /// Swipes a pager until an element can be seen: forward to its last page, then once back to its first.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - axis: Along which direction the pages lie.
  ///   - duration: The longest wait, in the device's time.
  /// - Throws: ``PageError`` with the pages that were seen, in their order, if it is on none of them.
  @discardableResult
  public func swipe<Spec: ElementSpec>(
    to element: LiveElement<Spec>, _ axis: ScrollAxis = .horizontal, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws -> LiveElement<Spec> {
    let area = _areaContext(at: site)
    let subject = element.subject.live
    try area.turn(to: element.name, axis, within: duration) { snapshot in
      let lookup = subject.look(at: snapshot)
      guard lookup.places.count < 2 else { throw subject.failure(lookup, "swipe to", at: area.place) }
      guard let place = lookup.places.first else { return false }
      return ElementVisibility(of: place, along: axis, on: lookup.screen).visible > 0.95
    }
    return element
  }

  /// Swipes a pager until a condition is met: forward to its last page, then once back to its first.
  ///
  /// - Parameters:
  ///   - axis: Along which direction the pages lie.
  ///   - duration: The longest wait, in the device's time.
  ///   - isFound: The condition, which is evaluated on each page.
  /// - Throws: ``PageError`` with the pages that were seen, in their order, if it is met on none of them.
  public func swipe(
    _ axis: ScrollAxis = .horizontal, within duration: Duration? = nil, site: CallSite = #_callSite,
    until isFound: () throws -> Bool
  ) throws {
    let area = _areaContext(at: site)
    try area.turn(to: "the wanted page", axis, within: duration) { _ in try isFound() }
  }
}

extension Page {
  /// Swipes the largest pager of the page until an element can be seen.
  ///
  /// - Parameters:
  ///   - path: The element.
  ///   - axis: Along which direction the pages lie.
  ///   - duration: The longest wait, in the device's time.
  /// - Throws: ``PageError`` with the pages that were seen, in their order, if it is on none of them.
  @discardableResult
  public func swipe<Spec: ElementSpec>(
    to path: KeyPath<L, Spec>, _ axis: ScrollAxis = .horizontal, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws -> LiveElement<Spec> {
    try swipe(
      to: LiveElement(layout[keyPath: path], in: self), axis, within: duration, site: site)
  }
}

extension AreaContext {
  fileprivate func turn(
    to page: String, _ axis: ScrollAxis, within duration: Duration?, until isFound: (Snapshot) throws -> Bool
  ) throws {
    try automator.log.step("Swipe \(name) to \(page)") {
      let deadline = deadline(within: duration)
      try enter(until: deadline)
      var turning = PagerNavigation(self, axis, to: page, until: deadline)
      try turning.turn(until: isFound)
    }
  }
}
