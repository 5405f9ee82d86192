import Foundation
import GalleyViews
import SeededCases
import Testing

@Suite struct SpringTests {
  @Test func theDescriptionsAgreeAsInApplesExample() {
    // https://developer.apple.com/documentation/swiftui/spring, rounded as there.
    let first = Spring(duration: 0.5, bounce: 0.3)
    #expect(first.mass == 1)
    #expect(abs(first.stiffness - 157.9) < 0.05 && abs(first.damping - 17.6) < 0.05)
    let second = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(second.duration - 0.63) < 0.005 && abs(second.bounce - 0.5) < rounding)
  }

  @Test(arguments: [-0.5, -0.1, 0, 0.15, 0.3, 0.9])
  func bothParametrisationsAreOneSpring(bounce: Double) {
    let first = Spring(duration: 0.7, bounce: bounce)
    let second = Spring(response: 0.7, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    let third = Spring(
      mass: first.mass, stiffness: first.stiffness, damping: first.damping, allowOverDamping: true)
    #expect(abs(first.bounce - bounce) < rounding)
    for step in 0...40 {
      let time = Double(step) / 20
      let value = first.value(target: 1.0, time: time)
      #expect(abs(value - second.value(target: 1.0, time: time)) < rounding)
      #expect(abs(value - third.value(target: 1.0, time: time)) < 1e-6)
    }
  }

  /// Between the closed form and small steps of the differential equation, by the midpoint rule.
  private let stepping = 1e-4

  @Test(arguments: [0.2, 0.825, 1, 1.7])
  func theClosedFormSolvesTheEquation(ratio: Double) {
    let spring = Spring(response: 0.55, dampingRatio: ratio)
    var (value, velocity) = (0.0, 3.0)
    let delta = 1e-4
    for step in 1...8000 {
      let force = spring.force(target: 2, position: value, velocity: velocity)
      let middle = (value: value + velocity * delta / 2, velocity: velocity + force * delta / 2)
      value += middle.velocity * delta
      velocity += spring.force(target: 2, position: middle.value, velocity: middle.velocity) * delta
      guard step % 500 == 0 else { continue }
      let time = Double(step) * delta
      #expect(abs(spring.value(target: 2.0, initialVelocity: 3, time: time) - value) < stepping)
      #expect(abs(spring.velocity(target: 2.0, initialVelocity: 3, time: time) - velocity) < stepping * 10)
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func twoSpansOfTimeAreOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let spring = Spring(
        response: .random(in: 0.1...2, using: &random), dampingRatio: .random(in: 0...2.5, using: &random))
      let target = Double.random(in: -100...100, using: &random)
      let start = Double.random(in: -100...100, using: &random)
      let push = Double.random(in: -500...500, using: &random)
      let spans = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      var once = (value: start, velocity: push)
      spring.update(
        value: &once.value, velocity: &once.velocity, target: target, deltaTime: spans.0 + spans.1)
      var twice = (value: start, velocity: push)
      spring.update(value: &twice.value, velocity: &twice.velocity, target: target, deltaTime: spans.0)
      spring.update(value: &twice.value, velocity: &twice.velocity, target: target, deltaTime: spans.1)
      #expect(abs(once.value - twice.value) < 1e-6 && abs(once.velocity - twice.velocity) < 1e-4)
    }
  }

  @Test(arguments: [0.3, 0.825, 1, 1.5])
  func aSpringRestsAfterItsSettlingDuration(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let end = spring.settlingDuration
    for step in 0...200 {
      let time = end * (1 + Double(step) / 50)
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.001 + rounding)
    }
    let same = Spring(settlingDuration: end, dampingRatio: ratio)
    #expect(abs(same.response - 0.5) < 1e-6)
  }

  @Test func aCriticalSpringSettlesWhenItsFormulaSays() {
    // (1 + wt)·e^(−wt) = 0.001 at wt = 9.2334, by any table of that function.
    let spring = Spring(response: 0.55, dampingRatio: 1)
    #expect(abs(spring.settlingDuration - 9.2334 * 0.55 / (2 * .pi)) < 1e-4)
  }

  @Test func aSpringOfNoTimeIsThereAtOnce() {
    let spring = Spring(response: 0, dampingRatio: 0.8)
    #expect(spring.value(target: 5.0, time: 0.001) == 5 && spring.settlingDuration == 0)
  }

  private let rounding = 1e-9
}
