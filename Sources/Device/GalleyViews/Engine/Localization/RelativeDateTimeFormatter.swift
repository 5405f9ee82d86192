import Foundation

/// A formatter of distances between dates, such as `2 hours ago`.
///
/// Foundation lacks it on Linux.
///
/// - Reference: [Foundation's `RelativeDateTimeFormatter`](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Numbers or words.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers in each case: `1 day ago`.
    case numeric
    /// Words where there are some: `yesterday`.
    case named
  }

  /// The words of units.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words: `2 months ago`.
    case full
    /// Whole words, also of numbers: `two months ago`.
    case spellOut
    /// Short words: `2 mo. ago`.
    case short
    /// Letters: `2mo ago`.
    case abbreviated
  }

  /// Numbers or words.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The words of units.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence, which decides about its first letter.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar; `nil` for the Gregorian one.
  open var calendar: Calendar?
  /// The language; `nil` for that of the device.
  open var locale: Locale?

  /// Creates a formatter with numbers and whole words.
  public override init() { super.init() }

  /// Creates a formatter of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance between two dates in words.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: The date that counts as now.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: shownLocale, calendar: calendar ?? Calendar(identifier: .gregorian),
      capitalizationContext: capitalization)
    return style.format(referenceDate)
  }

  /// A length of time in seconds in words; negative ones are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// A distance in units in words; negative ones are past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    let date = calendar.date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// Nothing: a distance needs the date that counts as now.
  open override func string(for obj: Any?) -> String? { nil }

  private var shownLocale: Locale {
    locale ?? calendar?.locale ?? Locale(identifier: Reader.localeIdentifier ?? "en-US")
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
