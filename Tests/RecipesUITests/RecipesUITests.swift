import XCTest

/// The other tests of Apple's WWDC 2020 session on interruptions and alerts, statement by statement.
final class RecipesUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    app.launch()
  }

  func testDeleteRecipe() throws {
    let breadCell = cell(recipeName: "Banana Bread")
    deleteCell(breadCell)

    let alert = app.alerts["Delete Recipe"].firstMatch
    let alertExists = alert.waitForExistence(timeout: 30)
    XCTAssert(alertExists, "Expected alert to show up")

    let description = """
      Are you sure you want to \
      delete this recipe?
      """
    let alertDescription = alert.staticTexts[description]
    XCTAssert(alertDescription.exists)

    alert.buttons["Delete"].tap()
    XCTAssertFalse(breadCell.exists)
  }

  func testAddingPhotosFirstTimeAllowed() throws {
    let app = XCUIApplication()
    app.resetAuthorizationStatus(for: .photos)
    app.launch()

    askForPhoto(in: app)
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    let question = springboard.alerts["“Recipes” Would Like to Access Your Photos"].firstMatch
    XCTAssert(question.waitForExistence(timeout: 30))
    XCTAssertFalse(app.alerts.firstMatch.exists, "the question is the system's, not the app's")
    question.buttons["Allow Full Access"].tap()

    XCTAssert(question.waitForNonExistence(timeout: 30))
    XCTAssert(app.images["recipe.photo"].waitForExistence(timeout: 30))
  }

  func testAddingPhotosFirstTimeDenied() throws {
    let app = XCUIApplication()
    app.resetAuthorizationStatus(for: .photos)
    app.launch()

    askForPhoto(in: app)
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    let question = springboard.alerts["“Recipes” Would Like to Access Your Photos"].firstMatch
    XCTAssert(question.waitForExistence(timeout: 30))
    question.buttons["Don’t Allow"].tap()

    XCTAssert(app.staticTexts["recipe.photoProblem"].waitForExistence(timeout: 30))
    XCTAssertFalse(app.images["recipe.photo"].exists)
  }

  func testDraggingByNormalisedCoordinates() throws {
    let app = XCUIApplication()
    // Rows so high that the list is longer than the screen of any device: one that fits comes back.
    app.launchEnvironment["RECIPES_ROW_PADDING"] = "40"
    app.launch()
    let soup = app.cells.staticTexts["Tomato Soup"].firstMatch
    let before = soup.frame
    let tenth = app.frame.height / 10
    let low = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    let high = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.7))
    low.press(forDuration: 0.1, thenDragTo: high, withVelocity: .slow, thenHoldForDuration: 0.2)
    // What a finger holds at the end is not thrown: the list has gone exactly as far as the finger.
    XCTAssertEqual(before.minY - soup.frame.minY, tenth, accuracy: 1)

    low.press(forDuration: 0.1, thenDragTo: high)
    XCTAssertEqual(before.minY - soup.frame.minY, 2 * tenth, accuracy: 1)

    // What a finger moves fast at the end is thrown: here to the last row.
    low.press(forDuration: 0.1, thenDragTo: high, withVelocity: 3000, thenHoldForDuration: 0)
    let last = app.staticTexts["Zucchini Fritters"]
    XCTAssert(last.waitForExistence(timeout: 30))
    XCTAssert(last.isHittable)
  }

  func testTheRatingPromptIsNotAnsweredByRating() throws {
    let app = XCUIApplication()
    app.launchEnvironment["RECIPES_RATING_AFTER"] = "1"
    app.launch()
    XCTAssert(app.alerts["Enjoying Grandma's Recipes?"].waitForExistence(timeout: 5))
    app.cells.staticTexts["Fluffy Pancakes"].firstMatch.tap()
    XCTAssert(app.navigationBars["Fluffy Pancakes"].waitForExistence(timeout: 5))
    let log = try XCTUnwrap(XCUIContext.automator).log.text
    XCTAssert(log.contains("Tap \"Not Now\" Button"), log)
    XCTAssertFalse(log.contains("Tap \"Rate\" Button"), log)
  }

  func testScreensAreProofedUnderXCTestToo() throws {
    let app = XCUIApplication()
    app.launch()
    app.check("list")
    app.navigationBars.firstMatch.check("bar")
    app.cells.containing(.staticText, identifier: "Banana Bread").firstMatch.check("banana bread")
  }

  // MARK: What grandma keeps in a file of her own

  private func cell(recipeName: String) -> XCUIElement {
    app.cells.containing(.staticText, identifier: recipeName).firstMatch
  }

  private func deleteCell(_ cell: XCUIElement) {
    cell.swipeLeft()
    cell.buttons["Delete"].tap()
  }

  private func askForPhoto(in app: XCUIApplication) {
    app.cells.staticTexts["Fluffy Pancakes"].firstMatch.tap()
    app.buttons["recipe.addPhoto"].tap()
  }
}
