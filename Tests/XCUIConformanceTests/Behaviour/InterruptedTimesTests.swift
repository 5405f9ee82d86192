import Galley
import XCTest

/// An interruption at each instant of a test, which XCUITest's monitors and its built-in handler survive.
final class InterruptedTimesTests: XCTestCase {
  /// The distance between the instants that are tried; a frame of the screen is no multiple of it.
  private static let step = Duration.milliseconds(70)

  /// A test of a person's: fields, keys and buttons.
  private func walk() {
    let app = launch("keys")
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ada")
    app.textViews["notes"].tap()
    app.textViews["notes"].typeText("Lovelace")
    app.buttons["New"].tap()
    XCTAssertEqual(app.textFields["name"].value as? String, "Ada")
    XCTAssertEqual(app.textViews["notes"].value as? String, "Lovelace")
    XCTAssertEqual(text("noticed", in: app), "new")
  }

  /// The time that the test takes when nothing comes up.
  private func undisturbed() -> Duration {
    let start = device.now
    walk()
    return device.now - start
  }

  // rule: Interruptions: handlers run last in, first out
  func testAMonitorAnswersAQuestionAtAnyTime() {
    var asked = 0
    addUIInterruptionMonitor(withDescription: "battery") { alert in
      asked += 1
      XCTAssertEqual(alert.label, "Low Battery")
      alert.buttons["Close"].tap()
      return true
    }
    let time = undisturbed()
    var answers = 0
    var instants = 0
    for instant in stride(from: 0, through: Int(time / Self.step), by: 1) {
      device.present(
        SystemAlert("Low Battery", buttons: ["Low Power Mode", "Close"]), after: Self.step * instant
      ) {
        XCTAssertEqual($0, "Close")
        answers += 1
      }
      instants += 1
      walk()
      // One that came at the very end still waits.
      if answers < instants {
        XCUIApplication().tap()
        XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons["Close"].tapIfThere()
      }
      XCTAssertEqual(answers, instants, "at \(Self.step * instant)")
    }
    XCTAssertGreaterThan(asked, 10)
  }

  // rule: Interruptions: banners are waited out or swiped away
  func testBannersComeAndGoAtAnyTime() {
    let time = undisturbed()
    for style in PushNotification.Style.allCases {
      for instant in stride(from: 0, through: Int(time / Self.step), by: 1) {
        device.present(
          PushNotification("Dinner", for: "org.example.Kitchen", style: style), after: Self.step * instant)
        walk()
      }
    }
  }
}

extension XCUIElement {
  /// Taps it, if it is there.
  fileprivate func tapIfThere() {
    if exists { tap() }
  }
}
