import Galley
import XCTest

/// The rules for interruptions of Apple's WWDC 2020 session 10220, on a device.
final class InterruptionRulesTests: XCTestCase {
  private func answered(_ question: String) -> String {
    let app = launch("interruptions", ["QUESTION": question])
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    app.buttons["Target"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
    return text("answer", in: app)
  }

  // rule: Interruptions: the built-in handler cancels, or takes the default button
  func testTheImplicitHandlerTakesTheRoleThatCancels() {
    XCTAssertEqual(answered("update"), "Later")
    XCTAssertEqual(answered("rating"), "Not Now")
  }

  func testWordsAreNoCriterion() {
    XCTAssertEqual(answered("words"), "Keep")
  }

  func testWithoutRolesThePlaceOfTheButtonThatCancelsCounts() {
    XCTAssertEqual(answered("update without roles"), "Later")
  }

  // rule: Interruptions: the built-in handler cancels, or takes the default button
  func testASingleButtonIsTheDefaultOne() {
    XCTAssertEqual(answered("single"), "Fine")
  }

  func testASystemAlertIsCancelledTooWhateverItsWords() {
    let app = launch("interruptions")
    var answers: [String] = []
    device.present(SystemAlert("Update", buttons: ["Later", "Install Now"])) { answers.append($0) }
    app.buttons["Target"].tap()
    XCTAssertEqual(answers, ["Later"])
  }

  func testASheetAsksTheMonitorsAndIsCancelledByItsRole() {
    let app = launch("interruptions", ["SHEET": "1"])
    XCTAssert(app.staticTexts["A sheet"].waitForExistence(timeout: 2))
    var seen: [XCUIElement.ElementType] = []
    addUIInterruptionMonitor(withDescription: "looks") { element in
      seen.append(element.elementType)
      return false
    }
    app.buttons["Target"].tap()
    XCTAssertEqual(seen, [.sheet])
    XCTAssertEqual(text("answer", in: app), "Nein, danke")
  }

  private var notification: PushNotification { PushNotification("Dinner", for: "org.example.Kitchen") }

  private var springboard: XCUIApplication { XCUIApplication(bundleIdentifier: "com.apple.springboard") }

  private var banner: XCUIElement { springboard.otherElements["NotificationShortLookView"] }

  // rule: Interruptions: banners are waited out or swiped away
  func testATemporaryBannerIsWaitedOut() {
    let app = launch("interruptions")
    device.present(notification)
    let shown = device.clock.now
    app.buttons["Target"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
    XCTAssertGreaterThanOrEqual(device.clock.now, shown + .seconds(5))
    let log = XCUIContext.automator!.log.text
    XCTAssert(log.contains("the built-in handler waited until it was gone"), log)
  }

  // rule: Interruptions: banners are waited out or swiped away
  func testAPersistentBannerIsSwipedAway() {
    let app = launch("interruptions")
    var persistent = notification
    persistent.style = .persistent
    device.present(persistent)
    device.advance(by: .seconds(60))
    XCTAssert(banner.exists)
    let start = device.clock.now
    app.buttons["Target"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
    XCTAssertFalse(banner.exists)
    XCTAssertLessThan(device.clock.now, start + .seconds(2))
    let log = XCUIContext.automator!.log.text
    XCTAssert(log.contains("the built-in handler swiped it away"), log)
  }

  // rule: Interruptions: only what blocks the element counts
  func testABannerThatCoversNothingOfTheTargetInterruptsNothing() {
    let app = launch("interruptions")
    device.present(notification)
    addUIInterruptionMonitor(withDescription: "never asked") { _ in
      XCTFail("nothing interrupts")
      return true
    }
    app.buttons["Bottom"].tap()
    XCTAssert(banner.exists)
    XCTAssertEqual(text("taps", in: app), "1")
  }

  // covers: XCTestCase.addUIInterruptionMonitor(withDescription:handler:)
  // covers: XCTestCase.removeUIInterruptionMonitor(_:)
  // rule: Interruptions: handlers run last in, first out
  func testHandlersRunLastInFirstOut() {
    let app = launch("interruptions", ["QUESTION": "update"])
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    var asked: [String] = []
    addUIInterruptionMonitor(withDescription: "first") { element in
      asked.append("first")
      element.buttons["Install Now"].tap()
      return true
    }
    addUIInterruptionMonitor(withDescription: "second") { _ in
      asked.append("second")
      return false
    }
    let third = addUIInterruptionMonitor(withDescription: "third") { _ in
      asked.append("third")
      return true
    }
    removeUIInterruptionMonitor(third)
    app.buttons["Target"].tap()
    XCTAssertEqual(asked, ["second", "first"])
    XCTAssertEqual(text("answer", in: app), "Install Now")
  }

  func testAMonitorIsAskedBeforeABannerIsWaitedOut() {
    let app = launch("interruptions")
    device.present(notification)
    let banner = banner
    addUIInterruptionMonitor(withDescription: "swipes banners") { element in
      XCTAssertEqual(element.identifier, "NotificationShortLookView")
      banner.swipeUp()
      return true
    }
    let start = device.clock.now
    app.buttons["Target"].tap()
    XCTAssertLessThan(device.clock.now, start + .seconds(2))
    XCTAssertEqual(text("taps", in: app), "1")
  }

  // rule: Interruptions: an alert that a step has led to is none
  func testAnAlertInDirectResponseIsNoInterruption() {
    let app = launch("interruptions", ["QUESTION": "words"])
    addUIInterruptionMonitor(withDescription: "never asked") { _ in
      XCTFail("the alert is expected")
      return true
    }
    let alert = app.alerts["Cancel the order?"]
    XCTAssert(alert.waitForExistence(timeout: 2))
    alert.buttons["Cancel"].tap()
    XCTAssertEqual(text("answer", in: app), "Cancel")
  }

  // rule: Interruptions: monitors are asked when an action meets one, not when it comes up
  // rule: Interruptions: in the log
  func testMonitorsAreAskedWhenAnActionMeetsTheAlert() throws {
    let app = launch("interruptions", ["QUESTION": "update"])
    var asked = 0
    addUIInterruptionMonitor(withDescription: "counts") { alert in
      asked += 1
      alert.buttons["Later"].tap()
      return true
    }
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    sleep(10)
    XCTAssertEqual(asked, 0)
    app.buttons["Target"].tap()
    XCTAssertEqual(asked, 1)
    let log = try XCTUnwrap(XCUIContext.automator?.log.text)
    for line in [
      "Found 1 interrupting element: \"Update Available\" Alert",
      "Invoking UI interruption monitors for \"Update Available\" Alert",
      "Confirmed successful handling of interrupting element",
    ] {
      XCTAssert(log.contains(line), log)
    }
  }

  func testOneSentenceSaysWhoAnswered() throws {
    let app = launch("interruptions", ["QUESTION": "update"])
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    addUIInterruptionMonitor(withDescription: "says it did") { _ in true }
    let report = try XCTUnwrap(failures { app.buttons["Target"].tap() }.first)
    XCTAssert(
      report.contains("is still in the way: the monitor “says it did” answered at"), report)
    XCTAssertFalse(report.contains("no monitor answered"), report)
    let log = XCUIContext.automator!.log.text
    let answers = log.components(separatedBy: "Confirmed successful handling of interrupting element: ")
    XCTAssertEqual(answers.count, 2, log)
    XCTAssert(answers[1].hasPrefix("the monitor “says it did” answered\n"), log)
  }
}
