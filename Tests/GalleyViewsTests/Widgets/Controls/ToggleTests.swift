import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var isOn = false
  var isSet = true
}

@MainActor @Suite struct ToggleTests {
  private let model = Model()

  private func stage(_ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> ViewTestHarness {
    @Bindable var model = model
    return try ViewTestHarness(environment: change) {
      List {
        Toggle("Dark", isOn: $model.isOn).accessibilityIdentifier("dark")
        Toggle(isOn: $model.isSet) {
          Text("Sounds")
          Text("And touches")
        }
        Toggle("Fixed", isOn: .constant(true))
        Toggle("Never", isOn: $model.isOn).disabled(true).accessibilityIdentifier("never")
      }
    }
  }

  /// Taps the switch within a switch.
  private func flip(_ name: String, _ stage: ViewTestHarness) throws {
    let control = try #require(stage.find(name)?.children.first)
    stage.tap(CGPoint(x: control.frame.midX, y: control.frame.midY))
  }

  @Test func aRowIsOneSwitchAsHighAsOtherRowsWithAnotherOneInIt() throws {
    let stage = try stage()
    let toggle = try #require(stage.find("dark"))
    #expect(toggle.type == .switch)
    #expect(toggle.label == "Dark")
    #expect(toggle.value == "0")
    #expect(toggle.frame.height == 44)
    #expect(toggle.frame.width == 311)
    let control = try #require(toggle.children.first)
    #expect(toggle.children.count == 1)
    #expect(control.type == .switch)
    #expect((control.label, control.identifier, control.value) == ("", "", "0"))
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(control.frame.maxX == toggle.frame.maxX && toggle.frame.contains(control.frame))
    #expect(control.handle != nil && control.handle != toggle.handle)
    #expect(stage.find("Sounds, And touches")?.value == "1")
    #expect(stage.all(.cell).count == 4)
    #expect(stage.all(.staticText).isEmpty)
  }

  @Test func aTapOnTheLabelDoesNothing() throws {
    let stage = try stage()
    stage.tap("dark")
    #expect(!model.isOn)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func aTapSwitchesAndBack() throws {
    let stage = try stage()
    try flip("dark", stage)
    #expect(model.isOn)
    #expect(stage.find("dark")?.value == "1")
    #expect(stage.find("dark")?.children.first?.value == "1")
    try flip("dark", stage)
    #expect(!model.isOn)
    #expect(stage.find("dark")?.value == "0")
  }

  @Test func theKnobMovesForAFifthOfASecond() throws {
    let stage = try stage()
    let before = try stage.picture()
    try flip("dark", stage)
    #expect(stage.host.animator.activity == ["switch"])
    stage.advance(.milliseconds(210))
    #expect(stage.host.animator.activity.isEmpty)
    let on = try stage.picture()
    try flip("dark", stage)
    stage.advance(.milliseconds(100))
    let between = try stage.picture()
    #expect(between != on && between != before)
    stage.advance(.milliseconds(110))
    #expect(try stage.picture() == before)
  }

  @Test func aChangeFromElsewhereNeedsNoTime() throws {
    let stage = try stage()
    model.isOn = true
    stage.host.flush()
    #expect(stage.host.animator.activity.isEmpty)
    #expect(stage.find("dark")?.value == "1")
  }

  @Test func whatIsFixedOrDisabledStaysAsItIs() throws {
    let stage = try stage()
    try flip("Fixed", stage)
    #expect(stage.find("Fixed")?.value == "1")
    #expect(stage.host.animator.activity.isEmpty)
    try flip("never", stage)
    #expect(!model.isOn)
    #expect(stage.find("never")?.isEnabled == false)
  }

  @Test func anOnSwitchIsGreenOrOfTheTint() throws {
    for (tint, color) in [(nil, RGBA(hex: 0x34C759)), (Color.purple, RGBA(hex: 0xAF52DE))] {
      let stage = try ViewTestHarness(width: 300, height: 40) {
        if let tint {
          Toggle("On", isOn: .constant(true)).tint(tint)
        } else {
          Toggle("On", isOn: .constant(true))
        }
      }
      let frame = stage.frame("On")
      #expect(frame.width == 300)
      #expect(try stage.color(300 - 51 + 4, 20) == color)
      #expect(try stage.color(300 - 16, 20) == .white)
    }
  }

  @Test func withoutItsLabelASwitchIsAsSmallAsItself() throws {
    let stage = try ViewTestHarness { Toggle("Quiet", isOn: .constant(false)).labelsHidden() }
    #expect(stage.find("Quiet")?.frame.size == CGSize(width: 51, height: 31))
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }
    }
  }

  private struct Lamp: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
      Circle().fill(configuration.isOn ? .yellow : .gray).frame(width: 40, height: 40)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }

  @Test func aStyleOfTheAppsOwnIsASwitchToo() throws {
    @Bindable var model = model
    let stage = try ViewTestHarness {
      VStack {
        Toggle("Milk", isOn: $model.isOn).toggleStyle(Checkbox()).accessibilityIdentifier("milk")
        Toggle("Lamp", isOn: $model.isSet).toggleStyle(Lamp())
      }
    }
    let milk = try #require(stage.find("milk"))
    #expect(milk.type == .switch && milk.label == "Milk" && milk.value == "0")
    #expect(stage.all(.switch).count == 2)
    #expect(stage.all(.button).isEmpty)
    stage.tap("milk")
    #expect(model.isOn)
    #expect(stage.find("milk")?.value == "1")
    // The style shows no label, which names the switch nevertheless.
    let lamp = try #require(stage.find("Lamp"))
    #expect(lamp.type == .switch && lamp.value == "1" && lamp.frame.size == CGSize(width: 40, height: 40))
    stage.tap("Lamp")
    #expect(!model.isSet)
  }

  @Test func aStyleThatShowsASwitchAddsNone() throws {
    struct Boxed: ToggleStyle {
      func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).padding().border(.red)
      }
    }
    @Bindable var model = model
    let stage = try ViewTestHarness { Toggle("Boxed", isOn: $model.isOn).toggleStyle(Boxed()) }
    // As without a style: one within another.
    #expect(stage.all(.switch).count == 2)
    #expect(stage.find("Boxed")?.children.count == 1)
  }

  @Test func throughTheTrackOfASwitchThatIsOffItsRowIsSeen() throws {
    func track(_ scheme: ColorScheme, on background: Color) throws -> RGBA {
      let stage = try ViewTestHarness {
        Toggle("Off", isOn: .constant(false)).labelsHidden().padding(20).background(background)
          .environment(\.colorScheme, scheme).accessibilityIdentifier("off")
      }
      let control = try #require(stage.all(.switch).last).frame
      return try stage.color(control.maxX - 3, control.midY)
    }
    #expect(try track(.light, on: .white) == RGBA(hex: 0xE9E9EB))
    let red = try track(.light, on: Color(red: 1, green: 0, blue: 0))
    #expect(red.red > 220 && red.green < 40 && red.blue < 40)
    let black = try track(.dark, on: Color(red: 0, green: 0, blue: 0))
    #expect(black.red < 0x30 && black.red > 0x10)
  }
}
