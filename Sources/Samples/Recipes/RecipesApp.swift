import SwiftUI

/// Grandma's recipes: the app of Apple's WWDC 2020 session on interruptions, written in plain SwiftUI, and grown since.
package struct RecipesApp: App {
  /// The name the app is installed under.
  package static let bundleIdentifier = "org.galley.samples.Recipes"

  private let store = RecipeStore()
  private let catalogue = CatalogueStore()
  private let shopping = ShoppingStore()
  private let preferences = Preferences()

  /// Starts the app.
  package init() {}

  /// The app's places.
  package var body: some Scene {
    WindowGroup {
      RootView(store: store, catalogue: catalogue, shopping: shopping, preferences: preferences)
    }
  }
}
