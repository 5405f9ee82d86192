import Foundation

extension Text {
  /// A form in which a text shows a date.
  ///
  /// The words of ``relative`` and ``offset`` are English in every language. A text does not change until its
  /// view is evaluated again.
  ///
  /// - Reference: [SwiftUI's `Text.DateStyle`](https://developer.apple.com/documentation/swiftui/text/datestyle).
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time, such as `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The date, such as `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from the present, such as `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from the present with its sign, such as `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from the present in the form of a clock, such as `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(FormattedValue { date.written(style.kind, in: $0) }))
  }

  /// Creates a text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .formatted(
        FormattedValue {
          "\(dates.lowerBound.written(.time, in: $0)) – \(dates.upperBound.written(.time, in: $0))"
        }))
  }

  /// Creates a text of an interval of dates.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text of the time that is left or has gone by of an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The moment at which the time stopped; `nil` if it runs.
  ///   - countsDown: Whether the time that is left is shown.
  ///   - showsHours: Whether there are hours, or more than 59 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .formatted(
        FormattedValue {
          let now = min(max(pauseTime ?? $0.now, timerInterval.lowerBound), timerInterval.upperBound)
          let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now)
            : now.timeIntervalSince(timerInterval.lowerBound)
          return Date.clock(seconds, showsHours: showsHours)
        }))
  }
}

extension Date {
  fileprivate func written(_ kind: Text.DateStyle.Kind, in conditions: TextConditions) -> String {
    func formatted(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      let style = Date.FormatStyle(
        date: date, time: time, locale: conditions.locale, calendar: conditions.calendar,
        timeZone: conditions.timeZone)
      return style.format(self)
    }
    let distance = timeIntervalSince(conditions.now)
    switch kind {
    case .time: return formatted(.omitted, .shortened)
    case .date: return formatted(.long, .omitted)
    case .relative:
      let units = Self.units(abs(distance)).prefix(2)
      return units.map { "\($0.count) \($0.short)" }.joined(separator: ", ")
    case .offset:
      let unit = Self.units(abs(distance))[0]
      return "\(distance < 0 ? "-" : "+")\(unit.count) \(unit.long)\(unit.count == 1 ? "" : "s")"
    case .timer: return Self.clock(abs(distance), showsHours: true)
    }
  }

  /// Returns a duration in units, the greatest nonzero one first.
  private static func units(_ seconds: TimeInterval) -> [(count: Int, short: String, long: String)] {
    let lengths: [(Int, String, String)] = [
      (31_536_000, "yr", "year"), (2_592_000, "mo", "month"), (86400, "day", "day"), (3600, "hr", "hour"),
      (60, "min", "minute"), (1, "sec", "second"),
    ]
    var rest = Int(min(seconds, 1e12))
    var units: [(count: Int, short: String, long: String)] = []
    for (length, short, long) in lengths {
      let count = rest / length
      rest %= length
      if count > 0 { units.append((count, short == "day" && count > 1 ? "days" : short, long)) }
    }
    return units.isEmpty ? [(0, "sec", "second")] : units
  }

  /// A length of time as a clock shows it.
  fileprivate static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(min(max(0, seconds.rounded(.down)), 1e12))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, whole >= 3600 {
      return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }
    return "\(whole / 60):\(two(whole % 60))"
  }
}
