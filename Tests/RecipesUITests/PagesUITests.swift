import RecipesPages
import XCTest

final class RegisteredAtlas: AtlasRegistration { static let atlas = recipeAtlas }

/// Pages and Apple's names, side by side on one app.
final class PagesUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  func testALayoutIsLoadedOnApplesProxy() throws {
    let list = try Page<RecipeList>(on: app)
    let details = try list.recipes.first { try $0.name.text == "Fluffy Pancakes" }.open.tap()
    XCTAssert(app.navigationBars.staticTexts["Fluffy Pancakes"].firstMatch.exists)
    app.navigationBars.buttons["Grandma's Recipes"].firstMatch.tap()
    XCTAssertEqual(try Page<RecipeList>(on: app).recipes.count, try list.recipes.count)
    XCTAssertFalse(try details.isThere)
  }

  func testAPageThatIsNotThereFailsTheTestWithItsReport() throws {
    XCTAssertThrowsError(try Page<ShoppingList>(on: app)) { error in
      XCTAssert("\(error)".contains("ShoppingList did not load"), "\(error)")
      XCTAssert("\(error)".contains("RecipeList"), "\(error)")
    }
  }
}
