import GalleyPages

/// The bar below every page: the places of the app.
public struct MainTabs: Layout {
  /// Grandma's recipes.
  public let recipes = Tab("tab.recipes", opens: RecipeList.self)
  /// All dishes that anybody's grandma has sent in.
  public let catalogue = Tab("tab.catalogue", opens: CataloguePage.self)
  /// What to buy.
  public let shopping = Tab("tab.shopping", opens: ShoppingList.self)
  /// How the person likes it.
  public let settings = Tab("tab.settings", opens: SettingsPage.self)

  /// Makes the layout.
  public init() {}

  /// What the bar promises.
  public var body: Blueprint {
    Required {
      recipes
      catalogue
      shopping
      settings
    }
  }
}
