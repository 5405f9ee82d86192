import Galley
import XCTest

/// Helpers that real suites carry because something went wrong on their devices: each does what its authors meant.
final class PainPointTests: XCTestCase {
  // rule: Pain point 2: a tap through a coordinate where an element is not hittable
  func testATapByACoordinateWhereAnElementIsNotHittable() {
    let app = launch("interruptions")
    app.buttons["Target"].safeTap()
    XCTAssertEqual(text("taps", in: app), "1")
  }

  // rule: Pain point 3: a tap is repeated until something changes
  func testATapThatIsRepeatedUntilSomethingChanges() {
    let app = launch("interruptions")
    app.buttons["Leave"].tapWithRetry { app.staticTexts["A sheet"].exists }
    XCTAssert(app.staticTexts["A sheet"].exists)
  }

  // rule: Pain point 3: a tap is repeated until something changes
  func testTheFirstTapAfterAScrollIsNotAbsorbed() {
    let app = launch("gestures")
    app.scrollViews["list"].swipeUp(velocity: .fast)
    app.buttons["Tap me"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
  }

  // rule: Pain point 5: an alert is handled inline by the index of a button
  func testAnAlertIsHandledInlineByTheIndexOfItsButton() {
    let app = launch("interruptions", ["QUESTION": "update"])
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    app.alerts.firstMatch.buttons.element(boundBy: 0).tap()
    XCTAssertEqual(text("answer", in: app), "Later")
  }

  // rule: Pain point 4: an interruption handler sleeps before and after its answer
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

  // rule: Pain point 15: the dimmed area beside a menu
  func testASheetOfChoicesIsClosedByTheDimmedAreaBesideIt() {
    let app = launch("interruptions")
    app.buttons["Choose"].tap()
    XCTAssert(app.sheets["Choose one"].exists)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2)).tap()
    XCTAssertFalse(app.sheets["Choose one"].exists)
    XCTAssertEqual(text("answer", in: app), "none")
  }

  // rule: Pain point 27: the keyboard and the next field
  func testTheNextFieldIsHittableAboveTheKeyboard() {
    let app = launch("keys")
    app.textFields["name"].tap()
    XCTAssert(app.textViews["notes"].isHittable)
    app.textViews["notes"].tap()
    app.typeText("noted")
    XCTAssertEqual(app.textViews["notes"].value as? String, "noted")
  }

  // rule: Pain point 23: fixed sleeps for slow machines
  func testAFixedSleepPassesWhatIsScheduled() {
    let app = launch("interruptions", ["QUESTION": "single"])
    let start = device.clock.now
    sleep(240)
    XCTAssertEqual(device.clock.now, start + .seconds(240))
    XCTAssert(app.alerts["Saved"].exists)
  }

  // rule: Pain point 30: a wait inside of the wait
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

  // rule: Pain point 29: web content is slow, and systems differ
  func testSystemVersionsTakeTheNewestBranch() {
    guard #available(iOS 26, *) else { return XCTFail("the branch of older systems") }
    if #unavailable(iOS 16) { XCTFail("the branch of older systems") }
  }

  // rule: Pain point 26: tests run on one exact model
  func testTheModelOfTheDeviceIsAlwaysTheSame() {
    let app = launch("interruptions")
    XCTAssertEqual(app.frame.size, CGSize(width: 375, height: 812))
  }

  // rule: Pain point 6: typed text is read back
  func testTypedTextIsReadBackAndComplete() {
    let app = launch("keys")
    let field = app.textFields["name"]
    var attempts = 0
    repeat {
      field.tap()
      field.typeText("a long text that no device drops a character of")
      attempts += 1
    } while field.value as? String != "a long text that no device drops a character of" && attempts < 3
    XCTAssertEqual(attempts, 1)
  }

  // rule: Pain point 7: text is typed one character at a time
  func testTextThatIsTypedByCharactersIsComplete() {
    let app = launch("keys")
    let field = app.textFields["name"]
    field.tap()
    for character in "https://example.org:8080/?q=a&b" { field.typeText(String(character)) }
    XCTAssertEqual(field.value as? String, "https://example.org:8080/?q=a&b")
    field.typeKey(":", modifierFlags: .shift)
    XCTAssertEqual(field.value as? String, "https://example.org:8080/?q=a&b:")
  }

  // rule: Pain point 8: the keyboard is there, and is gone
  func testTheKeyboardComesAndGoes() {
    let app = launch("keys")
    XCTAssertFalse(app.keyboards.firstMatch.exists)
    app.textFields["name"].tap()
    XCTAssert(app.keyboards.firstMatch.waitForExistence(timeout: 1))
    app.typeText("\n")
    XCTAssert(app.keyboards.firstMatch.waitForNonExistence(timeout: 1))
  }

  // rule: Pain point 10: a field takes the focus at the first tap
  func testAFieldTakesTheFocusAtTheFirstTap() {
    let app = launch("keys")
    app.textFields["name"].tap()
    XCTAssert(app.textFields["name"].hasFocus)
    app.textViews["notes"].tap()
    XCTAssert(app.textViews["notes"].hasFocus)
    XCTAssertFalse(app.textFields["name"].hasFocus)
  }

  // rule: Pain point 11: a switch does not toggle, and its inner switch is tapped
  func testASwitchTogglesAtItsInnerSwitchAndAtItsEnd() {
    let app = launch("controls")
    let toggle = app.switches["Sound"]
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "1", "the middle is the label")
    toggle.switches.firstMatch.tap()
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    XCTAssertEqual(toggle.value as? String, "1")
  }

  // rule: Pain point 13: the text of a cell is tapped instead of the cell
  func testATextOfACellOpensIt() {
    let app = XCUIApplication()
    app.launch()
    app.cells.staticTexts["Settings"].tap()
    XCTAssert(app.navigationBars["Settings"].exists)
  }

  // rule: Pain point 16: scrolling to an element by hand
  func testSwipingUntilAnElementIsHittable() {
    let app = launch("rows78")
    let row = app.staticTexts["Row 42"]
    for _ in 0..<30 where !row.isHittable { app.swipeUp(velocity: .slow) }
    XCTAssert(row.isHittable)
  }

  // rule: Pain point 17: the way back by an edge swipe
  func testAnEdgeSwipeLeadsBack() {
    let app = XCUIApplication()
    app.launch()
    app.go(to: "Settings")
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    edge.withOffset(CGVector(dx: 1, dy: 0)).press(
      forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
    XCTAssert(app.navigationBars["Menu"].waitForExistence(timeout: 1))
  }

  // rule: Pain point 18: a colour is read from a screenshot
  func testAColourIsReadFromAScreenshot() {
    let app = launch("gestures")
    let picture = app.otherElements["area"].screenshot().bitmap
    let color = picture[picture.width / 2, picture.height / 2]
    XCTAssertGreaterThan(color.blue, 200)
    XCTAssertLessThan(color.red, 60)
  }

  // rule: Pain point 20: the label of an app before it is terminated
  func testTheLabelOfAnAppThatHasEndedSaysThatItDoesNotRun() {
    let app = launch("gestures")
    XCTAssertEqual(app.label, "Conformance")
    app.terminate()
    let messages = failures { _ = app.label }
    XCTAssert(messages.first?.contains("Application org.example.Conformance is not running") == true)
  }

  // rule: Pain point 21: an app is launched ten times
  func testLaunchingTenTimesStartsAnewEachTime() {
    for _ in 0..<10 {
      let app = launch("interruptions")
      XCTAssertEqual(text("taps", in: app), "0")
      app.buttons["Target"].tap()
      XCTAssertEqual(text("taps", in: app), "1")
    }
  }

  // rule: Pain point 24: buttons of a navigation bar by position
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

  // rule: Pain point 1: a loop of one's own spins on exists
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

  // rule: Pain point 9: the keyboard's focus by a private key
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

  // rule: Pain point 12: two identical elements at one place
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

  // rule: Pain point 19: the idiom of the device
  func testTheIdiomIsThatOfTheDevice() {
    launch("interruptions")
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
  }

  // rule: Pain point 28: text is found anywhere by a part of it
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
  // rule: Pain point 22: async tests go on after they have suspended
  func testAnAsyncTestGoesOnAfterItHasSuspended() async throws {
    let app = launch("interruptions")
    let start = device.clock.now
    try await Task.sleep(for: .seconds(2))
    XCTAssertGreaterThanOrEqual(device.clock.now, start + .seconds(2))
    app.buttons["Target"].tap()
    XCTAssertEqual(text("taps", in: app), "1")
  }
}
