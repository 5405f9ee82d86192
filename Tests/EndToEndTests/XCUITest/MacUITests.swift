import Galley
import XCTest

/// A suite as it is written for a Mac, by Apple's names.
@MainActor
final class MacUITests: SimulatedTestCase<NotebookApp> {
  let app = XCUIApplication()

  nonisolated override var deviceProfile: DeviceProfile { .mac }

  func testMenusAndWindowsAreFoundByTheirTypes() {
    app.launch()
    XCTAssertEqual(app.windows.count, 1)
    XCTAssertEqual(app.menuBars.count, 1)
    XCTAssertTrue(app.menuBars.menuBarItems["Notes"].exists)
    XCTAssertFalse(app.menuItems["Add Note…"].isHittable)
    XCTAssertEqual(app.touchBars.count, 0)
    XCTAssertEqual(app.statusBars.count, 0)
    app.menuBars.menuBarItems["Notes"].click()
    XCTAssertTrue(app.menuItems["Add Note…"].isHittable)
    app.menuItems["Add Note…"].click()
    XCTAssertTrue(app.sheets["alert"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.sheets.staticTexts["Add a Note"].exists)
    app.sheets.buttons["Cancel"].click()
    XCTAssertFalse(app.sheets["alert"].exists)
  }

  func testKeysStandForEntriesOfMenus() {
    app.launch()
    app.typeKey("d", modifierFlags: .command)
    XCTAssertTrue(app.sheets["alert"].waitForExistence(timeout: 2))
    app.sheets.buttons["Add"].click()
    app.windows.buttons[XCUIIdentifierCloseWindow].click()
    XCTAssertEqual(app.windows.count, 0)
    XCTAssertEqual(app.state, .runningForeground)
    app.typeKey("q", modifierFlags: .command)
    XCTAssertEqual(app.state, .notRunning)
  }

  func testMonitorsSeeDialogs() {
    app.launch()
    var type: XCUIElement.ElementType?
    addUIInterruptionMonitor(withDescription: "contacts") { element in
      type = element.elementType
      element.buttons["Allow"].click()
      return true
    }
    app.buttons["Contacts"].click()
    app.buttons["Middle"].click()
    XCTAssertEqual(type, .dialog)
    XCTAssertTrue(app.staticTexts["1 clicks"].exists)
  }

  func testDialogsAreAnsweredWithDontAllow() {
    app.launch()
    let center = XCUIApplication(bundleIdentifier: "com.apple.UserNotificationCenter")
    app.buttons["Contacts"].click()
    XCTAssertTrue(center.dialogs.firstMatch.waitForExistence(timeout: 2))
    XCTAssertTrue(center.dialogs.buttons["Don’t Allow"].exists)
    app.buttons["Middle"].click()
    XCTAssertFalse(center.dialogs.firstMatch.exists)
  }
}
