import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyViews
import Testing

/// Asynchronous code of apps has the time of their device, and the same order each time.
@Suite struct AsyncWorkTests {
  @Test(arguments: [
    ("sleeps", "for 3.0; nanoseconds 3.5; until 4.5; tolerance 6.5; clock 6.75; true 6.75"),
    ("group", "3 1.0; 2 2.0; 1 3.0; 3 3.0"),
    ("stream", "1 1.0; 2 2.0; 3 3.0; end 3.0"),
    ("queues", "operation 0.0; 55 0.0; soon 0.5; after 2.0; wall 3.0"),
    ("timers", "added 0.75; tick 1 1.0; once 1.5; tick 2 2.0; tick 3 3.0"),
    ("dates", "2007-01-09T09:41:00Z 0.0"),
    ("racers", "1 1.0; 2 1.0; 3 1.0; 4 1.0; 5 1.0"),
  ])
  func everythingHappensOnTheClockOfTheDevice(script: String, diary: String) throws {
    let device = try SimulatedDevice.running(script)
    device.advance(by: .seconds(60))
    let written = try device.diary
    #expect(written == diary)
  }

  @Test func nothingHappensBeforeItsTime() throws {
    let device = try SimulatedDevice.running("sleeps")
    device.advance(by: .milliseconds(2_999))
    #expect(try device.diary == "")
    device.advance(by: .milliseconds(1))
    #expect(try device.diary == "for 3.0")
  }

  @Test func aTaskOfAnotherValueCancelsTheOneBefore() throws {
    let device = try SimulatedDevice.running("restarts")
    device.advance(by: .seconds(1))
    try device.tap("other")
    device.advance(by: .seconds(10))
    let lines = try device.diary.split(separator: "; ").map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(lines == ["began 0", "began 1", "cancelled 0", "ended 1"])
  }

  @Test func aTaskEndsWithItsView() throws {
    let device = try SimulatedDevice.running("restarts")
    try device.tap("hide")
    device.advance(by: .seconds(10))
    #expect(try device.diary.hasPrefix("began 0 0.0; cancelled 0 "))
  }

  @Test func nothingHappensAfterTheAppsEnd() throws {
    let device = try SimulatedDevice.running("sleeps")
    try device.terminate(AsyncApp.bundleIdentifier)
    try device.launch(LaunchRequest(AsyncApp.bundleIdentifier, arguments: ["none"]))
    device.advance(by: .seconds(10))
    #expect(try device.diary == "nothing 0.0")
  }

  @Test func devicesDoNotShareTheirTime() throws {
    let devices = try (0..<3).map { _ in try SimulatedDevice.running("sleeps") }
    for (index, device) in devices.enumerated() { device.advance(by: .seconds(index + 3)) }
    #expect(
      try devices.map { try $0.diary } == [
        "for 3.0", "for 3.0; nanoseconds 3.5", "for 3.0; nanoseconds 3.5; until 4.5",
      ])
  }

  @Test func theTestKeepsTheMachinesTime() async throws {
    let device = try SimulatedDevice.running("sleeps")
    device.advance(by: .seconds(10))
    // The date of the machine, not that of the device.
    #expect(Date().timeIntervalSince1970 > 1_600_000_000)
    // A task of a test runs by itself, whatever a device does.
    #expect(await Task.detached { 42 }.value == 42)
  }

  @Test func aTaskThatNeverWaitsIsReported() throws {
    let device = try SimulatedDevice.running("spinning")
    let error = #expect(throws: DriverError.self) { try device.snapshot() }
    #expect(
      error.map { "\($0)" }
        == "The device does not answer: org.example.Async never comes to rest: its tasks did 100000 pieces of work while no "
        + "time passed; one of them runs without end.")
  }
}
