import Foundation
import GalleyTree
import GalleyViews
import Observation
import SeededCases
import Testing

@Observable private final class Model {
  var volume = 0.5
  var guests = 4.0
  var edits: [Bool] = []
}

@MainActor @Suite struct SliderTests {
  private let model = Model()

  private func stage(isDisabled: Bool = false) throws -> ViewTestHarness {
    @Bindable var model = model
    return try ViewTestHarness(width: 360) {
      VStack(spacing: 40) {
        Slider(value: $model.volume, onEditingChanged: { model.edits.append($0) })
          .accessibilityIdentifier("volume")
        Slider(value: $model.guests, in: 2...12, step: 2) {
          Text("Guests")
        } minimumValueLabel: {
          Text("few")
        } maximumValueLabel: {
          Text("many")
        }
        .accessibilityIdentifier("guests")
      }.disabled(isDisabled)
    }
  }

  /// The centre of the thumb of 28 points.
  private func thumb(_ name: String, _ part: Double, _ stage: ViewTestHarness) -> CGPoint {
    let frame = stage.frame(name)
    return CGPoint(x: frame.minX + 14 + (frame.width - 28) * part, y: frame.midY)
  }

  @Test func theValueIsAPercentage() throws {
    let stage = try stage()
    #expect(stage.find("volume")?.type == .slider)
    #expect(stage.find("volume")?.value == "50%")
    #expect(stage.find("guests")?.value == "20%")
    #expect(stage.find("guests")?.label == "Guests")
    model.volume = 7
    stage.host.flush()
    #expect(stage.find("volume")?.value == "100%")
  }

  @Test func theThumbFollowsAFinger() throws {
    let stage = try stage()
    stage.drag(from: thumb("volume", 0.5, stage), by: CGVector(dx: 83, dy: 30), over: .milliseconds(300))
    #expect(stage.find("volume")?.value == "75%")
    #expect(model.edits == [true, false])
    stage.drag(from: thumb("volume", 0.75, stage), by: CGVector(dx: 900, dy: 0), over: .milliseconds(300))
    #expect(model.volume == 1)
  }

  @Test func theLeastMoveCounts() throws {
    let stage = try stage()
    stage.drag(from: thumb("volume", 0.5, stage), by: CGVector(dx: 3.32, dy: 0), over: .milliseconds(100))
    #expect(stage.find("volume")?.value == "51%")
  }

  @Test func aTouchOfTheTrackDoesNothing() throws {
    let stage = try stage()
    stage.tap(thumb("volume", 0.9, stage))
    stage.drag(from: thumb("volume", 0.9, stage), by: CGVector(dx: -100, dy: 0), over: .milliseconds(200))
    #expect(model.volume == 0.5)
    #expect(model.edits.isEmpty)
  }

  @Test func aDisabledSliderStaysWhereItIs() throws {
    let stage = try stage(isDisabled: true)
    stage.drag(from: thumb("volume", 0.5, stage), by: CGVector(dx: 83, dy: 0), over: .milliseconds(200))
    #expect(model.volume == 0.5)
    #expect(stage.find("volume")?.isEnabled == false)
  }

  @Test(arguments: 0..<20) func stepsAndBoundsHoldWhateverAFingerDoes(_ seed: UInt64) throws {
    let stage = try stage()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let part = (model.guests - 2) / 10
      let length = CGVector(
        dx: Double.random(in: -400...400, using: &random), dy: Double.random(in: -50...50, using: &random))
      stage.drag(from: thumb("guests", part, stage), by: length, over: .milliseconds(50 + random.below(300)))
      #expect([2, 4, 6, 8, 10, 12].contains(model.guests))
      #expect(stage.find("guests")?.value == .text("\(Int((model.guests - 2) * 10))%"))
    }
  }
}
