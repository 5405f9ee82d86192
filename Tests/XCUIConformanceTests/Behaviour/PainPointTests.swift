import Galley
import XCTest

/// Helpers that real suites carry because something went wrong on their devices: each does what its authors meant.
final class PainPointTests: XCTestCase {
  func testATapByACoordinateWhereAnElementIsNotHittable() {
    let app = launch("interruptions")
    app.buttons["Target"].safeTap()
    XCTAssertEqual(text("taps", in: app), "1")
  }

  func testATapThatIsRepeatedUntilSomethingChanges() {
    let app = launch("interruptions")
    app.buttons["Leave"].tapWithRetry { app.staticTexts["A sheet"].exists }
    XCTAssert(app.staticTexts["A sheet"].exists)
  }

  func testTheFirstTapAfterAScrollIsNotAbsorbed() {
    let app = launch("gestures")
    app.scrollViews["list"].swipeUp(velocity: .fast)
    app.buttons["Tap me"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
  }

  func testAnAlertIsHandledInlineByTheIndexOfItsButton() {
    let app = launch("interruptions", ["QUESTION": "update"])
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    app.alerts.firstMatch.buttons.element(boundBy: 0).tap()
    XCTAssertEqual(text("answer", in: app), "Later")
  }

  func testAHandlerThatSleepsBeforeAndAfterItsAnswerHasTheTime() {
    let app = launch("interruptions", ["QUESTION": "update"])
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    addUIInterruptionMonitor(withDescription: "slow") { alert in
      sleep(2)
      alert.buttons["Install Now"].tap()
      sleep(2)
      return true
    }
    app.buttons["Target"].tap()
    XCTAssertEqual(text("answer", in: app), "Install Now")
    XCTAssertEqual(text("taps", in: app), "1")
  }

  func testASheetOfChoicesIsClosedByTheDimmedAreaBesideIt() {
    let app = launch("interruptions")
    app.buttons["Choose"].tap()
    XCTAssert(app.sheets["Choose one"].exists)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2)).tap()
    XCTAssertFalse(app.sheets["Choose one"].exists)
    XCTAssertEqual(text("answer", in: app), "none")
  }

  func testTheNextFieldIsHittableAboveTheKeyboard() {
    let app = launch("keys")
    app.textFields["name"].tap()
    XCTAssert(app.textViews["notes"].isHittable)
    app.textViews["notes"].tap()
    app.typeText("noted")
    XCTAssertEqual(app.textViews["notes"].value as? String, "noted")
  }

  func testSleepsAfterEveryActionAreTheDevicesTime() {
    let app = launch("interruptions")
    let start = device.clock.now
    for _ in 0..<20 {
      app.buttons["Target"].tap()
      sleep(10)
    }
    XCTAssertEqual(text("taps", in: app), "20")
    XCTAssertGreaterThanOrEqual(device.clock.now, start + .seconds(200))
  }

  func testSystemVersionsTakeTheNewestBranch() {
    guard #available(iOS 26, *) else { return XCTFail("the branch of older systems") }
    if #unavailable(iOS 16) { XCTFail("the branch of older systems") }
  }

  func testTheModelOfTheDeviceIsAlwaysTheSame() {
    let app = launch("interruptions")
    XCTAssertEqual(app.frame.size, CGSize(width: 375, height: 812))
  }

  func testTypedTextIsReadBackAndComplete() {
    let app = launch("keys")
    let field = app.textFields["name"]
    field.tap()
    for character in "https://example.org:8080/?q=a&b" { field.typeText(String(character)) }
    XCTAssertEqual(field.value as? String, "https://example.org:8080/?q=a&b")
    field.typeKey(":", modifierFlags: .shift)
    XCTAssertEqual(field.value as? String, "https://example.org:8080/?q=a&b:")
  }

  func testTheKeyboardComesAndGoes() {
    let app = launch("keys")
    XCTAssertFalse(app.keyboards.firstMatch.exists)
    app.textFields["name"].tap()
    XCTAssert(app.keyboards.firstMatch.waitForExistence(timeout: 1))
    app.typeText("\n")
    XCTAssert(app.keyboards.firstMatch.waitForNonExistence(timeout: 1))
  }

  func testAFieldTakesTheFocusAtTheFirstTap() {
    let app = launch("keys")
    app.textFields["name"].tap()
    XCTAssert(app.textFields["name"].hasFocus)
    app.textViews["notes"].tap()
    XCTAssert(app.textViews["notes"].hasFocus)
    XCTAssertFalse(app.textFields["name"].hasFocus)
  }

  func testASwitchTogglesAtItsMiddleAndAtItsEnd() {
    let app = launch("controls")
    let toggle = app.switches["Sound"]
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
    XCTAssertEqual(toggle.value as? String, "1")
  }

  func testATextOfACellOpensIt() {
    let app = XCUIApplication()
    app.launch()
    app.cells.staticTexts["Settings"].tap()
    XCTAssert(app.navigationBars["Settings"].exists)
  }

  func testSwipingUntilAnElementIsHittable() {
    let app = launch("rows78")
    let row = app.staticTexts["Row 42"]
    for _ in 0..<30 where !row.isHittable { app.swipeUp(velocity: .slow) }
    XCTAssert(row.isHittable)
  }

  func testAnEdgeSwipeLeadsBack() {
    let app = XCUIApplication()
    app.launch()
    app.go(to: "Settings")
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    edge.withOffset(CGVector(dx: 1, dy: 0)).press(
      forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
    XCTAssert(app.navigationBars["Menu"].waitForExistence(timeout: 1))
  }

  func testAColourIsReadFromAScreenshot() {
    let app = launch("gestures")
    let picture = app.otherElements["area"].screenshot().bitmap
    let color = picture[picture.width / 2, picture.height / 2]
    XCTAssertGreaterThan(color.blue, 200)
    XCTAssertLessThan(color.red, 60)
  }

  func testTheLabelOfAnAppThatHasEndedSaysThatItDoesNotRun() {
    let app = launch("gestures")
    XCTAssertEqual(app.label, "Conformance")
    app.terminate()
    let messages = failures { _ = app.label }
    XCTAssert(messages.first?.contains("Application org.example.Conformance is not running") == true)
  }

  func testLaunchingTenTimesStartsAnewEachTime() {
    for _ in 0..<10 {
      let app = launch("interruptions")
      XCTAssertEqual(text("taps", in: app), "0")
      app.buttons["Target"].tap()
      XCTAssertEqual(text("taps", in: app), "1")
    }
  }

  func testTheButtonsOfABarAreFoundByPosition() {
    let app = XCUIApplication()
    app.launch()
    app.go(to: "Settings")
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssert(app.navigationBars["Menu"].exists)
  }

  func testAnAlertOfTheSystemIsProvokedByATapOnTheApp() {
    let app = launch("controls")
    var titles: [String] = []
    addUIInterruptionMonitor(withDescription: "Photos") { alert in
      titles.append(alert.label)
      alert.buttons["Allow Full Access"].tap()
      return true
    }
    app.buttons["photos"].tap()
    app.tap()
    XCTAssertEqual(titles, ["“Conformance” Would Like to Access Your Photos"])
    XCTAssertEqual(app.buttons["photos"].label, "Photos: authorized")
  }

  func testALoopThatSpinsUntilAnElementExistsEndsOnTheDevicesClock() {
    let app = launch("interruptions")
    app.buttons["Choose"].tap()
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2)).tap()
    let start = device.clock.now
    var turns = 0
    while app.sheets["Choose one"].exists || device.clock.now < start + .seconds(1), turns < 1000 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
      turns += 1
    }
    XCTAssertFalse(app.sheets["Choose one"].exists)
    XCTAssertLessThan(turns, 1000)
  }

  func testTheKeyboardsFocusIsKnownByItsPrivateKey() {
    let app = launch("keys")
    let field = app.textFields["name"]
    XCTAssertEqual(field.value(forKey: "hasKeyboardFocus") as? Bool, false)
    field.tap()
    XCTAssertEqual(field.value(forKey: "hasKeyboardFocus") as? Bool, true)
    let focused = NSPredicate(format: "hasKeyboardFocus == true")
    XCTAssertEqual(app.descendants(matching: .any).matching(focused).firstMatch.identifier, "name")
    expectation(for: focused, evaluatedWith: field)
    waitForExpectations(timeout: 1)
  }

  func testOfTwoElementsOfOneNameTheFirstIsTaken() {
    let app = XCUIApplication()
    app.launch()
    app.go(to: "Settings")
    let twins = app.staticTexts.matching(NSPredicate(format: "label CONTAINS 'Settings'"))
    XCTAssertGreaterThan(twins.count, 1)
    XCTAssert(failures { twins.element.tap() }.first?.contains("Multiple matching elements") == true)
    XCTAssert(twins.firstMatch.exists)
    XCTAssert(twins.firstMatch.label.contains("Settings"))
  }

  func testTheIdiomIsThatOfTheDevice() {
    launch("interruptions")
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
  }

  func testTextIsFoundAnywhereByAPartOfIt() {
    let app = launch("rows44")
    let part = NSPredicate(format: "label CONTAINS[c] %@", "ROW 4")
    XCTAssertEqual(app.descendants(matching: .any).matching(part).firstMatch.label, "Row 4")
    XCTAssertEqual(app.scrollViews.containing(part).count, 1)
  }
}

extension XCUIElement {
  /// Taps through a coordinate where the element is not hittable.
  fileprivate func safeTap() {
    if isHittable {
      tap()
    } else {
      coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    }
  }

  /// Taps again until something has changed.
  fileprivate func tapWithRetry(attempts: Int = 5, until isDone: () -> Bool) {
    for _ in 0..<attempts where !isDone() { tap() }
  }
}

/// A class of the main actor, as those are whose tests suspend.
@MainActor
final class SuspendingPainPointTests: XCTestCase {
  func testAnAsyncTestGoesOnAfterItHasSuspended() async throws {
    let app = launch("interruptions")
    let start = device.clock.now
    try await Task.sleep(for: .seconds(2))
    XCTAssertGreaterThanOrEqual(device.clock.now, start + .seconds(2))
    app.buttons["Target"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
  }
}
