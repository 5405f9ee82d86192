import Foundation
import GalleyTree

extension Automator {
  /// What interrupts an action, if that which covers its target is an interruption at all.
  ///
  /// Alerts, sheets and dialogs are, and so is anything of another app, such as a banner. What the target
  /// itself is a part of is not: a test that acts on an alert expects it. What a handler is dealing with
  /// already is not either, nor is the status bar, which never goes away.
  func interruption(_ cover: Int, of target: Int, in screen: ScreenIndex) -> Int? {
    let chain = [cover] + screen.ancestors(of: cover)
    guard !chain.contains(where: { screen.nodes[$0].element.type == .statusBar }) else { return nil }
    let outside = chain.prefix { !screen.isPlace(target, within: $0) }
    let found =
      outside.first { screen.nodes[$0].element.type.isPrompt }
      ?? (screen.application(of: cover) == screen.application(of: target)
        ? nil : outside.last { screen.covers.contains($0) })
    guard let found, !handling.contains(ElementKey(of: found, in: screen)) else { return nil }
    return found
  }

  /// Asks the monitors, newest first, and then the built-in handler.
  ///
  /// - Returns: Who answered, or `nil` if nobody did.
  func answer(_ interruption: InterruptingElement, until deadline: Duration) throws -> HandledInterruption? {
    handling.append(interruption.key)
    defer { handling.removeLast() }
    log.note("Found 1 interrupting element: \(interruption.name)")
    return try withContext({ $0.deadline = deadline }) {
      try log.step("Invoking UI interruption monitors for \(interruption.name)") {
        for monitor in monitors.newestFirst {
          let didAnswer = try log.step("Ask monitor “\(monitor.description)”") {
            try monitor.handler(interruption)
          }
          log.note(
            didAnswer ? "Confirmed successful handling of interrupting element" : "It did not handle it")
          if didAnswer { return handled(interruption, by: .monitor(monitor.description)) }
        }
        guard interruptionPolicy == .answer else { return nil }
        return try log.step("Ask the built-in handler") { try answerByDefault(interruption, until: deadline) }
      }
    }
  }

  /// The built-in handler: presses the cancel button, else the default button; swipes anything else away.
  private func answerByDefault(
    _ interruption: InterruptingElement, until deadline: Duration
  ) throws -> HandledInterruption? {
    guard interruption.element.type.isPrompt else {
      return try swipeAway(interruption, until: deadline)
    }
    let screen = index(of: interruption.snapshot)
    let buttons = interruption.query.descendants(.button).evaluate(on: screen)
    let elements = buttons.map { screen.nodes[$0].element }
    // A sheet may be a whole page: only a button that cancels can be pressed without harm.
    let hasDefault = interruption.element.type != .sheet
    guard let choice = AlertButtonChoice.choice(of: elements, cancel: cancelWords, orDefault: hasDefault)
    else {
      log.note("It has no button that could be pressed")
      return nil
    }
    let key = ElementKey(of: buttons[choice], in: screen)
    let name = ElementNaming.name(screen.nodes[buttons[choice]].element)
    do {
      try tap(Target(.object(key, name: name)), until: deadline)
    } catch is AutomationError {
      log.note("Its button could not be pressed")
      return nil
    }
    return handled(interruption, by: .button(name))
  }

  private func swipeAway(
    _ interruption: InterruptingElement, until deadline: Duration
  ) throws -> HandledInterruption? {
    let screen = index(of: interruption.snapshot)
    guard let place = interruption.key.place(in: screen), let visible = screen.nodes[place].visible else {
      return nil
    }
    let end = CGPoint(x: visible.midX, y: visible.minY - visible.height)
    try driver.perform(.drag(from: visible.middle, to: end, velocity: Velocity.fast))
    try rest(until: deadline)
    return handled(interruption, by: .swipe)
  }

  private func handled(
    _ interruption: InterruptingElement, by handler: HandledInterruption.Handler
  ) -> HandledInterruption {
    HandledInterruption(name: interruption.name, handler: handler, instant: driver.now)
  }
}

/// Chooses the button of an alert that the built-in handler presses.
enum AlertButtonChoice {
  /// The button that the built-in handler presses: the one that cancels, else the default one.
  ///
  /// A button cancels if it is called by one of the given words. The default button is the last one, where
  /// [alerts have it](https://developer.apple.com/design/human-interface-guidelines/alerts).
  ///
  /// - Returns: The index of the button, or `nil` if there is none that is enabled.
  static func choice(of buttons: [Element], cancel words: [String], orDefault hasDefault: Bool) -> Int? {
    let enabled = buttons.indices.filter { buttons[$0].isEnabled }
    let cancels = enabled.first { index in
      words.contains(buttons[index].label.lowercased())
        || words.contains(buttons[index].identifier.lowercased())
    }
    return cancels ?? (hasDefault ? enabled.last : nil)
  }
}
