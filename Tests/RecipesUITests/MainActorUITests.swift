import XCTest

/// Xcode's newer template makes test classes main-actor classes, and some tests async.
@MainActor
final class MainActorUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  func testSleepingAdvancesTheDevicesClock() {
    let before = device.clock.now
    sleep(20)
    XCTAssertEqual(device.clock.now, before + .seconds(20))
  }

  func testThatIsAsyncDrivesTheApp() async throws {
    await Task.yield()
    app.cells.staticTexts["Fluffy Pancakes"].firstMatch.tap()
    XCTAssert(app.navigationBars.staticTexts["Fluffy Pancakes"].firstMatch.waitForExistence(timeout: 30))
  }
}

/// Async tests of a class that is not bound to the main actor run beside the main thread.
final class AsyncUITests: XCTestCase {
  func testThatIsAsyncSleepsAndReads() async throws {
    await XCUIApplication().launch()
    let before = device.clock.now
    sleep(20)
    XCTAssertEqual(device.clock.now, before + .seconds(20))
    let title = await XCUIApplication().navigationBars["Grandma's Recipes"].exists
    XCTAssert(title)
  }
}
