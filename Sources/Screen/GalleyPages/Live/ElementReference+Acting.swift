import Foundation
import GalleyAutomation
import GalleyTree

extension ElementReference {
  /// Acts on the element.
  ///
  /// An element that the page requires is waited for. Any other must be there: nobody promised that it will
  /// come. Overlays of the atlas are dismissed before, and at each look that finds the element out of reach.
  ///
  /// - Parameter staysInApp: Whether it is a failure that the app is not on the screen afterwards.
  @discardableResult
  func act<Result>(
    _ verb: String, until deadline: Duration, at site: CallSite, staysInApp: Bool = false,
    _ body: (Target, Duration) throws -> Result
  ) throws -> Result {
    let subject = live
    return try context.automator.log.step("\(verb.prefix(1).uppercased() + verb.dropFirst()) \(name)") {
      func perform() throws -> Result { try subject.perform(verb, until: deadline, at: site, body) }
      return staysInApp ? try subject.stayingInApp(verb, at: site, perform) : try perform()
    }
  }

  /// Does something that fails if the app was on the screen before, and is not afterwards.
  func stayingInApp<Result>(_ verb: String, at site: CallSite, _ body: () throws -> Result) throws -> Result {
    guard try isAppThere() else { return try body() }
    let result = try body()
    if try !isAppThere() { throw try departure(verb, at: site) }
    return result
  }

  /// Whether the app is on the screen.
  private func isAppThere() throws -> Bool {
    let name = context.application.bundleIdentifier
    return try context.automator.driver.snapshot().applications.contains { $0.bundleIdentifier == name }
  }

  private func departure(_ verb: String, at site: CallSite) throws -> PageError {
    let lookup = try look()
    let front = lookup.snapshot.applications.last.map {
      $0.root.label.isEmpty ? $0.bundleIdentifier : $0.root.label
    }
    return refusal(.leftApp(to: front ?? "nothing"), verb, lookup, at: site)
  }

  private func perform<Result>(
    _ verb: String, until deadline: Duration, at site: CallSite,
    _ body: (Target, Duration) throws -> Result
  ) throws -> Result {
    let automator = context.automator
    let began = automator.driver.now
    var overlays = OverlayHandler(in: context)
    try overlays.clearAll(until: deadline)
    let lookup = try look()
    let isRequired = owner.requires(declaration, on: lookup.snapshot.configuration)
    guard isRequired || lookup.places.count == 1 else { throw failure(lookup, verb, at: site) }

    do {
      return try automator.withContext({
        $0.place = site
        $0.inputMethod = context.inputMethod ?? $0.inputMethod
      }) {
        try overlays.dismissingOverlays { try body(target, deadline) }
      }
    } catch let error as AutomationError {
      throw refusal(error, verb, overlays.events, since: began, at: site)
    }
  }

  /// Makes the failure of something that an element lacks, on one look.
  func refusal(
    _ cause: ActionFailure.Cause, _ verb: String, _ lookup: ElementLookup, at site: CallSite? = nil
  ) -> PageError {
    let marks = Dictionary(uniqueKeysWithValues: lookup.places.map { ($0, TreeLine.Mark.found(name)) })
    let failure = ActionFailure(
      scene: context.scene(of: lookup.snapshot, at: site, marks: marks, about: lookup.places), verb: verb,
      page: page,
      element: name,
      locator: declaration.description, cause: cause, waited: .zero, answered: [], restless: [], overlays: [])
    return context.recorded(.action(failure), on: lookup.snapshot)
  }

  /// Makes the failure of an action that the device refused.
  private func refusal(
    _ error: AutomationError, _ verb: String, _ overlays: [OverlayEvent], since began: Duration,
    at site: CallSite
  ) -> PageError {
    let lookup = look(at: error.snapshot)
    guard lookup.places.count == 1 else { return failure(lookup, verb, at: site) }
    let failure = ActionFailure(
      scene: context.scene(
        of: error.snapshot, at: site, marks: [lookup.places[0]: .found(name)], about: lookup.places),
      verb: verb,
      page: page, element: name, locator: declaration.description,
      cause: ActionFailure.Cause(error, on: lookup.screen), waited: error.snapshot.instant - began,
      answered: error.handled.map(\.name), restless: error.restless, overlays: overlays)
    return context.recorded(.action(failure), on: error.snapshot)
  }
}

extension OverlayHandler {
  /// Dismisses overlays until none is there, or nothing can be done about one.
  mutating func clearAll(until deadline: Duration) throws {
    guard !isIdle else { return }
    while case .dismissed = try clear(automator.driver.snapshot(), until: deadline) {}
  }

  /// Dismisses the overlays that come up between the automation and its element while it works.
  mutating func dismissingOverlays<Result>(_ body: () throws -> Result) throws -> Result {
    guard !isIdle else { return try body() }
    var watch = self
    defer { self = watch }
    func dismiss(_ snapshot: Snapshot, until deadline: Duration) throws -> Bool {
      if case .dismissed = try watch.clear(snapshot, until: deadline) { return true }
      return false
    }
    return try automator.withContext({ $0.obstructionHandler = dismiss }) { try body() }
  }

  /// Waits, and dismisses overlays meanwhile, within the same deadline.
  ///
  /// Elements under an overlay count as well: they may be gone before the overlay is.
  mutating func wait(until deadline: Duration, for condition: (Snapshot) throws -> Bool) throws -> Bool {
    try automator.wait(until: deadline) { snapshot in
      if try condition(snapshot) { return true }
      guard !isIdle, isAnyThere(on: snapshot) else { return false }
      try clearAll(until: deadline)
      return try condition(automator.driver.snapshot())
    }
  }
}
