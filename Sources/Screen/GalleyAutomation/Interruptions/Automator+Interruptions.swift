import Foundation
import GalleyTree
import Synchronization

extension Automator {
  private static let watcher = Mutex<(@Sendable (HandledInterruption) -> Void)?>(nil)

  /// Reports every interruption that was answered on any device, on the thread of its test.
  package static func watchInterruptions(_ take: (@Sendable (HandledInterruption) -> Void)?) {
    watcher.withLock { $0 = take }
  }

  /// Notes that an interruption was answered.
  func note(_ interruption: HandledInterruption) {
    answered.append(interruption)
    Self.watcher.withLock { $0 }?(interruption)
  }

  /// The interruption that covers the target of an action, if any.
  ///
  /// Alerts, sheets, popovers and dialogs are interruptions, even if only the surroundings in their window
  /// cover the target, and so is every element of another app, such as a banner. The target's ancestors are
  /// not: a test that acts on an alert expects it. Neither is an interruption that a handler is dealing with
  /// already, nor the status bar, which never goes away.
  func interruption(_ cover: Int, of target: Int, in screen: ScreenIndex) -> Int? {
    let chain = [cover] + screen.ancestors(of: cover)
    guard !chain.contains(where: { screen.nodes[$0].element.type == .statusBar }) else { return nil }
    let outside = chain.prefix { !screen.isPlace(target, within: $0) }
    let found =
      outside.first { screen.nodes[$0].element.type.isPrompt }
      ?? outside.first { screen.nodes[$0].element.type == .window }.flatMap { prompt(in: $0, screen) }
      ?? (screen.application(of: cover) == screen.application(of: target)
        ? nil : foreignWindow(in: outside, screen) ?? outside.last { screen.covers.contains($0) })
    guard let found, !handling.contains(ElementKey(of: found, in: screen)) else { return nil }
    return found
  }

  /// The prompt that a window was opened for, if any.
  private func prompt(in window: Int, _ screen: ScreenIndex) -> Int? {
    screen.children(of: window).last { screen.nodes[$0].element.type.isPrompt }
  }

  /// Asks the monitors, newest first, and then the built-in handler.
  ///
  /// - Returns: Who answered, or `nil` if nobody did.
  func answer(_ interruption: InterruptingElement, until deadline: Duration) throws -> HandledInterruption? {
    handling.append(interruption.key)
    tapped.append([])
    defer {
      handling.removeLast()
      tapped.removeLast()
    }
    log.note("Found 1 interrupting element: \(interruption.name)")
    return try log.step("Invoking UI interruption monitors for \(interruption.name)") {
      let handler =
        try withContext({ $0.deadline = deadline }) { try ask(interruption) }
        ?? askBuiltInHandler(interruption, until: deadline)
      log.note(
        handler.map {
          "Confirmed successful handling of interrupting element: \(AutomationErrorText.answer($0))"
        }
          ?? "Nobody handled it")
      return handler.map {
        HandledInterruption(
          name: interruption.name, handler: $0, instant: driver.now, tapped: tapped.last ?? [])
      }
    }
  }

  private func ask(_ interruption: InterruptingElement) throws -> HandledInterruption.Handler? {
    for monitor in monitors.newestFirst {
      let didAnswer = try log.step("Ask monitor “\(monitor.description)”") {
        try monitor.handler(interruption)
      }
      if didAnswer { return .monitor(monitor.description) }
      log.note("It did not handle it")
    }
    return nil
  }

  private func askBuiltInHandler(
    _ interruption: InterruptingElement, until deadline: Duration
  ) throws -> HandledInterruption.Handler? {
    guard interruptionPolicy == .answer else { return nil }
    return try log.step("Ask the built-in handler") {
      if platform == .iOS, !interruption.element.type.isPrompt {
        return try dismissBanner(interruption, until: deadline)
      }
      return try withContext({ $0.deadline = deadline }) {
        try platform == .macOS
          ? answerOnMac(interruption, until: deadline) : answerQuestion(interruption, until: deadline)
      }
    }
  }

  /// Presses the button of a question that ``AlertButtonChoice`` names.
  private func answerQuestion(
    _ interruption: InterruptingElement, until deadline: Duration
  ) throws -> HandledInterruption.Handler? {
    let (screen, buttons) = buttonPlaces(of: interruption)
    let elements = buttons.map { screen.nodes[$0].element }
    let choice = AlertButtonChoice.choice(of: elements, in: interruption.element.type)
    return try press(choice.map { buttons[$0] }, on: screen, until: deadline)
  }

  /// The buttons of an interruption, by their places on the screen.
  func buttonPlaces(of interruption: InterruptingElement) -> (screen: ScreenIndex, buttons: [Int]) {
    let screen = index(of: interruption.snapshot)
    return (screen, interruption.query.descendants(.button).evaluate(on: screen))
  }

  /// Presses a button of an interruption.
  ///
  /// - Returns: That it was pressed; `nil` if there is none, or it could not be pressed.
  func press(
    _ button: Int?, on screen: ScreenIndex, until deadline: Duration
  ) throws -> HandledInterruption.Handler? {
    guard let button else {
      log.note("It has no button that could be pressed")
      return nil
    }
    let name = ElementNaming.name(screen.nodes[button].element)
    do {
      try tap(Target(.object(ElementKey(of: button, in: screen), name: name)), until: deadline)
    } catch is AutomationError {
      log.note("Its button could not be pressed")
      return nil
    }
    return .button(name)
  }

  /// The time that a banner is waited for at the most; Apple's temporary ones are there for five seconds.
  private static let bannerTime = Duration.seconds(6)
  /// The time that is left for swiping a banner away, and for the action itself.
  private static let swipeTime = Duration.seconds(1)

  /// Waits until a temporary banner is gone, and swipes a persistent one away.
  ///
  /// If the driver does not report the banner's kind, the banner is waited for first, and swiped away if it
  /// is still there one second before the deadline.
  ///
  /// - Reference: Apple's WWDC 2020 session 10220, on banners.
  private func dismissBanner(
    _ interruption: InterruptingElement, until deadline: Duration
  ) throws -> HandledInterruption.Handler? {
    if interruption.element.role != .persistentBanner {
      let isKnown = interruption.element.role == .temporaryBanner
      let end = driver.now + Self.bannerTime
      let isGone = try wait(until: isKnown ? end : min(end, deadline - Self.swipeTime)) {
        interruption.key.place(in: index(of: $0)) == nil
      }
      if isGone { return .wait }
    }
    let screen = index(of: try driver.snapshot())
    guard let place = interruption.key.place(in: screen), let visible = screen.nodes[place].visible else {
      return .wait
    }
    let end = CGPoint(x: visible.midX, y: visible.minY - visible.height)
    try driver.perform(.drag(from: visible.middle, to: end, velocity: Velocity.fast))
    try rest(until: deadline)
    return .swipe
  }
}
