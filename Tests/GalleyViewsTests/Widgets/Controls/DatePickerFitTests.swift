import Foundation
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct DatePickerFitTests {
  private func form(_ size: DynamicTypeSize = .large, style: some DatePickerStyle = .compact) throws
    -> ViewTestHarness
  {
    // Noon of 23 September 2026 in Greenwich: the month with the longest name.
    let date = Date(timeIntervalSince1970: 1_790_164_800)
    return try ViewTestHarness(height: 1200, environment: { $0.dynamicTypeSize = size }) {
      Form { DatePicker("Date and time", selection: .constant(date)).datePickerStyle(style) }
    }
  }

  @Test func theLabelHasTwoLinesAndTheButtonsStandBesideEachOther() throws {
    let window = try form()
    let label = try #require(window.find("Date and time"))
    let (date, time) = (window.frame("Sep 23, 2026"), window.frame("12:00\u{202F}PM"))
    #expect(label.frame.height == 41)
    #expect(date.midY == time.midY && date.maxX < time.minX)
    #expect(label.frame.maxX <= date.minX)
  }

  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5])
  func atTheSizesForAccessibilityTheButtonsAreBelowAndInTheRow(size: DynamicTypeSize) throws {
    let window = try form(size)
    let row = try #require(window.elements.first { $0.type == .cell }).frame
    let (label, date) = (window.frame("Date and time"), window.frame("Sep 23, 2026"))
    #expect(label.maxY <= date.minY)
    #expect(date.maxX <= row.maxX - 16 && date.minX >= row.minX)
    #expect(window.frame("12:00\u{202F}PM").maxX <= row.maxX - 16)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func theCalendarIsAsLargeAtEverySize(size: DynamicTypeSize) throws {
    let window = try form(size, style: .graphical)
    let row = try #require(window.elements.first { $0.type == .cell }).frame
    for name in ["September 2026", "Previous Month", "Next Month", "Wednesday, September 23"] {
      let frame = window.frame(name)
      #expect(!frame.isNull && row.insetBy(dx: -1, dy: -1).contains(frame), "\(name) \(frame) in \(row)")
    }
    #expect(window.frame("September 2026").height < 40)
  }

  @Test func theNamesOfMonthsFitOntoTheirWheel() throws {
    let window = try form(.accessibility5, style: .wheel)
    let wheels = window.all(.pickerWheel)
    #expect(wheels.count == 5)
    #expect(wheels.allSatisfy { $0.appearance?.isTruncated != true })
    let month = try #require(wheels.first { $0.value?.text == "September" })
    #expect(month.frame.minX >= 16)
    #expect(wheels.allSatisfy { $0.frame.maxX <= 375 - 16 })
  }
}
