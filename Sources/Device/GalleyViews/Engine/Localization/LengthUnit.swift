import Foundation

/// A unit of lengths of time, the largest first.
enum LengthUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  /// The unit as a formatter is asked for it.
  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The calendar's component for the unit.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The seconds in a unit; 0 if they are not always the same.
  private var seconds: Int {
    switch self {
    case .year, .month: 0
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// The number of smaller units in this one; `nil` if it is not always the same.
  func size(in smaller: LengthUnit) -> Int? {
    if (self, smaller) == (.year, .month) { return 12 }
    return seconds > 0 && smaller.seconds > 0 ? seconds / smaller.seconds : nil
  }

  /// Foundation's unit of durations, which are weeks and smaller units.
  private var ofDurations: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }

  /// A number of the unit in words.
  func text(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    let text: String
    if let unit = ofDurations {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch style {
        case .positional, .abbreviated: .narrow
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .full, .spellOut: .wide
        }
      text = Duration.seconds(count * seconds)
        .formatted(.units(allowed: [unit], width: width).locale(locale))
    } else {
      text = english(count, style)
    }
    switch style {
    case .brief: return text.replacing(" ", with: "")
    case .spellOut: return spelled(text, count, locale)
    default: return text
    }
  }

  /// A number of years or months, which Foundation has no words for.
  private func english(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let plural = count == 1 ? "" : "s"
    return switch (style, self) {
    case (.positional, .year), (.abbreviated, .year): "\(count)y"
    case (.positional, _), (.abbreviated, _): "\(count)mo"
    case (.short, .year), (.brief, .year): "\(count) yr\(style == .short ? plural : "")"
    case (.short, _), (.brief, _): "\(count) mo\(style == .short ? plural : "")"
    case (_, .year): "\(count) year\(plural)"
    default: "\(count) month\(plural)"
    }
  }

  private func spelled(_ text: String, _ count: Int, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    let digits = count.formatted(.number.locale(locale))
    return formatter.string(from: NSNumber(value: count)).map { text.replacing(digits, with: $0) } ?? text
  }
}
