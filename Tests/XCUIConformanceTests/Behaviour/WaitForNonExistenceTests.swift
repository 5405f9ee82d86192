import Galley
import XCTest

/// The extension that a widely read article builds step by step, as its readers have it in their suites.
///
/// - Reference: A. Martusheff, "XCUITest: Add waitForNonExistence() to your iOS Automation Toolkit".
extension XCUIElement {
  fileprivate func waitForNonExistence(timeout: TimeInterval) -> Bool {
    let predicate = NSPredicate(format: "exists == FALSE")
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: self)
    _ = XCTWaiter().wait(for: [expectation], timeout: timeout)
    return !exists
  }
}

final class WaitForNonExistenceTests: XCTestCase {
  func testASheetThatIsClosedIsWaitedFor() {
    let app = launch("interruptions")
    app.buttons["Choose"].tap()
    let sheet = app.sheets["Choose one"]
    XCTAssert(sheet.exists)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2)).tap()
    XCTAssertTrue(sheet.waitForNonExistence(timeout: 3))
  }

  func testWhatStaysIsWaitedForOnTheDevicesClock() throws {
    let app = launch("interruptions")
    let device = try XCTUnwrap(XCUIContext.automator?.driver)
    let before = device.now
    XCTAssertFalse(app.buttons["Target"].waitForNonExistence(timeout: 600))
    XCTAssertGreaterThanOrEqual(device.now - before, .seconds(600))
  }

  func testPredicatesTellTheRoomOfTheScreen() {
    let app = launch("interruptions")
    let isNarrow = NSPredicate(format: "horizontalSizeClass == 1 AND verticalSizeClass == 2")
    XCTAssert(isNarrow.evaluate(with: app.buttons["Target"]))
    XCTAssertEqual(app.buttons.matching(isNarrow).count, app.buttons.count)
  }
}
