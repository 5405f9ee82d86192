import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyViews
import Testing

/// A device says what it is still about to do, and when.
@Suite struct PendingWorkTests {
  private func lines(_ device: SimulatedDevice) -> [String] {
    device.pending.map { "\($0.what) \($0.due.map { "\($0 / .seconds(1))" } ?? "")" }
  }

  @Test func everyKindOfWorkIsTold() throws {
    #expect(lines(try .running("sleeps")) == ["a task that sleeps 3.0"])
    #expect(
      lines(try .running("queues")) == [
        "work for the main queue 0.5", "work for the main queue 1.0", "work for the main queue 2.0",
        "work for the main queue 3.0",
      ])
    #expect(
      lines(try .running("timers")) == [
        "a timer that repeats 0.75", "a timer that repeats 1.0", "a timer 1.5",
      ])
  }

  @Test func aRequestIsPendingUntilItsAnswer() throws {
    let device = try SimulatedDevice()
    device.network.latency = .seconds(3)
    device.network.send(NetworkRequest(url: "https://example.org/")) { _ in }
    #expect(lines(device) == ["the answer to GET https://example.org/ 3.0"])
    device.advance(by: .seconds(3))
    #expect(device.isIdle)
  }

  @Test func nothingIsPendingAtTheEnd() throws {
    let device = try SimulatedDevice.running("sleeps")
    device.advance(by: .seconds(6.75))
    // The last task was cancelled in its sleep.
    #expect(try device.diary.hasSuffix("true 6.75"))
    #expect(device.isIdle)
  }

  @Test func anAppThatEndsLeavesNothing() throws {
    let device = try SimulatedDevice.running("timers")
    #expect(!device.isIdle)
    try device.terminate(AsyncApp.bundleIdentifier)
    #expect(device.isIdle)
    #expect(device.nextEvent == nil)
  }

  @Test func aWaitThatFailsTellsThem() throws {
    let device = try SimulatedDevice.running("sleeps", seed: 7)
    let automator = Automator(driver: device)
    let query = ElementQuery.application(AsyncApp.bundleIdentifier).descendants(.button)
      .matching(.identified(by: "never"))
    let error = #expect(throws: AutomationError.self) {
      try automator.tap(Target(query), until: .seconds(2))
    }
    let report = AutomationErrorText.report(try #require(error))
    #expect(
      report.contains(
        """
        Waited 2s, until 2s.
        Still pending: a task that sleeps, due at 3s.
        Seed 7: “galley test --seed 7” repeats it.

        """))
  }

  @Test func manyAreCounted() {
    let events = (1...7).map { PendingEvent("a timer", due: .seconds($0)) }
    #expect(
      PendingEvent.line(events, limit: 2) { "\($0 / .seconds(1))" }
        == "a timer, due at 1.0; a timer, due at 2.0; and 5 more")
    #expect(PendingEvent.line([PendingEvent("x", due: nil)]) { "\($0)" } == "x")
  }

  @Test func theyAreNumbersOfSecondsInJSON() throws {
    let events = [PendingEvent("a timer", due: .milliseconds(1_250)), PendingEvent("a motion", due: nil)]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(events)
    #expect(String(decoding: data, as: UTF8.self) == #"[{"due":1.25,"what":"a timer"},{"what":"a motion"}]"#)
    #expect(try JSONDecoder().decode([PendingEvent].self, from: data) == events)
  }
}
