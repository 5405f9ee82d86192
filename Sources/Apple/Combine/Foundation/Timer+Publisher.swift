import Foundation

extension Timer {
  /// A publisher of the date, again and again.
  ///
  /// It runs on the device's clock where an app runs on one, and otherwise on a run loop.
  ///
  /// - Reference: [Combine's `Timer.TimerPublisher`](https://developer.apple.com/documentation/foundation/timer/timerpublisher).
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates at which it fires.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// The longest permitted delay of a date, in seconds.
    public let tolerance: TimeInterval?
    /// The loop it runs on.
    public let runLoop: RunLoop
    /// The loop's mode in which it fires.
    public let mode: RunLoop.Mode
    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    // Subscriptions go on when nobody holds the publisher, as in `Timer.publish(…).autoconnect().sink`.
    private let conduits = ConduitList<Date, Never>(latest: nil)

    /// Creates a publisher, which fires when it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      conduits.add(subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: A token that stops the timer.
    public func connect() -> any Cancellable {
      let conduits = conduits
      if let clock = SubscriptionClocks.current {
        let interval = DateSchedulerTime.Stride(interval).duration
        return AnyCancellable(
          clock.schedule(after: interval, every: interval) { conduits.send(clock.date) })
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in conduits.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      let running = Unchecked(timer)
      return AnyCancellable { running.value.invalidate() }
    }
  }

  /// A publisher of the date, again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: The longest permitted delay of a date, in seconds.
  ///   - runLoop: The loop it runs on.
  ///   - mode: The loop's mode in which it fires.
  ///   - options: The options of the run loop.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

extension Timer.TimerPublisher: InterchangeablePublisher {
  /// Whether the other one fires as often, on the same loop.
  package func isInterchangeable(with other: Timer.TimerPublisher) -> Bool {
    interval == other.interval && runLoop === other.runLoop && mode == other.mode
  }
}
