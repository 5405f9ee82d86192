import GalleyAutomation
import GalleyTree

/// Goes back, step by step, until a page is there.
struct BackingOut {
  private let context: PageContext
  private let layout: LayoutDescription
  private let place: SourcePlace
  private var steps: [WayBackFailure.Step] = []

  init(to layout: any Layout.Type, from context: PageContext, at place: SourcePlace) {
    var context = context.live.asked(at: place)
    context.scope = []
    self.context = context
    self.layout = LayoutDescription.of(layout)
    self.place = place
  }

  private var automator: Automator { context.automator }

  /// Goes back until the page is there.
  ///
  /// - Parameter limit: How many steps at most.
  /// - Throws: ``PageError`` with everything that was tried.
  mutating func all(limit: Int) throws {
    var seen: [Element?] = []
    for _ in 0..<limit {
      let snapshot = try automator.driver.snapshot()
      if try isThere(snapshot) { return }
      let root = snapshot.application(context.application.bundleIdentifier)?.root
      if seen.contains(root) { throw failure(.seenBefore, snapshot) }
      seen.append(root)
      guard try step(from: snapshot) else {
        if try isThere(automator.driver.snapshot()) { return }
        throw failure(.noWayLeft, snapshot)
      }
    }
    let snapshot = try automator.driver.snapshot()
    if try !isThere(snapshot) { throw failure(.limit(limit), snapshot) }
  }

  /// Goes back by one step.
  ///
  /// - Throws: ``PageError`` with everything that was tried if nothing changed the screen.
  mutating func once() throws {
    let snapshot = try automator.driver.snapshot()
    if try !step(from: snapshot) { throw failure(.noWayLeft, snapshot) }
  }

  /// Whether the page is there, with nothing in front of it.
  ///
  /// A page of which at least half is there already is given time to load, or it would be left again.
  private func isThere(_ snapshot: Snapshot) throws -> Bool {
    let verdict = judge(snapshot)
    if isDone(verdict, snapshot) { return true }
    let score = verdict.score
    guard !verdict.holds, score.met * 2 >= score.of, score.met > 0 else { return false }
    return try automator.wait(until: context.deadline(within: nil)) { isDone(judge($0), $0) }
  }

  private func judge(_ snapshot: Snapshot) -> Verdict {
    context.verdict(on: layout, automator.index(of: snapshot), snapshot)
  }

  private func isDone(_ verdict: Verdict, _ snapshot: Snapshot) -> Bool {
    guard verdict.holds else { return false }
    let screen = automator.index(of: snapshot)
    let ways = ways(on: screen)
    let front = [ways.question, ways.topSheet].compactMap { $0 }
    let own = verdict.judgements.filter { !$0.isAbsence }.flatMap(\.places)
    return front.allSatisfy { front in own.allSatisfy { screen.isPlace($0, within: front) } }
  }

  private func ways(on screen: ScreenIndex) -> WaysBack {
    WaysBack(
      screen: screen, range: context.applicationRange(on: screen), titles: context.titles,
      cancelWords: automator.cancelWords)
  }

  /// Tries the ways until one changes the screen.
  private mutating func step(from snapshot: Snapshot) throws -> Bool {
    for way in ways(on: automator.index(of: snapshot)).all() {
      let deadline = context.deadline(within: nil)
      var refusal: String?
      do {
        try automator.log.step("Go back: \(WayBackText.words(way.way))") { try way.go(automator, deadline) }
      } catch let error as AutomationError {
        refusal = "\(error)"
      } catch DriverError.noKeyboardFocus {
        refusal = "nothing has the keyboard"
      }
      try automator.settle(until: min(deadline, automator.driver.now + automator.restLimit))
      let after = try automator.driver.snapshot()
      let isEffective = after.applications != snapshot.applications
      steps.append(
        WayBackFailure.Step(
          way: way.way, isEffective: isEffective, refusal: refusal, recognition: recognition(of: after)))
      if isEffective { return true }
    }
    return false
  }

  private func recognition(of snapshot: Snapshot) -> Recognition {
    let screen = automator.index(of: snapshot)
    let judge = Judge(screen: screen, configuration: snapshot.configuration)
    let pages = Atlas.current?.descriptions ?? [layout]
    return Recognition(of: pages, by: judge, in: context.applicationRange(on: screen))
  }

  private func failure(_ problem: WayBackFailure.Problem, _ snapshot: Snapshot) -> PageError {
    let failure = WayBackFailure(
      scene: context.scene(of: snapshot, at: place), page: layout.name, problem: problem, steps: steps)
    return context.recorded(.wayBack(failure), on: snapshot)
  }
}
