import Combine
import SwiftUI

/// The places of the app.
enum Place: Hashable {
  /// Grandma's recipes.
  case recipes
  /// The tab that opens the dishes that users have sent in.
  case catalogue
  /// The shopping list.
  case shopping
  case settings
}

/// The whole app: its places, and the alerts that may come up over any of them.
struct RootView: View {
  let store: RecipeStore
  let catalogue: CatalogueStore
  let shopping: ShoppingStore
  let preferences: Preferences

  @State private var place = Place.recipes
  @State private var isAskedForRating = false
  @State private var ratingTimer: AnyCancellable?
  @Environment(\.self) private var environment
  @Environment(\.launchSettings) private var launchSettings

  var body: some View {
    TabView(selection: $place) {
      Tab("Recipes", systemImage: "book", value: Place.recipes) {
        RecipeListView(store: store, shopping: shopping, preferences: preferences)
      }
      .accessibilityIdentifier("tab.recipes")
      Tab("Catalogue", systemImage: "square.grid.2x2", value: Place.catalogue) {
        CatalogueView(store: catalogue, shopping: shopping)
      }
      .accessibilityIdentifier("tab.catalogue")
      Tab("Shopping", systemImage: "cart", value: Place.shopping) {
        ShoppingListView(store: shopping)
      }
      .badge(shopping.open)
      .accessibilityIdentifier("tab.shopping")
      Tab("Settings", systemImage: "gearshape", value: Place.settings) {
        SettingsView(preferences: preferences)
      }
      .accessibilityIdentifier("tab.settings")
    }
    .tint(environment.color(preferences.theme))
    .alert("Enjoying Grandma's Recipes?", isPresented: $isAskedForRating) {
      Button("Not Now", role: .cancel) {}
      Button("Rate") {}
    } message: {
      Text("Grandma reads every review, with her good glasses on.")
    }
    .onOpenURL { open($0) }
    .onAppear { scheduleRatingPrompt() }
  }

  /// Opens a place by its link, such as `recipes://shopping`.
  private func open(_ url: URL) {
    switch url.host() {
    case "recipes": place = .recipes
    case "catalogue": place = .catalogue
    case "shopping": place = .shopping
    case "settings": place = .settings
    default: break
    }
  }

  /// A person is asked for a rating after a while; here only where the launch settings say after how many seconds.
  private func scheduleRatingPrompt() {
    guard let seconds = launchSettings["RECIPES_RATING_AFTER"].flatMap(Double.init) else { return }
    ratingTimer = Timer.publish(every: seconds, on: .main, in: .common).autoconnect().first()
      .sink { _ in isAskedForRating = true }
  }
}
