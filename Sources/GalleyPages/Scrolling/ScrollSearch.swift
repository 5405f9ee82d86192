import Foundation
import GalleyAutomation
import GalleyTree

/// Scrolls until something is found and can be seen: forward to the end, then once back to the other end.
///
/// Drags are slow and end with a hold, so that nothing is thrown and no row is passed over. The end of a list
/// is where a drag changes nothing: neither what is inside nor where it is.
struct ScrollSearch {
  /// What one look came to.
  struct Look {
    let snapshot: Snapshot
    let screen: ScreenIndex
    /// What is scrolled; `nil` if nothing can be.
    let view: ScrollView?
    /// Where the target is, if it was found.
    let target: CGRect?
  }

  /// How a search ended.
  enum End {
    case found(Look)
    case failed(RowsFailure.Problem, Look)
  }

  /// How long a search may take if nothing else is said, in the device's time: a list of a hundred screens.
  static let patience = Duration.seconds(120)

  /// Which part of what is visible one drag moves: less than all, so that something stays in view.
  private static let stride = 0.6
  /// How far a finger must move until it scrolls, in points; drags are longer by this.
  private static let slack = 10.0
  /// How long the finger stays at the end of a drag, so that nothing is thrown.
  private static let hold = Duration.milliseconds(250)

  let automator: Automator
  let axis: ScrollAxis
  /// Which part of the target must be visible, from 0 to 1.
  let fraction: Double
  let deadline: Duration
  /// Finds the scroll view again, for the automation.
  let container: Target
  let look: (Snapshot) throws -> Look

  private(set) var drags = 0

  init(
    on automator: Automator, axis: ScrollAxis, fraction: Double, until deadline: Duration,
    in container: Target,
    look: @escaping (Snapshot) throws -> Look
  ) {
    self.automator = automator
    self.axis = axis
    self.fraction = fraction
    self.deadline = deadline
    self.container = container
    self.look = look
  }

  /// Searches.
  ///
  /// - Returns: How it ended.
  /// - Throws: What the look throws, and what the automation throws.
  mutating func run() throws -> End {
    let began = automator.driver.now
    var isForward = true
    var ends = 0
    var now = try look(automator.driver.snapshot())
    while true {
      let missing = now.target.map { overhang(of: $0, in: now.view?.usable) } ?? nil
      if let target = now.target, missing == nil || visible(target, in: now) >= fraction - 0.001 {
        return .found(now)
      }
      guard let view = now.view, axis.length(of: view.usable) > 2 * Self.slack else {
        return .failed(.noContainer, now)
      }
      if automator.driver.now >= deadline { return .failed(.outOfTime(deadline - began), now) }
      let longest = axis.length(of: view.usable) * Self.stride
      let distance = missing.map { max(-longest, min(longest, $0)) } ?? (isForward ? longest : -longest)
      try drag(by: distance, in: view)
      let next = try look(automator.driver.snapshot())
      let isStuck = next.view?.landmarks(on: next.screen) == view.landmarks(on: now.screen)
      now = next
      guard isStuck else { continue }
      if let target = now.target { return .failed(.notVisible(visible(target, in: now)), now) }
      ends += 1
      if ends == 2 { return .failed(.notInList, now) }
      isForward.toggle()
    }
  }

  /// Which part of the target can be seen, of what could be.
  private func visible(_ target: CGRect, in look: Look) -> Double {
    guard let usable = look.view?.usable else { return 1 }
    let possible = min(axis.length(of: target), axis.length(of: usable))
    let low = max(axis.start(of: target), axis.start(of: usable))
    let high = min(axis.end(of: target), axis.end(of: usable))
    return possible > 0 ? max(0, high - low) / possible : 0
  }

  /// How far the content has to be moved towards its start for the target to be seen; `nil` if it can be seen.
  private func overhang(of target: CGRect, in usable: CGRect?) -> CGFloat? {
    guard let usable else { return nil }
    let before = axis.start(of: usable) - axis.start(of: target)
    let after = axis.end(of: target) - axis.end(of: usable)
    // What is longer than the view is moved until it fills the view, and no further.
    if before > 0.5, after < -0.5 { return -min(before, -after) }
    if after > 0.5, before < -0.5 { return min(after, -before) }
    return nil
  }

  /// Moves the content towards its start by a distance, in points; towards its end if that is negative.
  private mutating func drag(by distance: CGFloat, in view: ScrollView) throws {
    let room = axis.length(of: view.usable) / 2 - 1
    let reach = min(room, (abs(distance) + Self.slack) / 2) * (distance < 0 ? -1 : 1)
    let middle = (axis.start(of: view.usable) + axis.end(of: view.usable)) / 2
    let start = unit(axis.point(at: middle + reach, in: view.usable), in: view.frame)
    let end = unit(axis.point(at: middle - reach, in: view.usable), in: view.frame)
    drags += 1
    try automator.drag(
      container, from: start, to: end, velocity: Velocity.slow, hold: Self.hold,
      until: min(deadline, automator.driver.now + automator.timeout))
  }

  private func unit(_ point: CGPoint, in frame: CGRect) -> UnitPoint {
    UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }
}
