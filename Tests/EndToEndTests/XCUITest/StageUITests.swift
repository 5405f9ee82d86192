import Galley
import GalleyServices
import XCTest

@MainActor
final class StageUITests: SimulatedTestCase<StageApp> {
  let app = XCUIApplication()

  private var now: Duration { device.clock.now }

  private func launch(_ schedule: [String: String] = [:]) {
    app.launchEnvironment = schedule
    app.launch()
  }

  func testWaitsEndExactlyAtTheirDeadline() {
    launch(["LATE": "20"])
    XCTAssertTrue(app.staticTexts["late"].waitForExistence(timeout: 30))
    XCTAssertEqual(now, .seconds(20))
    XCTAssertFalse(app.staticTexts["never"].waitForExistence(timeout: 30))
    XCTAssertEqual(now, .seconds(50))
    XCTAssertFalse(app.staticTexts["early"].waitForNonExistence(timeout: 30))
    XCTAssertEqual(now, .seconds(80))
  }

  func testWaitsSeeWhatComesExactlyAtTheirDeadline() {
    launch(["LATE": "5", "GONE": "7"])
    XCTAssertEqual(now, device.launchTime)
    let late = 5 - device.launchTime / .seconds(1)
    XCTAssertTrue(app.staticTexts["late"].waitForExistence(timeout: late))
    XCTAssertTrue(app.staticTexts["early"].waitForNonExistence(timeout: 2))
    XCTAssertEqual(now, .seconds(7))
  }

  func testMonitorsAreAskedNewestFirst() {
    var asked: [String] = []
    addUIInterruptionMonitor(withDescription: "first") { alert in
      asked.append("first")
      alert.buttons["Agree"].tap()
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
    launch(["ALERTS": "0.5:News"])
    app.buttons["count"].tap()
    XCTAssertEqual(asked, ["second", "first"])
    XCTAssertEqual(app.staticTexts["taps"].label, "1 taps")
    XCTAssertEqual(app.staticTexts["answers"].label, "Agree")
  }

  func testTheBuiltInHandlerCancels() {
    launch(["ALERTS": "0.5:News;0.5:Offer"])
    XCTAssertTrue(app.alerts["News"].exists)
    app.buttons["count"].tap()
    XCTAssertEqual(app.staticTexts["taps"].label, "1 taps")
    XCTAssertEqual(app.staticTexts["answers"].label, "Cancel, Cancel")
  }

  func testWaitingDoesNotAskMonitors() {
    addUIInterruptionMonitor(withDescription: "never asked") { _ in
      XCTFail("a wait is not an interaction")
      return false
    }
    launch(["ALERTS": "2:News", "LATE": "6"])
    XCTAssertTrue(app.staticTexts["late"].waitForExistence(timeout: 30))
    XCTAssertTrue(app.alerts["News"].exists)
    app.alerts["News"].buttons["Agree"].tap()
    XCTAssertFalse(app.alerts["News"].exists)
  }

  func testAPermissionQuestionIsAnInterruption() {
    addUIInterruptionMonitor(withDescription: "contacts") { alert in
      XCTAssertEqual(alert.label, "“Stage” Would Like to Access Your Contacts")
      let allow = alert.buttons["Allow"]
      guard allow.exists else { return false }
      allow.tap()
      return true
    }
    launch(["ASKS": "0.5"])
    XCTAssertFalse(app.alerts.firstMatch.exists)
    app.buttons["count"].tap()
    XCTAssertEqual(app.staticTexts["taps"].label, "1 taps")
    XCTAssertEqual(app.staticTexts["contacts"].label, "authorized")
  }

  func testAPermissionQuestionNobodyAnswersIsDenied() {
    launch(["ASKS": "0.5"])
    app.buttons["count"].tap()
    XCTAssertEqual(app.staticTexts["contacts"].label, "denied")
  }

  func testATapWaitsForTheOverlayToGo() {
    launch(["UNCOVERED": "4"])
    XCTAssertFalse(app.buttons["count"].isHittable)
    app.buttons["count"].tap()
    XCTAssertEqual(app.staticTexts["taps"].label, "1 taps")
  }

  func testAnAlertThatComesWhileATapWaitsIsAnswered() {
    launch(["UNCOVERED": "4", "ALERTS": "2:News"])
    app.buttons["count"].tap()
    XCTAssertEqual(app.staticTexts["taps"].label, "1 taps")
    XCTAssertEqual(app.staticTexts["answers"].label, "Cancel")
  }

  func testACoordinateTapIsNotChecked() {
    launch(["UNCOVERED": "30"])
    let button = app.buttons["count"]
    button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertEqual(app.staticTexts["taps"].label, "0 taps", "the overlay takes the touch")
    XCTAssertTrue(app.activityIndicators["Working"].waitForNonExistence(timeout: 30))
    button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertEqual(app.staticTexts["taps"].label, "1 taps")
    button.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 2, dy: 2)).doubleTap()
    XCTAssertEqual(app.staticTexts["taps"].label, "3 taps")
  }

  func testAFailureTellsWhatIsThere() {
    launch(["ALERTS": "1:News"])
    XCTAssertTrue(app.alerts["News"].waitForExistence(timeout: 3))
    let words = failures { app.buttons["Counter"].tap() }
    XCTAssertEqual(words.count, 1)
    XCTAssertEqual(
      words.first,
      #"""
      Failed to tap "Counter" Button: No matches found for Elements matching predicate '"Counter" IN identifiers' \#
      from input {(
          Button, {{163.7, 441.3}, {47.7, 20.3}}, identifier: 'count', label: 'Count'
          Button, {{52.7, 413.3}, {135.0, 44.0}}, label: 'Cancel'
          Button, {{187.7, 413.3}, {135.0, 44.0}}, label: 'Agree'
      )}
      Step by step:
        Target Application 'org.example.StageApp': 1 element
        Descendants matching type Button: 3 elements
        Elements matching predicate '"Counter" IN identifiers': 0 elements  ← became empty here
      Close to it:
        button "count" “Count” (163.67, 441.33) 47.67 × 20.33 covered – its identifier is similar
      Waited 5s, until 6s.
      On the screen:
        application “Stage” (0, 0) 375 × 812
          window (0, 0) 375 × 812 covered
            staticText "taps" “0 taps” (162.67, 320.33) 49.67 × 20.33 covered
            staticText "answers" (187.67, 360.67) 0 × 20.33 covered
            staticText "contacts" “not asked” (148.67, 401) 77.67 × 20.33 covered
            button "count" “Count” (163.67, 441.33) 47.67 × 20.33 covered
            staticText "early" “Early” (168, 481.67) 39 × 20.33 covered
          window (0, 0) 375 × 812
            alert “News” (52.67, 355) 270 × 102.33
              scrollView (164.67, 374) 46 × 20.33
                other (164.67, 374) 46 × 20.33
                  staticText “News” (164.67, 374) 46 × 20.33
              scrollView (52.67, 413.33) 270 × 44
                other (52.67, 413.33) 270 × 44
                  button “Cancel” (52.67, 413.33) 135 × 44
                  button “Agree” (187.67, 413.33) 135 × 44
      """#)
  }
}
