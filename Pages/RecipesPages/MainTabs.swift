import GalleyAutomation
import GalleyPages
import GalleyTree

/// The bar of every page: the places of the app.
public struct MainTabs: Layout {
  /// Grandma's recipes.
  public let recipes = Tab("tab.recipes", opens: RecipeList.self)
  /// The tab that opens the dishes that users have sent in.
  public let catalogue = Tab("tab.catalogue", opens: CataloguePage.self)
  /// The tab that opens the shopping list.
  public let shopping = Tab("tab.shopping", opens: ShoppingList.self)
  /// The tab that opens the settings.
  public let settings = Tab("tab.settings", opens: SettingsPage.self)

  public init() {}

  /// The promises of the bar.
  public var body: Blueprint {
    Required {
      recipes
      catalogue
      shopping
      settings
    }
  }
}

extension Locator {
  /// The bar around the tabs: below the page on a telephone; on a tablet it floats above, and is no tab bar to tests.
  static let mainTabs = Locator.matching(
    .that("holds the tabs") { bar in bar.children.contains { $0.identifier == "tab.recipes" } })
}
