import Foundation

/// The days of a month, with a selection; the previous and next months are a tap away.
///
/// The measures are those of UIKit's inline calendar: rows and the circle behind the chosen day are 44 points
/// high.
nonisolated struct MonthCalendar: View {
  private static let row: CGFloat = 44

  /// A date of the month that is shown first.
  let start: Date
  let limits: ClosedRange<Date>
  let isChosen: (Date) -> Bool
  /// A closure that receives the first moment of a tapped day.
  let choose: (Date) -> Void

  /// The number of months from that of the first date to the shown one.
  @State private var shift = 0
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// The first moment of the shown month.
  private var month: Date {
    let parts = calendar.dateComponents([.year, .month], from: start)
    let first = calendar.date(from: parts) ?? start
    return calendar.date(byAdding: .month, value: shift, to: first) ?? first
  }

  /// The days of the shown month, after an empty place for each weekday before its first.
  private var places: [Int?] {
    let before = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let days = calendar.range(of: .day, in: .month, for: month) ?? 1..<29
    return Array(repeating: nil, count: before) + days.map { $0 }
  }

  private var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Text(verbatim: text(of: month, Date.FormatStyle().month(.wide).year())).font(.headline)
        Spacer()
        step("Previous Month", "chevron.left", -1).accessibilityIdentifier("DatePicker.PreviousMonth")
        step("Next Month", "chevron.right", 1).accessibilityIdentifier("DatePicker.NextMonth")
      }
      let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(weekdays, id: \.self) { name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
            .frame(height: 30)
        }
      }
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(Array(places.enumerated()), id: \.offset) { _, number in
          if let number { day(number) } else { Color.clear.frame(height: Self.row) }
        }
      }
    }
    // The calendar has one size, and its title and arrows grow no further than they fit into that.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  @MainActor private func step(_ title: String, _ symbol: String, _ months: Int) -> some View {
    Button {
      shift += months
    } label: {
      Image(systemName: symbol).fontWeight(.semibold).flipsForRightToLeftLayoutDirection(true)
        .frame(width: Self.row, height: Self.row)
    }
    .buttonStyle(.borderless).accessibilityLabel(title)
  }

  @MainActor private func day(_ number: Int) -> some View {
    let date = calendar.date(byAdding: .day, value: number - 1, to: month) ?? month
    let isChosen = self.isChosen(date)
    let last = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    let isPossible = last > limits.lowerBound && date <= limits.upperBound
    return Button {
      choose(date)
    } label: {
      Text(verbatim: "\(number)")
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(
          isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(isPossible ? Color.primary : .tertiary)
        )
        .frame(width: Self.row, height: Self.row)
        .background { if isChosen { Circle().fill(.tint.opacity(0.15)) } }
    }
    .buttonStyle(.plain).disabled(!isPossible)
    .accessibilityLabel(text(of: date, Date.FormatStyle().weekday(.wide).month(.wide).day()))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func text(of date: Date, _ style: Date.FormatStyle) -> String {
    var style = style
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style.format(date)
  }
}
