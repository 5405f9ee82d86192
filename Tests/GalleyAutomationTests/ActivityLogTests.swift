import Foundation
import Testing

@testable import GalleyAutomation

@Suite struct ActivityLogTests {
  @Test func stepsHoldSteps() {
    var now = Duration.zero
    let log = ActivityLog { now }
    log.step("Tap") {
      log.note("Find")
      now = .milliseconds(1234)
      log.step("Synthesize") { log.note("Touch") }
    }
    now = .seconds(75)
    log.note("Done")
    #expect(
      log.text == """
        t =     0.00s Tap
        t =     0.00s     Find
        t =     1.23s     Synthesize
        t =     1.23s         Touch
        t =    75.00s Done

        """)
    #expect(log.steps.map(\.title) == ["Tap", "Done"])
    #expect(log.steps[0].end == .milliseconds(1234))
    #expect(log.steps[0].steps.map(\.title) == ["Find", "Synthesize"])
    #expect(log.steps[0].steps[1].steps.map(\.title) == ["Touch"])
  }

  @Test func aStepThatFailsEndsToo() {
    struct Trouble: Error {}
    let log = ActivityLog { .zero }
    #expect(throws: Trouble.self) { try log.step("Tap") { throw Trouble() } }
    log.note("After")
    #expect(log.steps.map(\.title) == ["Tap", "After"])
  }

  @Test func aStepThatGoesOnHasNoEnd() {
    let log = ActivityLog { .zero }
    log.step("Tap") {
      #expect(log.steps[0].end == nil)
    }
  }

  @Test func aStepThatIsEndedLaterHoldsWhatCameMeanwhile() {
    var now = Duration.zero
    let log = ActivityLog { now }
    let outer = log.begin("outer")
    log.step("inner") { now = .seconds(1) }
    #expect(log.steps.first?.end == nil)
    log.end(outer)
    log.note("after")
    #expect(
      log.steps == [
        .init(
          title: "outer", start: .zero, end: .seconds(1),
          steps: [.init(title: "inner", start: .zero, end: .seconds(1), steps: [])]),
        .init(title: "after", start: .seconds(1), end: .seconds(1), steps: []),
      ])
  }

  @Test func theEndOfAStepIsThatOfAllThatItIsMadeOf() {
    let log = ActivityLog { .zero }
    let outer = log.begin("outer")
    _ = log.begin("never ended")
    log.end(outer)
    log.note("after")
    #expect(log.steps.map(\.title) == ["outer", "after"])
  }
}
