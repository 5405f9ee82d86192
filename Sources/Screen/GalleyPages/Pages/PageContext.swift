import GalleyAutomation
import GalleyTree

/// The place of a live page: its device, its app, and the components and rows around it.
///
/// Tests have no need of it; it is passed from page to page.
public struct PageContext {
  /// The app.
  let application: Application
  /// The line of the test that the page was asked for on.
  var place: CallSite
  /// The page itself, or that which the components and rows are on.
  var page: LayoutDescription?
  /// The components and rows around it, from the outside in.
  var scope: [ScopeStep] = []
  /// The titles of the pages on the way here; a back button is called by one of them.
  var titles: [String] = []
  /// A deadline that nothing may go beyond: that of the wait in which an overlay is being dismissed.
  var limit: Duration?
  /// Whether an overlay is being dismissed, so that no other one is looked for.
  var isDismissing = false
  /// The way in which actions reach their elements; `nil` for that of the device.
  var inputMethod: InputMethod?
  /// The one snapshot that everything is read from; `nil` for a new one at each look.
  var fixed: Snapshot?

  /// The device.
  var automator: Automator { application.automator }

  /// The deadline of something that begins now.
  func deadline(within duration: Duration?) -> Duration {
    let deadline = automator.driver.now + (duration ?? automator.timeout)
    return limit.map { min($0, deadline) } ?? deadline
  }

  /// The snapshot to read from: of the present screen, or the one that several reads share.
  package func snapshot() throws -> Snapshot {
    if let fixed { return fixed }
    return try automator.driver.snapshot()
  }

  /// The same, reading from the present again.
  var live: PageContext {
    var context = self
    context.fixed = nil
    return context
  }

  /// The same, reading from one snapshot.
  func reading(_ snapshot: Snapshot) -> PageContext {
    var context = self
    context.fixed = snapshot
    return context
  }

  /// The inside of a component or row.
  func inside(_ step: ScopeStep) -> PageContext {
    var context = self
    context.scope.append(step)
    return context
  }

  /// The same, asked for on another line.
  func asked(at site: CallSite) -> PageContext {
    var context = self
    context.place = site
    return context
  }
}

/// One component or row that a page is inside of.
struct ScopeStep: Sendable {
  /// The name, such as `tabs` or `messages “Hello”`.
  let name: String
  /// The types and locator of the elements of its kind.
  let declaration: ElementDeclaration
  /// The elements that are meant; exactly one if all is well.
  let places: @Sendable (Range<Int>, ScreenIndex) -> [Int]
}

/// A component or row that a page is inside of, and that is not there, or more than once.
struct ScopeFailure: Error {
  let step: ScopeStep
  let range: Range<Int>
  let places: [Int]
}

extension PageContext {
  /// All of the app.
  func applicationRange(on screen: ScreenIndex) -> Range<Int> {
    guard let index = screen.bundleIdentifiers.firstIndex(of: application.bundleIdentifier) else {
      return 0..<0
    }
    let root = screen.roots[index]
    return root..<screen.nodes[root].end
  }

  /// The inside of the page.
  func range(on screen: ScreenIndex) throws(ScopeFailure) -> Range<Int> {
    var range = applicationRange(on: screen)
    for step in scope {
      let places = step.places(range, screen)
      guard places.count == 1 else { throw ScopeFailure(step: step, range: range, places: places) }
      range = places[0]..<screen.nodes[places[0]].end
    }
    return range
  }

  /// Judges a layout here.
  func verdict(on layout: LayoutDescription, _ screen: ScreenIndex, _ snapshot: Snapshot) -> LayoutEvaluation
  {
    do {
      let range = try range(on: screen)
      return LayoutEvaluator(screen: screen, configuration: snapshot.configuration).verdict(
        on: layout, in: range)
    } catch {
      let declaration = error.step.declaration
      let requirement = Requirement(member: .element(declaration, opens: []), place: declaration.place)
      return LayoutEvaluation(evaluations: [
        RequirementEvaluation(
          name: error.step.name, requirement: requirement, isAbsence: false, range: error.range,
          places: error.places, outcome: error.places.isEmpty ? .missing : .ambiguous)
      ])
    }
  }
}
