import Foundation
import GalleyAutomation
import GalleyTree

/// Pulls a list down from its beginning, and waits until its refresh indicator has come and gone.
struct PullToRefresh {
  private let area: AreaContext
  private var log: StepLog
  private let deadline: Duration

  init(_ area: AreaContext, until deadline: Duration) {
    self.area = area
    self.deadline = deadline
    log = StepLog(area.context, at: area.place)
  }

  private var automator: Automator { area.automator }
  private var goal: NavigationFailure.Goal { .refresh(area.name) }

  /// Pulls.
  ///
  /// - Throws: ``PageError`` if no indicator comes up, or it does not go again.
  mutating func run() throws {
    let began = automator.driver.now
    // What is being refreshed already would take no notice of a pull.
    guard try automator.wait(until: deadline, for: { !isRefreshing($0) }) else { throw try stays(since: began) }
    var stroke = PageStroke(area, until: deadline)
    try stroke.moveToEnd(.vertical, isForward: false)
    let before = try automator.driver.snapshot()
    guard let (view, screen) = area.view(on: before) else { throw log.failure(goal, .nothingToScroll, before) }
    let automator = automator
    let room = view.room(on: screen)
    let start = room.minY + room.height * 0.15
    let line = view.clearLine(along: .vertical, from: start, in: room, on: screen)
    // No hold, and no wait for rest: a refresh may be over before the screen is at rest again.
    _ = try log.take(.pull, from: before, settles: false) {
      try automator.driver.perform(
        .drag(from: CGPoint(x: line, y: start), to: CGPoint(x: line, y: room.maxY - 2), velocity: Velocity.slow))
    }
    let limit = min(deadline, automator.driver.now + automator.restLimit)
    guard try automator.wait(until: limit, for: isRefreshing) else {
      throw log.failure(goal, .nothingRefreshed, try automator.driver.snapshot())
    }
    guard try automator.wait(until: deadline, for: { !isRefreshing($0) }) else { throw try stays(since: began) }
    try automator.settle(until: min(deadline, automator.driver.now + automator.restLimit))
  }

  private func stays(since began: Duration) throws -> PageError {
    log.failure(goal, .stillRefreshing(deadline - began), try automator.driver.snapshot())
  }

  /// Whether the list shows its refresh indicator: one that is called so, or else any at its beginning.
  private func isRefreshing(_ snapshot: Snapshot) -> Bool {
    guard let (view, screen) = area.view(on: snapshot) else { return false }
    let all = screen.places(of: .activityIndicator, in: screen.descendants(of: view.place))
      .filter { screen.nodes[$0].visible != nil }
    if all.contains(where: { screen.nodes[$0].element.identifier == Self.identifier }) { return true }
    let rows = screen.places(of: .cell, in: screen.descendants(of: view.place))
    let first = rows.map { screen.nodes[$0].element.frame.minY }.min() ?? .infinity
    return all.contains { screen.nodes[$0].element.frame.maxY <= first + 1 }
  }

  /// What a refresh indicator is called.
  private static let identifier = "RefreshControl"
}

extension LiveArea {
  /// Pulls the content down from its beginning, and waits until the refresh indicator has come and gone.
  ///
  /// - Parameters:
  ///   - duration: How long it may take; without one, as long as the device's `timeout` says after scrolling.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Throws: ``PageError`` if nothing here can be scrolled, no indicator comes up, or it does not go in time.
  public func pullToRefresh(
    within duration: Duration? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws {
    let area = areaContext(at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
    try area.automator.log.step("Pull \(area.name) to refresh") {
      if duration == nil { try area.toTop() }
      var pull = PullToRefresh(area, until: area.context.deadline(within: duration))
      try pull.run()
    }
  }
}

extension AreaContext {
  /// Scrolls to the beginning, in as much time as that takes.
  fileprivate func toTop() throws {
    var stroke = PageStroke(self, until: deadline(within: nil))
    try stroke.moveToEnd(.vertical, isForward: false)
  }
}
