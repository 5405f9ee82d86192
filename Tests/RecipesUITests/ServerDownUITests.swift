import Recipes
import RecipesOnDevice
import XCTest

/// The details test again, with a server that does not answer the first time: the monitor's *Retry* saves it.
final class ServerDownOnceUITests: RecipeDetailsUITests {
  override var upcomingFailures: Int { 1 }

  override func testRecipeDetailsNavigation() throws {
    try super.testRecipeDetailsNavigation()
    XCTAssertEqual(
      device.network.requests.count(where: RecipeBook.isUpdate), 2,
      "once at the start, and once more because of the monitor")
  }
}

/// The details test again, with a server that never answers: it must fail, and say why.
final class ServerDownUITests: RecipeDetailsUITests {
  override var isServerUp: Bool { false }

  override func testRecipeDetailsNavigation() throws {
    var failures: [String] = []
    XCUIContext.failureReporter = { failure in
      failures.append(failure.message)
      // As after a failure with continueAfterFailure = false: nothing more is done.
      XCUIContext.isStopped = true
    }
    defer { XCUIContext.failureReporter = XCUIContext.recordWithXCTest }

    let app = XCUIApplication()
    app.launch()
    app.cells.staticTexts["Fluffy Pancakes"].firstMatch.tap()
    XCTAssert(XCUIContext.isStopped)
    // While a test is stopped nothing is recorded, not even by the assertions that follow.
    XCUIContext.isStopped = false

    XCTAssertEqual(failures.count, 1)
    let words = try XCTUnwrap(failures.first)
    XCTAssert(words.hasPrefix(#"Failed to tap "Fluffy Pancakes" StaticText"#), words)
    XCTAssert(words.contains("Could Not Update Recipes"), words)
    XCTAssert(words.contains("Handle recipe update failures"), words)
    XCTAssertEqual(
      words.components(separatedBy: "the monitor “Handle recipe update failures” answered").count - 1, 10,
      words)
    XCTAssertEqual(
      device.network.requests.count(where: RecipeBook.isUpdate), 11,
      "once at the start, and once for each of ten retries")
  }
}
