import GalleySimulator
import Testing

@Suite struct VirtualClockTests {
  @Test func itStandsStillUntilItIsAdvanced() {
    let clock = VirtualClock()
    var isDone = false
    clock.after(.zero) { isDone = true }
    #expect(!isDone)
    clock.advance(to: .zero)
    #expect(isDone)
    #expect(clock.now == .zero)
  }

  @Test func whatIsDueIsDoneInOrderOfTimeThenOfAsking() {
    let clock = VirtualClock()
    var done: [String] = []
    clock.after(.seconds(2)) { done.append("second at 2") }
    clock.after(.seconds(1)) {
      done.append("at 1")
      clock.after(.seconds(1)) { done.append("third at 2") }
      clock.after(.zero) { done.append("right after") }
    }
    clock.after(.seconds(3)) { done.append("at 3") }
    clock.advance(to: .seconds(2))
    #expect(done == ["at 1", "right after", "second at 2", "third at 2"])
    #expect(clock.now == .seconds(2))
    #expect(clock.next == .seconds(3))
  }

  /// Whatever is asked for in whatever order, it is done in order, and the clock never goes back.
  @Test(arguments: 0..<20) func orderHolds(_ seed: UInt64) {
    var state = seed &+ 99
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let clock = VirtualClock()
    var done: [(due: Duration, number: Int)] = []
    for number in 0..<200 {
      let delay = Duration.milliseconds(random(50))
      clock.after(delay) {
        #expect(clock.now == delay)
        done.append((delay, number))
      }
    }
    clock.advance(to: .seconds(1))
    #expect(done.count == 200)
    for (a, b) in zip(done, done.dropFirst()) { #expect((a.due, a.number) < (b.due, b.number)) }
  }
}
