import Galley
import RecipesPages
import Testing

/// What a person hears of the recipes app who does not see it, and whether that is enough to use it.
@Suite struct RecipesVoiceOverTests {
  private func recipes() throws -> Page<RecipeList> {
    try Page<RecipeList>(on: .recipes(on: .iPhoneX, appearance: .light, textSize: .large))
  }

  @Test func allRecipesAreHeard() throws {
    try recipes().check("recipes", .voiceOverWalk)
  }

  @Test func theShoppingListIsHeard() throws {
    try recipes().tabs.shopping.tap().check("shopping list", .voiceOverWalk)
  }

  @Test(.throughVoiceOver) func somethingIsWrittenOnTheListByEar() throws {
    let item = try recipes().tabs.shopping.tap().add.tap()
    try item.name.type("Basil")
    try item.quantity.increment(by: 2)
    let after = try item.add.tap()
    #expect(try after.items.first { try $0.name.text == "Basil" }.facts.text == "3 · Produce")
  }
}
