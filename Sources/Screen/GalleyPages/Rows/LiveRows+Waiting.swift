import GalleyAutomation
import GalleyTree

extension LiveRows {
  /// Waits until there are at least a number of rows.
  ///
  /// ```swift
  /// try shopping.items.become(atLeast: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` with the rows that are there, if they are fewer in the end.
  public func become(
    atLeast count: Int, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try wait(for: count, orMore: true, within: duration, at: site)
  }

  /// Waits until there is an exact number of rows.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` with the rows that are there, if they are more or fewer in the end.
  public func become(
    exactly count: Int, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try wait(for: count, orMore: false, within: duration, at: site)
  }

  private func wait(
    for count: Int, orMore: Bool, within duration: Duration?, at site: CallSite
  ) throws {
    let automator = context.automator
    let began = automator.driver.now
    let deadline = context.deadline(within: duration)
    let words = "\(count)\(orMore ? " or more" : "") rows of \(subject.name)"
    var last: Look?
    var overlays = OverlayHandler(in: context.live)
    let isMet = try automator.log.step("Wait for \(words)") {
      try overlays.wait(until: deadline) { snapshot in
        let look = try look(at: snapshot)
        last = look
        return look.places.count == count || (orMore && look.places.count > count)
      }
    }
    guard !isMet, let last else { return }
    throw failure(
      .count(wanted: count, orMore: orMore, deadline - began), last, seen: last.identities.map(\.title),
      at: site)
  }
}
