import Foundation
import Galley
import GalleyAutomation
import XCTest

/// What reaches an app in real time, while the device's time stands still.
@MainActor
final class RealEventsTests: SimulatedTestCase<OutsideApp> {
  private let app = XCUIApplication()
  private var answer: XCUIElement { app.staticTexts["answer"] }

  /// Longer than any thread is kept from running on a busy machine: a wait ends with the event.
  override var realEventLimit: Duration { .seconds(20) }

  override func setUp() async throws { app.launch() }

  private func waits(_ button: String, for text: String, timeout: TimeInterval = 5) -> Bool {
    app.buttons[button].tap()
    return answer.wait(for: \.label, toEqual: text, timeout: timeout)
  }

  /// Has a thread give the main queue a block, which lies there when this returns, and then gives events little time.
  private func send() {
    app.buttons["Sent"].tap()
    OutsideView.sent.wait()
    XCUIContext.automator?.realEventLimit = .milliseconds(50)
  }

  func testABlockOnTheMainQueueIsSeenByAWait() {
    XCTAssert(waits("Main queue", for: "main queue"))
  }

  func testAThreadIsSeenByAWait() {
    XCTAssert(waits("Thread", for: "thread"))
  }

  func testASocketIsSeenByAWait() {
    XCTAssert(waits("Socket", for: "42"))
  }

  func testAnEventIsSeenBehindAnIndicatorThatNeverRests() {
    XCTAssert(waits("Work", for: "work"))
  }

  func testWhatAnEventSetsOffHasTheRestOfTheTimeout() {
    app.buttons["Question"].tap()
    XCTAssert(app.alerts["Really?"].waitForExistence(timeout: 5))
    app.buttons["Yes"].tap()
    XCTAssert(answer.wait(for: \.label, toEqual: "yes", timeout: 2))
  }

  func testASleepLetsEventsIn() {
    send()
    XCUIContext.sleep(1)
    XCTAssertEqual(answer.label, "sent")
  }

  func testATestThatIsATaskLetsEventsInWhereItSuspends() async throws {
    send()
    let before = device.clock.now
    try await XCUIContext.sleep(for: .seconds(2))
    XCTAssertEqual(device.clock.now, before + .seconds(2))
    XCTAssertEqual(answer.label, "sent")
  }

  func testWithoutALimitNoEventIsSeen() {
    XCUIContext.automator?.realEventLimit = .zero
    app.buttons["Sent"].tap()
    OutsideView.sent.wait()
    XCTAssertFalse(answer.wait(for: \.label, toEqual: "sent", timeout: 5))
    XCUIContext.automator?.realEventLimit = realEventLimit
    XCTAssert(answer.wait(for: \.label, toEqual: "sent", timeout: 1))
  }

  func testTheDevicesOwnTimeNeedsNoRealTime() {
    let before = device.clock.now
    XCTAssert(waits("Clock", for: "clock"))
    XCTAssertGreaterThanOrEqual(device.clock.now - before, .seconds(3))
  }

  func testAWaitInVainTakesTheDevicesTimeAndTheLimitOnly() {
    let limit = Duration.milliseconds(50)
    XCUIContext.automator?.realEventLimit = limit
    let before = device.clock.now
    let start = ContinuousClock().now
    XCTAssertFalse(app.buttons["nowhere"].waitForExistence(timeout: 3600))
    XCTAssertEqual(device.clock.now, before + .seconds(3600))
    XCTAssertGreaterThanOrEqual(ContinuousClock().now - start, limit)
  }
}
