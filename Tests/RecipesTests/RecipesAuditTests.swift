import Galley
import RecipesPages
import Testing

/// What audits find in the recipes app: grey and tinted words that the system's colours make faint, and buttons of one line.
@Suite struct RecipesAuditTests {
  /// The system's grey of tabs that are not chosen has 3.4 to 1 on white, and the app's tint 4.3.
  private static let tabs = [
    "contrast tab.catalogue", "contrast tab.recipes", "contrast tab.settings", "contrast tab.shopping",
  ]

  private func recipes() throws -> Page<RecipeList> {
    try Page<RecipeList>(on: .recipes(on: .iPhoneX, appearance: .light, textSize: .large))
  }

  /// What is found on a page, each identity once.
  private func found<L: Layout>(_ page: Page<L>) throws -> [String] {
    var found: Set<String> = []
    try page.audit { issue in
      found.insert(issue.identity)
      return true
    }
    return found.sorted()
  }

  @Test func theListHasFaintFacts() throws {
    #expect(try found(recipes()) == (["contrast recipe.facts"] + Self.tabs).sorted())
  }

  @Test func aRecipeHasALowButtonAsWell() throws {
    let details = try recipes().recipes.first { try $0.name.text == "Fluffy Pancakes" }.open.tap()
    #expect(
      try found(details)
        == ([
          "contrast 25 min", "contrast BackButton", "contrast Serves 4", "contrast recipe.shop",
          "hitRegion recipe.shop",
        ] + Self.tabs).sorted())
  }

  @Test func theShoppingListHasFaintFacts() throws {
    let list = try recipes().tabs.shopping.tap()
    #expect(try found(list) == (["contrast shopping.facts"] + Self.tabs).sorted())
    // The placeholder is the system's.
    #expect(try found(list.add.tap()) == ["contrast item.cancel", "contrast item.name"])
  }

  @Test func aPartOfThePageIsAuditedAlone() throws {
    #expect(try found(recipes().tabs) == Self.tabs)
  }

  @Test func settingsHaveFaintHeadings() throws {
    let settings = try recipes().tabs.settings.tap()
    #expect(
      try found(settings)
        == ([
          "contrast ABOUT", "contrast KITCHEN", "contrast RECIPES", "contrast settings.reset",
          "contrast settings.theme",
        ] + Self.tabs).sorted())
  }
}
