import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var portions = 2
  var weight = 1.5
  var log: [String] = []
}

private struct Steppers: View {
  @Bindable var model: Model

  var body: some View {
    List {
      Stepper("Portions: \(model.portions)", value: $model.portions, in: 1...9) { model.log.append("\($0)") }
        .accessibilityIdentifier("portions")
      Stepper("Weight", value: $model.weight, step: 0.5).accessibilityIdentifier("weight")
      Stepper("Other", onIncrement: { model.log.append("up") }, onDecrement: nil)
        .accessibilityIdentifier("other")
    }
  }
}

@MainActor @Suite struct StepperTests {
  private let model = Model()

  private func stage(isDisabled: Bool = false) throws -> ViewTestHarness {
    try ViewTestHarness { Steppers(model: model).disabled(isDisabled) }
  }

  @Test func itsButtonsAreNamedAfterIt() throws {
    let stage = try stage()
    let stepper = try #require(stage.find("portions"))
    #expect(stepper.type == .stepper)
    #expect(stepper.label == "Portions: 2")
    #expect(stepper.value == "2")
    #expect(stepper.frame.height == 44)
    let buttons = stepper.children.filter { $0.type == .button }
    #expect(buttons.map(\.label) == ["Decrement", "Increment"])
    #expect(buttons.map(\.identifier) == ["portions-Decrement", "portions-Increment"])
    #expect(buttons.map(\.frame.size) == [CGSize(width: 47, height: 32), CGSize(width: 47, height: 32)])
    #expect(stage.find("weight")?.value == "1.5")
    #expect(stage.find("other")?.value == nil)
  }

  @Test func aNameMayBeGivenFurtherOut() throws {
    let stage = try ViewTestHarness {
      VStack { Stepper("x", value: .constant(1)).padding() }.accessibilityIdentifier("outer")
    }
    #expect(stage.find("outer-Increment") != nil)
  }

  @Test func buttonsStepAndStopAtTheBounds() throws {
    let stage = try stage()
    stage.tap("portions-Decrement")
    #expect(model.portions == 1)
    #expect(stage.find("portions-Decrement")?.isEnabled == false)
    stage.tap("portions-Decrement")
    #expect(model.portions == 1)
    for _ in 0..<12 { stage.tap("portions-Increment") }
    #expect(model.portions == 9)
    #expect(stage.find("portions-Increment")?.isEnabled == false)
    stage.tap("weight-Increment")
    #expect(stage.find("weight")?.value == "2")
  }

  @Test func aButtonWithoutAnActionTakesNoTaps() throws {
    let stage = try stage()
    #expect(stage.find("other-Decrement")?.isEnabled == false)
    stage.tap("other-Increment")
    #expect(model.log == ["up"])
  }

  @Test func aFingerThatStaysStepsOn() throws {
    let stage = try stage()
    let frame = stage.frame("portions-Increment")
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.host.touch(.began, at: point)
    stage.advance(.milliseconds(490))
    #expect(model.portions == 2)
    stage.advance(.milliseconds(20))
    #expect(model.portions == 3)
    stage.advance(.milliseconds(200))
    #expect(model.portions == 5)
    stage.host.touch(.ended, at: point)
    #expect(model.portions == 5)
    stage.advance(.seconds(2))
    #expect(model.portions == 5)
    #expect(model.log == ["true", "false"])
    stage.tap("portions-Increment")
    #expect(model.portions == 6)
  }

  @Test func aFingerThatStaysStopsAtTheBound() throws {
    let stage = try stage()
    let frame = stage.frame("portions-Increment")
    stage.host.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(.seconds(5))
    stage.host.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(model.portions == 9)
  }

  @Test func aDisabledStepperStaysAsItIs() throws {
    let stage = try stage(isDisabled: true)
    stage.tap("portions-Increment")
    #expect(model.portions == 2)
    #expect(stage.find("portions")?.isEnabled == false)
  }

  /// The forms with the label behind, as before iOS 16.
  private struct OlderForms: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Stepper(value: $model.portions, in: 1...3, step: 2, onEditingChanged: { model.log.append("\($0)") }) {
          Text("Bounded")
        }
        .accessibilityIdentifier("bounded")
        Stepper(value: $model.weight, step: 0.5) { Text("Free") }.accessibilityIdentifier("free")
        Stepper(onIncrement: { model.log.append("up") }, onDecrement: nil) { Text("Acting") }
          .accessibilityIdentifier("acting")
      }
    }
  }

  @Test func theOlderFormsDoTheSame() throws {
    let stage = try ViewTestHarness { OlderForms(model: model) }
    func tap(_ index: Int, of name: String) throws {
      let button = try #require(stage.find(name)?.children.filter { $0.type == .button })[index]
      stage.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
    }
    #expect(stage.find("bounded")?.label == "Bounded" && stage.find("bounded")?.type == .stepper)
    try tap(1, of: "bounded")
    #expect(model.portions == 3, "to the bound and no farther")
    #expect(model.log == ["true", "false"])
    #expect(try #require(stage.find("bounded")).children.last?.isEnabled == false)
    try tap(0, of: "bounded")
    #expect(model.portions == 1)
    try tap(1, of: "free")
    try tap(1, of: "free")
    #expect(model.weight == 2.5)
    try tap(1, of: "acting")
    #expect(model.log.last == "up")
    let acting = try #require(stage.find("acting")).children.filter { $0.type == .button }
    #expect(acting.map(\.isEnabled) == [false, true], "what does nothing cannot be tapped")
  }
}
