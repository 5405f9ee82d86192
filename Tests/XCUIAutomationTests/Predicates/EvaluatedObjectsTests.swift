import Foundation
import GalleyTree
import ScriptedDevice
import XCTest

@testable import XCUIAutomation

/// What formats are evaluated with: live elements, queries, apps, snapshots, and plain objects.
final class EvaluatedObjectsTests: DeviceTestCase {
  let app = XCUIApplication()

  func testLiveElements() throws {
    show(
      element(.button, "OK"),
      Element(
        .textField, identifier: "name", value: "Ada", frame: CGRect(x: 0, y: 300, width: 10, height: 10),
        isFocused: true))
    let ok = app.buttons["OK"]
    XCTAssertTrue(NSPredicate(format: "exists == true").evaluate(with: ok))
    XCTAssertTrue(
      NSPredicate(format: "exists == 1 AND isHittable == true AND hittable == 1").evaluate(with: ok))
    XCTAssertTrue(
      NSPredicate(format: "label == 'OK' AND elementType == 9 AND enabled == 1").evaluate(with: ok))
    XCTAssertTrue(NSPredicate(format: "frame.size.width == 100").evaluate(with: ok))
    XCTAssertTrue(
      NSPredicate(format: "value CONTAINS 'd' AND hasKeyboardFocus == 1").evaluate(
        with: app.textFields["name"]))
    XCTAssertTrue(
      NSPredicate(format: "exists == false AND isHittable == NO").evaluate(with: app.buttons["Not"]))
    XCTAssertTrue(NSPredicate(format: "ANY buttons.label == 'OK'").evaluate(with: app))
    XCTAssertTrue(NSPredicate(format: "application.state == 4").evaluate(with: ok))
    XCTAssertTrue(NSPredicate(format: "SELF == %@", ok).evaluate(with: ok))
    XCTAssertTrue(NSPredicate(format: "label == 'OK'").evaluate(with: try ok.snapshot()))
    XCTAssertEqual(messages, [])
  }

  func testQueriesAndApps() {
    show(element(.button, "OK"), element(.button, "Cancel", 100, 300))
    XCTAssertTrue(NSPredicate(format: "count == 2").evaluate(with: app.buttons))
    XCTAssertTrue(NSPredicate(format: "self.count = 0").evaluate(with: app.cells))
    XCTAssertTrue(
      NSPredicate(format: "firstMatch.label == 'OK' AND element.exists == 1").evaluate(with: app.buttons))
    XCTAssertTrue(
      NSPredicate(format: "ALL allElementsBoundByIndex.elementType == 9").evaluate(with: app.buttons))
    XCTAssertTrue(
      NSPredicate(format: "state == %d", XCUIApplication.State.runningForeground.rawValue).evaluate(with: app)
    )
    XCTAssertTrue(NSPredicate(format: "state IN {3, 4} AND bundleIdentifier == 'app'").evaluate(with: app))
    XCTAssertEqual(messages, [])
  }

  func testPlainObjects() {
    XCTAssertTrue(NSPredicate(format: "SELF MATCHES '[0-9]{3}'").evaluate(with: "123"))
    XCTAssertTrue(NSPredicate(format: "SELF == 'x'").evaluate(with: "x" as NSString))
    XCTAssertTrue(NSPredicate(format: "self > 3").evaluate(with: 4))
    XCTAssertTrue(NSPredicate(format: "SELF == nil").evaluate(with: nil))
    XCTAssertTrue(
      NSPredicate(format: "name == 'Ada' AND age > 30").evaluate(
        with: ["name": "Ada", "age": 36] as [String: Any]))
    XCTAssertTrue(NSPredicate(format: "SELF CONTAINS 2").evaluate(with: [1, 2, 3]))
    XCTAssertEqual(
      (["b", "a", "ab"] as NSArray).filtered(using: NSPredicate(format: "SELF BEGINSWITH 'a'")) as? [String],
      ["a", "ab"])
    XCTAssertEqual(messages, [])
  }

  func testAnAttributeOfAnAbsentElementFailsAsItDoesElsewhere() {
    show(element(.button, "OK"))
    let predicate = NSPredicate(format: "label == 'x' OR value == 'x'")
    XCTAssertFalse(predicate.evaluate(with: app.buttons["Not"]))
    XCTAssertFalse(predicate.evaluate(with: app.buttons["Not"]))
    XCTAssertEqual(
      messages,
      [
        "Failed to get matching snapshot: No matches found for Elements matching predicate "
          + "'\"Not\" IN identifiers' from input {("
      ])
  }

  func testExpectationsTakeFormats() {
    show(element(.button, "OK"))
    let exists = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.buttons["OK"])
    let counts = expectation(for: NSPredicate(format: "count == 1"), evaluatedWith: app.buttons)
    XCTAssertEqual(XCTWaiter().wait(for: [exists, counts], timeout: 5), .completed)
    XCTAssertEqual(messages, [])
  }

  // MARK: Keys

  // covers: XCUIElement.value(forKey:)
  func testKeysOfElementsHaveTheValuesOfTheirAttributes() {
    show(
      Element(
        .textField, identifier: "name", label: "Name", value: "Ada", placeholder: "Your name",
        frame: CGRect(x: 1, y: 2, width: 3, height: 4), isFocused: true,
        traits: [.button, .updatesFrequently]),
      element(.button, "OK"))
    let name = app.textFields["name"]
    XCTAssertEqual(name.value(forKey: "hasKeyboardFocus") as? Bool, true)
    XCTAssertEqual(name.value(forKey: "traits") as? Int, 1 | 1 << 9)
    XCTAssertEqual(name.value(forKey: "traits") as? UInt64, 1 | 1 << 9)
    XCTAssertEqual(name.value(forKey: "label") as? String, "Name")
    XCTAssertEqual(name.value(forKey: "value") as? String, "Ada")
    XCTAssertEqual(name.value(forKey: "placeholderValue") as? String, "Your name")
    XCTAssertEqual(name.value(forKey: "frame") as? CGRect, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(name.value(forKey: "elementType") as? Int, 49)
    XCTAssertEqual(name.value(forKey: "exists") as? Bool, true)
    XCTAssertEqual(app.buttons["Not"].value(forKey: "exists") as? Bool, false)
    XCTAssertEqual((app.value(forKey: "children") as? [any XCUIElementSnapshot])?.count, 2)
    XCTAssertEqual((app.value(forKey: "buttons") as? [any XCUIElementSnapshot])?.map(\.label), ["OK"])
    XCTAssertEqual((name.value(forKey: "application") as? XCUIApplication)?.bundleIdentifier, "app")
    XCTAssertEqual(app.value(forKey: "state") as? Int, 4)
    XCTAssertNil(app.buttons["OK"].value(forKey: "value"))
    XCTAssertEqual(messages, [])
  }

  func testAKeyThatIsUnknownOrOfAnAbsentElementFailsTheTest() {
    show(element(.button, "OK"))
    XCTAssertNil(app.buttons["OK"].value(forKey: "haskeyboardfocus"))
    let line: UInt = #line - 1
    XCTAssertEqual(
      messages,
      [
        "an element has no key \"haskeyboardfocus\". Its nearest keys are \"hasKeyboardFocus\", \"keyboards\" and "
          + "\"hasFocus\"."
      ])
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual(app.buttons["Not"].value(forKey: "hasKeyboardFocus") as? Bool, false)
    XCTAssertEqual(failures.count, 2)
  }
}
