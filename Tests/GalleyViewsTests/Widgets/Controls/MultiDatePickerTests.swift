import Combine
import Foundation
import GalleyTree
import GalleyViews
import Testing

/// The picker of any number of days.
@MainActor @Suite struct MultiDatePickerTests {
  private final class Days: ObservableObject {
    @Published var chosen: Set<DateComponents>

    init(_ chosen: Set<DateComponents> = []) {
      self.chosen = chosen
    }

    /// The days as numbers such as 20270314.
    var numbers: [Int] {
      chosen.map { ($0.year ?? 0) * 10000 + ($0.month ?? 0) * 100 + ($0.day ?? 0) }.sorted()
    }
  }

  private struct Screen: View {
    @ObservedObject var days: Days
    var bounds: Range<Date> = .distantPast ..< .distantFuture

    var body: some View { MultiDatePicker("Days off", selection: $days.chosen, in: bounds) }
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  private static func parts(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return DateComponents(calendar: calendar, year: year, month: month, day: day)
  }

  @Test func tapsChooseAndLeaveDays() throws {
    let days = Days([Self.parts(2027, 3, 14)])
    let stage = try ViewTestHarness { Screen(days: days) }
    #expect(stage.find("March 2027") != nil && stage.find("Days off") != nil)
    #expect(stage.find("Sunday, March 14")?.isSelected == true)
    stage.tap("Wednesday, March 17")
    stage.tap("Monday, March 1")
    #expect(days.numbers == [20_270_301, 20_270_314, 20_270_317])
    #expect(stage.find("Wednesday, March 17")?.isSelected == true)
    stage.tap("Sunday, March 14")
    #expect(days.numbers == [20_270_301, 20_270_317])
  }

  @Test func monthsArePagedAndStayWhileDaysAreChosen() throws {
    let days = Days([Self.parts(2027, 12, 24)])
    let stage = try ViewTestHarness { Screen(days: days) }
    stage.tap("Next Month")
    #expect(stage.find("January 2028") != nil)
    stage.tap("Saturday, January 1")
    #expect(stage.find("January 2028") != nil)
    stage.tap("Previous Month")
    stage.tap("Friday, December 31")
    #expect(days.numbers == [20_271_224, 20_271_231, 20_280_101])
  }

  @Test func daysOutsideOfTheBoundsCannotBeChosen() throws {
    let days = Days([Self.parts(2027, 3, 14)])
    let stage = try ViewTestHarness {
      Screen(days: days, bounds: Self.date(2027, 3, 10)..<Self.date(2027, 3, 20))
    }
    for (name, isEnabled) in [
      ("Tuesday, March 9", false), ("Wednesday, March 10", true), ("Friday, March 19", true),
      ("Saturday, March 20", false),
    ] {
      #expect(stage.find(name)?.isEnabled == isEnabled, "\(name)")
      stage.tap(name)
    }
    #expect(days.numbers == [20_270_310, 20_270_314, 20_270_319])
  }

  @Test func withoutAnyDayTheMonthIsThePresentOne() throws {
    let stage = try ViewTestHarness { Screen(days: Days()) }
    #expect(stage.elements.contains { $0.label.hasSuffix(" 1") && $0.type == ElementType.button })
  }
}
