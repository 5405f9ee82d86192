import GalleyAutomation
import GalleyTree

extension LiveElement {
  /// Waits until the element is there: for elements that a page may show, and does not promise.
  ///
  /// - Parameter duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it is not there in time.
  public func appears(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try subject.expect(.appears, for: duration, at: site) { $0 == 1 }
  }

  /// Waits until the element is gone.
  ///
  /// - Parameter duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it is still there in the end.
  public func vanishes(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try subject.expect(.vanishes, for: duration, at: site) { $0 == 0 }
  }

  /// Checks that the element stays absent for a while: now, after every change, and at the end.
  ///
  /// - Parameter duration: The duration of the check.
  /// - Throws: ``PageError`` as soon as it is there.
  public func staysAbsent(
    for duration: Duration, site: CallSite = #_callSite
  ) throws {
    try subject.expect(.staysAbsent, for: duration, at: site) { $0 == 0 }
  }
}

extension ElementReference {
  /// Watches how many elements match.
  fileprivate func expect(
    _ expectation: PresenceFailure.Expectation, for duration: Duration?, at site: CallSite,
    _ isRight: (Int) -> Bool
  ) throws {
    let automator = context.automator
    let subject = live
    let began = automator.driver.now
    let deadline = context.deadline(within: duration)
    var last: ElementLookup?
    let stop = expectation != .staysAbsent
    let words = expectation == .staysAbsent ? "Watch that \(name) stays absent" : "Wait for \(name)"
    let didStop = try automator.log.step(words) {
      var overlays = OverlayHandler(in: subject.context)
      func isOver(_ snapshot: Snapshot) -> Bool {
        let lookup = subject.look(at: snapshot)
        last = lookup
        return isRight(lookup.places.count) == stop
      }
      // Who watches that nothing comes up does nothing meanwhile.
      return stop
        ? try overlays.wait(until: deadline, for: isOver) : try automator.wait(until: deadline, for: isOver)
    }
    guard didStop != stop, let last else { return }
    let nearest = last.places.isEmpty ? nearMatchSearch(last).nearest(to: declaration, in: last.range) : []
    var marks: [Int: TreeLine.Mark] = [:]
    for site in last.places { marks[site] = .unwanted(name) }
    let failure = PresenceFailure(
      scene: context.scene(of: last.snapshot, at: site, marks: marks, about: last.places), page: page,
      element: name,
      locator: declaration.description, expectation: expectation, duration: deadline - began,
      after: last.snapshot.instant - began, nearest: nearest)
    throw context.recorded(.presence(failure), on: last.snapshot)
  }
}
