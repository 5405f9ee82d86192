import AppVariants
import SwiftUI

/// A shop for the kitchen: a catalogue, a basket and a checkout.
struct ShopApp: App {
  static let bundleIdentifier = "org.example.Shop"

  var body: some Scene {
    WindowGroup { ShopRoot() }
  }
}

/// The screens that the app can start with.
enum ShopScreen: String, CaseIterable, Sendable {
  case catalogue, product, basket, checkout, filters, orders, reviews, landing, account
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = ShopLook()
  /// What it starts with.
  @Entry var firstScreen = ShopScreen.catalogue
}

/// The screen that the app starts with.
struct ShopRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    content
      .tint(look.kitchen)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .catalogue, .basket, .account: ShopTabs(screen: screen)
    case .checkout: ShopTabs(screen: .basket, isPaying: true)
    case .product: ProductScreen()
    case .filters: FiltersScreen()
    case .orders: OrdersScreen()
    case .reviews: ReviewsScreen()
    case .landing: LandingScreen()
    }
  }
}

/// The tabs at the bottom.
private struct ShopTabs: View {
  @Environment(\.look) private var look
  let screen: ShopScreen
  var isPaying = false

  var body: some View {
    TabView(selection: .constant(screen)) {
      if look.tabsAreSwapped {
        basket
        catalogue
      } else {
        catalogue
        basket
      }
      AccountScreen().tabItem { Label("Account", systemImage: "person") }.tag(ShopScreen.account)
    }
    .sheet(isPresented: .constant(isPaying)) {
      CheckoutSheet().presentationDetents(look.checkoutIsLarge ? [.large] : [.height(430)])
    }
  }

  private var catalogue: some View {
    CatalogueScreen().tabItem { Label("Shop", systemImage: "bag") }.tag(ShopScreen.catalogue)
  }

  private var basket: some View {
    BasketScreen().tabItem { Label("Basket", systemImage: look.basketIcon) }.badge(look.basketBadge)
      .tag(ShopScreen.basket)
  }
}
