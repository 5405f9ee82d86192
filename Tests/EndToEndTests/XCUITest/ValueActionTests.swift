import Foundation
import Galley
import XCTest

/// Actions on elements that were found by what the action changes, and wheels with equal rows.
final class ValueActionTests: SimulatedTestCase<ValuesApp> {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  private var state: String { app.staticTexts["state"].label }

  func testAWheelFoundByItsValueIsTurned() {
    app.pickerWheels["oak"].adjust(toPickerWheelValue: "ash")
    XCTAssertEqual(state, "row 1, 0.5, Ada, 1")
    app.pickerWheels["ash"].firstMatch.adjust(toPickerWheelValue: "oak")
    XCTAssertEqual(state, "row 0, 0.5, Ada, 1")
  }

  func testAWheelIsTurnedPastEqualAndEmptyRows() {
    app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "fir")
    XCTAssertEqual(state, "row 8, 0.5, Ada, 1")
    app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "elm")
    XCTAssertEqual(state, "row 4, 0.5, Ada, 1")
  }

  func testAMissingOptionFails() {
    let messages = failures { app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "palm") }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages.first?.contains("does not offer “palm”, but “oak”, “ash”, “-”") == true, "\(messages)")
  }

  func testASliderFoundByItsValueIsMoved() {
    app.sliders["50%"].adjust(toNormalizedSliderPosition: 0.9)
    XCTAssertTrue(state.contains(", 0.9"), state)
  }

  func testAFieldFoundByItsTextIsTypedInto() {
    app.textFields["Ada"].tap()
    app.textFields["Ada"].typeText(" L.")
    XCTAssertTrue(state.contains("Ada L."), state)
  }

  func testAStepperFoundByItsValueIsTappedTwice() {
    app.steppers["Count 1"].buttons["Increment"].doubleTap()
    XCTAssertTrue(state.hasSuffix(", 3"), state)
  }

  func testASwitchFoundByItsValueIsToggled() {
    app.switches["Loud"].switches["0"].tap()
    XCTAssertEqual(app.staticTexts["loud"].label, "loud true")
    XCTAssertFalse(app.switches["Loud"].switches["0"].exists)
    app.switches["Loud"].switches.matching(NSPredicate(format: "value == %@", "1")).firstMatch.tap()
    XCTAssertEqual(app.staticTexts["loud"].label, "loud false")
    XCTAssertTrue(app.switches["Loud"].switches["0"].exists)
  }

  func testAnIdentifierOf128CharactersIsTheLongest() {
    let long = String(repeating: "a", count: 129)
    XCTAssertEqual(failures { XCTAssertFalse(app.buttons[String(long.dropLast())].exists) }, [])
    for read in [
      { _ = self.app.buttons[long].exists }, { _ = self.app.buttons.matching(identifier: long).count },
      { _ = self.app.buttons.element(matching: .any, identifier: long).label },
      { self.app.cells.containing(.button, identifier: long).firstMatch.tap() },
      { _ = self.app.buttons[long].firstMatch.waitForExistence(timeout: 1) },
    ] {
      XCTAssertEqual(
        failures(read),
        [
          """
          Failed to get matching snapshot: Invalid query: string identifier "\(long)" exceeds maximum length of 128 \
          characters. You can work around this limitation by constructing a query with a custom NSPredicate that \
          specifies the property (label, title, value, placeholderValue) to match against.
          """
        ])
    }
    XCTAssertEqual(
      failures {
        XCTAssertFalse(app.buttons.matching(NSPredicate(format: "label == %@", long)).firstMatch.exists)
      },
      [])
  }

  func testAFailureLeavesOutTheKeysOfTheKeyboard() {
    app.textFields["Ada"].tap()
    XCTAssertGreaterThan(app.keys.count, 20)
    let missing = failures { app.buttons["nothing"].tap() }.first ?? ""
    XCTAssertTrue(missing.contains("keyboard"), missing)
    XCTAssertFalse(missing.contains("key “q”") || missing.contains("“space”"), missing)
    let key = failures { app.keys["é"].tap() }.first ?? ""
    XCTAssertTrue(key.contains("“q”"), key)
  }
}
