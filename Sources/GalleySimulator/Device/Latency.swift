/// How late an app does what it is asked for.
///
/// A test that passes however late an app is waits for what it needs. See ``SimulatedDevice/latency``.
public protocol Latency {
  /// How late the app is the next time; it is asked once each time, in the order in which things happen.
  ///
  /// - Parameter event: What the app is late with.
  /// - Returns: The delay, never below zero.
  mutating func delay(of event: LateEvent) -> Duration
}

/// What an app can be late with.
public enum LateEvent: Hashable, Sendable {
  /// What a touch causes: a page that opens or closes, a tab, an alert, whatever a control does.
  case touch
  /// The answer of a server, on top of what the network takes.
  case answer
}

/// Delays that look random and are the same for the same seed.
///
/// ```swift
/// device.latency = SeededLatency(seed: 7, upTo: .seconds(5))
/// ```
///
/// The keyboard and the system's own questions are never late. Two taps on one control keep their order, and nothing happens
/// any more in an app that has ended.
///
/// The numbers are those of SplitMix64: Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, OOPSLA 2014.
public struct SeededLatency: Latency, Hashable, Sendable, CustomStringConvertible {
  /// What the delays depend on.
  public let seed: UInt64
  /// The longest delay.
  public let most: Duration

  private var state: UInt64

  /// Makes delays.
  ///
  /// - Parameters:
  ///   - seed: What they depend on.
  ///   - most: The longest.
  public init(seed: UInt64, upTo most: Duration) {
    self.seed = seed
    self.most = max(.zero, most)
    state = seed
  }

  /// The next delay: a whole number of milliseconds from none to the longest, each as likely as the others.
  ///
  /// - Returns: The delay.
  public mutating func next() -> Duration {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    let steps = UInt64(most / .milliseconds(1)) + 1
    // The upper half of the product is spread evenly, unlike a remainder.
    return .milliseconds(Int(mixed.multipliedFullWidth(by: steps).high))
  }

  /// The next delay, whatever is late.
  public mutating func delay(of event: LateEvent) -> Duration { next() }

  /// How to make the same delays again.
  public var description: String { "SeededLatency(seed: \(seed), upTo: \(most))" }
}
