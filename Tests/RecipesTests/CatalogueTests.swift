import Galley
import RecipesPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct CatalogueTests {
  private func catalogue(_ application: Application) throws -> Page<CataloguePage> {
    try Page<RecipeList>(on: application).tabs.catalogue.tap()
  }

  @Test func theCatalogueIsShown() throws {
    let catalogue = try catalogue(.recipes())
    try catalogue.check(.resting)
    #expect(try catalogue.edition.text == "1200 dishes · edition 1")
  }

  @Test func aDishFarDownIsFound() throws {
    let catalogue = try catalogue(.recipes())
    let row = try catalogue.dishes.scroll(to: "Honey Cake from Lviv", within: .seconds(600))
    try catalogue.check("far down")
    let dish = try row.open.tap()
    #expect(try dish.origin.text == "Ukraine")
    try dish.add.tap()
    try dish.add.becomes(.label("On Your List"))
    let list = try dish.tabs.shopping.tap()
    #expect(try list.items.all().contains { try $0.name.text == "Honey Cake from Lviv" })
  }

  @Test func whatWasNotReachedIsToldSo() throws {
    let catalogue = try catalogue(.recipes())
    let error = try #require(throws: PageError.self) {
      _ = try catalogue.dishes.scroll(to: "Honey Cake from Lviv", within: .seconds(10))
    }
    // The dishes that are shown first and the line with the edition are rows as well.
    #expect("\(error)".contains("of its 1202 rows were reached within 10 seconds"), "\(error)")
  }

  @Test func pullingFetchesTheNextEdition() throws {
    let catalogue = try catalogue(.recipes())
    try catalogue.list.pullToRefresh()
    try catalogue.edition.becomes(.label("1200 dishes · edition 2"))
  }

  @Test func theFeaturedDishesAreLeafedThrough() throws {
    let catalogue = try catalogue(.recipes())
    try catalogue.featured.swipe(to: 3)
    try catalogue.featured.check("third")
  }

  @Test func withoutAServerItSaysSo() throws {
    let catalogue = try Page<RecipeList>(on: .recipes()).tabs.catalogue.tap()
    catalogue.application.device?.network.isReachable = false
    try catalogue.list.pullToRefresh()
    try catalogue.problem.appears()
  }
}
