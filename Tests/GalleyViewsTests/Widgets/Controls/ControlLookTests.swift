import Foundation
import GalleyImage
import GalleyViews
import Testing

/// How controls look and what they take from around them.
@MainActor @Suite struct ControlLookTests {
  @Test func aStyleMadeOfTheOneAroundIsLookedUpWhereItIsSet() throws {
    let stage = try ViewTestHarness {
      VStack {
        Text("level").foregroundStyle(AnyShapeStyle(.secondary))
        Text("layer").foregroundStyle(.secondary.opacity(0.5))
        Rectangle().frame(width: 10, height: 10).foregroundStyle(AnyShapeStyle(.foreground.opacity(0.5)))
      }
      .foregroundStyle(.red)
    }
    // Before, each was made of itself, without an end.
    #expect(try stage.picture().width == 375)
    #expect(stage.find("level")?.appearance?.foreground == "#FF3B3080")
  }

  @Test func aButtonTakesTheStyleThatAnAppHasSet() throws {
    let stage = try ViewTestHarness {
      VStack {
        Button("usual") {}
        Button("own") {}.foregroundStyle(.secondary)
        VStack { Button("around") {} }.foregroundStyle(.red)
        Button("disabled") {}.foregroundStyle(.red).disabled(true)
      }
    }
    let colors = ["usual", "own", "around", "disabled"].map { stage.find($0)?.appearance?.foreground }
    #expect(colors == ["#007AFFFF", "#3C3C4399", "#FF3B30FF", "#3C3C434C"])
  }

  @Test func aConstantRangeIsChosenFromByPlace() throws {
    struct Stage: View {
      @State private var place = 2
      @State private var value = 2

      var body: some View {
        List {
          Picker("by place", selection: $place) { ForEach(2..<9) { Text("\($0) people") } }
          Picker("by value", selection: $value) { ForEach(2..<9, id: \.self) { Text("\($0) apples") } }
        }
      }
    }
    let stage = try ViewTestHarness { Stage() }
    #expect(stage.find("by place")?.value?.text == "4 people")
    #expect(stage.find("by value")?.value?.text == "2 apples")
  }

  @Test func aCalendarShowsTheMonthAndChoosesADay() throws {
    struct Stage: View {
      @State private var date = Date(timeIntervalSince1970: 1_795_435_200)

      var body: some View {
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
    let stage = try ViewTestHarness { Stage() }
    #expect(stage.find("November 2026") != nil)
    #expect(stage.find("Monday, November 23")?.isSelected == true)
    #expect(stage.frame("Sunday, November 1").minX < stage.frame("Monday, November 2").minX)
    stage.tap("Friday, November 27")
    #expect(stage.find("Friday, November 27")?.isSelected == true)
    stage.tap("Next Month")
    #expect(stage.find("December 2026") != nil)
    stage.tap("Tuesday, December 1")
    #expect(stage.find("Tuesday, December 1")?.isSelected == true)
  }

  @Test func daysBeyondTheLimitsCannotBeChosen() throws {
    let date = Date(timeIntervalSince1970: 1_795_435_200)
    let stage = try ViewTestHarness {
      DatePicker(
        "Date", selection: .constant(date), in: date...date.addingTimeInterval(2 * 86_400),
        displayedComponents: .date
      )
      .datePickerStyle(.graphical)
    }
    let days = [
      "Sunday, November 22", "Monday, November 23", "Wednesday, November 25", "Thursday, November 26",
    ]
    #expect(days.map { stage.find($0)?.isEnabled } == [false, true, true, false])
  }

  @Test func controlsRunFromRightToLeft() throws {
    let stage = try ViewTestHarness {
      VStack {
        Picker("taste", selection: .constant(0)) {
          Text("sweet").tag(0)
          Text("sour").tag(1)
        }
        .pickerStyle(.segmented)
        Slider(value: .constant(0.25))
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Text("first")
          Text("second")
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(stage.frame("sweet").minX > stage.frame("sour").minX)
    #expect(stage.frame("first").minX > stage.frame("second").minX)
    let slider = try #require(stage.all(.slider).first).frame
    #expect(try stage.color(slider.maxX - 10, slider.midY) == RGBA(hex: 0x007AFF))
    #expect(try stage.color(slider.minX + 10, slider.midY) != RGBA(hex: 0x007AFF))
  }

  @Test func aTintOfItsOwnGoesBeforeTheRedOfWhatDeletes() throws {
    func label(_ change: (Button<Text>) -> some View) throws -> RGBA {
      let stage = try ViewTestHarness(width: 300, height: 200) {
        NavigationStack { change(Button("Delete", role: .destructive) {}) }.tint(.purple)
      }
      let color = try #require(stage.find("Delete")?.appearance?.foreground)
      return try #require(RGBA(text: color))
    }
    let values = EnvironmentValues()
    #expect(try label { $0 } == Color.red.resolved(in: values), "the app's colour changes nothing")
    #expect(try label { $0.tint(.green) } == Color.green.resolved(in: values))
    #expect(try label { button in List { button.tint(.green) } } == Color.green.resolved(in: values))
    #expect(try label { button in List { button } } == Color.red.resolved(in: values))
    #expect(
      try label { button in ScrollView { HStack { button } }.tint(.green) } == Color.red.resolved(in: values))
  }

  @Test func theArrowOfAGroupStaysWithinTheGroup() throws {
    for isOpen in [false, true] {
      let stage = try ViewTestHarness(width: 100, height: 40) {
        DisclosureGroup("A", isExpanded: .constant(isOpen)) {}.frame(width: 80)
      }
      let picture = try stage.picture()
      let outside = (90..<100).flatMap { x in (0..<40).map { picture[x, $0] } }
      #expect(outside.allSatisfy { $0 == .white })
    }
  }

  @Test func theBackgroundIsSeenThroughTheTrackOfAProgressView() throws {
    func track(on color: Color) throws -> RGBA {
      let stage = try ViewTestHarness(width: 200, height: 40) {
        ZStack {
          color
          ProgressView(value: 0.25)
        }
      }
      return try stage.color(150, 20)
    }
    let blue = try track(on: .blue)
    #expect(blue.blue > blue.red && blue != Color.blue.resolved(in: EnvironmentValues()))
    #expect(try track(on: .white).red > 220)
  }
}
