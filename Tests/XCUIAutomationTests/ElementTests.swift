import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import ScriptedDevice
import XCTest

@testable import XCUIAutomation

final class ElementTests: DeviceTestCase {
  let app = XCUIApplication()

  func testWhatIsThereExistsAndWhatIsNotDoesNot() {
    show(element(.button, "OK"), element(.button, "Twice", 100, 300), element(.button, "Twice", 100, 200))
    XCTAssertTrue(app.exists)
    XCTAssertTrue(app.buttons["OK"].exists)
    XCTAssertTrue(app.buttons["Twice"].exists)
    XCTAssertFalse(app.buttons["Not"].exists)
    XCTAssertFalse(app.staticTexts["OK"].exists)
    XCTAssertTrue(app.buttons["OK"].isHittable)
    XCTAssertFalse(app.buttons["Twice"].isHittable)
    XCTAssertFalse(app.buttons["Not"].isHittable)
    XCTAssertEqual(app.buttons.count, 3)
    XCTAssertEqual(messages, [])
  }

  func testAttributes() {
    show(
      Element(
        .textField, identifier: "name", label: "Name", title: "Title", value: "Ada", placeholder: "Your name",
        frame: CGRect(x: 1, y: 2, width: 3, height: 4), isEnabled: false, isSelected: true, isFocused: true),
      Element(.slider, identifier: "size", value: .number(0.5)), Element(.other, identifier: "plain"))
    let name = app.textFields["name"]
    XCTAssertEqual(name.identifier, "name")
    XCTAssertEqual(name.label, "Name")
    XCTAssertEqual(name.title, "Title")
    XCTAssertEqual(name.value as? String, "Ada")
    XCTAssertEqual(name.placeholderValue, "Your name")
    XCTAssertEqual(name.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(name.elementType, .textField)
    XCTAssertFalse(name.isEnabled)
    XCTAssertTrue(name.isSelected)
    XCTAssertTrue(name.hasFocus)
    XCTAssertEqual(app.sliders["size"].value as? Double, 0.5)
    XCTAssertNil(app.otherElements["plain"].value)
    XCTAssertNil(app.otherElements["plain"].placeholderValue)
    XCTAssertEqual(messages, [])
  }

  func testReadingWhatIsNotThereFailsWhereTheElementWasAskedFor() {
    show(element(.button, "OK"))
    let missing = app.buttons["Missing"]
    let line: UInt = #line - 1
    XCTAssertEqual(missing.label, "")
    XCTAssertEqual(
      messages,
      [
        "Failed to get matching snapshot: No matches found for Elements matching predicate "
          + "'\"Missing\" IN identifiers' from input {("
      ])
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual("\(failures[0].file)", #filePath)
  }

  func testReadingOneOfSeveralFails() {
    show(element(.button, "Twice"), element(.button, "Twice", 100, 200))
    XCTAssertFalse(app.buttons["Twice"].isEnabled)
    XCTAssertEqual(
      messages,
      [
        "Failed to get matching snapshot: Find single matching element. Multiple matching elements found for "
          + "Elements matching predicate '\"Twice\" IN identifiers': 2 of them"
      ])
    XCTAssertTrue(app.buttons["Twice"].firstMatch.isEnabled)
    XCTAssertEqual(failures.count, 1)
  }

  func testWaitsForExistence() {
    show()
    let shown = application("app", [element(.button, "OK")])
    device.at(.seconds(3)) { $0.applications = [shown] }
    XCTAssertFalse(app.buttons["OK"].waitForExistence(timeout: 2.9))
    XCTAssertTrue(app.buttons["OK"].waitForExistence(timeout: 0.1), "the last look is at the deadline")
    XCTAssertEqual(device.now, .seconds(3))
    XCTAssertEqual(messages, [])
  }

  func testWaitsForNonExistence() {
    show(element(.button, "OK"))
    let empty = application("app", [])
    device.at(.seconds(3)) { $0.applications = [empty] }
    XCTAssertFalse(app.buttons["OK"].waitForNonExistence(timeout: 1))
    XCTAssertTrue(app.buttons["OK"].waitForNonExistence(timeout: 30))
    XCTAssertEqual(device.now, .seconds(3))
  }

  func testWaitsForAProperty() {
    show()
    var changed = element(.staticText, "status")
    changed.value = "done"
    device.at(.seconds(1)) { [unowned self] in
      $0.applications = [application("app", [element(.staticText, "status")])]
    }
    device.at(.seconds(2)) { [unowned self] in $0.applications = [application("app", [changed])] }
    let status = app.staticTexts["status"]
    XCTAssertTrue(status.wait(for: \.exists, toEqual: false, timeout: 1))
    XCTAssertTrue(status.wait(for: \.label, toEqual: "status", timeout: 5))
    XCTAssertEqual(device.now, .seconds(1))
    XCTAssertFalse(status.wait(for: \.isEnabled, toEqual: false, timeout: 5))
    XCTAssertEqual(device.now, .seconds(6))
    XCTAssertFalse(app.buttons["none"].wait(for: \.label, toEqual: "", timeout: 1))
    XCTAssertEqual(messages, [])
  }

  func testTapsAndFailsAtTheCallersLine() {
    show(element(.button, "OK"))
    app.buttons["OK"].tap()
    XCTAssertEqual(device.gestures.count, 1)
    app.buttons["Cancel"].tap()
    XCTAssertEqual(failures.map(\.line), [#line - 1])
    XCTAssertTrue(
      messages[0].hasPrefix("Failed to tap \"Cancel\" Button: No matches found for "), messages[0])
  }

  func testADisabledElementMayBeTapped() {
    var disabled = element(.button, "OK")
    disabled.isEnabled = false
    show(disabled)
    app.buttons["OK"].tap()
    XCTAssertEqual(device.gestures.count, 1)
    XCTAssertEqual(messages, [])
  }

  func testGestures() {
    show(element(.button, "OK"), element(.button, "Other", 100, 500))
    let button = app.buttons["OK"]
    button.doubleTap()
    button.press(forDuration: 1.5)
    button.press(forDuration: 1, thenDragTo: app.buttons["Other"])
    button.press(
      forDuration: 1, thenDragTo: app.buttons["Other"], withVelocity: 100, thenHoldForDuration: 2)
    button.swipeUp()
    button.swipeDown(velocity: .slow)
    button.swipeLeft(velocity: .fast)
    button.swipeRight(velocity: 250)
    let gestures = device.gestures.map(\.gesture)
    XCTAssertEqual(gestures.count, 8)
    XCTAssertEqual(gestures[0], .doubleTap(CGPoint(x: 150, y: 120)))
    XCTAssertEqual(gestures[1], .tap(CGPoint(x: 150, y: 120), duration: .milliseconds(1500)))
    XCTAssertEqual(
      gestures[3],
      .drag(
        from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 520), press: .seconds(1), velocity: 100,
        hold: .seconds(2)))
    XCTAssertTrue(gestures[4].translation.dy < 0 && gestures[5].translation.dy > 0)
    XCTAssertTrue(gestures[6].translation.dx < 0 && gestures[7].translation.dx > 0)
    XCTAssertGreaterThan(gestures[5].fingers[0][1].time, gestures[4].fingers[0][1].time, "slow is slower")
    XCTAssertEqual(messages, [])
  }

  func testTypesOnlyWithTheKeyboard() {
    show(Element(.textField, identifier: "name", frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    app.textFields["name"].typeText("Ada")
    XCTAssertEqual(
      messages,
      [
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: TextField, {{0.0, 0.0}, {100.0, 40.0}}, identifier: 'name'"
      ])
    device.update("name") { $0.isFocused = true }
    app.textFields["name"].typeText("Ada")
    app.typeText("!\n")
    XCTAssertEqual(app.textFields["name"].value as? String, "Ada!")
    XCTAssertEqual(device.keys.last, .enter)
    XCTAssertEqual(failures.count, 1)
  }

  func testCoordinatesMoveWithTheirElement() {
    show(element(.button, "OK"))
    let middle = app.buttons["OK"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    XCTAssertEqual(middle.screenPoint, CGPoint(x: 150, y: 120))
    XCTAssertEqual(middle.withOffset(CGVector(dx: -200, dy: 1)).screenPoint, CGPoint(x: -50, y: 121))
    show(element(.button, "OK", 200, 300))
    XCTAssertEqual(middle.screenPoint, CGPoint(x: 250, y: 320))
    XCTAssertTrue(middle.referencedElement.exists)
    XCTAssertEqual((middle.copy() as? XCUICoordinate)?.screenPoint, CGPoint(x: 250, y: 320))

    let origin = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
    origin.withOffset(CGVector(dx: 5, dy: 6)).tap()
    origin.doubleTap()
    origin.press(forDuration: 1)
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25))
    let bottom = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.75))
    bottom.press(forDuration: 0.1, thenDragTo: top)
    bottom.press(forDuration: 0, thenDragTo: top, withVelocity: 50, thenHoldForDuration: 1)
    let gestures = device.gestures.map(\.gesture)
    XCTAssertEqual(gestures.count, 5)
    XCTAssertEqual(gestures[1], .doubleTap(.zero))
    XCTAssertEqual(gestures[0], .tap(CGPoint(x: 5, y: 6)))
    XCTAssertEqual(gestures[3].translation, CGVector(dx: 0, dy: -406))
    XCTAssertEqual(gestures[4].fingers[0].last?.time, .milliseconds(9120))
    XCTAssertEqual(messages, [])

    XCTAssertEqual(app.buttons["No"].coordinate(withNormalizedOffset: .zero).screenPoint, .zero)
    XCTAssertEqual(failures.count, 1)
  }

  func testCoordinatesForceATapThroughAnAlert() {
    show(element(.button, "OK"), element(.alert, "Sure?", 0, 400))
    app.buttons["OK"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertEqual(device.gestures.map(\.gesture.tapPoint), [CGPoint(x: 150, y: 120)])
    XCTAssertEqual(messages, [])
  }

  func testScreenshotsAreOfTheElementsPlace() {
    show(element(.button, "OK"))
    XCTAssertEqual(app.buttons["OK"].screenshot().bitmap.width, 100)
    XCTAssertEqual(app.buttons["OK"].screenshot().bitmap.height, 40)
    XCTAssertEqual(XCUIScreen.main.screenshot().bitmap.height, 812)
    XCTAssertEqual(XCUIScreen.screens.count, 1)
    XCTAssertEqual(Array(app.screenshot().pngRepresentation.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    XCTAssertEqual(messages, [])
    XCTAssertEqual(app.buttons["No"].screenshot().bitmap.width, 1)
    XCTAssertEqual(failures.count, 1)
  }

  func testSnapshotsAreFrozen() throws {
    show(element(.cell, "row", children: [element(.staticText, "Ada")]))
    let snapshot = try app.cells["row"].snapshot()
    show()
    XCTAssertEqual(snapshot.label, "row")
    XCTAssertEqual(snapshot.children.map(\.label), ["Ada"])
    XCTAssertEqual(snapshot.dictionaryRepresentation[.elementType] as? UInt, 75)
    XCTAssertEqual((snapshot.dictionaryRepresentation[.frame] as? [String: Double])?["Width"], 100)
    XCTAssertNil(snapshot.dictionaryRepresentation[.value])
    XCTAssertThrowsError(try app.cells["row"].snapshot())
    XCTAssertEqual(messages, [])
  }

  func testDebugDescriptionHasFourParts() {
    show(element(.button, "OK"))
    let text = app.buttons["OK"].debugDescription
    for part in ["Attributes: Button", "Element subtree:", "Path to element:", "Query chain:"] {
      XCTAssertTrue(text.contains(part), text)
    }
    XCTAssertTrue(app.buttons["No"].debugDescription.hasPrefix("Query chain:"))
    XCTAssertTrue(app.buttons.debugDescription.contains("Descendants matching type Button"))
    XCTAssertEqual(messages, [])
  }

  func testSlidersAndWheelsAreAdjusted() {
    var volume = 0.2
    var chosen = 0
    let options = ["small", "medium", "large"]
    func show() {
      device.applications = [
        application(
          "app",
          [
            Element(
              .slider, identifier: "volume", value: .text("\(Int((volume * 100).rounded()))%"),
              frame: CGRect(x: 20, y: 100, width: 228, height: 28)),
            Element(
              .pickerWheel, identifier: "size", value: .text(options[chosen]),
              frame: CGRect(x: 20, y: 300, width: 200, height: 200)),
          ])
      ]
    }
    show()
    device.states["app"] = .runningForeground
    device.onGesture { gesture, _ in
      let start = gesture.fingers[0][0].point
      if start.y < 200 {
        volume = min(1, max(0, volume + gesture.translation.dx / 200))
      } else {
        chosen = min(2, max(0, chosen + (start.y > 400 ? 1 : -1)))
      }
      show()
    }
    XCTAssertEqual(app.sliders["volume"].normalizedSliderPosition, 0.2)
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(app.sliders["volume"].normalizedSliderPosition, 0.8)
    app.pickerWheels["size"].adjust(toPickerWheelValue: "large")
    XCTAssertEqual(app.pickerWheels["size"].value as? String, "large")
    app.pickerWheels["size"].adjust(toPickerWheelValue: "small")
    XCTAssertEqual(app.pickerWheels["size"].value as? String, "small")
    XCTAssertEqual(messages, [])
    app.pickerWheels["size"].adjust(toPickerWheelValue: "huge")
    XCTAssertEqual(
      messages,
      [
        "Failed to adjust \"size\" PickerWheel: \"size\" PickerWheel does not offer “huge”, "
          + "but “small”, “medium”, “large”"
      ])
  }
}
