import XCTest

/// The details test of Apple's WWDC 2020 session on interruptions and alerts, statement by statement.
class RecipeDetailsUITests: XCTestCase {
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
}
