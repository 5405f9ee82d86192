import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// An instant of a queue.
  ///
  /// - Reference: [Combine's `DispatchQueue.SchedulerTimeType`](https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype).
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The instant, as Dispatch counts it.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
    private var nanoseconds: UInt64

    /// Creates an instant of one of Dispatch's.
    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

    /// The distance to another instant.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(nanoseconds: Int(clamping: Int128(other.nanoseconds) - Int128(nanoseconds)))
    }

    /// An instant so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(
        DispatchTime(uptimeNanoseconds: UInt64(clamping: Int128(nanoseconds) + Int128(n.magnitude))))
    }

    /// A length of time, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The nanoseconds.
      public var magnitude: Int

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The length, as Dispatch counts it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a length of one of Dispatch's.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// A number of seconds, as a literal.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// A number of seconds, as a literal.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// A number of nanoseconds, if it fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let count = Int(exactly: source) else { return nil }
        magnitude = count
      }

      /// Whether one is shorter.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// Both together.
      public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude + b.magnitude) }
      /// Subtracts one length of time from another.
      public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude - b.magnitude) }
      /// A multiple.
      public static func * (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude * b.magnitude) }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      /// A number of seconds.
      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1e9).rounded()
        return Stride(
          nanoseconds: nanoseconds.isNaN ? 0 : Int(clamping: Int128(max(min(nanoseconds, 1e30), -1e30))))
      }
      /// A number of seconds.
      public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { scaled(us, 1000) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { scaled(ns, 1) }

      private static func scaled(_ count: Int, _ factor: Int) -> Stride {
        Stride(nanoseconds: Int(clamping: Int128(count) * Int128(factor)))
      }
    }
  }

  /// The options of a scheduled action.
  public struct SchedulerOptions {
    /// The quality of service of the action.
    public var qos: DispatchQoS
    /// The flags of the action's work item, such as a barrier.
    public var flags: DispatchWorkItemFlags
    /// The group it belongs to.
    public var group: DispatchGroup?

    /// Creates options; those that you omit have their defaults.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present.
  public var now: SchedulerTimeType {
    guard let clock = SubscriptionClocks.current else { return SchedulerTimeType(.now()) }
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: 0)).advanced(by: Stride(clock.now))
  }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Performs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = SubscriptionClocks.current { return clock.schedule(after: .zero, action) }
    let action = Unchecked(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
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
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.value()
    }
  }

  /// Performs an action at a date, and then repeatedly at an interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = SubscriptionClocks.current {
      return clock.schedule(after: now.distance(to: date).duration, every: interval.duration, action)
    }
    let source = DispatchSource.makeTimerSource(queue: self)
    let action = Unchecked(action)
    source.setEventHandler { action.value() }
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.resume()
    let running = Unchecked(source)
    return AnyCancellable { running.value.cancel() }
  }

  private typealias Stride = SchedulerTimeType.Stride
}

extension DispatchQueue.SchedulerTimeType.Stride: ClockInterval {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    magnitude = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }

  var duration: Duration { .nanoseconds(magnitude) }
}
