import CDeviceTime
import Foundation

/// What other threads hand to an app, and whether more may come.
///
/// An app may give work to queues of its own, and what that leads to on the main queue has to come at the same point of the
/// device's time in every run. So the device waits, in real time, until such work is done, before it goes on. What comes from
/// several queues is in the order in which the app gave them their work.
final class WorkInbox: Sendable {
  /// How long work on other threads is waited for at the most, in seconds of real time: what takes longer waits itself, as for a
  /// socket, and is taken when it comes.
  private static let patience = 1.0

  private let condition = NSCondition()
  // Both are guarded by the condition's lock.
  nonisolated(unsafe) private var posted: [DeviceWork] = []
  nonisolated(unsafe) private var state = State()

  private struct State {
    /// The number of pieces of work under way.
    var away = 0
    /// The number of those that are not waited for any more.
    var abandoned = 0
    /// The number of pieces that were given so far.
    var count: UInt64 = 0
  }

  /// Takes note of work that is under way on another thread.
  ///
  /// - Returns: Its number.
  func leave() -> UInt64 {
    condition.withLock {
      state.away += 1
      state.count += 1
      return state.count
    }
  }

  /// Takes note of the end of such work.
  func comeBack() {
    condition.withLock {
      state.away -= 1
      state.abandoned = min(state.abandoned, state.away)
      if state.away == state.abandoned { condition.broadcast() }
    }
  }

  /// Adds work that another thread asks for.
  func post(_ work: DeviceWork) {
    condition.withLock { posted.append(work) }
  }

  /// Takes what has been handed over, once nothing is under way any more.
  func takeAll() -> [DeviceWork] {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: Self.patience)
      while state.away > state.abandoned {
        if !condition.wait(until: end) { state.abandoned = state.away }
      }
      defer { posted = [] }
      return posted.enumerated().sorted { ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset) }
        .map(\.element)
    }
  }
}
