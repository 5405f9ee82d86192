import Foundation
import Galley
import RecipesPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct GettingAroundTests {
  @Test func everyPageIsFoundByItsName() throws {
    let app = try Application.recipes()
    let timer = try app.navigate(to: KitchenTimer.self)
    let item = try timer.navigate(to: NewItem.self)
    let dish = try item.navigate(to: DishPage.self)
    let details = try dish.navigate(to: RecipeDetails.self)
    _ = try details.navigate(to: SettingsPage.self)
  }

  @Test func aLinkOpensAPlace() throws {
    let app = try Application.recipes()
    _ = try Page<RecipeList>(on: app)
    _ = try app.open(#require(URL(string: "recipes://shopping")), to: ShoppingList.self)
  }

  @Test func startingAgainForgets() throws {
    let app = try Application.recipes()
    let settings = try app.navigate(to: SettingsPage.self)
    try settings.guests.increment()
    let list = try app.relaunch(to: RecipeList.self)
    #expect(try list.tabs.settings.tap().guests.label == "Guests: 4")
  }

  @Test func theKeyboardIsPutAway() throws {
    let list = try Page<RecipeList>(on: .recipes())
    let details = try list.recipes.first { try $0.name.text == "Lentil Stew" }.open.tap()
    try details.note.scrollIntoView()
    try details.note.type("Less vinegar")
    try details.dismissKeyboard()
    #expect(try details.note.value == "Less vinegar")
  }
}
