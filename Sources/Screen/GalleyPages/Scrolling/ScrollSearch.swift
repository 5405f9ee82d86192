import Foundation
import GalleyAutomation
import GalleyTree

/// Scrolls until an element is found and visible: forward to the end, then once back to the other end, unless
/// all has been seen by then.
///
/// At the end of a list, a drag changes neither the content nor its position, and nothing comes for a while
/// after it. The search terminates: an element that is found is brought into view by a limited number of
/// drags, each end counts once, and everything shares one deadline.
struct ScrollSearch {
  /// The result of one look.
  struct Look {
    let snapshot: Snapshot
    let screen: ScreenIndex
    /// The container that is scrolled; `nil` if nothing can be.
    let view: ScrollContainer?
    /// The place of the target, if it was found.
    let target: Int?
    /// Whether it is found, and need not be brought into view.
    var isFound = false
    /// Whether the device reports that there is no further content, here or elsewhere.
    var isExhausted = false
  }

  enum End {
    case found(Look)
    case failed(RowsFailure.Problem, Look)
  }

  /// The default for the longest search, in the device's time: a list of a hundred screens.
  static let timeout = Duration.seconds(120)
  /// The part of the visible area that one drag moves: less than all, so that something stays in view.
  private static let stride = 0.6
  /// The number of drags that bring a found element into view: the way through a few long screens.
  private static let adjustments = 40

  let context: PageContext
  /// Along which direction; `nil` for that in which the container goes on.
  let axis: ScrollAxis?
  /// The part of the target that must be visible, from 0 to 1.
  let fraction: Double
  /// The name of the searched area, for the log.
  let name: String
  let look: (Snapshot) throws -> Look

  private var dragger: ScrollDragger
  private let deadline: Duration

  /// The number of drags.
  var drags: Int { dragger.drags }

  init(
    _ context: PageContext, axis: ScrollAxis?, fraction: Double, until deadline: Duration, named name: String,
    at site: CallSite, look: @escaping (Snapshot) throws -> Look
  ) {
    self.context = context
    self.axis = axis
    self.fraction = fraction
    self.deadline = deadline
    self.name = name
    self.look = look
    dragger = context.scrollDragger(until: deadline, at: site)
  }

  private var automator: Automator { context.automator }

  private func lookNow() throws -> Look { try look(automator.driver.snapshot()) }

  /// Searches.
  mutating func run() throws -> End {
    let began = automator.driver.now
    var isForward = true
    var ends = 0
    var endings: [[String]] = []
    var now = try lookNow()
    while true {
      if now.isFound { return .found(now) }
      if now.target != nil {
        if let end = try expose(&now, since: began) { return end }
        continue
      }
      guard let view = now.view else { return .failed(.noContainer, now) }
      let axis = axis ?? view.axis(on: now.screen)
      guard axis.length(of: view.usable) > 2 * ScrollDragger.slack else { return .failed(.noContainer, now) }
      if automator.driver.now >= deadline { return .failed(.outOfTime(deadline - began), now) }
      let before = view.landmarks(on: now.screen)
      let distance = axis.length(of: view.usable) * Self.stride * (isForward ? 1 : -1)
      try dragger.move(view, on: now.screen, along: axis, by: distance, name: name)
      now = try lookNow()
      let isRefreshed = try !isForward && waitsForEndOfRefresh(&now)
      let isStuck = now.view?.landmarks(on: now.screen) == before
      guard isRefreshed || isStuck, now.target == nil else { continue }
      // An end counts once nothing came during the wait, and another drag moves nothing either: new content
      // may lie below the visible part.
      if !isRefreshed, !endings.contains(before) {
        endings.append(before)
        try waitForMore(&now, after: before)
        continue
      }
      ends += 1
      if ends == 2 || now.isExhausted { return .failed(.notInList, now) }
      isForward.toggle()
      endings = []
    }
  }

  /// Waits at an end for late content, such as more rows that are loaded.
  private func waitForMore(_ now: inout Look, after before: [String]) throws {
    var last = now
    _ = try automator.wait(until: min(deadline, automator.driver.now + automator.timeout)) { snapshot in
      last = try look(snapshot)
      return last.isFound || last.target != nil || last.view?.landmarks(on: last.screen) != before
    }
    now = last
  }

  /// Waits until a refresh is over: a drag beyond the beginning may have asked for one.
  private func waitsForEndOfRefresh(_ now: inout Look) throws -> Bool {
    guard now.view?.isRefreshing(on: now.screen) == true else { return false }
    var last = now
    _ = try automator.wait(until: min(deadline, automator.driver.now + automator.timeout)) { snapshot in
      last = try look(snapshot)
      return last.view?.isRefreshing(on: last.screen) != true
    }
    now = last
    return true
  }

  /// Scrolls the found element into view.
  ///
  /// - Returns: The end of the search; `nil` if the target was lost.
  private mutating func expose(_ now: inout Look, since began: Duration) throws -> End? {
    var stuck: Set<String> = []
    var moves = 0
    while let target = now.target {
      let holder = ScrollContainer(holding: target, on: now.screen)
      let isSearched = holder?.place == now.view?.place
      let axis = (isSearched ? axis : nil) ?? holder?.axis(on: now.screen) ?? .vertical
      let exposure = ElementVisibility(of: target, along: axis, on: now.screen)
      let visible = exposure.visible
      guard let move = exposure.moves(to: fraction).first(where: { !stuck.contains($0.key) }) else {
        if visible >= fraction - 0.001, visible > 0 || fraction <= 0 { return .found(now) }
        return .failed(now.view == nil ? .noContainer : .notVisible(visible), now)
      }
      if automator.driver.now >= deadline { return .failed(.outOfTime(deadline - began), now) }
      moves += 1
      if moves > Self.adjustments { return .failed(.notVisible(visible), now) }
      let length = move.axis.length(of: move.view.usable) * Self.stride
      // A longer drag distinguishes a drag too short to scroll anything from one that cannot.
      let retry =
        stuck.contains("short \(move.key)") ? 3 * ScrollDragger.slack * (move.distance < 0 ? -1 : 1) : 0
      let distance = max(-length, min(length, move.distance + retry))
      let frame = now.screen.nodes[target].element.frame
      try dragger.move(move.view, on: now.screen, along: move.axis, by: distance, name: name)
      now = try lookNow()
      guard let next = now.target, now.screen.nodes[next].element.frame == frame else { continue }
      let isShort = abs(distance) < 2 * ScrollDragger.slack && retry == 0
      stuck.insert(isShort ? "short \(move.key)" : move.key)
    }
    return nil
  }
}
