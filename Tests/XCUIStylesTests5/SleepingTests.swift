import Foundation
import XCTest

/// Every way to let time pass moves the device's clock, and no other.
final class SleepingTests: XCTestCase {
  private func elapsed(_ body: () throws -> Void) rethrows -> Duration {
    let before = device.clock.now
    try body()
    return device.clock.now - before
  }

  func testSleep() {
    XCTAssertEqual(elapsed { sleep(240) }, .seconds(240))
  }

  func testUsleep() {
    XCTAssertEqual(elapsed { usleep(1_500_000) }, .milliseconds(1500))
  }

  /// A wait as public suites have it, which fails by the machine's clock.
  private func isThere(_ element: XCUIElement, within seconds: TimeInterval) -> Bool {
    let start = Date()
    while !element.exists {
      if Date().timeIntervalSince(start) > seconds { return false }
      usleep(10_000)
    }
    return true
  }

  func testALoopThatComparesDatesFailsAfterItsTime() {
    let app = XCUIApplication()
    app.launch()
    let start = Date()
    var found = true
    let time = elapsed { found = isThere(app.buttons["no such button"], within: 0.2) }
    XCTAssertFalse(found)
    XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.2, "Date() is real")
    XCTAssertGreaterThanOrEqual(time, .milliseconds(10), "each usleep moves the device's clock")
    XCTAssertTrue(isThere(app.cells.firstMatch, within: 0.2))
  }

  func testThreadsSleep() {
    XCTAssertEqual(elapsed { Thread.sleep(forTimeInterval: 90) }, .seconds(90))
    let time = elapsed { Thread.sleep(until: Date(timeIntervalSinceNow: 600)) }
    XCTAssertGreaterThan(time, .seconds(500))
    XCTAssertLessThanOrEqual(time, .seconds(600))
  }

  func testARunLoopRuns() {
    let time = elapsed { RunLoop.current.run(until: Date(timeIntervalSinceNow: 600)) }
    XCTAssertGreaterThan(time, .seconds(500))
    XCTAssertGreaterThan(
      elapsed { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 600)) }, .seconds(500))
    XCTAssertEqual(elapsed { RunLoop.current.run(until: .distantPast) }, .zero)
  }

  func testATaskSleeps() async throws {
    let before = device.clock.now
    try await Task.sleep(nanoseconds: 60_000_000_000)
    try await Task.sleep(for: .seconds(30))
    XCTAssertEqual(device.clock.now, before + .seconds(90))
  }

  func testAnEmptyWaitPassesTime() {
    XCUIContext.expectationLimit = .milliseconds(20)
    defer { XCUIContext.expectationLimit = .seconds(2) }
    let pause = XCTestExpectation(description: "a pause")
    XCTAssertEqual(elapsed { _ = XCTWaiter.wait(for: [pause], timeout: 8) }, .seconds(8))
  }
}
