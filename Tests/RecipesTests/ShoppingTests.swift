import Galley
import RecipesPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct ShoppingTests {
  @Test func somethingIsWrittenOnTheList() throws {
    let list = try Page<RecipeList>(on: .recipes()).tabs.shopping.tap()
    try list.check(.resting)
    let item = try list.add.tap()
    try item.check(.empty)
    try item.name.type("Basil")
    try item.quantity.increment(by: 2)
    try item.aisle.select("Dairy")
    try item.aisle.select("Produce")
    let after = try item.add.tap()
    #expect(try after.items.first { try $0.name.text == "Basil" }.facts.text == "3 · Produce")
    try after.check("with basil")
  }

  @Test func nothingCanBeAddedWithoutAName() throws {
    let item = try Page<RecipeList>(on: .recipes()).tabs.shopping.tap().add.tap()
    #expect(try !item.add.isEnabled)
    let list = try item.cancel.tap()
    #expect(try list.items.count == 3)
  }

  @Test func aSheetIsDraggedAway() throws {
    let item = try Page<RecipeList>(on: .recipes()).tabs.shopping.tap().add.tap()
    try item.name.type("Chives")
    let list = try item.backOutAll(to: ShoppingList.self)
    #expect(try list.items.count == 3)
  }

  @Test func whatWasBoughtIsTidiedUp() throws {
    let list = try Page<RecipeList>(on: .recipes()).tabs.shopping.tap()
    #expect(try !list.tidyUp.isEnabled)
    try list.items.first { try $0.name.text == "Flour" }.bought.set(true)
    try list.check("flour is bought")
    let question = try list.tidyUp.tap()
    try question.check(.asking)
    let after = try question.remove.tap()
    #expect(try after.items.all().map { try $0.name.text } == ["Eggs", "Lemons"])
  }

  @Test func linesAreSwipedAway() throws {
    let list = try Page<RecipeList>(on: .recipes()).tabs.shopping.tap()
    for name in ["Eggs", "Flour", "Lemons"] {
      let row = try list.items.first { try $0.name.text == name }
      try row.drag(from: .trailing, to: .center)
      try row.delete.tap()
      try row.name.vanishes()
    }
    try list.empty.appears()
    try list.check("nothing to buy")
  }

  @Test func theIngredientsOfARecipeAreAdded() throws {
    let list = try Page<RecipeList>(on: .recipes())
    let details = try list.recipes.scroll(to: "Garlic Bread").open.tap()
    try details.shop.tap()
    try details.shop.becomes(.label("On Your List"))
    let shopping = try details.tabs.shopping.tap()
    #expect(
      try shopping.items.all().map { try $0.name.text } == [
        "Eggs", "Flour", "Lemons", "1 baguette", "100 g of butter", "4 cloves of garlic", "Parsley",
      ])
  }
}
