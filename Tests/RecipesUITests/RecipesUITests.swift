import XCTest

/// The tests of Apple's WWDC 2020 session on interruptions and alerts, statement by statement.
class RecipesUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
    addUIInterruptionMonitor(withDescription: "Handle recipe update failures") { element -> Bool in
      let retryButton = element.buttons["Retry"].firstMatch
      if element.elementType == .alert && retryButton.exists {
        retryButton.tap()
        return true
      } else {
        return false
      }
    }
  }

  func testRecipeDetailsNavigation() throws {
    let app = XCUIApplication()
    app.launch()

    let pancakeRecipe = app.cells.staticTexts["Fluffy Pancakes"].firstMatch
    pancakeRecipe.tap()

    // In the detail view
    let detailTitle = app.navigationBars.staticTexts["Fluffy Pancakes"].firstMatch
    XCTAssert(detailTitle.waitForExistence(timeout: 30))

    let expectedImage = app.images["Fluffy Pancakes Image"].firstMatch
    XCTAssert(expectedImage.exists)

    let ingredientsTitle = app.staticTexts["Ingredients Title"].firstMatch
    XCTAssert(ingredientsTitle.exists)

    let ingredientsContent = app.textViews["Ingredients Content"].firstMatch
    XCTAssert(ingredientsContent.exists)
    XCTAssert((ingredientsContent.value as! String).count > 0)

    let instructionsTitle = app.staticTexts["Instructions Title"].firstMatch
    XCTAssert(instructionsTitle.exists)

    let instructionsTextView = app.textViews["Instructions Content"].firstMatch
    XCTAssert(instructionsTextView.exists)
    XCTAssert((instructionsTextView.value as! String).count > 0)

    // Make sure we received the latest instructions:
    let expectedInstructions = """
      1. Mix the flour, sugar, baking powder and salt.
      2. Pour the milk, melted butter and egg into a well in the center and mix.
      3. Heat a frying pan (don't forget to add a little bit of oil, grandson!), and fry until they're golden.
      4. Optionally add maple syrup and/or fruits (they're healthy!).
      """
    XCTAssertEqual((instructionsTextView.value as! String), expectedInstructions)

    // Go back to the list of recipes
    let backButton = app.navigationBars.buttons["Grandma's Recipes"].firstMatch
    backButton.tap()

    XCTAssert(pancakeRecipe.waitForExistence(timeout: 30))
  }

  func testDeleteRecipe() throws {
    XCUIApplication().launch()
    let breadCell = cell(recipeName: "Banana Bread")
    deleteCell(breadCell)

    let alert = XCUIApplication().alerts["Delete Recipe"].firstMatch
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
    app.launch()
    let first = app.cells.staticTexts["Fluffy Pancakes"].firstMatch
    let before = first.frame
    let bottom = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.6))
    bottom.press(forDuration: 0.1, thenDragTo: top)
    XCTAssertLessThan(first.frame.minY, before.minY)
  }

  // MARK: What grandma keeps in a file of her own

  private func cell(recipeName: String) -> XCUIElement {
    XCUIApplication().cells.containing(.staticText, identifier: recipeName).firstMatch
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
