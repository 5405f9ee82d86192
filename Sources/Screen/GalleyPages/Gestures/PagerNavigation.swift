import Foundation
import GalleyAutomation
import GalleyTree

/// Turns the pages of a pager, swipe by swipe, each of which must show a new page.
///
/// It ends: each direction ends where a swipe shows nothing new, and everything shares one deadline.
struct PagerNavigation {
  private let area: AreaContext
  private let axis: ScrollAxis
  private let deadline: Duration
  private let began: Duration
  private let goal: NavigationFailure.Goal
  private let log: NavigationLog
  private var dragger: ScrollDragger
  private var seen = VisitedItems<String>()
  /// Whether a swipe towards the left or upper edge shows the next page, as it does where people read to the right.
  private var isNextForward = true

  init(_ area: AreaContext, _ axis: ScrollAxis, to page: String, until deadline: Duration) {
    self.area = area
    self.axis = axis
    self.deadline = deadline
    began = area.automator.driver.now
    goal = .turn(to: page, of: area.name)
    log = NavigationLog(area.context, at: area.place)
    dragger = area.context.scrollDragger(until: deadline, at: area.place)
  }

  private var automator: Automator { area.automator }

  /// Turns to a page by its number.
  ///
  /// Without an indicator, pages are counted from the first page.
  mutating func turn(to number: Int) throws {
    var pager = try look()
    guard let first = pager.number else { return try turnByCounting(to: number) }
    guard (1...first.count).contains(number) else { throw try failure(.noSuchPage(count: first.count)) }
    var didReverse = false
    while let now = pager.number, now.current != number {
      let isNext = now.current < number
      guard try turn(isForward: isNext == isNextForward) else {
        // In some languages the next page is on the other side.
        if didReverse { throw try failure(.notAmongPages) }
        didReverse = true
        isNextForward.toggle()
        continue
      }
      pager = try look()
      guard let next = pager.number else { break }
      if next.current == now.current || (next.current > now.current) != isNext {
        if didReverse { throw try failure(.notAmongPages) }
        didReverse = true
        isNextForward.toggle()
      }
    }
    if pager.number?.current != number { throw try failure(.notAmongPages) }
  }

  private mutating func turnByCounting(to number: Int) throws {
    guard number >= 1 else { throw try failure(.noSuchPage(count: 0)) }
    while try turn(isForward: false) {}
    for current in 1..<max(number, 2) where current < number {
      if try !turn(isForward: true) { throw try failure(.noSuchPage(count: current)) }
    }
  }

  /// Turns until a condition is met: forward to the end, then once back to the other end.
  mutating func turn(until isFound: (Snapshot) throws -> Bool) throws {
    _ = try look()
    for isForward in [true, false] {
      repeat {
        if try isFound(automator.driver.snapshot()) { return }
      } while try turn(isForward: isForward)
    }
    throw try failure(.notAmongPages)
  }

  /// Swipes once.
  private mutating func turn(isForward: Bool) throws -> Bool {
    let before = try look()
    // A swipe may fall short: it is done twice before the end is believed.
    for _ in 0..<2 {
      guard automator.driver.now < deadline else { throw try failure(.outOfTime(deadline - began)) }
      let now = try look()
      let room = now.view.room(on: now.screen)
      let (low, high) = (0.2, 0.8)
      let position = axis.start(of: room) + axis.length(of: room) * (isForward ? high : low)
      let end = axis.start(of: room) + axis.length(of: room) * (isForward ? low : high)
      let across = now.view.clearLine(along: axis, from: position, in: room, on: now.screen)
      try dragger.drag(
        now.view, on: now.screen, from: axis.point(at: position, across: across),
        to: axis.point(at: end, across: across), velocity: Velocity.ordinary, name: area.name)
      let after = try look(after: latest, isNext: isForward == isNextForward)
      if after.landmarks != before.landmarks { return true }
    }
    return false
  }

  /// Looks at the pager, and takes note of the page that is shown.
  private mutating func look(after page: String? = nil, isNext: Bool = true) throws -> Pager {
    let snapshot = try automator.driver.snapshot()
    guard let (view, screen) = area.view(on: snapshot) else {
      throw log.failure(goal, .nothingToScroll, snapshot)
    }
    let pager = Pager(view, on: screen)
    let title = pager.title
    let neighbours = page.map { isNext ? [$0, title] : [title, $0] }
    if page != title { seen.add(neighbours ?? [title]) }
    latest = title
    return pager
  }

  /// The page that was shown at the last look.
  private var latest: String?

  private func failure(_ problem: NavigationFailure.Problem) throws -> PageError {
    log.failure(goal, problem, try automator.driver.snapshot()) { $0.seen = seen.items }
  }
}
