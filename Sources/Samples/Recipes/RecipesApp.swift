import GalleyViews

/// Grandma's recipes: the app of Apple's WWDC 2020 session on interruptions, written for the simulated device.
public struct RecipesApp: App {
  /// The name the app is installed under.
  public static let bundleIdentifier = "org.galley.samples.Recipes"

  /// The pictures of the dishes.
  public static var assets: [String: ImageAsset] { DishPictures.all }

  /// Why the app wants to see photos.
  public static let usageDescriptions: [Permission: String] = [
    .photos: "Add a photo of your own dish to a recipe."
  ]

  private let store = RecipeStore()

  /// Starts the app.
  public init() {}

  /// The list of recipes, and what it leads to.
  public var body: some Scene {
    WindowGroup {
      RecipeListView(store: store)
    }
  }
}
