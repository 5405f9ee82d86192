import Foundation
import GalleyViews
import SeededCases
import Testing

@MainActor @Suite struct VectorMotionTests {
  private typealias Point = AnimatablePair<Double, Double>

  private let animations: [Animation] = [
    .linear(duration: 0.7), .easeInOut(duration: 1.1), .default, .bouncy, .interactiveSpring,
    .spring(response: 0.6, dampingFraction: 0.4), .interpolatingSpring(duration: 0.8, bounce: 0.2),
    .snappy.speed(1.5), .easeOut.delay(0.2),
  ]

  /// How far a value may get in a microsecond: far less than what a jump would be.
  private let instant = 1e-6
  private let step = 0.02

  private func motion() -> VectorMotion<Point> {
    VectorMotion(.zero) { EnvironmentValues() }
  }

  private func distance(_ a: Point, _ b: Point) -> Double { (a - b).magnitudeSquared.squareRoot() }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func whateverInterruptsNothingJumpsAndAllComesToItsEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let motion = motion()
    var time = 0.0
    for _ in 0..<12 {
      time += Double.random(in: 0.01...0.9, using: &random)
      _ = motion.sample(at: time, isFrozen: false)
      let before = motion.value
      let target = Point(.random(in: -100...100, using: &random), .random(in: -100...100, using: &random))
      motion.move(
        to: target, by: Transaction(animation: animations[random.below(animations.count)]), at: time)
      #expect(distance(motion.value, before) < 1e-6, "it goes on from where it is")
      _ = motion.sample(at: time + instant, isFrozen: false)
      #expect(distance(motion.value, before) < step)
      time += instant
    }
    while motion.sample(at: time, isFrozen: false), time < 60 { time += 0.1 }
    #expect(motion.value == motion.target && !motion.isMoving)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aSpringKeepsTheVelocityOfWhatItInterrupts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let motion = motion()
    let springs: [Animation] = [
      .default, .bouncy, .spring(response: 0.6, dampingFraction: 0.4), .snappy.speed(1.5),
    ]
    motion.move(to: Point(100, -50), by: Transaction(animation: animations[random.below(7)]), at: 0)
    var time = 0.0
    for _ in 0..<6 {
      time += Double.random(in: 0.05...0.3, using: &random)
      let delta = 1e-5
      func place(at time: Double) -> Point {
        _ = motion.sample(at: time, isFrozen: false)
        return motion.value
      }
      let before = (place(at: time) - place(at: time - delta)).scaled(by: 1 / delta)
      _ = place(at: time)
      let target = Point(.random(in: -100...100, using: &random), .random(in: -100...100, using: &random))
      motion.move(to: target, by: Transaction(animation: springs[random.below(springs.count)]), at: time)
      let start = motion.value
      let after = (place(at: time + delta) - start).scaled(by: 1 / delta)
      // Within two differences of 10 µs the velocity changes by the acceleration of a spring of some 10 000 points a second².
      #expect(distance(before, after) < 2)
    }
  }

  @Test func curvesAreAdded() {
    let motion = VectorMotion(0.0) { EnvironmentValues() }
    motion.move(to: 10, by: Transaction(animation: .linear(duration: 1)), at: 0)
    motion.move(to: 30, by: Transaction(animation: .linear(duration: 1)), at: 0.5)
    for (time, value) in [(0.5, 5.0), (0.75, 12.5), (1, 20), (1.25, 25), (1.5, 30)] {
      _ = motion.sample(at: time, isFrozen: false)
      #expect(abs(motion.value - value) < 1e-9, "10 in the first second, and 20 from 0.5 to 1.5")
    }
  }

  @Test func aTargetThatMovesAtOnceTakesTheMotionAlong() {
    let motion = VectorMotion(0.0) { EnvironmentValues() }
    motion.move(to: 10, by: Transaction(animation: .linear(duration: 1)), at: 0)
    _ = motion.sample(at: 0.5, isFrozen: false)
    motion.move(to: 110)
    #expect(motion.value == 105)
    _ = motion.sample(at: 0.75, isFrozen: false)
    #expect(motion.value == 107.5)
  }

  @Test func anotherAnimationEndsWhatIsEndless() {
    let motion = VectorMotion(0.0) { EnvironmentValues() }
    motion.move(to: 10, by: Transaction(animation: .linear(duration: 1).repeatForever()), at: 0)
    _ = motion.sample(at: 4.5, isFrozen: false)
    #expect(motion.isEndless && motion.value == 5)
    motion.move(to: 0, by: Transaction(animation: .linear(duration: 1)), at: 4.5)
    #expect(motion.value == 5)
    _ = motion.sample(at: 5, isFrozen: false)
    #expect(motion.value == 2.5)
    #expect(!motion.sample(at: 5.5, isFrozen: false))
  }

  @Test func endlessMotionIsFrozenAtItsStart() {
    let motion = VectorMotion(0.0) { EnvironmentValues() }
    motion.move(to: 10, by: Transaction(animation: .linear(duration: 1).repeatForever()), at: 0)
    _ = motion.sample(at: 4.5, isFrozen: true)
    #expect(motion.value == 0)
    _ = motion.sample(at: 4.5, isFrozen: false)
    #expect(motion.value == 5)
  }
}
