import Foundation
import GalleyAutomation
import GalleyTree

/// Pulls a list down from its beginning, and waits until its refresh indicator has come and gone.
struct PullToRefresh {
  private let area: AreaContext
  private var log: NavigationLog
  private let deadline: Duration

  init(_ area: AreaContext, until deadline: Duration) {
    self.area = area
    self.deadline = deadline
    log = NavigationLog(area.context, at: area.place)
  }

  private var automator: Automator { area.automator }
  private var goal: NavigationFailure.Goal { .refresh(area.name) }

  mutating func run() throws {
    let began = automator.driver.now
    // A refresh in progress would ignore a pull.
    guard try automator.wait(until: deadline, for: { !area.isRefreshing(on: $0) }) else {
      throw try stays(since: began)
    }
    while try pull() {
      guard automator.driver.now < deadline else {
        throw log.failure(goal, .outOfTime(deadline - began), try automator.driver.snapshot())
      }
    }
    guard try automator.wait(until: deadline, for: { !area.isRefreshing(on: $0) }) else {
      throw try stays(since: began)
    }
    try automator.settle(until: min(deadline, automator.driver.now + automator.restLimit))
  }

  /// Drags down once.
  private mutating func pull() throws -> Bool {
    let before = try log.look()
    guard let (view, screen) = area.view(on: before) else {
      throw log.failure(goal, .nothingToScroll, before)
    }
    let automator = automator
    let room = view.room(on: screen)
    let start = room.minY + room.height * 0.15
    let line = view.clearLine(along: .vertical, from: start, in: room, on: screen)
    // No hold, and no wait for rest: a refresh may be over before the screen is at rest again.
    _ = try log.take(.pull, from: before, timeout: nil) {
      try automator.driver.perform(
        .drag(
          from: CGPoint(x: line, y: start), to: CGPoint(x: line, y: room.maxY - 2), velocity: Velocity.slow))
    }
    func landmarks(_ snapshot: Snapshot) -> [String]? {
      area.view(on: snapshot).map { $0.view.landmarks(on: $0.screen) }
    }
    let now = automator.driver.now
    // An alert that comes up over it keeps until the next pull: the indicator may be gone before the alert is.
    if try automator.wait(until: min(deadline, now + automator.restLimit), for: { area.isRefreshing(on: $0) })
    {
      return false
    }
    if try landmarks(automator.driver.snapshot()) != landmarks(before) { return true }
    // Nothing moved, so the content is at its beginning, and an indicator can only be late.
    if try automator.wait(until: min(deadline, now + automator.timeout), for: { area.isRefreshing(on: $0) }) {
      return false
    }
    throw log.failure(goal, .nothingRefreshed, try automator.driver.snapshot())
  }

  private func stays(since began: Duration) throws -> PageError {
    log.failure(goal, .stillRefreshing(deadline - began), try automator.driver.snapshot())
  }

}

extension AreaContext {
  fileprivate func isRefreshing(on snapshot: Snapshot) -> Bool {
    view(on: snapshot).map { $0.view.isRefreshing(on: $0.screen) } ?? false
  }
}

extension LiveArea {
  /// Pulls the content down from its beginning, and waits until the refresh indicator has come and gone.
  ///
  /// - Parameter duration: The longest wait, in the device's time.
  /// - Throws: ``PageError`` if nothing here can be scrolled, no indicator comes up, or it does not go in time.
  public func pullToRefresh(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let area = _areaContext(at: site)
    try area.automator.log.step("Pull \(area.name) to refresh") {
      let deadline = area.deadline(within: duration)
      try area.enter(until: deadline)
      var pull = PullToRefresh(area, until: deadline)
      try pull.run()
    }
  }
}
