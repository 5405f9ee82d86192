/// A source of delays for the responses of an app.
///
/// A test that passes with any delays has all the waits that it needs. See ``SimulatedDevice/latency``.
public protocol Latency {
  /// Returns the delay of the next event; called once for each event, in order.
  ///
  /// - Parameter event: The delayed event.
  /// - Returns: The delay, never below zero.
  mutating func delay(of event: LatencyEvent) -> Duration
}

/// An event that an app can respond to late.
public enum LatencyEvent: Hashable, Sendable {
  /// The action of a touch, such as a page that opens, an alert, or the action of a control.
  case touch
  /// The response of a server, in addition to the network's own latency.
  case response
}

/// Random delays that are the same for the same seed.
///
/// ```swift
/// device.latency = SeededLatency(seed: 7, upTo: .seconds(5))
/// ```
///
/// The keyboard and the system's own alerts are never late. Two taps on one control keep their order, and nothing happens
/// any more in an app that has ended.
public struct SeededLatency: Latency, Hashable, Sendable, CustomStringConvertible {
  /// The seed of the delays.
  public let seed: UInt64
  /// The longest delay.
  public let most: Duration

  private var numbers: SplitMix64

  /// Creates delays.
  public init(seed: UInt64, upTo most: Duration) {
    self.seed = seed
    self.most = max(.zero, most)
    numbers = SplitMix64(seed: seed)
  }

  /// The next delay: a whole number of milliseconds from none to the longest, each as likely as the others.
  public mutating func next() -> Duration {
    .milliseconds(Int(numbers.next(below: UInt64(most / .milliseconds(1)) + 1)))
  }

  /// The next delay, for any event.
  public mutating func delay(of event: LatencyEvent) -> Duration { next() }

  /// The expression that makes the same delays again.
  public var description: String { "SeededLatency(seed: \(seed), upTo: \(most))" }
}
