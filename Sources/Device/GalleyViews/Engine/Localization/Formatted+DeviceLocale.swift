import Foundation

// Foundation's own formats without a locale are those of the process, which on Linux is always “English (World)”: it writes “US$12.00”. Apps
// run in the locale of their device. These are more special than Foundation's, so that the compiler takes them where an app formats.
// `formatted()` and `formatted(date:time:)` of a date would be ambiguous with Foundation's, and stay those.

extension BinaryInteger {
  /// The number as an amount of money, in the locale of the device unless the format has one.
  public func formatted(_ format: IntegerFormatStyle<Self>.Currency) -> String {
    format.locale(.ofDevice(orExplicit: format.locale)).format(self)
  }
}

extension BinaryFloatingPoint {
  /// The number as an amount of money, in the locale of the device unless the format has one.
  public func formatted(_ format: FloatingPointFormatStyle<Self>.Currency) -> String {
    format.locale(.ofDevice(orExplicit: format.locale)).format(self)
  }
}

extension Decimal {
  /// The number as an amount of money, in the locale of the device unless the format has one.
  public func formatted(_ format: Decimal.FormatStyle.Currency) -> String {
    format.locale(.ofDevice(orExplicit: format.locale)).format(self)
  }
}

extension Date {
  /// The date in a format, in the locale of the device unless the format has one.
  public func formatted(_ format: Date.FormatStyle) -> String {
    format.locale(.ofDevice(orExplicit: format.locale)).format(self)
  }
}

extension Locale {
  /// Returns the locale of the device whose views are evaluated, unless a format has a locale other than the
  /// process's.
  ///
  /// Outside of bodies, such as in an action, it is the default of devices, American English.
  fileprivate static func ofDevice(orExplicit explicit: Locale) -> Locale {
    guard explicit == .autoupdatingCurrent || explicit == .current else { return explicit }
    return Locale(identifier: Reader.localeIdentifier ?? "en-US")
  }
}
