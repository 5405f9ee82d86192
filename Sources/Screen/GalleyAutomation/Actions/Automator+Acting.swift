import Foundation
import GalleyTree

/// An element that is ready for an action, on the snapshot that it was judged on.
struct ActionTarget {
  let snapshot: Snapshot
  let screen: ScreenIndex
  let place: Int
  /// The point at which a touch reaches it, in points of the screen.
  let point: CGPoint

  var element: Element { screen.nodes[place].element }
  var visible: CGRect { screen.nodes[place].visible ?? element.frame }
  /// The element that a touch of the point hits: the target, or an element inside of it.
  var hit: Element {
    let top = HitTest.topmost(at: point, in: screen).flatMap { screen.isPlace($0, within: place) ? $0 : nil }
    return screen.nodes[top ?? place].element
  }
}

/// The conditions under which an element is acted on.
struct Readiness {
  /// Whether it must take input.
  var isEnabled = true
  /// Whether a touch must reach it; without, only interruptions are looked for.
  var isReachable = true
  /// The point at which it is touched, in parts of its frame; `nil` for wherever a touch reaches it.
  var point: UnitPoint?
  /// Whether a switch is touched at the switch within it, if there is one, instead of at its label.
  var aimsAtControl = false
}

extension Automator {
  /// Acts on an element, once it is there, alone, at rest, enabled and reached by touches.
  ///
  /// Everything shares one deadline: waiting, scrolling, answering interruptions.
  func act<Result>(
    _ action: Action, on target: Target, _ readiness: Readiness = Readiness(), until deadline: Duration,
    observing observe: ((Snapshot) -> ((Snapshot) -> Void)?)? = nil, _ body: (ActionTarget) throws -> Result
  ) throws -> Result {
    let first = capped(deadline)
    if inputMethod == .voiceOver { try (driver as? any VoiceOverSwitching)?.setVoiceOver(true) }
    let step = "\(action.title) \(target.name)"
    return try log.step(step) {
      var deadline = first
      var attempt = Attempt(action: action, target: target, readiness: readiness, began: driver.now)
      log.note(Self.idling(target))
      attempt.restless = try rest(until: deadline)
      attempt.restedAt = driver.now
      log.note("Find the \(target.name)")
      while true {
        switch try judge(&attempt, until: deadline) {
        case .ready(let aim):
          log.note("Synthesize event")
          let start = driver.now
          return try withContext({ if let observe { $0.observer = observe(aim.snapshot) } }) {
            let result = try body(aim)
            if action == .tap, !tapped.isEmpty {
              tapped[tapped.count - 1].append(ElementNaming.name(aim.element))
            }
            log.note(Self.idling(target))
            try rest(until: deadline)
            if action.isInput { reportInput(action, step, hit: nil, element: aim.hit, began: start) }
            return result
          }
        case .again:
          deadline = capped(first + attempt.waitedOut)
        case .not(let cause, let snapshot):
          if driver.now >= deadline || cause.isFinal {
            throw error(cause, attempt, snapshot)
          }
          if try clearsObstruction(snapshot, until: deadline) {
            attempt.restedAt = nil
            continue
          }
          attempt.note(cause, in: log)
          try driver.wait(until: attempt.waitEnd(before: deadline))
        }
      }
    }
  }

  /// The step of a log in which the screen comes to rest, in Apple's words where an app is known.
  private static func idling(_ target: Target) -> String {
    "Wait for \(target.query?.bundleIdentifier ?? "the screen") to idle"
  }

  /// The result of one look at the screen.
  private enum Verdict {
    case ready(ActionTarget)
    /// Something was done about it; look again at once.
    case again
    case not(AutomationError.Cause, Snapshot)
  }

  private func judge(_ attempt: inout Attempt, until deadline: Duration) throws -> Verdict {
    let snapshot = try driver.snapshot()
    let screen = index(of: snapshot)
    let places = attempt.target.places(in: screen, snapshot)
    guard let place = places.first else { return .not(missing(attempt.target), snapshot) }
    guard places.count == 1 else { return .not(.ambiguous(places.map(screen.path)), snapshot) }
    let path = screen.path(of: place)
    if attempt.readiness.isEnabled, !screen.nodes[place].element.isEnabled {
      return .not(.disabled(path), snapshot)
    }

    // It is there: before anything is done with it, the screen comes to rest.
    if attempt.restedAt != driver.now {
      attempt.restless = try rest(until: deadline)
      attempt.restedAt = driver.now
      return .again
    }
    if !attempt.restless.isEmpty, try isMoving(place, in: screen, attempt, until: deadline) {
      return .not(.moving(path), try driver.snapshot())
    }

    log.checkOnce(&attempt)
    let point = attempt.point(of: place, in: screen)
    let obstacle = attempt.obstacle(to: place, at: point, in: screen)
    if let cover = obstacle?.cover.flatMap({ screen.place(at: $0) }),
      let found = interruption(cover, of: place, in: screen)
    {
      if driver.now < deadline, try clearsObstruction(snapshot, until: deadline) {
        attempt.restedAt = nil
        return .again
      }
      return try interrupted(place, by: found, in: screen, snapshot, &attempt, until: deadline)
    }
    if let refusal = refusal(of: attempt, on: place, snapshot, in: screen) {
      return .not(refusal, snapshot)
    }
    // An element that VoiceOver activates need not be reached by a finger, but be on the screen.
    let isHeard = inputMethod == .voiceOver && screen.nodes[place].visible != nil
    guard attempt.readiness.isReachable, let obstacle, !isHeard else {
      return .ready(ActionTarget(snapshot: snapshot, screen: screen, place: place, point: point ?? .zero))
    }
    if try scroll(to: place, in: screen, &attempt, until: deadline) { return .again }
    return .not(.unreachable(path, obstacle), snapshot)
  }

  private func interrupted(
    _ place: Int, by found: Int, in screen: ScreenIndex, _ snapshot: Snapshot, _ attempt: inout Attempt,
    until deadline: Duration
  ) throws -> Verdict {
    let path = screen.path(of: place)
    let interruption = InterruptingElement(found, in: screen, snapshot, on: self)
    // A monitor that did not answer is not called again until the interruption has changed.
    if attempt.declined == interruption.element || driver.now >= deadline {
      return .not(.interrupted(path, by: interruption.path), snapshot)
    }
    // An answered interruption that is still the same is about to go, and not a new one: its button may react
    // late.
    if let closing = attempt.closing, closing.isOf(interruption, at: driver.now) {
      return .not(.interrupted(path, by: interruption.path), snapshot)
    }
    guard interruptionPolicy != .fail else {
      return .not(.interruptionRefused(path, by: interruption.path), snapshot)
    }
    guard attempt.handled.count < interruptionLimit else {
      let cause = AutomationError.Cause.interruptedTooOften(
        path, by: interruption.path, limit: interruptionLimit)
      return .not(cause, snapshot)
    }
    let outer = context.observer
    let asked = driver.now
    var wasGone = false
    func observe(_ snapshot: Snapshot) {
      outer?(snapshot)
      wasGone = wasGone || interruption.key.place(in: self.index(of: snapshot)) == nil
    }
    let handled = try withContext({ $0.observer = observe }) { try answer(interruption, until: deadline) }
    guard var handled else {
      attempt.declined = interruption.element
      return .not(.interrupted(path, by: interruption.path), snapshot)
    }
    if handled.handler == .wait, interruption.element.role == .temporaryBanner {
      attempt.waitedOut += driver.now - asked
    }
    handled.action = "\(attempt.action.title) \(attempt.target.name)"
    handled.place = context.place
    attempt.handled.append(handled)
    note(handled)
    let screen = index(of: try driver.snapshot())
    attempt.closing =
      wasGone ? nil : DismissingInterruption(interruption, in: screen, until: driver.now + timeout)
    attempt.restedAt = nil
    return .again
  }

  /// Calls the context's handler of obstructions, unless it is that which acts.
  func clearsObstruction(_ snapshot: Snapshot, until deadline: Duration) throws -> Bool {
    guard let handler = context.obstructionHandler else { return false }
    return try withContext({ $0.obstructionHandler = nil }) { try handler(snapshot, deadline) }
  }

  /// Whether the element still moves on a screen that does not rest, by two looks, one frame apart.
  private func isMoving(
    _ place: Int, in screen: ScreenIndex, _ attempt: Attempt, until deadline: Duration
  ) throws -> Bool {
    guard driver.now + Self.frame <= deadline else { return true }
    try pass(driver.now + Self.frame)
    let snapshot = try driver.snapshot()
    let later = index(of: snapshot)
    let places = attempt.target.places(in: later, snapshot)
    guard let next = places.first else { return true }
    return places.count != 1 || later.nodes[next].element.frame != screen.nodes[place].element.frame
  }

  private func missing(_ target: Target) -> AutomationError.Cause {
    guard let name = target.query?.bundleIdentifier else { return .missing }
    switch driver.state(of: name) {
    case .notRunning: return .notRunning(name)
    default: return .missing
    }
  }

  private func error(_ cause: AutomationError.Cause, _ attempt: Attempt, _ snapshot: Snapshot)
    -> AutomationError
  {
    failure(
      cause, attempt.action, attempt.target, handled: attempt.handled, restless: attempt.restless,
      began: attempt.began, snapshot)
  }

  /// Collects the facts of a failure.
  func failure(
    _ cause: AutomationError.Cause, _ action: Action?, _ target: Target, handled: [HandledInterruption] = [],
    restless: [String] = [], began: Duration, _ snapshot: Snapshot
  ) -> AutomationError {
    let screen = index(of: snapshot)
    let near =
      cause == .missing
      ? target.sought.map {
        AutomationError.NearMatch.closest(to: $0, in: screen, of: target.query?.bundleIdentifier)
      } ?? [] : []
    var error = AutomationError(
      action: action, target: target.name, cause: cause, trace: target.query?.trace(on: screen), near: near,
      handled: handled, restless: restless, began: began, snapshot: snapshot)
    let bundleIdentifier = target.query?.bundleIdentifier
    error.earlier = answered.filter { !handled.contains($0) }
    error.policy = interruptionPolicy
    error.application = bundleIdentifier
    error.question = FrontQuestion(
      inFrontOf: target.places(in: screen, snapshot), on: screen, of: bundleIdentifier)
    error.seed = (driver as? any SeedReporting)?.seed
    error.input = unmetInput
    if cause == .missing, let bundleIdentifier {
      error.pending = (driver as? any PendingReporting)?.pending ?? []
      error.requests = failedRequests(of: bundleIdentifier)
      error.further = continuedContainer(of: bundleIdentifier, on: screen).map {
        ElementNaming.name(screen.nodes[$0].element)
      }
    }
    return error
  }

  /// The one element that a target describes, once it is there, alone and no longer moving.
  package func find(_ target: Target, until deadline: Duration) throws -> FoundElement {
    let readiness = Readiness(isEnabled: false, isReachable: false)
    return try act(.find, on: target, readiness, until: deadline) { aim in
      FoundElement(snapshot: aim.snapshot, screen: aim.screen, place: aim.place)
    }
  }

  /// The one element that a target describes now, without waiting.
  package func read(_ target: Target) throws -> FoundElement {
    try read(target, on: driver.snapshot())
  }

  /// Finds exactly one element on a snapshot that was taken before.
  package func read(_ target: Target, on snapshot: Snapshot) throws -> FoundElement {
    let screen = index(of: snapshot)
    let places = target.places(in: screen, snapshot)
    guard let place = places.first else {
      throw failure(missing(target), nil, target, began: driver.now, snapshot)
    }
    guard places.count == 1 else {
      throw failure(.ambiguous(places.map(screen.path)), nil, target, began: driver.now, snapshot)
    }
    return FoundElement(snapshot: snapshot, screen: screen, place: place)
  }
}

/// An element, on the snapshot that it was found on.
package struct FoundElement {
  /// The screen.
  package let snapshot: Snapshot
  /// The same in one row.
  package let screen: ScreenIndex
  /// The element's place in the row.
  package let place: Int

  /// The element, with everything below it.
  package var element: Element { screen.nodes[place].element }
  /// The path in `Snapshot/screen`.
  package var path: ElementPath { screen.path(of: place) }
}
