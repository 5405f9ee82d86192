import Foundation

/// The clock of the timers and queues of subscriptions, in place of the machine's.
///
/// An app on a simulated device has the device's time: an action that is due in a second happens when the
/// device has been advanced by a second, always in the same order. Code that runs an app makes its clock
/// current for that time:
///
///     SubscriptionClocks.$current.withValue(clock) { /* evaluates a body, performs an action */ }
///
/// A subscription that is made meanwhile keeps the clock, wherever its values come from later: timers, and
/// each operator that waits or changes threads on a `DispatchQueue`, a `RunLoop` or an `OperationQueue`.
/// Schedulers of an app's own are left alone. The clock is current again while it performs due actions, and
/// in tasks that the app starts.
package protocol SubscriptionClock: Sendable {
  /// The time since the clock's start.
  var now: Duration { get }

  /// The date that the app sees now.
  var date: Date { get }

  /// The app whose clock it is, as its identity; `nil` where there are no apps.
  var app: AnyObject? { get }

  /// Performs an action later; actions for the same instant are performed in the order in which they were
  /// added.
  ///
  /// It is called on any thread, where values come from, and calls the action on the app's own.
  func after(_ delay: Duration, do action: @escaping () -> Void)
}

/// The clock of the code that runs.
package enum SubscriptionClocks {
  /// The clock, or `nil` for the machine's time.
  @TaskLocal package static var current: (any SubscriptionClock)?
}

extension SubscriptionClock {
  /// None.
  package var app: AnyObject? { nil }

  /// Does something later, while this clock is current.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    after(max(delay, .zero)) { SubscriptionClocks.$current.withValue(self, operation: action) }
  }

  /// Does something later, and again and again, each time an interval after the time before.
  ///
  /// Times are counted from the first, so that they do not drift. An interval below a nanosecond counts as one.
  func schedule(
    after delay: Duration, every interval: Duration, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = ClockRepetition(
      clock: self, start: now + max(delay, .zero), interval: max(interval, .nanoseconds(1)), action: action)
    repetition.scheduleNext()
    return repetition
  }
}

/// Work that a clock does again and again until it is cancelled.
private final class ClockRepetition: Cancellable {
  private let clock: any SubscriptionClock
  private let start: Duration
  private let interval: Duration
  private let state: Shared<(count: Int, action: (() -> Void)?)>

  init(
    clock: any SubscriptionClock, start: Duration, interval: Duration, action: @escaping () -> Void
  ) {
    self.clock = clock
    self.start = start
    self.interval = interval
    state = Shared((0, action))
  }

  func scheduleNext() {
    let count = state.with { $0.count }
    clock.schedule(after: start + interval * count - clock.now) { [weak self] in self?.perform() }
  }

  private func perform() {
    let action = state.with { state in
      state.count += 1
      return state.action
    }
    guard let action else { return }
    action()
    scheduleNext()
  }

  func cancel() {
    let released = state.with { state in
      defer { state.action = nil }
      return state.action
    }
    _ = released
  }
}

/// A length of time of a scheduler whose work a clock can do.
protocol ClockInterval {
  /// The length.
  var duration: Duration { get }
}

/// A scheduler as one subscription uses it: with its options, on the clock that was current when it was made.
struct SubscriptionScheduler<Base: Scheduler>: @unchecked Sendable {
  private let base: Base
  private let options: Base.SchedulerOptions?
  private let clock: (any SubscriptionClock)?

  init(_ base: Base, options: Base.SchedulerOptions?) {
    self.base = base
    self.options = options
    clock = Base.SchedulerTimeType.Stride.self is any ClockInterval.Type ? SubscriptionClocks.current : nil
  }

  /// Performs an action as soon as possible.
  func perform(_ action: @escaping () -> Void) {
    if let clock { clock.schedule(after: .zero, action) } else { base.schedule(options: options, action) }
  }

  /// Does something later.
  func perform(
    after interval: Base.SchedulerTimeType.Stride, tolerance: Base.SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) {
    if let clock, let interval = interval as? any ClockInterval {
      clock.schedule(after: interval.duration, action)
    } else {
      base.schedule(
        after: base.now.advanced(by: interval), tolerance: tolerance ?? base.minimumTolerance,
        options: options, action)
    }
  }
}
