import Combine
import Foundation

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

private enum StringTablesKey: EnvironmentKey {
  static var defaultValue: [StringTables] { [] }
}

private enum StringFoldersKey: EnvironmentKey {
  static var defaultValue: [URL] { [] }
}

extension EnvironmentValues {
  /// The locale for values and texts.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier(.bcp47) }
  }

  /// The calendar for dates: the region's by default.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = locale.calendar
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates: Greenwich Mean Time by default, on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The folders of the bundles with the app's string tables and asset catalogues, the first one first.
  package var stringFolders: [URL] {
    get { self[StringFoldersKey.self] }
    set {
      self[StringFoldersKey.self] = newValue
      // Every text asks for them, so they are looked up once.
      self[StringTablesKey.self] = newValue.map { StringTables.of($0) }.filter { !$0.isEmpty }
    }
  }

  /// The string tables of the app, those of the first folder first.
  var stringTables: [StringTables] { self[StringTablesKey.self] }

  /// The conditions under which values are written as text.
  var textConditions: TextConditions {
    let date = (clock as? any SubscriptionClock)?.date
    // Without a device's clock it is the moment of Foundation's reference date.
    return TextConditions(
      locale: locale, calendar: calendar, timeZone: timeZone,
      now: date ?? Date(timeIntervalSinceReferenceDate: 0))
  }
}
