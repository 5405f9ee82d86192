import Galley
import XCTest

/// How elements are found, what fails and in which words, and what the log tells.
final class ResolutionRulesTests: XCTestCase {
  // rule: An element is a query and not a handle
  func testAnElementIsAQueryAndNotAHandle() {
    let app = XCUIApplication()
    let button = app.buttons["Target"]
    XCTAssertFalse(button.exists)
    launch("interruptions")
    XCTAssert(button.exists)
    launch("keys")
    XCTAssertFalse(button.exists)
    XCTAssert(app.buttons["New"].exists)
  }

  // rule: Existence, hittability, counts and waits never fail
  func testExistsHittableCountAndWaitsNeverFail() {
    let messages = failures {
      let app = XCUIApplication()
      XCTAssertFalse(app.buttons["Nonsense"].exists)
      XCTAssertFalse(app.buttons["Nonsense"].isHittable)
      XCTAssertEqual(app.buttons.count, 0)
      XCTAssertEqual(app.buttons.allElementsBoundByIndex.count, 0)
      XCTAssertFalse(app.buttons["Nonsense"].waitForExistence(timeout: 1))
    }
    XCTAssertEqual(messages, [])
  }

  // rule: Every other read or action needs exactly one match
  // rule: Failure: nothing found on a read
  // rule: Failure: several found on a read
  // rule: Failure: several found on an action
  func testEveryOtherReadAndActionNeedsExactlyOneMatch() {
    let app = launch("gestures")
    let messages = failures {
      _ = app.staticTexts.element.label
      app.staticTexts.element.tap()
      _ = app.buttons["Nonsense"].isEnabled
      app.buttons["Nonsense"].tap()
    }
    XCTAssertEqual(messages.count, 4)
    XCTAssert(
      messages[0].hasPrefix(
        "Failed to get matching snapshot: Find single matching element. Multiple matching elements found for "
      ),
      messages[0])
    XCTAssert(
      messages[1].hasPrefix(
        "Failed to tap StaticText: Find single matching element. Multiple matching elements found for "),
      messages[1])
    XCTAssert(
      messages[2].hasPrefix(
        "Failed to get matching snapshot: No matches found for Elements matching predicate '\"Nonsense\" IN identifiers'"
      ),
      messages[2])
    XCTAssert(
      messages[3].hasPrefix("Failed to tap \"Nonsense\" Button: No matches found for "), messages[3])
  }

  // rule: Failure: an app that does not run
  func testAnAppThatDoesNotRunSaysSo() {
    let app = XCUIApplication()
    let messages = failures { _ = app.buttons["Target"].label }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(
      messages[0].hasPrefix(
        "Failed to get matching snapshot: Application org.example.Conformance is not running"), messages[0])
  }

  // rule: Log: one action
  func testOneActionInTheLog() throws {
    let app = launch("interruptions")
    app.buttons["Target"].tap()
    let step = try XCTUnwrap(XCUIContext.automator?.log.steps.last)
    XCTAssertEqual(step.title, "Tap \"Target\" Button")
    XCTAssertEqual(
      step.steps.map(\.title),
      [
        "Wait for org.example.Conformance to idle", "Find the \"Target\" Button",
        "Check for interrupting elements affecting \"Target\" Button", "Synthesize event",
        "Wait for org.example.Conformance to idle",
      ])
  }

  // rule: Waiting: a wait in the log
  func testAWaitInTheLog() throws {
    let app = launch("interruptions")
    XCTAssert(app.buttons["Target"].waitForExistence(timeout: 5))
    let step = try XCTUnwrap(XCUIContext.automator?.log.steps.last)
    XCTAssertEqual(step.title, "Waiting 5.0s for \"Target\" Button to exist")
  }

  // rule: Switch values are texts
  // rule: A toggle is a switch within a switch
  func testSwitchValuesAreTexts() {
    let app = launch("controls")
    let toggle = app.switches["Sound"]
    XCTAssertEqual(toggle.value as? String, "1")
    XCTAssertEqual(app.switches.count, 2)
    let inner = toggle.switches.element
    XCTAssertEqual(inner.value as? String, "1")
    XCTAssertEqual(inner.label, "")
    XCTAssertEqual(inner.frame.size, CGSize(width: 51, height: 31))
    XCTAssertEqual(inner.frame.maxX, toggle.frame.maxX)
    inner.tap()
    XCTAssertEqual(toggle.value as? String, "0")
    XCTAssertEqual(inner.value as? String, "0")
  }

  // rule: Failure: nothing found on an action, with its verb
  func testAFailureNamesTheActionByItsVerb() {
    let app = launch("gestures")
    let nothing = app.buttons["Nonsense"]
    let words = failures {
      nothing.tap()
      nothing.doubleTap()
      nothing.press(forDuration: 1)
      nothing.swipeUp()
      nothing.typeText("a")
      nothing.pinch(withScale: 2, velocity: 1)
    }.map { $0.prefix { $0 != ":" } }
    XCTAssertEqual(
      words,
      [
        "Failed to tap \"Nonsense\" Button", "Failed to double tap \"Nonsense\" Button",
        "Failed to press \"Nonsense\" Button", "Failed to swipe up \"Nonsense\" Button",
        "Failed to type into \"Nonsense\" Button", "Failed to pinch \"Nonsense\" Button",
      ])
  }

  // rule: Failure: an element that cannot be reached
  // rule: Log: an action that cannot be done looks again
  func testAnElementThatIsCoveredIsLookedForAgainUntilTheActionsTimeIsOver() throws {
    let app = launch("interruptions")
    app.buttons["Leave"].tap()
    XCTAssert(app.staticTexts["A sheet"].exists)
    addUIInterruptionMonitor(withDescription: "leaves it") { _ in true }
    let start = device.clock.now
    let message = try XCTUnwrap(failures { app.buttons["Target"].tap() }.first)
    XCTAssert(message.hasPrefix("Failed to tap \"Target\" Button: "), message)
    XCTAssertGreaterThanOrEqual(device.clock.now, start + .seconds(4))
  }

  // rule: Idle: an action waits for animations, before and after
  // rule: Idle: an app that never rests
  func testAnActionWaitsForRestAndNotForEver() throws {
    let app = launch("restless")
    let start = device.clock.now
    app.buttons["Open"].tap()
    // The sheet's animation is over, and what never ends costs two seconds before and two after.
    XCTAssert(app.buttons["Close"].isHittable)
    XCTAssertGreaterThanOrEqual(device.clock.now, start + .seconds(2))
    XCTAssertLessThan(device.clock.now, start + .seconds(6))
    let calm = launch("interruptions")
    calm.buttons["Leave"].tap()
    XCTAssert(calm.buttons["Ja"].isHittable)
  }

  func testActionsScrollTheirElementIntoView() {
    let app = launch("rows44")
    let row = app.staticTexts["Row 60"]
    XCTAssertFalse(row.isHittable)
    row.tap()
    XCTAssert(row.isHittable)
  }

  func testACoordinateAsksNobody() {
    let app = launch("interruptions", ["QUESTION": "update"])
    XCTAssert(app.alerts.firstMatch.waitForExistence(timeout: 2))
    addUIInterruptionMonitor(withDescription: "never asked") { _ in
      XCTFail("a coordinate is tapped whatever is there")
      return true
    }
    app.buttons["Target"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssert(app.alerts.firstMatch.exists)
    XCTAssertEqual(text("taps", in: app), "0")
  }
}
