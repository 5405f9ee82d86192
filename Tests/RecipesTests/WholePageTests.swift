import Galley
import RecipesPages
import SampleSuites
import Testing

/// Checks of more than the screen shows at once.
@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct WholePageTests {
  @Test func allRecipesAreShownAndStayWhereTheyWere() throws {
    let list = try Page<RecipeList>(on: .recipes())
    _ = try list.recipes.scroll(to: "Plum Cake")
    let before = try list.recipes.all().map { try $0.name.text }
    try list.check("all", fully: true)
    #expect(try list.recipes.all().map { try $0.name.text } == before)
  }

  @Test func allOfARecipeIsShownInLargeDarkText() throws {
    let list = try Page<RecipeList>(on: .recipes(appearance: .dark, textSize: .xxxLarge))
    let details = try list.recipes.first { try $0.name.text == "Fluffy Pancakes" }.open.tap()
    try details.check("all", fully: true)
  }
}
