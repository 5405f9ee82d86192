import Foundation

extension Formatter {
  /// Uses the formatter in the device's language and region, unless an app has chosen others for it.
  ///
  /// A new formatter has those of the machine, which are the same on every Linux: English of no country.
  ///
  /// - Parameters:
  ///   - locale: The device's language and region.
  ///   - use: Uses the formatter.
  /// - Returns: The result of `use`.
  func inLocale<Value>(_ locale: Locale, _ use: (Formatter) -> Value) -> Value {
    switch self {
    case let formatter as NumberFormatter where formatter.locale?.identifier == Locale.current.identifier:
      let before = formatter.locale
      formatter.locale = locale
      defer { formatter.locale = before }
      return use(formatter)
    case let formatter as DateFormatter where formatter.locale?.identifier == Locale.current.identifier:
      let before = formatter.locale
      formatter.locale = locale
      defer { formatter.locale = before }
      return use(formatter)
    default: return use(self)
    }
  }
}
