import GalleyAutomation
import GalleyTree

/// The report of a page that did not load: the facts of the last look, and of all looks before it.
package struct LoadReport: Hashable, Sendable, Codable {
  /// One page that was waited for.
  package struct Candidate: Hashable, Sendable, Codable {
    /// The page's name.
    package var page: String
    /// The states of its requirements.
    package var findings: [Finding]
    /// Whether it was there before the step that should have led to it, and nothing has changed since.
    package var wasThere: Bool
  }

  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The expected pages: any of them would have been enough.
  package var candidates: [Candidate]
  /// The time that they were waited for.
  @InSeconds package var timeout: Duration
  /// The number of looks at the screen.
  package var looks: Int
  /// The pages of the atlas that are there instead.
  package var recognition: Recognition
  /// The step before, if the tree is still the one from before it.
  package var withoutEffect: String?
  /// The overlays that came up meanwhile.
  package var overlays: [OverlayEvent]
  /// Whether the app shows anything.
  package var isAppShown: Bool
  /// The app's bundle identifier.
  package var application: String
  /// The activity that still goes on: visible activity indicators, and elements that one page forbids.
  package var busy: [String]?
  /// The bundle identifiers of the apps that are there instead, if the app shows nothing.
  package var others: [String]?
}

/// The state of one requirement of a page at the last look.
public struct Finding: Hashable, Sendable, Codable {
  /// The state.
  package enum Outcome: Hashable, Sendable, Codable {
    /// The requirement is met.
    case met
    /// Not there.
    case missing
    /// Fewer rows than asked for.
    case tooFew(Int)
    /// More than one element matches; the matching elements.
    case ambiguous([String])
    /// There, but not in the state that is asked for.
    case notReady([Requirement.State])
    /// There, although it must not be.
    case present
    /// Not looked for, as the required elements are not all there.
    case notJudged
  }

  /// The time during which a requirement was met, from the beginning of the wait.
  package struct Span: Hashable, Sendable, Codable {
    /// The first time.
    @InSeconds package var first: Duration
    /// The last time.
    @InSeconds package var last: Duration
  }

  /// The element's name.
  public package(set) var name: String
  /// The description of the element's locator, such as `button "inbox.compose"`.
  public package(set) var locator: String
  /// The number of rows that are asked for; `nil` for everything else.
  package var minimum: Int?
  /// Whether it must be absent.
  package var isAbsence: Bool
  /// The line of the blueprint.
  package var place: CallSite
  /// The state.
  package var outcome: Outcome
  /// The time when it was met, if it ever was.
  package var met: Span?
  /// The elements that come close.
  package var nearest: [NearMatch]
}

extension PageContext {
  /// Makes the failure of a wait for pages.
  func fail(
    _ watch: PageWait, overlays: OverlayHandler, deadline: Duration
  ) -> PageError {
    guard let last = watch.lastLook() else { preconditionFailure("a wait looks at least once") }
    let range = applicationRange(on: last.screen)
    let examiner = FindingBuilder(
      screen: last.screen, configuration: last.snapshot.configuration, range: range, began: watch.began)
    var marks: [Int: TreeLine.Mark] = [:]
    let departure = watch.departure
    let candidates = watch.layouts.indices.map { index in
      let findings = last.verdicts[index].evaluations.map {
        examiner.finding($0, met: watch.sightings[index].span(of: $0), marks: &marks)
      }
      return LoadReport.Candidate(
        page: watch.layouts[index].name, findings: findings,
        wasThere: watch.wereThere[index] && departure?.hasChanged == false)
    }
    let awaited = Set(watch.layouts.map { ObjectIdentifier($0.type) })
    let others = knownLayouts.filter { !awaited.contains(ObjectIdentifier($0.type)) }
    let evaluator = LayoutEvaluator(screen: last.screen, configuration: last.snapshot.configuration)
    let isUnchanged = departure.map { $0.snapshot.applications == last.snapshot.applications } ?? false
    let met = last.verdicts.flatMap { $0.evaluations.filter { !$0.isAbsence }.flatMap(\.places) }
    var report = LoadReport(
      scene: scene(of: last.snapshot, at: place, marks: marks, about: met, isOfPage: false),
      candidates: candidates,
      timeout: deadline - watch.began, looks: watch.looks,
      recognition: Recognition(of: others, by: evaluator, in: range),
      withoutEffect: isUnchanged ? departure?.step : nil, overlays: overlays.events,
      isAppShown: !range.isEmpty,
      application: application.bundleIdentifier)
    let busy = busy(last, in: range)
    if !busy.isEmpty { report.busy = busy }
    let inFront = last.snapshot.applications.map(\.bundleIdentifier)
    if range.isEmpty, !inFront.isEmpty { report.others = inFront }
    return recorded(.notLoaded(report), on: last.snapshot)
  }
}

extension PageContext {
  /// The activity that still goes on: elements that must be absent, by their names, and activity indicators
  /// that no page mentions.
  private func busy(_ look: PageWait.Look, in range: Range<Int>) -> [String] {
    let present = look.verdicts.flatMap(\.evaluations).filter { $0.outcome == .present }
    let own = Set(look.verdicts.flatMap(\.evaluations).filter(\.isAbsence).flatMap(\.places))
    let indicators = look.screen.places(of: .activityIndicator, in: range).filter {
      look.screen.nodes[$0].visible != nil && !own.contains($0)
    }
    return present.map(\.name) + indicators.map { ElementText.name(look.screen.nodes[$0].element) }
  }
}

/// Makes findings of evaluated requirements, and marks the tree.
struct FindingBuilder {
  let screen: ScreenIndex
  /// The device.
  let configuration: Configuration
  /// All of the app.
  let range: Range<Int>
  /// The time when the wait began, counted from the device's start.
  let began: Duration

  /// The finding of one evaluated requirement.
  func finding(
    _ evaluation: RequirementEvaluation, met span: PresenceHistory.Span?, marks: inout [Int: TreeLine.Mark]
  ) -> Finding {
    guard let declaration = evaluation.declaration else { preconditionFailure("families are never required") }
    let nearest = nearMatches(of: evaluation, declaration)
    for nearMatch in nearest {
      if let place = screen.place(at: ElementPath(nearMatch.path)), marks[place] == nil {
        marks[place] = .near(evaluation.name)
      }
    }
    for place in evaluation.places {
      switch evaluation.outcome {
      case .met where !evaluation.isAbsence, .tooFew: marks[place] = .found(evaluation.name)
      case .present, .ambiguous: marks[place] = .unwanted(evaluation.name)
      default: break
      }
    }
    var isRows = false
    if case .rows = evaluation.requirement.member { isRows = true }
    return Finding(
      name: evaluation.name, locator: declaration.description,
      minimum: isRows ? evaluation.requirement.minimum : nil, isAbsence: evaluation.isAbsence,
      place: evaluation.requirement.place, outcome: outcome(evaluation),
      met: span.map { Finding.Span(first: $0.first - began, last: $0.last - began) }, nearest: nearest)
  }

  private func outcome(_ evaluation: RequirementEvaluation) -> Finding.Outcome {
    switch evaluation.outcome {
    case .met: .met
    case .missing: .missing
    case .tooFew(let count): .tooFew(count)
    case .ambiguous: .ambiguous(evaluation.places.map { ElementText.line(screen.nodes[$0].element) })
    case .notReady(let states): .notReady(states)
    case .present: .present
    case .notJudged: .notJudged
    }
  }

  private func nearMatches(of evaluation: RequirementEvaluation, _ declaration: ElementDeclaration)
    -> [NearMatch]
  {
    let nearMatchSearch = NearMatchSearch(screen: screen, configuration: configuration, range: range)
    switch evaluation.outcome {
    case .missing: return nearMatchSearch.nearest(to: declaration, in: evaluation.range)
    case .tooFew(let count): return nearMatchSearch.rows(evaluation, complete: count)
    case .notReady(let states): return nearMatchSearch.unreachable(evaluation.places[0], states)
    default: return []
    }
  }
}
