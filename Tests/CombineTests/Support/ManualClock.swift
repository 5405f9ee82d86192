import Combine
import Foundation

/// A clock that stands still until it is advanced.
final class ManualClock: SubscriptionClock, @unchecked Sendable {
  private let lock = NSLock()
  private var time = Duration.zero
  private var events: [(time: Duration, action: () -> Void)] = []

  var now: Duration { lock.withLock { time } }

  var date: Date { Date(timeIntervalSinceReferenceDate: now / .seconds(1)) }

  /// The number of actions that are to come.
  var pending: Int { lock.withLock { events.count } }

  func after(_ delay: Duration, do action: @escaping () -> Void) {
    lock.withLock {
      let due = time + delay
      let index = events.firstIndex { $0.time > due } ?? events.count
      events.insert((due, action), at: index)
    }
  }

  /// Advances, and does what is due on the way.
  func advance(by duration: Duration) {
    let end = now + duration
    while let action = takeNext(until: end) { action() }
    lock.withLock { time = end }
  }

  private func takeNext(until end: Duration) -> (() -> Void)? {
    lock.withLock {
      guard let first = events.first, first.time <= end else { return nil }
      time = max(time, first.time)
      return events.removeFirst().action
    }
  }

  /// Makes it the clock of the code of a closure.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SubscriptionClocks.$current.withValue(self, operation: body)
  }
}
