import GalleyAutomation
import GalleyPages
import Recipes
import RecipesOnDevice
import RecipesPages
import SeededCases
import Testing

@testable import Galley
@testable import GalleyChecks

/// Content that is looked at as a whole goes back to where it was, whatever is left to go in the end.
@Suite struct ContentComesBackTests {
  /// A usual run tries the paddings 0, 4, 8 and 12.
  @Test(arguments: Soak.slice(of: 0...12, oneIn: 4)) func nothingIsTappedOnTheWayBack(_ padding: Int) throws {
    let application = try Application.launch(
      RecipesApp.self, environment: ["RECIPES_ROW_PADDING": "\(padding)"]
    ) { $0.network.serve("https://recipes.example/", answer: RecipeBook.respond) }
    let list = try Page<RecipeList>(on: application)
    _ = try list.recipes.scroll(to: "Plum Cake")
    let before = try list.recipes.all().map { try $0.name.text }
    var whole = WholeContentCapture(application.automator)
    _ = try whole.capture(of: { _ in .root })
    #expect(try list.recipes.all().map { try $0.name.text } == before)
  }
}
