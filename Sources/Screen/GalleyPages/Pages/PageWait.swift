import GalleyAutomation
import GalleyTree

/// Looks at a screen again and again, until one of some pages is there.
struct PageWait {
  /// The last look.
  struct Look {
    let snapshot: Snapshot
    let screen: ScreenIndex
    /// The state of each page.
    let verdicts: [LayoutEvaluation]
  }

  /// The place where the pages are looked for.
  let context: PageContext
  /// The pages, in the order in which they are judged.
  let layouts: [LayoutDescription]
  /// The time when the wait began, counted from the device's start.
  let began: Duration
  /// The number of looks at the screen.
  private(set) var looks = 0
  /// The time when each requirement was met, for each page.
  private(set) var sightings: [PresenceHistory]
  /// The last look that was judged in full.
  private var last: Look?
  /// The screen at the last look, if a presence check was enough for it.
  private var missed: Snapshot?
  private var roll: PresenceCheck?
  private var rollConfiguration: Configuration?
  /// The step just before.
  private(set) var departure: PrecedingStep?
  /// The pages that were there just before.
  let wereThere: [Bool]

  /// The pages that were behind the container of the step, and those inside of it.
  private let wereBehind: [Bool]
  private let wereInside: [Bool]

  /// Begins to look.
  init(for layouts: [any Layout.Type], in context: PageContext, after departure: PrecedingStep? = nil) {
    self.context = context
    self.departure = departure
    let descriptions = layouts.map(LayoutDescription.of)
    self.layouts = descriptions
    began = departure?.began ?? context.automator.driver.now
    sightings = layouts.map { _ in PresenceHistory() }
    guard let departure, departure.isStrict else {
      wereThere = layouts.map { _ in false }
      wereBehind = wereThere
      wereInside = wereThere
      return
    }
    let screen = context.automator.index(of: departure.snapshot)
    let verdicts = descriptions.map { context.verdict(on: $0, screen, departure.snapshot) }
    let front = departure.front?.key.place(in: screen)
    wereThere = verdicts.map(\.holds)
    func isInside(_ verdict: LayoutEvaluation) -> Bool? {
      guard verdict.holds, let front else { return nil }
      let own = verdict.evaluations.filter { !$0.isAbsence }.flatMap(\.places)
      return own.contains { screen.isPlace($0, within: front) }
    }
    wereBehind = verdicts.map { isInside($0) == false }
    wereInside = verdicts.map { isInside($0) == true }
  }

  /// Judges all pages on one snapshot.
  mutating func look(at snapshot: Snapshot) {
    looks += 1
    // The first look is at what is mostly there, and in a row already.
    if looks > 1, let verdicts = rollCall(on: snapshot) {
      note(verdicts, at: snapshot.instant)
      missed = snapshot
      return
    }
    missed = nil
    let look = evaluator(snapshot)
    note(look.verdicts, at: snapshot.instant)
    last = look
  }

  /// The last look, judged in full.
  ///
  /// - Returns: The look; `nil` before the first one.
  func lastLook() -> Look? {
    missed.map(evaluator) ?? last
  }

  private func evaluator(_ snapshot: Snapshot) -> Look {
    let screen = context.automator.index(of: snapshot)
    if let last, last.screen.isSame(as: screen), last.snapshot.configuration == snapshot.configuration {
      return Look(snapshot: snapshot, screen: screen, verdicts: last.verdicts)
    }
    let verdicts = layouts.map { context.verdict(on: $0, screen, snapshot) }
    return Look(snapshot: snapshot, screen: screen, verdicts: verdicts)
  }

  /// The verdicts of a presence check, if no page is there.
  private mutating func rollCall(on snapshot: Snapshot) -> [LayoutEvaluation]? {
    guard context.scope.isEmpty, let root = snapshot.application(context.application.bundleIdentifier)?.root
    else {
      return nil
    }
    if rollConfiguration != snapshot.configuration {
      rollConfiguration = snapshot.configuration
      roll = PresenceCheck(for: layouts, on: snapshot.configuration)
    }
    return roll?.verdicts(on: root)
  }

  private mutating func note(_ verdicts: [LayoutEvaluation], at instant: Duration) {
    for index in verdicts.indices { sightings[index].add(verdicts[index], at: instant) }
  }

  /// The page that has been arrived at, by the last look.
  mutating func arrival() -> Int? {
    guard let snapshot = missed ?? last?.snapshot else { return nil }
    if wereThere.contains(true) {
      departure?.look(
        at: snapshot, on: context.automator.index(of: snapshot), of: context.application.bundleIdentifier)
    }
    guard missed == nil, let last else { return nil }
    let isChanged = departure?.hasChanged ?? true
    let isFrontGone = departure?.front.map { $0.key.place(in: last.screen) == nil } ?? true
    let isFrontChanged = departure?.hasFrontChanged ?? true
    let arrivals = last.verdicts.indices.filter { index in
      last.verdicts[index].holds && (!wereThere[index] || isChanged)
        && (!wereBehind[index] || isFrontGone) && (!wereInside[index] || isFrontChanged)
    }
    guard arrivals.count > 1 else { return arrivals.first }
    let order = PageOrder(screen: last.screen, range: context.applicationRange(on: last.screen))
    return order.topmost(of: arrivals.map { ($0, last.verdicts[$0]) })
  }
}
