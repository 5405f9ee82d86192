import CDeviceTime
import Foundation

/// The work that other threads hand to an app, and the knowledge whether more may come.
///
/// An app may give work to its own queues, and the results have to arrive on the main queue at the same point
/// of the device's time in every run. So the device waits, in real time, until such work is done, before it
/// goes on. Results from several queues are in the order in which the app gave them their work.
final class WorkInbox: Sendable {
  /// The longest wait for work on other threads, in seconds of real time since the latest start of such work.
  ///
  /// Longer work waits itself, as for a socket, and is taken when it comes.
  private static let patience = 2.0
  /// The same while none of it has been begun: the process's threads are all busy then.
  private static let patienceForThreads = 60.0

  private let condition = NSCondition()
  // Both are guarded by the condition's lock.
  nonisolated(unsafe) private var posted: [DeviceWork] = []
  nonisolated(unsafe) private var state = State()

  private struct State {
    /// The number of pieces of work under way.
    var away = 0
    /// The number of those that no thread has begun with.
    var unbegun = 0
    /// The latest time when a thread has begun with such work.
    var lastBegin = Date.distantPast
    /// The number of those that are not waited for any more.
    var abandoned = 0
    /// The number of pieces that were given so far.
    var count: UInt64 = 0
  }

  /// Takes note of work that is under way on another thread.
  ///
  /// - Parameter isBegun: Whether a thread performs it already.
  /// - Returns: Its number.
  func leave(isBegun: Bool) -> UInt64 {
    condition.withLock {
      state.away += 1
      if !isBegun { state.unbegun += 1 }
      state.count += 1
      return state.count
    }
  }

  /// Takes note that a thread has begun with such work.
  func begin() {
    condition.withLock {
      state.unbegun -= 1
      state.lastBegin = Date()
      condition.broadcast()
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

  /// Takes all work that has been handed over, once nothing is under way any more.
  func takeAll() -> [DeviceWork] {
    condition.withLock {
      let start = Date()
      while state.away > state.abandoned {
        let patience = state.unbegun == state.away ? Self.patienceForThreads : Self.patience
        let end = max(start, state.lastBegin).addingTimeInterval(patience)
        if !condition.wait(until: end) { state.abandoned = state.away }
      }
      defer { posted = [] }
      return posted.enumerated().sorted { ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset) }
        .map(\.element)
    }
  }
}
