import GalleyAutomation
import GalleyTree

extension AreaContext {
  /// The deadline of a search that begins now.
  func deadline(within duration: Duration?) -> Duration {
    context.deadline(within: duration ?? ScrollSearch.timeout)
  }

  /// Brings the area itself into view, if it is inside of something that can be scrolled.
  func enter(until deadline: Duration) throws {
    guard !subject.isWhole || !context.scope.isEmpty, !holdsRows else { return }
    let lookup = try subject.look()
    // Where nothing is around it, it is where it is.
    if let found = lookup.places.first, ScrollContainer(holding: found, on: lookup.screen) == nil { return }
    let around = AreaContext(subject: context.wholeApp, place: place)
    if lookup.places.isEmpty, around.view(around.subject.look(at: lookup.snapshot)) == nil { return }
    try around.scroll(to: subject, nil, visible: 0.6, until: deadline, isInside: false)
  }

  /// Scrolls here until an element is found and can be seen.
  func scroll(
    to element: ElementReference, _ axis: ScrollAxis?, visible fraction: Double, until deadline: Duration,
    isInside: Bool
  ) throws {
    let element = element.live
    var search = ScrollSearch(
      context, axis: axis, fraction: fraction, until: deadline, named: element.name, at: place
    ) { snapshot in
      let lookup = element.look(at: snapshot)
      let area = subject.look(at: snapshot)
      let isInScope = lookup.scope == nil || lookup.scope?.places.isEmpty == true
      guard isInScope, lookup.places.count < 2 else { throw element.failure(lookup, "scroll to", at: place) }
      let own =
        isInside ? nil : lookup.places.first.flatMap { ScrollContainer(holding: $0, on: lookup.screen) }
      let view = own ?? view(area)
      let target = lookup.places.first { target in
        !isInside || view.map { lookup.screen.isPlace(target, within: $0.place) } ?? false
      }
      return ScrollSearch.Look(snapshot: snapshot, screen: lookup.screen, view: view, target: target)
    }
    if case .failed(let problem, let last) = try search.run() {
      throw failure(
        problem, for: element.name, locator: element.declaration.description, drags: search.drags,
        on: last.snapshot)
    }
  }

  /// Scrolls here until a condition is met.
  func scroll(_ axis: ScrollAxis?, until deadline: Duration, for isFound: () throws -> Bool) throws {
    try withoutActuallyEscaping(isFound) { isFound in
      var search = ScrollSearch(
        context, axis: axis, fraction: 1, until: deadline, named: name, at: place
      ) { snapshot in
        let area = subject.look(at: snapshot)
        var look = ScrollSearch.Look(snapshot: snapshot, screen: area.screen, view: view(area), target: nil)
        look.isFound = try isFound()
        return look
      }
      if case .failed(let problem, let last) = try search.run() {
        let isUnmet = problem == .notInList
        throw failure(isUnmet ? .conditionNotMet : problem, drags: search.drags, on: last.snapshot)
      }
    }
  }

  /// The number of all rows of the scroll container, of all kinds.
  ///
  /// - Returns: The number; `nil` if the device does not know.
  func total(_ look: ScrollSearch.Look) -> Int? {
    guard let view = look.view, let driver = context.automator.driver as? any ListTotalReporting else {
      return nil
    }
    return driver.total(of: look.screen.nodes[view.place].element)
  }

  /// Says more of a search that found nothing, if the device knows how much there is to see.
  func explained(
    _ problem: RowsFailure.Problem, _ reached: VisitedCells, _ last: ScrollSearch.Look
  ) -> RowsFailure.Problem {
    var limit: Duration?
    switch problem {
    case .notInList: break
    case .outOfTime(let time): limit = time
    default: return problem
    }
    guard let total = total(last) else { return problem }
    guard total > reached.count else { return .notInData(total: total) }
    return .notReached(reached: reached.count, total: total, within: limit)
  }
}

extension PageContext {
  /// Makes a dragger whose drags are actions of the whole app, because the scroll container may be a part of
  /// any page.
  func scrollDragger(until deadline: Duration, at site: CallSite) -> ScrollDragger {
    let app = wholeApp
    return ScrollDragger(automator, until: deadline) { limit, drag in
      try app.act("scroll", until: limit, at: site, staysInApp: true) { _, deadline in try drag(deadline) }
    }
  }
}
