import Galley
import XCTest

final class ElementMemberTests: XCTestCase {
  // covers: XCUIElement.exists
  // covers: XCUIElement.isHittable
  // covers: XCUIElement.waitForExistence(timeout:)
  // covers: XCUIElement.waitForNonExistence(timeout:)
  // covers: XCUIElement.wait(for:toEqual:timeout:)
  func testWaitingNeverFailsTheTest() {
    let app = launch("interruptions", ["QUESTION": "single"])
    let (alert, target) = (app.alerts.firstMatch, app.buttons["Target"])
    XCTAssertFalse(alert.exists)
    XCTAssertFalse(alert.isHittable)
    XCTAssert(target.isHittable)
    let start = device.clock.now
    XCTAssertFalse(alert.waitForExistence(timeout: 0.05))
    XCTAssertEqual(device.clock.now, start + .milliseconds(50))
    XCTAssert(alert.waitForExistence(timeout: 2))
    XCTAssertFalse(target.isHittable)
    XCTAssertFalse(alert.waitForNonExistence(timeout: 1))
    alert.buttons["Fine"].tap()
    XCTAssert(alert.waitForNonExistence(timeout: 1))
    XCTAssert(target.wait(for: \.isHittable, toEqual: true, timeout: 1))
    XCTAssertFalse(target.wait(for: \.label, toEqual: "Other", timeout: 1))
  }

  // covers: XCUIElementAttributes.*
  // covers: XCUIElement.SizeClass.*
  func testAttributes() {
    let app = launch("controls")
    let field = app.textFields["name"]
    XCTAssertEqual(field.identifier, "name")
    XCTAssertEqual(field.elementType, .textField)
    XCTAssertEqual(field.placeholderValue, "Your name")
    XCTAssertEqual(field.value as? String, "Your name")
    XCTAssertEqual(field.title, "")
    XCTAssertGreaterThan(field.frame.width, 100)
    XCTAssertFalse(field.hasFocus)
    field.tap()
    XCTAssert(field.hasFocus)
    XCTAssertEqual(app.buttons["Disabled"].label, "Disabled")
    XCTAssertFalse(app.buttons["Disabled"].isEnabled)
    XCTAssert(field.isEnabled)
    XCTAssertFalse(field.isSelected)
    XCTAssertEqual(app.switches["Sound"].value as? String, "1")
    XCTAssertEqual(field.horizontalSizeClass, .compact)
    XCTAssertEqual(field.verticalSizeClass, .regular)
    XCTAssertEqual(XCUIElement.SizeClass.allCases.map(\.rawValue), [0, 1, 2])
  }

  // covers: XCUIElement.accessibilityLabel
  // covers: XCUIElement.accessibilityIdentifier
  // covers: XCUIElement.accessibilityValue
  // covers: XCUIElement.accessibilityFrame
  func testAttributesByTheirNamesInAnApp() {
    let app = launch("controls")
    let toggle = app.switches["Sound"]
    XCTAssertEqual(toggle.accessibilityLabel, "Sound")
    XCTAssertEqual(toggle.accessibilityValue, "1")
    XCTAssertNil(toggle.accessibilityIdentifier)
    XCTAssertEqual(app.textFields["name"].accessibilityIdentifier, "name")
    XCTAssertNil(app.textFields["name"].accessibilityLabel)
    XCTAssertEqual(toggle.accessibilityFrame, toggle.frame)
  }

  func testReadingWhatIsNotThereFails() {
    let app = launch("controls")
    let messages = failures {
      XCTAssertEqual(app.buttons["Nonsense"].label, "")
      XCTAssertEqual(app.buttons["Nonsense"].horizontalSizeClass, .unspecified)
    }
    XCTAssertEqual(messages.count, 2)
    XCTAssert(messages.allSatisfy { $0.hasPrefix("Failed to get matching snapshot: No matches found for") })
  }

  // covers: XCUIElement.typeText(_:)
  // covers: XCUIElement.tap()
  // rule: Failure: no keyboard focus
  func testTypingGoesToTheFieldWithTheKeyboard() {
    let app = launch("keys")
    let field = app.textFields["name"]
    let messages = failures { field.typeText("lost") }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(
      messages[0].hasPrefix(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus."))
    field.tap()
    app.typeText("Ada\n")
    XCTAssertEqual(field.value as? String, "Ada")
    XCTAssertEqual(text("noticed", in: app), "submitted")
  }

  // covers: XCUIElement.doubleTap()
  // covers: XCUIElement.press(forDuration:)
  func testTapsAndPresses() {
    let app = launch("gestures")
    app.buttons["Tap me"].doubleTap()
    XCTAssertEqual(text("taps", in: app), "2")
    app.staticTexts["Press me"].press(forDuration: 0.2)
    XCTAssertEqual(text("noticed", in: app), "tap")
    app.staticTexts["Press me"].press(forDuration: 0.7)
    XCTAssertEqual(text("noticed", in: app), "press")
  }

  // covers: XCUIElement.press(forDuration:thenDragTo:)
  // covers: XCUIElement.press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)
  func testPressesThatDrag() {
    let app = launch("gestures")
    let (low, high) = (app.staticTexts["Row 4"], app.staticTexts["Row 1"])
    let goal = high.frame.midY
    low.press(forDuration: 0, thenDragTo: high)
    XCTAssertEqual(low.frame.midY, goal, accuracy: 0.5)
    app.staticTexts["Row 6"].press(
      forDuration: 0, thenDragTo: low, withVelocity: .slow, thenHoldForDuration: 0.5)
    XCTAssertEqual(app.staticTexts["Row 6"].frame.midY, goal, accuracy: 0.5)
  }

  // covers: XCUIElement.swipeUp()
  // covers: XCUIElement.swipeDown()
  // covers: XCUIElement.swipeLeft()
  // covers: XCUIElement.swipeRight()
  func testSwipesGoWhereTheFingerGoes() {
    let app = launch("gestures")
    let (row, column) = (app.staticTexts["Row 1"], app.staticTexts["C1"])
    let (y, x) = (row.frame.minY, column.frame.minX)
    app.scrollViews["list"].swipeUp()
    XCTAssertLessThan(row.frame.minY, y)
    for _ in 0..<5 { app.scrollViews["list"].swipeDown() }
    XCTAssertEqual(row.frame.minY, y, accuracy: 0.5)
    app.staticTexts["C2"].swipeLeft()
    XCTAssertLessThan(column.frame.minX, x)
    for _ in 0..<5 { app.scrollViews.firstMatch.swipeRight() }
    XCTAssertEqual(column.frame.minX, x, accuracy: 0.5)
  }

  // covers: XCUIElement.adjust(toNormalizedSliderPosition:)
  // covers: XCUIElement.normalizedSliderPosition
  // covers: XCUIElement.adjust(toPickerWheelValue:)
  func testAdjusting() {
    let app = launch("controls")
    let slider = app.sliders["volume"]
    XCTAssertEqual(slider.normalizedSliderPosition, 0.5, accuracy: 0.01)
    slider.adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.8, accuracy: 0.02)
    let wheel = app.pickerWheels.firstMatch
    wheel.adjust(toPickerWheelValue: "Large")
    XCTAssertEqual(wheel.value as? String, "Large")
    XCTAssertEqual(failures { wheel.adjust(toPickerWheelValue: "Huge") }.count, 1)
  }

  // covers: XCUIElementSnapshotProviding.snapshot()
  // covers: XCUIScreenshotProviding.screenshot()
  // covers: XCUIElement.screenshot()
  // covers: XCUIElement.snapshot()
  // covers: XCUIElement.AttributeName.*
  // covers: XCUIElementSnapshot.children
  // covers: XCUIElementSnapshot.dictionaryRepresentation
  func testPicturesAndFrozenCopies() throws {
    let app = launch("controls")
    let button = app.buttons["Disabled"]
    XCTAssertEqual(Double(button.screenshot().bitmap.height), button.frame.height * 3, accuracy: 3)
    let copy = try app.snapshot()
    app.terminate()
    XCTAssertEqual(copy.elementType, .application)
    XCTAssertEqual(copy.children.first?.elementType, .window)
    XCTAssertEqual(copy.horizontalSizeClass, .compact)
    let entries = copy.dictionaryRepresentation
    XCTAssertEqual(entries[.elementType] as? UInt, 2)
    XCTAssertEqual(entries[.verticalSizeClass] as? Int, 2)
    XCTAssertEqual((entries[.frame] as? [String: Double])?["Width"], 375)
    XCTAssertNil(entries[.value])
    let names: [XCUIElement.AttributeName] = [
      .children, .elementType, .identifier, .value, .placeholderValue, .title, .label, .frame, .enabled,
      .selected, .hasFocus, .horizontalSizeClass, .verticalSizeClass,
    ]
    XCTAssertEqual(Set(names).count, 13)
    XCTAssert(entries.keys.allSatisfy(names.contains))
    XCTAssertThrowsError(try app.buttons["Disabled"].snapshot())
  }

  // covers: XCUIElement.debugDescription
  // covers: XCUIElementQuery.debugDescription
  // rule: debugDescription has four parts
  func testPrintingTellsTheStepsAndWhatEachFound() {
    let app = launch("controls")
    var printed = ""
    print(app.buttons["Disabled"], to: &printed)
    let lines = printed.split(separator: "\n").map(String.init)
    XCTAssert(lines[0].hasPrefix("Attributes: Button, 0x"), printed)
    XCTAssert(lines[0].hasSuffix("label: 'Disabled', Disabled"), printed)
    XCTAssertEqual(lines[1], "Element subtree:")
    XCTAssert(lines[2].hasPrefix(" →Button, 0x"), printed)
    XCTAssert(lines.contains("Path to element:") && lines.contains("Query chain:"), printed)
    XCTAssert(printed.contains(" →Find: Target Application 'org.example.Conformance'"), printed)
    XCTAssert(printed.contains("↪︎Find: Descendants matching type Button"), printed)
    XCTAssert(printed.contains("↪︎Find: Elements matching predicate '\"Disabled\" IN identifiers'"), printed)
    XCTAssertEqual(app.buttons["Disabled"].debugDescription + "\n", printed)

    // Of what is not there the steps tell where it was lost, and nothing fails.
    let messages = failures {
      let chain = "\(app.buttons["Nonsense"])"
      XCTAssert(chain.hasPrefix("Query chain:"), chain)
      XCTAssert(chain.hasSuffix("Output: {\n       }\n"), chain)
      XCTAssert("\(app.buttons)".contains("label: 'Disabled'"))
    }
    XCTAssertEqual(messages, [])
  }

  func testPrintingWorksOnAnyThread() async {
    let (buttons, button) = await MainActor.run {
      let buttons = launch("controls").buttons
      return (buttons, buttons["Disabled"])
    }
    XCTAssert("\(button)".hasPrefix("Attributes: Button, 0x"))
    XCTAssert("\(buttons)".hasPrefix("Query chain:"))
  }
}
