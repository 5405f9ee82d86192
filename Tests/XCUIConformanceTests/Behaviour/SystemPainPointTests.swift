import Galley
import XCTest

/// What suites have to do with the home screen and with web pages.
final class SystemPainPointTests: XCTestCase {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  // rule: Pain point 25: an app is deleted through the springboard
  func testAnAppIsDeletedThroughTheSpringboard() throws {
    let app = launch("interruptions")
    XCTAssertFalse(springboard.icons["Conformance"].exists)
    XCUIDevice.shared.press(.home)
    let icon = springboard.icons["Conformance"]
    XCTAssert(icon.waitForExistence(timeout: 2))
    XCTAssertEqual(springboard.icons.count, 1)
    XCTAssertEqual(icon.label, "Conformance")
    icon.press(forDuration: 1.3)
    springboard.buttons["Remove App"].tap()
    springboard.alerts["Remove “Conformance”?"].buttons["Delete App"].tap()
    springboard.alerts["Delete “Conformance”?"].buttons["Delete"].tap()
    XCTAssertFalse(icon.exists)
    XCTAssertEqual(app.state, .unknown)
    XCTAssertEqual(
      failures { app.launch() }, ["No app called org.example.Conformance is installed; no app is installed."])
  }

  func testDeletingAnAppCanBeCancelledAndItsMenuClosed() {
    let app = launch("interruptions")
    XCUIDevice.shared.press(.home)
    let icon = springboard.icons["Conformance"]
    icon.press(forDuration: 1.3)
    springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).tap()
    XCTAssertFalse(springboard.buttons["Remove App"].exists)
    icon.press(forDuration: 1.3)
    springboard.buttons["Remove App"].tap()
    springboard.alerts.buttons["Cancel"].tap()
    XCTAssert(icon.exists)
    XCTAssertNotEqual(app.state, .notRunning)
  }

  func testAnIconBringsItsAppToTheFront() {
    let app = launch("interruptions")
    app.buttons["Target"].tap()
    XCUIDevice.shared.press(.home)
    XCTAssertNotEqual(app.state, .runningForeground)
    springboard.icons["Conformance"].tap()
    XCTAssert(app.wait(for: .runningForeground, timeout: 2))
    XCTAssertEqual(text("taps", in: app), "1")
    app.terminate()
    springboard.activate()
    springboard.icons["Conformance"].tap()
    XCTAssert(app.wait(for: .runningForeground, timeout: 2))
  }

  // rule: Pain point 29: web content is slow, and systems differ
  func testWebContentIsWaitedFor() {
    let app = launch("web")
    let page = app.webViews["Example Domain"]
    XCTAssertFalse(page.links["More information"].exists)
    XCTAssert(page.links["More information"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.webViews.count, 1)
    XCTAssertEqual(page.staticTexts.firstMatch.label, "Example Domain")
    let last = page.staticTexts["Line 60"]
    XCTAssertFalse(last.isHittable)
    page.swipeUp()
    last.tap()
    XCTAssert(last.isHittable)
    page.links["More information"].tap()
    XCTAssertEqual(device.openedURLs.map(\.absoluteString), ["https://www.iana.org/domains/example"])
  }
}

/// A tablet's bar of tabs.
final class TabletPainPointTests: XCTestCase {
  override var deviceProfile: DeviceProfile { .iPad }

  // rule: Pain point 14: no tab bar on iPadOS 18
  func testTheTabsOfATabletAreButtonsAtTheTop() {
    let app = launch("tabs")
    XCTAssertEqual(app.tabBars.count, 0)
    let (chats, settings) = (app.buttons["Chats"], app.buttons["Settings"])
    XCTAssert(chats.isSelected)
    XCTAssertLessThan(settings.frame.maxY, 80)
    XCTAssertGreaterThanOrEqual(app.staticTexts["Chats page"].frame.minY, settings.frame.maxY)
    settings.tap()
    XCTAssert(settings.isSelected)
    XCTAssert(app.staticTexts["Settings page"].exists)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.tabBars.count, 0)
    chats.tap()
    XCTAssert(app.staticTexts["Chats page"].exists)
    XCUIDevice.shared.orientation = .portrait
  }
}

/// The same app's bar on a telephone.
final class TelephoneTabTests: XCTestCase {
  func testTheTabsOfATelephoneStandInABarAtTheBottom() {
    let app = launch("tabs")
    app.tabBars.buttons["Settings"].tap()
    XCTAssert(app.staticTexts["Settings page"].exists)
    XCTAssertEqual(app.tabBars.element.frame.maxY, app.frame.maxY)
  }
}
