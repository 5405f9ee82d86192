import AppVariants
import SwiftUI

/// An app for people who cook: recipes, the plan of the week, the shopping and the pantry.
struct CookbookApp: App {
  static let bundleIdentifier = "org.example.Cookbook"

  var body: some Scene {
    WindowGroup { CookbookRoot() }
  }
}

/// The screens that the app can start with.
enum CookbookScreen: String, CaseIterable, Sendable {
  case today, recipes, recipe, cooking, week, shopping, pantry, nutrition, edit
}

/// The screen that the app starts with.
struct CookbookRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    start
      .tint(look.palette.herb)
      .environment(\.palette, look.palette)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var start: some View {
    if screen == .cooking {
      CookingScreen()
    } else {
      CookbookTabs(place: CookbookTabs.Place(screen), screen: screen)
    }
  }
}

/// The tabs at the bottom.
private struct CookbookTabs: View {
  /// The tabs, in the approved order.
  enum Place: Hashable {
    case today, recipes, week, shopping, pantry

    init(_ screen: CookbookScreen) {
      switch screen {
      case .today, .nutrition, .cooking: self = .today
      case .recipes, .recipe, .edit: self = .recipes
      case .week: self = .week
      case .shopping: self = .shopping
      case .pantry: self = .pantry
      }
    }
  }

  @Environment(\.look) private var look
  @State var place: Place
  var screen: CookbookScreen

  var body: some View {
    TabView(selection: $place) {
      Tab(look.bar.today, systemImage: look.bar.todayIcon, value: Place.today) {
        NavigationStack(path: .constant(screen == .nutrition ? ["Nutrition"] : [])) {
          TodayScreen().navigationDestination(for: String.self) { _ in NutritionScreen() }
        }
      }
      if look.bar.weekIsSecond { week }
      Tab("Recipes", systemImage: "book.closed.fill", value: Place.recipes) {
        NavigationStack(path: .constant(screen == .recipe ? ["Risotto"] : [])) {
          RecipesScreen(isEditing: screen == .edit)
            .navigationDestination(for: String.self) { _ in RecipeScreen() }
        }
      }
      if !look.bar.weekIsSecond { week }
      Tab("Shopping", systemImage: "cart.fill", value: Place.shopping) {
        NavigationStack { ShoppingScreen() }
      }
      .badge(look.bar.badgeIsShown ? look.bar.badge : 0)
      Tab("Pantry", systemImage: look.bar.pantryIcon, value: Place.pantry) {
        NavigationStack { PantryScreen() }
      }
    }
  }

  private var week: Tab<Place, some View, some View> {
    Tab("Week", systemImage: "calendar", value: Place.week) { NavigationStack { WeekScreen() } }
  }
}
