import GalleyTree

/// An element that came up between a test and the element it was about to act on.
public struct InterruptingElement {
  /// The device it came up on.
  public let automator: Automator
  /// The screen when it was met.
  package let snapshot: Snapshot
  /// The path in `Snapshot/screen`.
  package let path: ElementPath
  /// The element, with everything below it.
  public let element: Element
  /// The identity of the element, for as long as it is there.
  package let key: ElementKey

  init(_ place: Int, in screen: ScreenIndex, _ snapshot: Snapshot, on automator: Automator) {
    self.automator = automator
    self.snapshot = snapshot
    path = screen.path(of: place)
    element = screen.nodes[place].element
    key = ElementKey(of: place, in: screen)
  }

  /// The name of the element in logs, such as `"Cannot Update" Alert`.
  public var name: String {
    ElementNaming.name(element)
  }

  /// Finds the interrupting element again, and nothing else; a query for its descendants begins here.
  package var query: ElementQuery {
    .object(key, name: name)
  }

  /// Taps a button inside of it.
  ///
  /// - Parameter title: The button's label or identifier.
  /// - Returns: Whether there is such a button.
  /// - Throws: ``AutomationError`` if it does not take the tap.
  public func tapButton(_ title: String) throws -> Bool {
    let button = query.descendants(.button)[title].first
    guard try !button.evaluate(on: automator.driver.snapshot()).isEmpty else { return false }
    try automator.tap(Target(button), until: automator.driver.now + automator.timeout)
    return true
  }
}

/// An interruption that somebody answered.
package struct HandledInterruption: Hashable, Sendable {
  /// The handler that answered.
  package enum Handler: Hashable, Sendable {
    /// The monitor that was added with this description.
    case monitor(String)
    /// The built-in handler, by a tap on the button of this name.
    case button(String)
    /// The built-in handler, by swiping it away.
    case swipe
    /// The built-in handler, by waiting until it was gone.
    case wait
  }

  /// The name of the interruption, such as `"Cannot Update" Alert`.
  package var name: String
  /// The handler that answered.
  package var handler: Handler
  /// The time when it had been answered, counted from the device's start.
  package var instant: Duration
  /// The interrupted action, such as `Tap "Retry" Button`.
  package var action = ""
  /// The line that did so, where it is known.
  package var place: CallSite?
  /// The elements that were tapped to answer it, in order.
  package var tapped: [String] = []
}
