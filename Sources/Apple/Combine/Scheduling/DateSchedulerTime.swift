import Foundation

/// An instant of a scheduler that goes by dates: a run loop or a queue of operations.
///
/// - Reference: [Combine's `RunLoop.SchedulerTimeType`](https://developer.apple.com/documentation/foundation/runloop/schedulertimetype).
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The instant.
  public var date: Date

  /// Creates an instant from a date.
  public init(_ date: Date) { self.date = date }

  /// The distance to another instant.
  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// An instant so much later.
  public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date + n.magnitude) }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The seconds.
    public var magnitude: TimeInterval

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// A number of seconds, as a literal.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// A number of seconds, as a literal.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// A number of seconds, if it fits.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// The seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Whether one is shorter.
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    /// Both together.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    /// Subtracts one length of time from another.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    /// A multiple.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    /// A number of seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// A number of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
  }

  /// The present, of the machine or of the app's device.
  static var present: DateSchedulerTime { DateSchedulerTime(SubscriptionClocks.current?.date ?? Date()) }
}

extension DateSchedulerTime.Stride: ClockInterval {
  /// The duration, rounded to nanoseconds, so that tenths of seconds are exact.
  var duration: Duration {
    let nanoseconds = (magnitude * 1e9).rounded()
    // Three hundred years are as good as never.
    return .nanoseconds(nanoseconds.isNaN ? 0 : Int64(max(min(nanoseconds, 9e18), -9e18)))
  }
}
