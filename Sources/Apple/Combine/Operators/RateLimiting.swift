extension Publishers {
  /// Sends a value when no other value has come for an interval.
  ///
  /// - Reference: [Combine's `Publishers.Debounce`](https://developer.apple.com/documentation/combine/publishers/debounce).
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The pause after which the last value is sent.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler of the work.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = SubscriptionScheduler(scheduler, options: options)
      let dueTime = dueTime
      let number = Shared(0)
      upstream.subscribe(
        Aggregate<Output, Failure, S>(
          subscriber, surplus: .dropped,
          onValue: { value, outlet in
            let mine = number.with { number in
              number += 1
              return number
            }
            scheduler.perform(after: dueTime) {
              if number.with({ $0 == mine }) { outlet.send(value) }
            }
          },
          onCompletion: { completion, outlet in
            number.with { $0 += 1 }
            scheduler.perform { outlet.finish(completion) }
          }))
    }
  }

  /// Sends at most one value in an interval.
  ///
  /// - Reference: [Combine's `Publishers.Throttle`](https://developer.apple.com/documentation/combine/publishers/throttle).
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The time in which at most one value is sent.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler of the work.
    public let scheduler: Context
    /// Whether the last value of an interval is sent, or the first.
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = SubscriptionScheduler(scheduler, options: nil)
      let limiter = RateLimiter<S>(keepsLatest: latest) { [interval] in scheduler.perform(after: interval, $0)
      }
      upstream.subscribe(
        Aggregate<Output, Failure, S>(
          subscriber, surplus: .newest,
          onValue: { value, outlet in scheduler.perform { limiter.take(value, outlet) } },
          onCompletion: { completion, outlet in scheduler.perform { limiter.end(completion, outlet) } }))
    }
  }

  /// Ends when no value has come for an interval.
  ///
  /// - Reference: [Combine's `Publishers.Timeout`](https://developer.apple.com/documentation/combine/publishers/timeout).
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The longest pause between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler of the work.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?
    /// The closure that makes the error to end with, or `nil` to finish without an error.
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = SubscriptionScheduler(scheduler, options: options)
      let (interval, customError) = (interval, customError)
      let number = Shared(0)
      // Refers to the subscription without keeping it.
      let watch = { (aggregate: Aggregate<Output, Failure, S>) in
        let mine = number.with { number in
          number += 1
          return number
        }
        scheduler.perform(after: interval) { [weak aggregate] in
          guard let aggregate, number.with({ $0 == mine }) else { return }
          aggregate.stop()
          aggregate.outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let kept = Shared<(() -> Void)?>(nil)
      let aggregate = Aggregate<Output, Failure, S>(
        subscriber,
        onValue: { value, outlet in
          kept.with { $0 }?()
          scheduler.perform { outlet.send(value) }
        },
        onCompletion: { completion, outlet in
          number.with { $0 += 1 }
          scheduler.perform { outlet.finish(completion) }
        })
      kept.with { $0 = { [weak aggregate] in if let aggregate { watch(aggregate) } } }
      upstream.subscribe(aggregate)
      watch(aggregate)
    }
  }
}

extension Publisher {
  /// Sends a value when no other value has come for an interval.
  ///
  /// The end is sent at once; a value that still waits then is lost.
  ///
  /// - Returns: A publisher of the results.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends the first value, and then at most one in an interval.
  ///
  /// - Returns: A publisher of the results.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends when no value has come for an interval.
  ///
  /// - Returns: A publisher of the results.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// Lets one value through in an interval.
private final class RateLimiter<Downstream: Subscriber> {
  private struct State {
    var isOpen = true
    var kept: Downstream.Input?
    var completion: Subscribers.Completion<Downstream.Failure>?
  }

  private let keepsLatest: Bool
  private let afterInterval: (@escaping () -> Void) -> Void
  private let state = Shared(State())

  init(keepsLatest: Bool, afterInterval: @escaping (@escaping () -> Void) -> Void) {
    self.keepsLatest = keepsLatest
    self.afterInterval = afterInterval
  }

  func take(_ value: Downstream.Input, _ outlet: Outlet<Downstream>) {
    let isSent = state.with { state in
      if state.isOpen {
        state.isOpen = false
        return true
      }
      if keepsLatest || state.kept == nil { state.kept = value }
      return false
    }
    if isSent { begin(value, outlet) }
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ outlet: Outlet<Downstream>) {
    let isOver = state.with { state in
      state.completion = completion
      return state.kept == nil
    }
    if isOver { outlet.finish(completion) }
  }

  /// Sends a value, and begins an interval.
  private func begin(_ value: Downstream.Input, _ outlet: Outlet<Downstream>) {
    outlet.send(value)
    afterInterval { self.open(outlet) }
  }

  private func open(_ outlet: Outlet<Downstream>) {
    let (kept, completion) = state.with { state in
      let kept = state.kept
      state.kept = nil
      state.isOpen = kept == nil
      return (kept, state.completion)
    }
    if let kept { begin(kept, outlet) }
    if let completion { outlet.finish(completion) }
  }
}
