import GalleyAutomation
import GalleyTree

/// What is done to get somewhere, step by step, with the page that is there after each: the one place where
/// helpers take their steps.
struct StepLog {
  /// Where the helper works, without components and rows.
  private(set) var context: PageContext
  /// The line of the test.
  let place: SourcePlace
  /// The pages that are told from each other.
  let pages: [LayoutDescription]

  private(set) var steps: [NavigationStep] = []

  /// Begins a log.
  ///
  /// - Parameters:
  ///   - context: Where the helper works.
  ///   - place: The line of the test.
  ///   - pages: The pages that are told from each other beside those of the atlas.
  init(_ context: PageContext, at place: SourcePlace, knowing pages: [LayoutDescription] = []) {
    var context = context.live.asked(at: place)
    context.scope = []
    self.context = context
    self.place = place
    let known = Atlas.current?.descriptions ?? []
    let others = pages.filter { page in !known.contains { $0.type == page.type } }
    self.pages = known + others
  }

  private var automator: Automator { context.automator }

  /// The same log, going on from another page.
  func inside(_ context: PageContext) -> StepLog {
    var log = self
    log.context = context.outside
    return log
  }

  /// Takes a step and waits until the screen is at rest.
  ///
  /// What the device or a page refuses is written down and no error here.
  ///
  /// - Parameters:
  ///   - deed: What is done.
  ///   - before: What was on the screen before it.
  ///   - settles: Whether to wait for rest.
  ///   - body: Does it.
  /// - Returns: Whether the screen is another one after it.
  /// - Throws: `DriverError` if the device does not answer.
  mutating func take(
    _ deed: NavigationStep.Deed, from before: Snapshot, settles: Bool = true, _ body: () throws -> Void
  ) throws -> Bool {
    var refusal: String?
    let words = NavigationText.words(deed)
    do {
      try automator.log.step(words.prefix(1).uppercased() + words.dropFirst(), body)
    } catch let error as AutomationError {
      refusal = "\(error)"
    } catch let error as PageError {
      refusal = PageErrorText(error).title
    } catch DriverError.noKeyboardFocus {
      refusal = "nothing has the keyboard"
    }
    if settles {
      let now = automator.driver.now
      try automator.settle(until: min(context.deadline(within: nil), now + automator.restLimit))
    }
    let after = try automator.driver.snapshot()
    let isEffective = after.applications != before.applications
    steps.append(
      NavigationStep(
        deed: deed, isEffective: isEffective, refusal: refusal, recognition: recognition(of: after)))
    return isEffective
  }

  /// Which pages a screen shows.
  ///
  /// - Parameter snapshot: The screen.
  /// - Returns: The pages that are there in full, or the closest one.
  func recognition(of snapshot: Snapshot) -> Recognition {
    let screen = automator.index(of: snapshot)
    let judge = Judge(screen: screen, configuration: snapshot.configuration)
    return Recognition(of: pages, by: judge, in: context.applicationRange(on: screen))
  }

  /// Makes the failure.
  ///
  /// - Parameters:
  ///   - goal: What was wanted.
  ///   - problem: Why it ended.
  ///   - snapshot: What was on the screen then.
  ///   - change: Adds further facts.
  /// - Returns: The failure, with its evidence handed on.
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
