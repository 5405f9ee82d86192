import Foundation
import GalleyViews
import Testing

/// Lengths of time as Foundation's documentation and apps have them.
@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:02:03"), (.abbreviated, "1h 2m 3s"),
    (.short, "1 hr, 2 min, 3 sec"), (.full, "1 hour, 2 minutes, 3 seconds"),
    (.spellOut, "one hour, two minutes, three seconds"), (.brief, "1hr 2min 3sec"),
  ]) func everyStyleHasItsWords(_ style: DateComponentsFormatter.UnitsStyle, _ words: String) {
    #expect(text(3723) { $0.unitsStyle = style } == words)
  }

  @Test func zerosAreLeftOutAsItIsAskedFor() {
    #expect(text(65) == "1:05")
    #expect(text(5, [.minute, .second]) == "5")
    #expect(text(5, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "00:05")
    #expect(text(3605) == "1:00:05")
    #expect(text(3605) { $0.unitsStyle = .abbreviated } == "1h 5s")
    #expect(
      text(3600) {
        $0.unitsStyle = .abbreviated
        $0.zeroFormattingBehavior = .dropLeading
      } == "1h 0m 0s")
    #expect(text(0) { $0.unitsStyle = .full } == "0 seconds")
  }

  @Test func unitsAreCountedAndLimited() {
    #expect(text(200_000, [.day, .hour, .minute]) { $0.unitsStyle = .abbreviated } == "2d 7h 33m")
    #expect(
      text(200_000, [.day, .hour, .minute]) {
        $0.unitsStyle = .full
        $0.maximumUnitCount = 1
      } == "2 days")
    #expect(text(5400, [.hour, .minute]) { $0.collapsesLargestUnit = true } == "90")
    #expect(text(-90, [.minute, .second]) { $0.unitsStyle = .abbreviated } == "-1m 30s")
    #expect(
      text(120, [.minute]) {
        $0.unitsStyle = .full
        $0.includesTimeRemainingPhrase = true
        $0.includesApproximationPhrase = true
      } == "About 2 minutes remaining")
    #expect(text(.nan) == nil)
  }

  @Test func componentsDatesAndLocales() {
    var components = DateComponents()
    components.minute = 90
    #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .short) == "1 hr, 30 min")
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month]
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter.string(from: start, to: start.addingTimeInterval(400 * 86_400)) == "1 year, 1 month")
    formatter.allowedUnits = [.hour, .minute]
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de-DE")
    formatter.calendar = calendar
    #expect(formatter.string(from: 3720) == "1 Stunde, 2 Minuten")
  }
}
