import Foundation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import SeededCases
import Testing

@MainActor @Suite struct KeyframeTests {
  private struct Place {
    var x = 0.0
    var scale = 1.0
  }

  private let rounding = 1e-9

  @Test func tracksRunBesideEachOther() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(100, duration: 1, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 4)
      }
    }
    #expect(timeline.duration == 4)
    let half = timeline.value(time: 0.5)
    #expect(half.x == 5 && half.scale == 1.25)
    #expect(timeline.value(time: 1).x == 50, "at once")
    #expect(abs(timeline.value(time: 1.5).x - 75) < rounding, "the middle of a curve that is even")
    #expect(timeline.value(time: 9).x == 100 && timeline.value(progress: 0.5).scale == 2)
    #expect(timeline.value(time: -1).x == 0)
  }

  @Test func aCubicPathIsSmooth() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(-4, duration: 0.5)
      CubicKeyframe(6, duration: 2)
    }
    for (time, value) in [(0.0, 0.0), (1, 10), (1.5, -4), (3.5, 6)] {
      #expect(abs(timeline.value(time: time) - value) < rounding, "through its keyframes")
    }
    let step = 1e-5
    for time in [1.0, 1.5] {
      let before = (timeline.value(time: time) - timeline.value(time: time - step)) / step
      let after = (timeline.value(time: time + step) - timeline.value(time: time)) / step
      #expect(abs(before - after) < 0.01, "as fast after it as before")
    }
    #expect(abs(timeline.value(time: step)) < 1e-3 * step * 1e3, "from rest")
  }

  @Test func aCubicHasTheVelocitiesItIsGiven() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 2, startVelocity: 7, endVelocity: -3)
    }
    let step = 1e-6
    #expect(abs(timeline.value(time: step) / step - 7) < 1e-3)
    #expect(abs((10 - timeline.value(time: 2 - step)) / step + 3) < 1e-3)
  }

  @Test func aSpringTakesItsTimeAndGoesOnAtItsVelocity() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let alone = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(abs(alone.duration - spring.settlingDuration) < 1e-6)
    #expect(abs(alone.value(time: 0.1) - spring.value(target: 10, time: 0.1)) < rounding)
    let pushed = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(10, duration: 1, spring: spring)
    }
    #expect(pushed.value(time: 1.05) > 10, "a spring takes the velocity of what comes before it")
  }

  @Test func keyframesCanBeMadeInALoop() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        for value in [1.0, 2, 3] { LinearKeyframe(value, duration: 1) }
      }
    }
    #expect(timeline.duration == 3 && abs(timeline.value(time: 2.5) - 2.5) < rounding)
  }

  private struct Jumper: View {
    let repeats: Bool
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("jump") { count += 1 }.frame(height: 40)
        if repeats {
          square.keyframeAnimator(initialValue: 0.0) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(40, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
        } else {
          square.keyframeAnimator(initialValue: 0.0, trigger: count) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(40, duration: 1)
            LinearKeyframe(10, duration: 1)
          }
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }

    private var square: some View { Rectangle().fill(.black).frame(width: 20, height: 20) }
  }

  private func left(_ stage: ViewTestHarness) throws -> Int? {
    let picture = try stage.picture()
    return (0..<picture.width).first { picture[$0, 50] == .black }
  }

  @Test func aTriggerStartsTheKeyframes() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) { Jumper(repeats: false) }
    stage.tap("jump")
    stage.advance(.milliseconds(500))
    #expect(try left(stage) == 20)
    #expect(stage.host.animator.activity == ["animation"])
    stage.advance(.milliseconds(1600))
    #expect(try left(stage) == 10)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func repeatedKeyframesAreNotWaitedFor() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) { Jumper(repeats: true) }
    stage.advance(.milliseconds(20_500))
    #expect(try left(stage) == 20)
    #expect(stage.host.animator.activity.isEmpty)
    stage.host.isAnimationFrozen = true
    stage.host.flush()
    #expect(try left(stage) == 0)
  }

  private struct Gauge: View, @preconcurrency Animatable {
    var level: Double

    var animatableData: Double {
      get { level }
      set { level = newValue }
    }

    var body: some View { Text(String(format: "%.2f", level)) }
  }

  private struct Filler: View {
    @State private var isFull = false
    var body: some View {
      VStack {
        Button("fill") { withAnimation(.linear(duration: 1)) { isFull = true } }
        Gauge(level: isFull ? 1 : 0)
      }
    }
  }

  @Test func anAnimatableViewIsEvaluatedForEachFrame() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) { Filler() }
    stage.tap("fill")
    let seen = (0..<4).map { _ in
      defer { stage.advance(.milliseconds(250)) }
      return stage.all(.staticText).first?.label
    }
    #expect(seen == ["0.00", "0.25", "0.50", "0.75"])
    stage.advance(.milliseconds(50))
    #expect(stage.all(.staticText).first?.label == "1.00")
  }
}
