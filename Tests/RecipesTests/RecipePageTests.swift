import Foundation
import Galley
import Recipes
import RecipesOnDevice
import RecipesPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct RecipePageTests {
  @Test func pancakesAreOneTapAway() throws {
    let list = try Page<RecipeList>(on: .recipes())
    try list.check(.resting)
    let details = try list.recipes.first { try $0.name.text == "Fluffy Pancakes" }.open.tap()
    #expect(try details.ingredients.text.contains("1 egg"))
    try details.check("pancakes")
    try details.backButton.tap().check(.resting)
  }

  @Test func photosCanBeAdded() throws {
    let list = try Page<RecipeList>(on: .recipes())
    let details = try list.recipes.first { try $0.name.text == "Fluffy Pancakes" }.open.tap()
    try details.addPhoto.scrollIntoView()
    try details.check("end of the page")
    try details.addPhoto.check("button")
  }

  @Test func aRecipeFarDownIsFound() throws {
    let app = try Application.recipes()
    let list = try Page<RecipeList>(on: app)
    let row = try list.recipes.scroll(to: "Zucchini Fritters")
    #expect(try row.facts.text == "30 min · serves 3")
    try row.check("row")
    _ = try row.open.tap()
    try app.backOutAll(to: RecipeList.self).check("after backing out")
  }

  @Test func deletingAsksFirst() throws {
    let list = try Page<RecipeList>(on: .recipes())
    let row = try list.recipes.first { try $0.name.text == "Banana Bread" }
    try row.open.drag(from: .trailing, to: .center, pressing: .zero)
    try list.check("swiped")
    let question = try row.delete.tap()
    try question.check(.asking)
    let after = try question.delete.tap()
    #expect(try after.recipes.all().allSatisfy { try $0.name.text != "Banana Bread" })
    try after.check("without banana bread")
  }

  @Test func keepingIsPossible() throws {
    let list = try Page<RecipeList>(on: .recipes())
    let row = try list.recipes.first { try $0.name.text == "Banana Bread" }
    try row.open.drag(from: .trailing, to: .center, pressing: .zero)
    let after = try row.delete.tap().cancel.tap()
    #expect(try after.recipes.all().contains { try $0.name.text == "Banana Bread" })
  }

  @Test func aFailedUpdateCanBeTriedAgain() throws {
    let app = try Application.recipes(server: .downOnce)
    let failure = try Page<UpdateFailure>(on: app)
    try failure.check(.asking)
    switch try failure.retry.tap() {
    case .first(let list): try list.check(.resting)
    case .second(let failure):
      Issue.record("the server was to be down once only: \(failure.layoutName) again")
    }
  }

  @Test func aNoteIsKept() throws {
    let list = try Page<RecipeList>(on: .recipes())
    var details = try list.recipes.first { try $0.name.text == "Apple Pie" }.open.tap()
    try details.note.type("More cinnamon")
    try details.check("typing")
    details = try details.application.backOutAll(to: RecipeList.self)
      .recipes.first { try $0.name.text == "Apple Pie" }.open.tap()
    #expect(try details.note.value == "More cinnamon")
  }

  @Test(arguments: [ColorScheme.dark])
  func darkListIsShown(_ appearance: ColorScheme) throws {
    try Page<RecipeList>(on: .recipes(appearance: appearance)).check(.resting)
  }

  @Test func largeTextFits() throws {
    let list = try Page<RecipeList>(on: .recipes(textSize: .accessibility2))
    try list.check(.resting)
  }

  @Test func tabletShowsTheSame() throws {
    let list = try Page<RecipeList>(on: .recipes(on: .iPad))
    try list.check(.resting)
  }
}
