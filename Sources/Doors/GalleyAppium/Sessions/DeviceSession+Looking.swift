import Foundation
import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyTree

/// The screen of a session at one instant, with the app that commands act on.
struct Look {
  let snapshot: Snapshot
  let screen: ScreenIndex
  /// The place of the app's root.
  let root: Int

  /// The bundle identifier of the app.
  var bundleIdentifier: String { screen.bundleIdentifiers[screen.application(of: root)] }
}

extension DeviceSession {
  /// The screen now, at rest.
  func look() throws -> Look {
    if settings.waitsForRest { try automator.settle(until: device.now + automator.restLimit) }
    if let action = settings.alertAction { try answerAlert(action) }
    if let chain = settings.tappedSelector { try tapInAlert(chain) }
    return try lookAtOnce()
  }

  /// The screen now, as it is.
  func lookAtOnce() throws -> Look {
    var snapshot = try device.snapshot()
    var screen = automator.index(of: snapshot)
    if screen.exceeds(levels: settings.mostLevels, children: settings.mostChildren) {
      snapshot = snapshot.limited(toLevels: settings.mostLevels, children: settings.mostChildren)
      screen = automator.index(of: snapshot)
    }
    guard let root = root(in: screen) else {
      throw CommandError(.noSuchWindow, "Nothing is on the screen.")
    }
    return Look(snapshot: snapshot, screen: screen, root: root)
  }

  /// Taps the back button of the navigation bar.
  func goBack() throws {
    let screen = try look().screen
    let bars = screen.places(of: .navigationBar, in: screen.nodes.indices).filter {
      screen.nodes[$0].visible != nil
    }
    guard
      let button = bars.last.flatMap({ bar in
        screen.places(of: .button, in: screen.descendants(of: bar)).first {
          screen.nodes[$0].element.identifier == "BackButton"
        }
      })
    else { throw CommandError(.invalidElementState, "No navigation bar has a back button.") }
    try tap(at: button, in: screen)
  }

  private func root(in screen: ScreenIndex) -> Int? {
    let names = screen.bundleIdentifiers
    if let wanted = settings.activeApplication, let index = names.firstIndex(of: wanted) {
      return screen.roots[index]
    }
    if settings.respectsSystemAlerts, let alert = alert(in: screen),
      names[screen.application(of: alert)] == SimulatedDevice.springboard
    {
      return screen.roots[screen.application(of: alert)]
    }
    let front = names.lastIndex { $0 != SimulatedDevice.springboard } ?? names.indices.last
    return front.map { screen.roots[$0] }
  }

  // MARK: Elements

  /// The reference of an element, as an object with the keys of both dialects.
  func reference(of place: Int, in screen: ScreenIndex) -> JSONValue {
    let reference = JSONValue.text(elements.reference(of: ElementKey(of: place, in: screen)))
    return .object([Self.elementKey: reference, Self.earlierKey: reference])
  }

  /// The key of references in answers.
  ///
  /// - Reference: [W3C WebDriver, web element identifier](https://www.w3.org/TR/webdriver2/#dfn-web-element-identifier).
  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"
  /// The key of earlier clients, and of those of WebDriverAgent.
  private static let earlierKey = "ELEMENT"

  /// The reference in an object of a request, by the key of either dialect.
  static func reference(in object: [String: JSONValue]) -> String? {
    object[elementKey]?.text ?? object[earlierKey]?.text
  }

  /// The identity of an element by its reference.
  ///
  /// - Throws: ``CommandError`` of kind `no such element` for a reference that was never given.
  func key(of reference: String) throws(CommandError) -> ElementKey {
    guard let key = elements.key(of: reference) else {
      throw CommandError(.noSuchElement, "This session has given no reference \"\(reference.prefix(80))\".")
    }
    return key
  }

  /// The place of an element on a screen.
  ///
  /// - Throws: ``CommandError`` of kind `stale element reference` if it has gone.
  func place(of reference: String, in screen: ScreenIndex) throws(CommandError) -> Int {
    guard let place = try key(of: reference).place(in: screen) else {
      throw CommandError(.staleElementReference, "The element is not on the screen any more.")
    }
    return place
  }

  /// The facts of an element now.
  func facts(of reference: String) throws -> ElementFacts {
    try facts(of: reference, in: look().screen)
  }

  /// The attributes of an element on a screen.
  func facts(of reference: String, in screen: ScreenIndex) throws -> ElementFacts {
    ElementFacts(screen: screen, place: try place(of: reference, in: screen))
  }

  /// An element as the target of an action.
  func target(_ reference: String) throws -> Target {
    let screen = automator.index(of: try device.snapshot())
    return target(at: try place(of: reference, in: screen), in: screen)
  }

  /// An element on a screen as the target of an action.
  func target(at place: Int, in screen: ScreenIndex) -> Target {
    Target(
      .object(ElementKey(of: place, in: screen), name: ElementNaming.name(screen.nodes[place].element)))
  }

  /// Taps an element on a screen, enabled or not.
  func tap(at place: Int, in screen: ScreenIndex) throws {
    try automator.tap(target(at: place, in: screen), requiringEnabled: false, until: deadline)
  }

  /// Finds elements; until some are there, or the implicit wait is over.
  ///
  /// - Parameters:
  ///   - call: The request with `using` and `value`.
  ///   - parent: The reference of the element to search, if it is not the app.
  /// - Returns: The screen, and the places of what was found.
  func find(_ call: Call, below parent: String?) throws -> (screen: ScreenIndex, places: [Int]) {
    let locator = try Locator(using: try call.text("using"), try call.text("value"))
    let deadline = searchDeadline
    var look = try look()
    while true {
      let root =
        try parent.map { reference throws(CommandError) in try place(of: reference, in: look.screen) }
        ?? look.root
      let places = try locator.places(in: look.screen, from: root)
      if !places.isEmpty || device.now >= deadline { return (look.screen, places) }
      try device.wait(until: deadline)
      look = try lookAtOnce()
    }
  }

  /// Finds the first element.
  func findFirst(_ call: Call, below parent: String?) throws -> JSONValue {
    let (screen, places) = try find(call, below: parent)
    guard let place = places.first else {
      throw CommandError(
        .noSuchElement,
        "No element has the \((try call.text("using")).prefix(40)) \"\((try call.text("value")).prefix(200))\"."
      )
    }
    return reference(of: place, in: screen)
  }

  /// Finds all elements.
  func findAll(_ call: Call, below parent: String?) throws -> JSONValue {
    let (screen, places) = try find(call, below: parent)
    return .list(places.map { reference(of: $0, in: screen) })
  }
}
