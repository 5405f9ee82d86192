import Foundation
import GalleyTree
import GalleyViews
import Observation
import SeededCases
import Testing

@Observable private final class Model {
  var row = 3
  var changes: [Int] = []
}

@MainActor @Suite struct WheelTests {
  private let model = Model()

  private func stage(isDisabled: Bool = false) throws -> ViewTestHarness {
    let binding = Binding(
      get: { [model] in model.row },
      set: { [model] in
        model.row = $0
        model.changes.append($0)
      })
    return try ViewTestHarness {
      Picker("Row", selection: binding) { ForEach(0..<20) { Text("Row \($0)") } }.pickerStyle(.wheel)
        .accessibilityIdentifier("wheel").disabled(isDisabled)
    }
  }

  private func middle(_ stage: ViewTestHarness) -> CGPoint {
    CGPoint(x: stage.frame("wheel").midX, y: stage.frame("wheel").midY)
  }

  private func value(_ stage: ViewTestHarness) -> String? { stage.all(.pickerWheel).first?.value?.text }

  @Test func aPickerHoldsAWheelWithTheOptionInTheMiddle() throws {
    let stage = try stage()
    let picker = try #require(stage.find("wheel"))
    #expect(picker.type == .picker)
    #expect(picker.label == "Row")
    #expect(picker.children.map(\.type) == [.pickerWheel])
    #expect(value(stage) == "Row 3")
    #expect(picker.frame.height == 216)
  }

  @Test func aTapBesideTheMiddleTurnsByOne() throws {
    let stage = try stage()
    for (offset, row) in [(30.0, 4), (30, 5), (-30, 4), (0, 4), (-30, 3), (18, 4), (-18, 3)] {
      stage.tap(CGPoint(x: middle(stage).x, y: middle(stage).y + offset))
      stage.advance(.seconds(1))
      #expect(model.row == row)
      #expect(value(stage) == "Row \(row)")
    }
  }

  @Test func anOptionIsChosenOnlyWhenTheWheelRests() throws {
    let stage = try stage()
    stage.tap(CGPoint(x: middle(stage).x, y: middle(stage).y + 30))
    #expect(stage.host.animator.activity == ["wheel"])
    #expect(model.row == 3)
    stage.advance(.milliseconds(400))
    #expect(stage.host.animator.activity.isEmpty)
    #expect(model.changes == [4])
  }

  @Test func aThrowCarriesOnAndTheEndsHold() throws {
    let stage = try stage()
    stage.drag(from: middle(stage), by: CGVector(dx: 0, dy: -60), over: .milliseconds(100))
    stage.advance(.seconds(2))
    #expect(model.row > 6)
    stage.drag(from: middle(stage), by: CGVector(dx: 0, dy: 100), over: .milliseconds(50))
    stage.advance(.seconds(2))
    #expect(model.row == 0)
    #expect(value(stage) == "Row 0")
  }

  @Test func aChangeFromElsewhereTurnsTheWheelAtOnce() throws {
    let stage = try stage()
    model.row = 17
    stage.host.flush()
    #expect(value(stage) == "Row 17")
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func aDisabledWheelStaysAsItIs() throws {
    let stage = try stage(isDisabled: true)
    stage.tap(CGPoint(x: middle(stage).x, y: middle(stage).y + 30))
    stage.drag(from: middle(stage), by: CGVector(dx: 0, dy: -60), over: .milliseconds(100))
    stage.advance(.seconds(2))
    #expect(value(stage) == "Row 3")
    #expect(model.changes.isEmpty)
  }

  /// Whatever fingers do, the wheel comes to rest on the option that is chosen, and does so in the same way again.
  @Test(arguments: 0..<20) func itRestsOnTheChosenOption(_ seed: UInt64) throws {
    func play() throws -> [Int] {
      model.row = 3
      model.changes = []
      let stage = try stage()
      var random = SeededGenerator(seed: seed)
      for _ in 0..<6 {
        if random.below(2) == 0 {
          stage.tap(
            CGPoint(x: middle(stage).x, y: middle(stage).y + Double.random(in: -105...105, using: &random)))
        } else {
          stage.drag(
            from: middle(stage), by: CGVector(dx: 0, dy: Double.random(in: -200...200, using: &random)),
            over: .milliseconds(60 + random.below(400)), hold: .milliseconds(random.below(2) * 150))
        }
        stage.advance(.milliseconds(random.below(1500)))
      }
      stage.advance(.seconds(3))
      #expect(stage.host.animator.activity.isEmpty)
      #expect(value(stage) == "Row \(model.row)")
      return model.changes
    }
    #expect(try play() == play())
  }
}
