import Foundation
import GalleyTree
import GalleyViews
import Testing

/// The elements of date pickers, as public UI tests find them.
///
/// - Reference: `datePickers.firstMatch.buttons["Date Picker"]` with a date as its value,
///   `datePickers["…"].buttons["Date and Time Picker"].buttons` and `buttons["DatePicker.NextMonth"]` in UI tests of
///   public repositories.
@MainActor @Suite struct DatePickerElementTests {
  // Noon of 23 September 2026 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_790_164_800)

  private func picker(_ stage: ViewTestHarness) throws -> Element {
    let pickers = stage.all(.datePicker)
    #expect(pickers.count == 1)
    return try #require(pickers.first)
  }

  @Test func `a date and a time are the values of a button`() throws {
    for (parts, name, value) in [
      (DatePickerComponents.date, "Date Picker", "Sep 23, 2026"),
      (.hourAndMinute, "Time Picker", "12:00\u{202F}PM"),
    ] {
      let stage = try ViewTestHarness {
        List {
          DatePicker("Birthday", selection: .constant(date), displayedComponents: parts)
            .accessibilityIdentifier("birthday")
        }
      }
      let picker = try picker(stage)
      #expect(picker.label == "Birthday" && picker.identifier == "birthday")
      #expect(picker.children.map(\.type) == [.button])
      #expect(picker.children.map(\.label) == [name] && picker.children.first?.value == .text(value))
      // The middle of the picker is that of its button, so that a tap on it opens.
      #expect(picker.frame == picker.children.first?.frame)
      #expect(stage.all(.staticText).map(\.label) == ["Birthday"])
      #expect(stage.all(.cell).map(\.identifier) == [""])
    }
  }

  @Test func `a date with a time are two buttons in one`() throws {
    let stage = try ViewTestHarness { Form { DatePicker("Starts", selection: .constant(date)) } }
    let both = try #require(try picker(stage).children.first)
    #expect(both.type == .button && both.label == "Date and Time Picker")
    #expect(both.children.map(\.label) == ["Sep 23, 2026", "12:00\u{202F}PM"])
    #expect(both.children.allSatisfy { $0.type == .button && $0.isEnabled })
  }

  /// A picker with a date that it changes.
  private struct Chosen: View {
    @State var date: Date
    let parts: DatePickerComponents

    var body: some View { DatePicker("Birthday", selection: $date, displayedComponents: parts) }
  }

  private func opened(_ parts: DatePickerComponents) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(height: 800) { Chosen(date: date, parts: parts) }
    let frame = try picker(stage).frame
    stage.tap(CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(.seconds(1))
    return stage
  }

  private func close(_ stage: ViewTestHarness) throws {
    let popover = try #require(stage.all(.popover).first).frame
    stage.tap(CGPoint(x: 187, y: popover.minY > 400 ? 20 : 780))
    stage.advance(.seconds(1))
    #expect(stage.all(.popover).isEmpty)
  }

  @Test func `a tap on a date opens a calendar in a popover`() throws {
    let stage = try opened(.date)
    let popover = try #require(stage.all(.popover).first)
    #expect(popover.children.map(\.type) == [.datePicker] && stage.all(.pickerWheel).isEmpty)
    #expect(stage.find("Wednesday, September 23")?.isSelected == true)
    stage.tap("Friday, September 25")
    #expect(stage.find("Friday, September 25")?.isSelected == true && !stage.all(.popover).isEmpty)
    try close(stage)
    #expect(try picker(stage).children.first?.value == .text("Sep 25, 2026"))
  }

  @Test func `a tap on a time opens wheels in a popover`() throws {
    let stage = try opened(.hourAndMinute)
    #expect(stage.all(.popover).count == 1)
    #expect(stage.all(.pickerWheel).compactMap(\.value?.text) == ["12", "00"])
    try close(stage)
    #expect(stage.all(.pickerWheel).isEmpty)
  }

  @Test func `a hidden label names the picker and is not seen`() throws {
    let stage = try ViewTestHarness {
      DatePicker("Birthday", selection: .constant(date), displayedComponents: .date).labelsHidden()
    }
    #expect(try picker(stage).label == "Birthday")
    #expect(stage.all(.staticText).isEmpty)
    let middle = try picker(stage).frame.midX
    #expect(abs(middle - 375 / 2) < 1)
  }

  @Test func `a calendar and wheels are in a picker that may be disabled`() throws {
    let calendar = try ViewTestHarness(height: 800) {
      DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
        .disabled(true)
    }
    let picker = try picker(calendar)
    #expect(!picker.isEnabled && picker.label == "Day")
    #expect(calendar.find("DatePicker.NextMonth")?.label == "Next Month")
    #expect(calendar.find("DatePicker.PreviousMonth")?.label == "Previous Month")
    let wheels = try ViewTestHarness(height: 800) {
      DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.wheel)
    }
    #expect(try self.picker(wheels).children.count == 3)
  }
}
