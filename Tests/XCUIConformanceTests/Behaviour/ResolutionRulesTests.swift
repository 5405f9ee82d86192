import Galley
import XCTest

/// How elements are found, what fails and in which words, and what the log tells.
final class ResolutionRulesTests: XCTestCase {
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

  func testAnAppThatDoesNotRunSaysSo() {
    let app = XCUIApplication()
    let messages = failures { _ = app.buttons["Target"].label }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(
      messages[0].hasPrefix(
        "Failed to get matching snapshot: Application org.example.Conformance is not running"), messages[0])
  }

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

  func testAWaitInTheLog() throws {
    let app = launch("interruptions")
    XCTAssert(app.buttons["Target"].waitForExistence(timeout: 5))
    let step = try XCTUnwrap(XCUIContext.automator?.log.steps.last)
    XCTAssertEqual(step.title, "Waiting 5.0s for \"Target\" Button to exist")
  }

  func testSwitchValuesAreTexts() {
    let app = launch("controls")
    let toggle = app.switches["Sound"]
    XCTAssertEqual(toggle.value as? String, "1")
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "0")
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
