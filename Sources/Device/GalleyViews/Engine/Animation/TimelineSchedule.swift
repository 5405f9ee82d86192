import Foundation

/// The dates at which a ``TimelineView`` is evaluated.
///
/// - Reference: [SwiftUI's `TimelineSchedule`](https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
  /// The type of the dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The frequency at which a view should change.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates from a date on.
  ///
  /// - Parameters:
  ///   - startDate: The date from which on the view is shown.
  ///   - mode: The frequency at which the view should change.
  /// - Returns: The dates.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a scheduled view should change.
///
/// - Reference: [SwiftUI's `TimelineScheduleMode`](https://developer.apple.com/documentation/swiftui/timelineschedulemode).
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The frequency of the schedule.
  case normal
  /// Less often, as on a dimmed screen; a simulated device does not ask for it.
  case lowFrequency
}

/// A schedule with the same time between its dates.
///
/// - Reference: [SwiftUI's `PeriodicTimelineSchedule`](https://developer.apple.com/documentation/swiftui/periodictimelineschedule).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of a periodic schedule; they do not end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return index == 0 ? start : start.addingTimeInterval(index * interval)
    }
  }

  let start: Date
  let interval: TimeInterval

  /// Creates a schedule with a fixed interval.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The time between two dates, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The last date that is not after another one, and those that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(start: startDate, interval: .infinity, index: 0) }
    let index = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: max(0, index))
  }
}

/// A schedule with a date at the start of every minute.
///
/// - Reference: [SwiftUI's `EveryMinuteTimelineSchedule`](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  public init() {}

  /// The starts of minutes, the first not after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // The reference date, and so every multiple of sixty seconds after it, is the start of a minute in all zones in use.
    PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: startDate.timeIntervalSinceReferenceDate < 0 ? -6e11 : 0),
      by: 60
    ).entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
///
/// - Reference: [SwiftUI's `ExplicitTimelineSchedule`](https://developer.apple.com/documentation/swiftui/explicittimelineschedule).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of given dates.
  ///
  /// - Parameter dates: The dates, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The given dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule with a date for every frame.
///
/// - Reference: [SwiftUI's `AnimationTimelineSchedule`](https://developer.apple.com/documentation/swiftui/animationtimelineschedule).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule for an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between two dates, in seconds; `nil` for a sixtieth.
  ///   - paused: Whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, Animator.frame / .seconds(1))
    isPaused = paused
  }

  /// The dates of the frames from a date on; the first alone while the schedule is paused.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: startDate, interval: isPaused ? .infinity : interval, index: 0)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule with the same time between its dates.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The time between two dates, in seconds.
  /// - Returns: The schedule.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with a date at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with a date for every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule with a date for every frame, or fewer.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between two dates, in seconds; `nil` for a sixtieth.
  ///   - paused: Whether time stands still.
  /// - Returns: The schedule.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of given dates.
  ///
  /// - Parameter dates: The dates, in order.
  /// - Returns: The schedule.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
