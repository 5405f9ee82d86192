import Foundation

/// Dates along an axis: the beginnings of parts of a calendar.
struct DateTicks: Equatable {
  /// The part of the calendar.
  let component: Calendar.Component
  /// The number of these parts between two dates.
  let count: Int

  /// The steps to try, from the shortest, each with its approximate length in seconds.
  private static let steps: [(ticks: DateTicks, seconds: Double)] = {
    let minute = 60.0
    let hour = 60 * minute
    let day = 24 * hour
    // The mean lengths of the Gregorian calendar.
    let year = 365.2425 * day
    let table: [(Calendar.Component, Double, [Int])] = [
      (.second, 1, [1, 5, 15, 30]), (.minute, minute, [1, 5, 15, 30]), (.hour, hour, [1, 3, 6, 12]),
      (.day, day, [1, 2]), (.weekOfYear, 7 * day, [1, 2]), (.month, year / 12, [1, 2, 3, 6]),
      (.year, year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
    ]
    return table.flatMap { component, seconds, counts in
      counts.map { (DateTicks(component: component, count: $0), seconds * Double($0)) }
    }
  }()

  /// Returns the step with which a range has approximately a number of dates.
  static func fitting(_ range: ClosedRange<Double>, count: Int) -> DateTicks {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return DateTicks(component: .day, count: 1) }
    // The nearest by the ratio of both numbers.
    func distance(_ seconds: Double) -> Double { abs(log(length / seconds / Double(max(count, 2)))) }
    let step = steps.min { distance($0.seconds) < distance($1.seconds) }
    return step?.ticks ?? DateTicks(component: .day, count: 1)
  }

  /// The dates in a range.
  func dates(in range: ClosedRange<Double>, calendar: Calendar) -> [Date] {
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard count > 0, var date = firstDate(notAfter: start, calendar) else { return [] }
    var dates: [Date] = []
    // The limit is against strides of seconds over years.
    while date.timeIntervalSinceReferenceDate <= range.upperBound, dates.count < 2000 {
      if date.timeIntervalSinceReferenceDate >= range.lowerBound { dates.append(date) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }

  /// Returns the beginning of the part that contains a date, or of the first of several parts that count
  /// together.
  private func firstDate(notAfter date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: component, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    let offset: Int
    switch component {
    case .second, .minute, .hour, .year: offset = calendar.component(component, from: start) % count
    // Months count from one.
    case .month: offset = (calendar.component(.month, from: start) - 1) % count
    default: offset = 0
    }
    return calendar.date(byAdding: component, value: -offset, to: start)
  }

  /// The format of the dates.
  var format: Date.FormatStyle {
    switch component {
    case .second: Date.FormatStyle().hour().minute().second()
    case .minute: Date.FormatStyle().hour().minute()
    case .hour: Date.FormatStyle().hour()
    case .month, .quarter: Date.FormatStyle().month(.abbreviated)
    case .year, .era, .yearForWeekOfYear: Date.FormatStyle().year()
    default: Date.FormatStyle().month(.abbreviated).day()
    }
  }
}
