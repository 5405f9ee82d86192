extension Publishers {
  /// Sends values and the end on a scheduler.
  ///
  /// - Reference: [Combine's `Publishers.ReceiveOn`](https://developer.apple.com/documentation/combine/publishers/receiveon).
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The scheduler of the work.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = SubscriptionScheduler(scheduler, options: options)
      upstream.subscribe(Relay<S>(subscriber) { scheduler.perform($0) })
    }
  }

  /// Subscribes, requests values and cancels on a scheduler.
  ///
  /// - Reference: [Combine's `Publishers.SubscribeOn`](https://developer.apple.com/documentation/combine/publishers/subscribeon).
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The scheduler of the work.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = SubscriptionScheduler(scheduler, options: options)
      let (upstream, subscriber) = (upstream, subscriber)
      scheduler.perform {
        upstream.subscribe(
          Tap<S>(
            subscriber,
            hooks: TapHooks(
              requesting: { demand, subscription in scheduler.perform { subscription.request(demand) } },
              cancelling: { subscription in scheduler.perform { subscription.cancel() } })))
      }
    }
  }

  /// Sends values and the end later.
  ///
  /// - Reference: [Combine's `Publishers.Delay`](https://developer.apple.com/documentation/combine/publishers/delay).
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives values from.
    public let upstream: Upstream
    /// The delay of each value.
    public let interval: Context.SchedulerTimeType.Stride
    /// The delay that is permitted in addition.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler of the work.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = SubscriptionScheduler(scheduler, options: options)
      let (interval, tolerance) = (interval, tolerance)
      upstream.subscribe(
        Relay<S>(subscriber) { scheduler.perform(after: interval, tolerance: tolerance, $0) })
    }
  }
}

extension Publisher {
  /// Sends values and the end on a scheduler, in their order.
  ///
  /// - Returns: A publisher of the results.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, requests values and cancels on a scheduler.
  ///
  /// - Returns: A publisher of the results.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends values and the end later.
  ///
  /// - Returns: A publisher of the results.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
