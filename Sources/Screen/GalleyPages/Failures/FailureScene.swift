import Foundation
import GalleyAutomation
import GalleyTree

/// The circumstances that all failures have in common: line, time, steps, device and tree.
package struct FailureScene: Hashable, Sendable, Codable {
  /// The line of the test.
  package var place: CallSite
  /// Whether the failure is on that very line; otherwise it is on a later one, because a property does not
  /// know its caller's line.
  package var isPlaceExact: Bool
  /// The time when it failed, counted from the device's start.
  @InSeconds package var instant: Duration
  /// The steps that led here, oldest first.
  package var steps: [String]
  /// The device that the test ran on.
  package var device: DeviceFacts
  /// The tree that was judged, with marks.
  package var tree: [TreeLine]
  /// The alert, or another interruption, that was in front.
  package var question: SceneQuestion?
  /// The requests of the app that have no good response, oldest first.
  package var requests: [FailedRequest]?
  /// The problems that the app noticed by itself, such as errors in its console, oldest first.
  package var problems: [AppProblem]?
  /// The interruptions that were answered so far, oldest first.
  package var interruptions: [AnsweredInterruption]?
  /// The state of the page that was used, if it was not in front.
  package var standing: PageStanding?
  /// A container of the app whose content is not fully visible.
  package var further: String?
  /// The events that the device still had scheduled, in order of time.
  package var pending: [PendingEvent]?
  /// The seed of the device, by which the same happens again.
  package var seed: UInt64?
}

/// A device, as far as it matters to a failure.
package struct DeviceFacts: Hashable, Sendable, Codable {
  /// The configuration of the device.
  package var configuration: Configuration
  /// Whether its screen is `compact` or `regular`.
  package var sizeClass: String

  /// Takes the facts from a configuration.
  ///
  /// - Parameter configuration: The device.
  package init(_ configuration: Configuration) {
    self.configuration = configuration
    sizeClass =
      LayoutTrait.compact.holds(on: configuration) ? LayoutTrait.compact.name : LayoutTrait.regular.name
  }
}

/// One element of a tree, as one line.
package struct TreeLine: Hashable, Sendable, Codable {
  /// A mark beside an element.
  package enum Mark: Hashable, Sendable, Codable {
    /// It was looked for and found; its name.
    case found(String)
    /// The line nearly matches a wanted element; the name of that element.
    case near(String)
    /// It should not be there, or not more than once; its name.
    case unwanted(String)
  }

  /// The depth in the tree, counted from 0.
  package var depth: Int
  /// The type, identifier, label and further attributes of the element.
  package var text: String
  /// The mark beside the line, if any.
  package var mark: Mark?
}

extension TreeLine {
  /// The lines of the trees that matter to an app.
  ///
  /// These are the app's own tree, and those of apps in front of it that ask for an answer. If the app
  /// shows nothing, they are all trees.
  static func lines(of application: String, on screen: ScreenIndex, marks: [Int: Mark]) -> [TreeLine] {
    let own = screen.bundleIdentifiers.firstIndex(of: application)
    let indices = screen.roots.indices.filter { index in
      guard let own else { return true }
      return index == own || (index > own && isPrompt(screen.roots[index], on: screen))
    }
    return indices.flatMap { index in
      let root = screen.roots[index]
      var depths = [0]
      depths.reserveCapacity(screen.nodes[root].end - root)
      var hidden = root..<root
      return (root..<screen.nodes[root].end).compactMap { place -> TreeLine? in
        if let parent = screen.nodes[place].parent { depths.append(depths[parent - root] + 1) }
        if hidden.contains(place) { return nil }
        // A keyboard has some thirty keys, which help only where one of them is marked.
        let inner = screen.descendants(of: place)
        if screen.nodes[place].element.type == .keyboard, !marks.keys.contains(where: inner.contains) {
          hidden = inner
        }
        return TreeLine(
          depth: depths[place - root], text: ElementText.line(screen.nodes[place].element), mark: marks[place]
        )
      }
    }
  }

  private static func isPrompt(_ root: Int, on screen: ScreenIndex) -> Bool {
    let types: [ElementType] = [.alert, .sheet, .dialog]
    return types.contains { !screen.places(of: $0, in: root..<screen.nodes[root].end).isEmpty }
  }
}

extension PageContext {
  /// Collects the facts that all failures share.
  ///
  /// - Parameters:
  ///   - snapshot: The screen that was judged.
  ///   - place: The line of the test.
  ///   - marks: The marks beside elements of the tree.
  ///   - subjects: The subjects of the failure that are there.
  ///   - isOfPage: Whether it is about the page itself, and not about another one that did not load.
  func scene(
    of snapshot: Snapshot, at site: CallSite? = nil, marks: [Int: TreeLine.Mark] = [:],
    about subjects: [Int] = [], isOfPage: Bool = true
  ) -> FailureScene {
    let screen = automator.index(of: snapshot)
    let name = application.bundleIdentifier
    var scene = FailureScene(
      place: site ?? self.place, isPlaceExact: site != nil, instant: snapshot.instant,
      steps: automator.log.steps.map(\.title), device: DeviceFacts(snapshot.configuration),
      tree: TreeLine.lines(of: name, on: screen, marks: marks))
    var whole = live
    whole.scope = []
    let own = isOfPage ? page.map { whole.verdict(on: $0, screen, snapshot) } : nil
    let places = own?.evaluations.filter { !$0.isAbsence }.flatMap(\.places) ?? []
    scene.question = FrontQuestion(inFrontOf: subjects + places, on: screen, of: name).map {
      SceneQuestion($0, from: name)
    }
    let requests = automator.failedRequests(of: name)
    if !requests.isEmpty { scene.requests = requests }
    let problems = automator.problems(of: name)
    if !problems.isEmpty { scene.problems = problems }
    let pending = (automator.driver as? any PendingReporting)?.pending ?? []
    if !pending.isEmpty { scene.pending = pending }
    scene.seed = (automator.driver as? any SeedReporting)?.seed
    if !automator.answered.isEmpty { scene.interruptions = automator.answered.map(AnsweredInterruption.init) }
    if isOfPage { scene.standing = standing(on: snapshot) }
    scene.further = automator.continuedContainer(of: name, on: screen).map {
      ElementText.name(screen.nodes[$0].element)
    }
    return scene
  }

  /// Hands a failure to the recorder of evidence, with the picture of the same instant.
  func recorded(_ failure: PageFailure, on snapshot: Snapshot) -> PageError {
    let error = PageError(failure)
    guard let recorder = automator.evidence else { return error }
    // A picture of another moment would be evidence of something else.
    let capture = (try? automator.driver.capture()).flatMap { capture in
      let isOfTheInstant = capture.snapshot.applications.elementsEqual(snapshot.applications) { a, b in
        a.bundleIdentifier == b.bundleIdentifier && a.root.isLikeButForHitAreas(b.root)
      }
      return isOfTheInstant ? capture : nil
    }
    let text = PageErrorText(error)
    recorder.record(
      Evidence(title: text.title, text: text.full, capture: capture, steps: automator.log.lines))
    return error
  }
}
