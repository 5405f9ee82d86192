import Foundation
import GalleyAutomation
import GalleyTree

extension Page {
  /// Scrolls what shows most on the page, by most of what is visible.
  ///
  /// - Parameters:
  ///   - direction: Where the finger goes: `up` shows what is further down.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Returns: Whether anything moved; nothing does at the end.
  /// - Throws: ``PageError`` if nothing on the page can be scrolled.
  @discardableResult
  public func scroll(
    _ direction: SwipeDirection, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    return try automator.log.step("Scroll \(layoutName) \(direction.rawValue)") {
      try stroke(direction, at: place)
    }
  }

  /// Scrolls what shows most on the page back to its beginning.
  ///
  /// - Parameters:
  ///   - duration: How long it may take, in the device's time.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Throws: ``PageError`` if nothing on the page can be scrolled, or the beginning is not reached in time.
  public func scrollToTop(
    within duration: Duration? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) throws {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    let allowed = duration ?? ScrollSearch.patience
    let deadline = context.deadline(within: allowed)
    try automator.log.step("Scroll \(layoutName) to the top") {
      var drags = 0
      while try stroke(.down, at: place) {
        drags += 1
        guard automator.driver.now < deadline else {
          throw try failure(.outOfTime(allowed), drags: drags, at: place)
        }
      }
    }
  }

  private func stroke(_ direction: SwipeDirection, at place: SourcePlace) throws -> Bool {
    let live = itself.live
    func view(_ snapshot: Snapshot) -> (view: ScrollView, screen: ScreenIndex)? {
      let sight = live.look(at: snapshot)
      return ScrollView(largestIn: sight.range, on: sight.screen).map { ($0, sight.screen) }
    }
    guard let (before, screen) = view(try automator.driver.snapshot()) else {
      throw try failure(.noContainer, drags: 0, at: place)
    }
    let target = Target(name: "container of \(layoutName)") { snapshot in
      view(snapshot).map { [$0.screen.path(of: $0.view.place)] } ?? []
    }
    let (low, high) = (0.2, 0.8)
    let ends: (CGPoint, CGPoint) =
      switch direction {
      case .up: (CGPoint(x: 0.5, y: high), CGPoint(x: 0.5, y: low))
      case .down: (CGPoint(x: 0.5, y: low), CGPoint(x: 0.5, y: high))
      case .left: (CGPoint(x: high, y: 0.5), CGPoint(x: low, y: 0.5))
      case .right: (CGPoint(x: low, y: 0.5), CGPoint(x: high, y: 0.5))
      }
    func unit(_ part: CGPoint) -> UnitPoint {
      let point = UnitPoint(x: part.x, y: part.y).point(in: before.usable)
      return UnitPoint(
        x: (point.x - before.frame.minX) / before.frame.width,
        y: (point.y - before.frame.minY) / before.frame.height)
    }
    try automator.drag(
      target, from: unit(ends.0), to: unit(ends.1), velocity: Velocity.slow, hold: .milliseconds(250),
      until: context.deadline(within: nil))
    guard let (after, now) = view(try automator.driver.snapshot()) else { return true }
    return after.landmarks(on: now) != before.landmarks(on: screen)
  }

  private func failure(_ problem: RowsFailure.Problem, drags: Int, at place: SourcePlace) throws -> PageError
  {
    let snapshot = try automator.driver.snapshot()
    let failure = RowsFailure(
      scene: context.scene(of: snapshot, at: place), page: layoutName, rows: layoutName, locator: "",
      problem: problem,
      seen: [], drags: drags)
    return context.recorded(.rows(failure), on: snapshot)
  }
}
