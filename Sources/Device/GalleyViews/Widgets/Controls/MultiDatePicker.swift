import Foundation

/// A control that chooses any number of days in a calendar.
///
/// Days use the calendar and the time zone of the environment. The picker shows the month of the first chosen
/// day, or otherwise the current month.
///
/// - Reference: [SwiftUI's `MultiDatePicker`](https://developer.apple.com/documentation/swiftui/multidatepicker).
nonisolated public struct MultiDatePicker<Label: View>: View {
  private static var parts: Set<Calendar.Component> { [.calendar, .era, .year, .month, .day] }

  @Environment(\.self) private var environment
  /// A date of the month that is shown first; `nil` for the current month.
  @State private var start: Date?
  private let selection: Binding<Set<DateComponents>>
  private let limits: ClosedRange<Date>
  private let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, _ limits: ClosedRange<Date>, _ label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.label = label
    let days = selection.wrappedValue.compactMap {
      ($0.calendar ?? .init(identifier: .gregorian)).date(from: $0)
    }
    _start = State(initialValue: days.min())
  }

  /// Creates a picker with a custom label, which assistive technology reads aloud.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture, label())
  }

  /// Creates a picker of days between two dates, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound...Self.before(bounds.upperBound, bounds.lowerBound), label())
  }

  /// Creates a picker of days from one on, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound ... .distantFuture, label())
  }

  /// Creates a picker of days before one, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...Self.before(bounds.upperBound, .distantPast), label())
  }

  /// The last date before another one, for days.
  private static func before(_ date: Date, _ least: Date) -> Date {
    max(least, date.addingTimeInterval(-1))
  }

  @MainActor public var body: some View {
    let calendar = environment.calendar
    MonthCalendar(
      start: start ?? environment.textConditions.now, limits: limits,
      isChosen: { chosen($0, in: calendar) != nil },
      choose: { day in
        if let chosen = chosen(day, in: calendar) {
          selection.wrappedValue.remove(chosen)
        } else {
          selection.wrappedValue.insert(calendar.dateComponents(Self.parts, from: day))
        }
      }
    )
    .accessibilityElement(children: .contain).accessibilityLabel(content: { label })
    .described(as: "MultiDatePicker")
  }

  /// The member of the selection that a day is.
  private func chosen(_ day: Date, in calendar: Calendar) -> DateComponents? {
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    // A set of days has each once, so that its order does not matter.
    return selection.wrappedValue.first {
      $0.year == parts.year && $0.month == parts.month && $0.day == parts.day
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title, which assistive technology reads aloud.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of days between two dates, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days from one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days before one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}
