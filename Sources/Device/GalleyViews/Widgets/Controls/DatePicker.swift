import Foundation
import GalleyTree

/// The parts of a date that a picker shows.
///
/// - Reference: [SwiftUI's `DatePickerComponents`](https://developer.apple.com/documentation/swiftui/datepickercomponents).
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that chooses a date.
///
/// It shows the date and the time as buttons. A tap on the date opens a calendar in a popover, and a tap on the
/// time opens wheels in one. In the graphical style the calendar is always visible. Dates use the calendar and
/// the time zone of the environment.
///
/// - Reference: [SwiftUI's `DatePicker`](https://developer.apple.com/documentation/swiftui/datepicker).
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.datePickerLook) private var look
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow
  @State private var open: Components = []
  private let selection: Binding<Date>
  private let limits: ClosedRange<Date>
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ limits: ClosedRange<Date>, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker of dates between two others, with a custom label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Creates a picker of dates from one on, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker of dates up to one, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }

  /// The label and the date; or the wheels, or the calendar.
  @MainActor public var body: some View {
    VStack(spacing: 8) {
      if look == .compact {
        let layout =
          dynamicTypeSize.isAccessibilitySize
          ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        layout {
          if showsLabel {
            label.opacity(isEnabled ? 1 : 0.3).frame(maxWidth: .infinity, alignment: .leading)
              .modified(by: ElementPartModifier(part: .title))
          }
          if components == [.date, .hourAndMinute] {
            layout {
              dateChip
              timeChip
            }
            .accessibilityElement(children: .contain).elementType(.button)
            .accessibilityLabel("Date and Time Picker")
          } else if components.contains(.date) {
            dateChip.accessibilityLabel("Date Picker").accessibilityValue(text(of: Self.dateStyle))
          } else if components.contains(.hourAndMinute) {
            timeChip.accessibilityLabel("Time Picker").accessibilityValue(text(of: Self.timeStyle))
          }
        }
        // The buttons reach into the padding of a row, as on iOS.
        .padding(.vertical, isInListRow ? -5 : 0)
      }
      if look == .calendar, components.contains(.date) {
        month
        if components.contains(.hourAndMinute) {
          HStack(spacing: 8) {
            Text("Time")
            Spacer(minLength: 0)
            timeChip.accessibilityLabel("Time Picker").accessibilityValue(text(of: Self.timeStyle))
          }
        }
      } else if components.contains(.date), look == .wheels {
        HStack(spacing: 0) {
          // Names need more space than numbers.
          wheel("Month", .month, Array(1...calendar.monthSymbols.count)) { calendar.monthSymbols[$0 - 1] }
          wheel("Day", .day, Array(days)) { "\($0)" }.frame(width: 64)
          wheel("Year", .year, Array(years)) { "\($0)" }.frame(width: 88)
        }
      }
      if components.contains(.hourAndMinute), look == .wheels { time }
    }
    .modified(by: DatePickerElementModifier(hiddenLabel: showsLabel ? nil : AnyView(label)))
    .described(as: "DatePicker", [.style: look == .compact ? nil : FactText.name(look)])
  }

  /// The size at which dates stop growing, so that one fits into a row of the narrowest phone; UIKit's shrink
  /// to their space.
  private static var largestText: DynamicTypeSize { .accessibility2 }

  private var showsLabel: Bool { look == .compact && !areLabelsHidden }

  private var days: Range<Int> { calendar.range(of: .day, in: .month, for: selection.wrappedValue) ?? 1..<32 }

  private var years: ClosedRange<Int> {
    let year = calendar.component(.year, from: selection.wrappedValue)
    let first = max(calendar.component(.year, from: limits.lowerBound), year - 100)
    let last = min(calendar.component(.year, from: limits.upperBound), year + 100)
    return min(first, year)...max(last, year)
  }

  private static var dateStyle: Date.FormatStyle { Date.FormatStyle(date: .abbreviated, time: .omitted) }
  private static var timeStyle: Date.FormatStyle { Date.FormatStyle(date: .omitted, time: .shortened) }

  @MainActor private var dateChip: some View {
    chip(.date, Self.dateStyle).popover(isPresented: isOpen(.date)) {
      card(month.frame(idealWidth: Self.cardWidth, maxWidth: Self.cardWidth))
    }
  }

  @MainActor private var timeChip: some View {
    chip(.hourAndMinute, Self.timeStyle).popover(isPresented: isOpen(.hourAndMinute)) {
      card(time.frame(width: Self.timeWidth))
    }
  }

  /// The width of a calendar and of the wheels of a time in a popover, in points; Apple publishes none.
  private static var cardWidth: CGFloat { 320 }
  private static var timeWidth: CGFloat { 200 }

  /// The content of a popover, which is a picker for tests, too.
  @MainActor private func card(_ content: some View) -> some View {
    content.padding(16).modified(by: DatePickerElementModifier(hiddenLabel: nil))
      .presentationCompactAdaptation(.popover)
  }

  private func isOpen(_ part: Components) -> Binding<Bool> {
    Binding(get: { open == part }, set: { open = $0 ? part : [] })
  }

  /// The days of the month.
  @MainActor private var month: some View {
    MonthCalendar(
      start: selection.wrappedValue, limits: limits,
      isChosen: { calendar.isDate($0, inSameDayAs: selection.wrappedValue) }, choose: choose
    )
    // A day of another month shows that month.
    .id(calendar.dateComponents([.year, .month], from: selection.wrappedValue))
  }

  /// The wheels of hours and minutes.
  @MainActor private var time: some View {
    HStack(spacing: 0) {
      wheel("Hour", .hour, Array(0..<24)) { "\($0)" }
      wheel("Minute", .minute, Array(0..<60)) { $0 < 10 ? "0\($0)" : "\($0)" }
    }
  }

  /// Returns the chosen date or time in the words of the device.
  private func text(of style: Date.FormatStyle) -> String {
    var style = style
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style.format(selection.wrappedValue)
  }

  private func chip(_ part: Components, _ style: Date.FormatStyle) -> some View {
    Button {
      open = open == part ? [] : part
    } label: {
      Text(verbatim: text(of: style)).lineLimit(1).fixedSize()
        .dynamicTypeSize(...Self.largestText)
        .padding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11))
        .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
  }

  @MainActor private func wheel(
    _ title: String, _ unit: Calendar.Component, _ values: [Int], text: @escaping (Int) -> String
  ) -> some View {
    let value = Binding(
      get: { calendar.component(unit, from: selection.wrappedValue) }, set: { set(unit, to: $0) })
    return Picker(title, selection: value) {
      ForEach(values, id: \.self) { Text(verbatim: text($0)).tag($0) }
    }
    .pickerStyle(.wheel)
  }

  /// Chooses a day, with the time of the previous choice.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    selection.wrappedValue = min(max(date, limits.lowerBound), limits.upperBound)
  }

  /// Sets a part of the date; a day that the month does not have becomes its last.
  private func set(_ unit: Calendar.Component, to value: Int) {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: selection.wrappedValue)
    switch unit {
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .hour: parts.hour = value
    default: parts.minute = value
    }
    if unit == .year || unit == .month {
      let first = DateComponents(year: parts.year, month: parts.month, day: 1)
      let most =
        calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
      parts.day = min(parts.day ?? 1, most)
    }
    guard let date = calendar.date(from: parts) else { return }
    selection.wrappedValue = min(max(date, limits.lowerBound), limits.upperBound)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates between two others, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates from one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates up to one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of dates between two others, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
