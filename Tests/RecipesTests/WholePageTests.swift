import Foundation
import Galley
import RecipesPages
import Testing

/// Checks of more than the screen shows at once.
@Suite struct WholePageTests {
  @Test func allRecipesAreShownAndStayWhereTheyWere() throws {
    let list = try Page<RecipeList>(on: .recipes())
    let row = try list.recipes.scroll(to: "Plum Cake")
    let driver = list.application.automator.driver
    let before = try row.name.frame(on: driver.snapshot())
    try list.check("all", fully: true)
    let after = try row.name.frame(on: driver.snapshot())
    #expect(abs(after.minY - before.minY) < 0.5, "\(before) became \(after)")
  }

  @Test func allOfARecipeIsShownInLargeDarkText() throws {
    let list = try Page<RecipeList>(on: .recipes(appearance: .dark, textSize: .xxxLarge))
    let details = try list.recipes.first { try $0.name.text == "Fluffy Pancakes" }.open.tap()
    try details.check("all", fully: true)
  }
}
