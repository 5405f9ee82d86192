import Foundation
import GalleyAutomation
import GalleyTree

/// Scrolls an area by its visible part, once or to an end.
struct PageScroller {
  private let area: AreaContext
  private let deadline: Duration
  private var dragger: ScrollDragger

  init(_ area: AreaContext, until deadline: Duration) {
    self.area = area
    self.deadline = deadline
    dragger = area.context.scrollDragger(until: deadline, at: area.place)
  }

  private var automator: Automator { area.automator }

  private func view() throws -> (view: ScrollContainer, screen: ScreenIndex) {
    let snapshot = try automator.driver.snapshot()
    guard let found = area.view(on: snapshot) else {
      throw area.failure(.noContainer, drags: dragger.drags, on: snapshot)
    }
    return found
  }

  /// Scrolls by one drag.
  mutating func move(_ direction: ScrollDirection) throws -> Bool {
    try area.enter(until: deadline)
    let (view, screen) = try view()
    let length = direction.axis.length(of: view.usable)
    try dragger.move(
      view, on: screen, along: direction.axis, by: direction.isForward ? length : -length, name: area.name)
    // A drag may also have led away from here.
    guard let (after, now) = area.view(on: try automator.driver.snapshot()) else { return true }
    return after.landmarks(on: now) != view.landmarks(on: screen)
  }

  /// Scrolls until nothing moves any more.
  mutating func moveToEnd(_ axis: ScrollAxis?, isForward: Bool) throws {
    let began = automator.driver.now
    try area.enter(until: deadline)
    let (view, screen) = try view()
    let axis = axis ?? view.axis(on: screen)
    let direction: ScrollDirection =
      axis == .vertical ? (isForward ? .down : .up) : (isForward ? .right : .left)
    var endings: [[String]] = []
    while true {
      while try move(direction) {
        if try !isForward && waitsForEndOfRefresh() { return }
        try checkTime(since: began)
      }
      guard isForward else { return }
      let (view, screen) = try self.view()
      let before = view.landmarks(on: screen)
      if endings.contains(before) { return }
      endings.append(before)
      // Late content may lie below the visible part: it is dragged once more in any case.
      _ = try automator.wait(until: min(deadline, automator.driver.now + automator.timeout)) { snapshot in
        area.view(on: snapshot).map { $0.view.landmarks(on: $0.screen) != before } ?? true
      }
      try checkTime(since: began)
    }
  }

  /// Waits until a refresh is over: a drag beyond the beginning may have asked for one.
  private func waitsForEndOfRefresh() throws -> Bool {
    func isRefreshing(_ snapshot: Snapshot) -> Bool {
      area.view(on: snapshot).map { $0.view.isRefreshing(on: $0.screen) } ?? false
    }
    guard isRefreshing(try automator.driver.snapshot()) else { return false }
    return try automator.wait(until: min(deadline, automator.driver.now + automator.timeout)) {
      !isRefreshing($0)
    }
  }

  private func checkTime(since began: Duration) throws {
    guard automator.driver.now >= deadline else { return }
    throw area.failure(.endless(deadline - began), drags: dragger.drags, on: try automator.driver.snapshot())
  }
}
