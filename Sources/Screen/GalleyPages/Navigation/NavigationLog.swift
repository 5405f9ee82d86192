import GalleyAutomation
import GalleyTree

/// Takes the steps of a navigation, and records the page after each.
struct NavigationLog {
  /// The place where the helper works, without components and rows.
  private(set) var context: PageContext
  /// The line of the test.
  let place: CallSite
  /// The pages to distinguish.
  let pages: [LayoutDescription]

  private(set) var steps: [NavigationStep] = []
  /// The time when the last step began, counted from the device's start.
  private(set) var latest: Duration
  /// The handler that dismisses overlays, so that no step is taken for them.
  private var overlays: OverlayHandler

  /// Begins a log.
  init(
    _ context: PageContext, at site: CallSite, knowing pages: [LayoutDescription] = [],
    awaiting goal: LayoutDescription? = nil
  ) {
    var context = context.live.asked(at: site)
    context.scope = []
    self.context = context
    self.place = site
    let known = Atlas.current?.descriptions ?? []
    let others = pages.filter { page in !known.contains { $0.type == page.type } }
    self.pages = known + others
    latest = context.automator.driver.now
    overlays = OverlayHandler(in: context, except: [goal?.type].compactMap { $0 })
  }

  private var automator: Automator { context.automator }

  /// The same log, going on from another page.
  func inside(_ context: PageContext) -> NavigationLog {
    var log = self
    log.context = context.outside
    return log
  }

  /// Looks at the screen, once nothing of the atlas lies over the page.
  mutating func look() throws -> Snapshot {
    try overlays.clearAll(until: context.deadline(within: nil))
    return try automator.driver.snapshot()
  }

  /// Waits, and dismisses overlays meanwhile.
  mutating func wait(until deadline: Duration, for condition: (Snapshot) throws -> Bool) throws -> Bool {
    try overlays.wait(until: deadline, for: condition)
  }

  /// Takes a step and waits until the app is elsewhere, and the screen at rest.
  ///
  /// A refusal by the device or a page is recorded, and is no error here; there is no wait then.
  mutating func take(
    _ action: NavigationStep.Action, from before: Snapshot, timeout: Duration?, _ body: () throws -> Void
  ) throws -> Bool {
    latest = automator.driver.now
    var refusal: String?
    let words = NavigationText.words(action)
    do {
      try automator.log.step(words.prefix(1).uppercased() + words.dropFirst()) {
        try overlays.dismissingOverlays(body)
      }
    } catch let error as AutomationError {
      refusal = "\(error)"
    } catch let error as PageError {
      refusal = PageErrorText(error).title
    } catch DriverError.noKeyboardFocus {
      refusal = "nothing has the keyboard"
    }
    if let timeout {
      let now = automator.driver.now
      let log = self
      let origin = log.standing(on: before)
      if refusal == nil {
        let watch = overlays
        _ = try wait(until: min(context.deadline(within: nil), now + timeout)) {
          !watch.isAnyThere(on: $0) && log.standing(on: $0) != origin
        }
      }
      let rest = automator.driver.now + automator.restLimit
      try automator.settle(until: min(context.deadline(within: nil), rest))
    }
    let after = try timeout == nil ? automator.driver.snapshot() : look()
    let isEffective = after.applications != before.applications
    steps.append(
      NavigationStep(
        action: action, isEffective: isEffective, refusal: refusal, recognition: recognition(of: after)))
    return isEffective
  }

  private func standing(on snapshot: Snapshot) -> ScreenSignature {
    ScreenSignature(automator.index(of: snapshot), snapshot, pages: recognition(of: snapshot).pages)
  }

  /// The pages that a screen shows.
  func recognition(of snapshot: Snapshot) -> Recognition {
    let screen = automator.index(of: snapshot)
    let evaluator = LayoutEvaluator(screen: screen, configuration: snapshot.configuration)
    return Recognition(of: pages, by: evaluator, in: context.applicationRange(on: screen))
  }

  func failure(
    _ goal: NavigationFailure.Goal, _ problem: NavigationFailure.Problem, _ snapshot: Snapshot,
    _ change: (inout NavigationFailure) -> Void = { _ in }
  ) -> PageError {
    var failure = NavigationFailure(
      scene: context.scene(of: snapshot, at: place), goal: goal, problem: problem, steps: steps)
    change(&failure)
    return context.recorded(.navigation(failure), on: snapshot)
  }
}
