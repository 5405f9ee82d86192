import GalleyAutomation
import GalleyTree

extension LiveElement {
  /// Scrolls until the element is found and visible.
  ///
  /// The container of the element scrolls or, as long as the element does not exist, the largest container of
  /// the page: forward to its end, then once back to the other end.
  ///
  /// - Parameters:
  ///   - axis: Along which direction to search; without one, that in which the container goes on.
  ///   - fraction: The part of the element that must be visible, from 0 to 1; for an element that does not
  ///     fit, of the part that fits.
  ///   - duration: The longest search, in the device's time.
  /// - Throws: ``PageError`` if it is not found from end to end, or cannot be brought into view.
  public func scrollIntoView(
    _ axis: ScrollAxis? = nil, visible fraction: Double = 1, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    let within = AreaContext(subject: scoped.live, place: site)
    try context.automator.log.step("Scroll to \(name)") {
      try within.scroll(
        to: subject, axis, visible: fraction, until: within.deadline(within: duration), isInside: false)
    }
  }

  /// The page, component or row that the element is in.
  private var scoped: ElementReference {
    ElementReference(
      context: context, owner: subject.owner, declaration: ElementDeclaration([], .itself, at: context.place),
      isWhole: true)
  }
}
