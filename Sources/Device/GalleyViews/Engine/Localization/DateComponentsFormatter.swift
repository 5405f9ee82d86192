import Foundation

/// A formatter of durations, such as `1h 2m`.
///
/// Foundation lacks it on Linux. Here years and months are written in English only, and fractions of units
/// are left out.
///
/// - Reference: [Foundation's `DateComponentsFormatter`](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The words of units.
  public enum UnitsStyle: Int, Sendable {
    /// No units: `1:02:03`.
    case positional
    /// Letters: `1h 2m 3s`.
    case abbreviated
    /// Short words: `1 hr, 2 min, 3 sec`.
    case short
    /// Whole words: `1 hour, 2 minutes, 3 seconds`.
    case full
    /// Whole words, also of numbers: `one hour, two minutes, three seconds`.
    case spellOut
    /// Short words without spaces before them: `1hr 2min 3sec`.
    case brief
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default: without unit names, zeros before the first other unit are dropped; with names, all zeros
    /// are dropped.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first other unit are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between other units are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last other unit are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are kept, numbers without names with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units; empty for all.
  open var allowedUnits: NSCalendar.Unit = []
  /// The words of units.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar, whose locale is that of the words; `nil` for the Gregorian one and the locale of the device.
  open var calendar: Calendar?
  /// The date from which durations are counted.
  open var referenceDate: Date?
  /// Whether the smallest unit has a fraction; here it never has.
  open var allowsFractionalUnits = false
  /// Whether a single largest unit becomes a number of the next, as in 90 minutes.
  open var collapsesLargestUnit = false
  /// Whether the text begins with `About`.
  open var includesApproximationPhrase = false
  /// Whether the text ends with `remaining`.
  open var includesTimeRemainingPhrase = false
  /// The maximum number of units; 0 for any number.
  open var maximumUnitCount = 0
  /// The context of the words, which changes nothing here.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a number of seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  /// Returns the text of the time between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    let isNegative = end < start
    let (from, to) = isNegative ? (end, start) : (start, end)
    let parts = shownCalendar.dateComponents(Set(units.map(\.component)), from: from, to: to)
    return text(of: units.map { ($0, parts.value(for: $0.component) ?? 0) }, isNegative: isNegative)
  }

  /// Returns the text of components, counted from the reference date, so that 90 minutes are an hour and a
  /// half.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return shownCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the text of components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of components, or of a number of seconds.
  open override func string(for value: Any?) -> String? {
    switch value {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  // MARK: Units

  /// A number of units.
  private typealias Amount = (unit: LengthUnit, count: Int)

  private var units: [LengthUnit] {
    allowedUnits.isEmpty ? LengthUnit.allCases : LengthUnit.allCases.filter { allowedUnits.contains($0.unit) }
  }

  private var locale: Locale {
    calendar?.locale ?? Locale(identifier: Reader.localeIdentifier ?? "en-US")
  }

  private var shownCalendar: Calendar {
    if let calendar { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    // Days of 24 hours, wherever the device is.
    calendar.timeZone = .gmt
    return calendar
  }

  /// Returns the text of amounts of units.
  private func text(of amounts: [Amount], isNegative: Bool) -> String? {
    guard !amounts.isEmpty else { return nil }
    var shown = collapsed(amounts)
    shown = withoutZeros(shown)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? positional(shown) : words(shown)
    if isNegative { text = "-" + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    if includesApproximationPhrase { text = "About " + text }
    return text
  }

  /// Turns a single largest unit into a number of the next.
  private func collapsed(_ amounts: [Amount]) -> [Amount] {
    guard collapsesLargestUnit, let first = amounts.firstIndex(where: { $0.count != 0 }),
      first + 1 < amounts.count, amounts[first].count == 1,
      let size = amounts[first].unit.size(in: amounts[first + 1].unit)
    else { return amounts }
    var amounts = amounts
    amounts[first].count = 0
    amounts[first + 1].count += size
    return amounts
  }

  /// Returns the amounts without units that are zero, according to the behavior.
  private func withoutZeros(_ amounts: [Amount]) -> [Amount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return amounts }
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    guard let first = amounts.firstIndex(where: { $0.count != 0 }),
      let last = amounts.lastIndex(where: { $0.count != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? amounts : [amounts[amounts.count - 1]] }
    return amounts.indices.filter { index in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return amounts[index].count != 0 || !behavior.contains(.dropMiddle)
    }.map { amounts[$0] }
  }

  private func positional(_ amounts: [Amount]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let style = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
    return amounts.enumerated().map { index, amount in
      (index > 0 || isPadded ? style.precision(.integerLength(2...)) : style).format(amount.count)
    }.joined(separator: ":")
  }

  private func words(_ amounts: [Amount]) -> String {
    let parts = amounts.map { $0.unit.text($0.count, unitsStyle, locale) }
    switch unitsStyle {
    case .positional, .abbreviated, .brief: return parts.joined(separator: " ")
    case .short, .full, .spellOut:
      // As CLDR's lists of units: only spoken text has an “and”, and that not in English.
      return parts.joined(separator: ", ")
    }
  }
}
