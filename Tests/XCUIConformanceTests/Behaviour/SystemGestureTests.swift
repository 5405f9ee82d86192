import Galley
import XCTest

/// The home screen, the app switcher, addresses and keyboards, as a suite of a team's own finds them.
final class SystemGestureTests: XCTestCase {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func swipeUp(from app: XCUIApplication, holding time: TimeInterval = 0) {
    let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.999))
    let end = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.4))
    start.press(forDuration: 0.1, thenDragTo: end, withVelocity: .fast, thenHoldForDuration: time)
  }

  func testASwipeFromTheLowerEdgeLeavesAnAppWhichIsSuspendedThen() {
    let app = launch("interruptions")
    app.buttons["Target"].tap()
    swipeUp(from: app)
    XCTAssert(springboard.icons["Conformance"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.state, .runningBackground)
    XCTAssert(app.wait(for: .runningBackgroundSuspended, timeout: 10))
    app.activate()
    XCTAssert(app.wait(for: .runningForeground, timeout: 2))
    XCTAssertEqual(text("taps", in: app), "1")
  }

  func testAnAppIsEndedInTheAppSwitcher() {
    let app = launch("interruptions")
    swipeUp(from: app, holding: 1)
    let card = springboard.otherElements.matching(
      NSPredicate(format: "identifier BEGINSWITH 'card:org.example.Conformance'")
    ).firstMatch
    XCTAssert(card.waitForExistence(timeout: 2))
    XCTAssertEqual(card.label, "Conformance")
    card.swipeUp(velocity: .fast)
    XCTAssert(app.wait(for: .notRunning, timeout: 2))
    XCUIDevice.shared.press(.home)
    XCTAssert(springboard.icons["Conformance"].isHittable)
  }

  func testTheSystemOpensAnAddressInItsApp() throws {
    let app = launch("controls")
    XCUIDevice.shared.press(.home)
    XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: "conformance://other")))
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(text("opened", in: app), "conformance://other")
  }

  func testKeysAreTapped() {
    let app = launch("keys")
    app.textFields["name"].tap()
    let keyboard = app.keyboards.firstMatch
    XCTAssert(keyboard.waitForExistence(timeout: 2))
    for key in ["A", "d"] { keyboard.keys[key].tap() }
    keyboard.keys["more"].tap()
    keyboard.keys["1"].tap()
    keyboard.keys["delete"].tap()
    keyboard.keys["more"].tap()
    keyboard.keys["a"].tap()
    XCTAssertEqual(app.textFields["name"].value as? String, "Ada")
    keyboard.buttons["Return"].tap()
    XCTAssert(keyboard.waitForNonExistence(timeout: 2))
    XCTAssertEqual(text("noticed", in: app), "submitted")
  }

  func testWithAHardwareKeyboardNoneIsShownAndTypingWorks() {
    let app = launch("keys")
    device.isHardwareKeyboardConnected = true
    app.textFields["name"].tap()
    XCTAssertEqual(app.keyboards.count, 0)
    app.textFields["name"].typeText("Ada\n")
    XCTAssertEqual(app.textFields["name"].value as? String, "Ada")
    XCTAssertEqual(text("noticed", in: app), "submitted")
  }
}
