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
