import Foundation

extension RunLoop: Scheduler {
  /// An instant of a run loop.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// Options of a scheduled action, of which there are none.
  public struct SchedulerOptions {
    private init() {}
  }

  public var now: SchedulerTimeType { .present }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Performs an action in the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = SubscriptionClocks.current { return clock.schedule(after: .zero, action) }
    let action = Unchecked(action)
    perform { action.value() }
  }

  /// Performs an action at a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = SubscriptionClocks.current {
      return clock.schedule(after: now.distance(to: date).duration, action)
    }
    let action = Unchecked(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Performs an action at a date, and then repeatedly at an interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = SubscriptionClocks.current {
      return clock.schedule(after: now.distance(to: date).duration, every: interval.duration, action)
    }
    let action = Unchecked(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    let running = Unchecked(timer)
    return AnyCancellable { running.value.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  /// An instant of a queue of operations.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// Options of a scheduled action, of which there are none.
  public struct SchedulerOptions {
    private init() {}
  }

  public var now: SchedulerTimeType { .present }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = SubscriptionClocks.current { return clock.schedule(after: .zero, action) }
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  /// Adds an operation at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = SubscriptionClocks.current {
      return clock.schedule(after: now.distance(to: date).duration, action)
    }
    let operation = Unchecked((self, action))
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      operation.value.0.addOperation { operation.value.1() }
    }
  }

  /// Adds an operation at an instant, and again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = SubscriptionClocks.current {
      return clock.schedule(after: now.distance(to: date).duration, every: interval.duration, action)
    }
    let queue = Unchecked((self, action))
    let timer = DispatchQueue.global()
    return timer.schedule(
      after: timer.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
      interval: .seconds(interval.timeInterval)
    ) {
      queue.value.0.addOperation { queue.value.1() }
    }
  }
}
