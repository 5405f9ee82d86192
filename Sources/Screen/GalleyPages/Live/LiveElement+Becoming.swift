import GalleyAutomation
import GalleyTree

extension LiveElement {
  /// Waits until the element meets a condition, such as after an action that stays on the page.
  ///
  /// ```swift
  /// try details.shop.tap()
  /// try details.shop.becomes(.label("On Your List"))
  /// ```
  ///
  /// A tap that opens no page ends when the screen is at rest, and its effects may come later.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` with the element's present state if it does not meet the condition in time, is
  ///   not there, or is there more than once.
  public func becomes(
    _ condition: ElementCondition, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let subject = subject.live
    let automator = context.automator
    let began = automator.driver.now
    let deadline = context.deadline(within: duration)
    var last = try subject.look()
    var overlays = OverlayHandler(in: subject.context)
    let isMet = try automator.log.step("Wait until \(name) \(condition)") {
      try overlays.wait(until: deadline) { snapshot in
        let lookup = subject.look(at: snapshot)
        last = lookup
        return lookup.places.count == 1 && condition.matches(lookup.screen.nodes[lookup.places[0]].element)
      }
    }
    guard !isMet else { return }
    guard last.places.count == 1 else { throw subject.failure(last, "wait for", at: site) }
    let failure = ConditionFailure(
      scene: subject.context.scene(of: last.snapshot, at: site, marks: [last.places[0]: .found(name)]),
      page: subject.page, element: name, locator: spec.declaration.description,
      wanted: condition.description, actual: ElementText.line(last.screen.nodes[last.places[0]].element),
      duration: deadline - began)
    throw subject.context.recorded(.condition(failure), on: last.snapshot)
  }
}
