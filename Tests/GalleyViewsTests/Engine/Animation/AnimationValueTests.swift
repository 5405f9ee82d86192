import Foundation
import GalleyViews
import SeededCases
import Testing

/// An animation of an app's own, of which nothing is known before it runs.
private struct Steps: CustomAnimation {
  let count: Int

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let step = Int((time * 10).rounded(.down))
    return step < count ? value.scaled(by: Double(step) / Double(count)) : nil
  }
}

@Suite struct AnimationValueTests {
  private func value(_ animation: Animation, at time: Double) -> Double? {
    var motion = AnimationProbe(animation)
    return motion.value(at: time)
  }

  @Test func wrappersChangeTheTime() {
    let base = Animation.linear(duration: 1)
    #expect(value(base, at: 0.25) == 0.25)
    #expect(value(base, at: 1) == nil, "the end")
    #expect(value(base.delay(0.5), at: 0.25) == 0 && value(base.delay(0.5), at: 0.75) == 0.25)
    #expect(value(base.speed(2), at: 0.25) == 0.5 && value(base.speed(2), at: 0.5) == nil)
    #expect(value(base.delay(0.5).speed(2), at: 0.5) == 0.5)
    #expect(value(base.speed(2).delay(0.5), at: 0.75) == 0.5)
  }

  @Test func repetitionsGoForthAndBack() {
    let forth = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    #expect(value(forth, at: 1.25) == 0.25 && value(forth, at: 2.5) == 0.5 && value(forth, at: 3) == nil)
    let back = Animation.linear(duration: 1).repeatCount(3)
    #expect(value(back, at: 1.25) == 0.75 && value(back, at: 2.25) == 0.25 && value(back, at: 3) == nil)
    let ever = Animation.linear(duration: 1).repeatForever()
    #expect(value(ever, at: 1000.25) == 0.25 && value(ever, at: 1001.25) == 0.75)
  }

  @Test func anAnimationOfAnAppsOwnCanBeRepeated() {
    var probe = AnimationProbe(Animation(Steps(count: 4)).repeatCount(2, autoreverses: false))
    let values = (0...9).map { probe.value(at: Double($0) / 10 + 0.05) }
    #expect(values[1] == 0.25 && values[3] == 0.75)
    #expect(values[5] != nil && values[9] == nil)
  }

  @Test(arguments: [
    Animation.linear, .easeIn, .easeOut, .easeInOut, .default, .spring, .smooth, .snappy, .bouncy,
    .interactiveSpring, .interpolatingSpring, .spring(response: 0.4, dampingFraction: 0.5),
    .interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 4),
    .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.7), .easeIn(duration: 2).speed(3).delay(0.1),
    .linear(duration: 0.5).repeatCount(3),
  ])
  func anAnimationGoesWithoutJumpsFromZeroToOne(animation: Animation) {
    var probe = AnimationProbe(animation)
    #expect(probe.value(at: 0) == 0)
    var last = 0.0
    var time = 0.0
    while let value = probe.value(at: time) {
      #expect(abs(value - last) < 0.02, "at \(time)")
      last = value
      time += 0.001
      guard time < 20 else { break }
    }
    #expect(abs(last - 1) < 0.01 && time < 20)
  }

  @Test func theDefaultIsTheSpringOfTheDocumentation() {
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn && Animation.linear.delay(1) != .linear)
  }
}

/// One value on its way from 0 to 1.
private struct AnimationProbe {
  private let animation: Animation
  private var context: AnimationContext<Double>?

  init(_ animation: Animation) {
    self.animation = animation
  }

  mutating func value(at time: Double) -> Double? {
    var context = context ?? AnimationContext()
    defer { self.context = context }
    return animation.animate(value: 1.0, time: time, context: &context)
  }
}
