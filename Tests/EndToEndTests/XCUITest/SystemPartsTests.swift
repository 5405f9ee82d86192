import Foundation
import Galley
import XCTest

/// Elements that UIKit adds to the screens of apps: nested menus, the button that clears a search, the region around a popover.
final class SystemPartsTests: SimulatedTestCase<PartsApp> {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testChoosingInASubmenuClosesAllMenus() {
    app.buttons["Sort"].tap()
    app.buttons["By date"].tap()
    app.buttons["Oldest first"].tap()
    XCTAssertEqual(app.staticTexts["log"].label, "oldest")
    XCTAssertFalse(app.buttons["By name"].exists)
    XCTAssertTrue(app.buttons["Sort"].isHittable)
  }

  func testATapBesideASubmenuClosesAllMenus() {
    app.buttons["Sort"].tap()
    app.buttons["By date"].tap()
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.95)).tap()
    XCTAssertFalse(app.buttons["Oldest first"].exists)
    XCTAssertFalse(app.buttons["By name"].exists)
    XCTAssertEqual(app.staticTexts["log"].label, "nothing")
  }

  func testASearchIsCleared() {
    let field = app.searchFields.firstMatch
    XCTAssertFalse(app.buttons["Clear text"].exists)
    field.tap()
    field.typeText("be")
    XCTAssertEqual(app.staticTexts["query"].label, "query be")
    field.buttons["Clear text"].tap()
    XCTAssertEqual(app.staticTexts["query"].label, "query ")
    XCTAssertFalse(app.buttons["Clear text"].exists)
    field.typeText("x")
    XCTAssertEqual(app.staticTexts["query"].label, "query x", "the keyboard stays")
  }

  func testTheRegionAroundAPopoverClosesIt() {
    app.buttons["Pop"].tap()
    XCTAssertTrue(app.staticTexts["Popped"].exists)
    XCTAssertTrue(app.otherElements["PopoverDismissRegion"].isHittable)
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertFalse(app.staticTexts["Popped"].exists)
  }
}
