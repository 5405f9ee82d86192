import AppVariants
import SwiftUI

/// A bank's app: accounts, cards, transfers and savings.
struct BankingApp: App {
  static let bundleIdentifier = "org.example.Banking"

  var body: some Scene {
    WindowGroup { BankingRoot() }
  }
}

/// The screens that the app can start with.
enum BankingScreen: String, CaseIterable, Sendable {
  case accounts, cards, transfers, form, confirm, spending, transaction, profile, goal, login
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = BankingLook()
  /// What it starts with.
  @Entry var firstScreen = BankingScreen.accounts
}

/// The screen that the app starts with.
struct BankingRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    content
      .tint(look.brand)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .accounts, .cards, .transfers, .spending: MainTabs(screen: screen)
    case .confirm: TransfersScreen(isConfirming: true)
    case .form: TransferForm()
    case .transaction: TransactionScreen()
    case .profile: ProfileScreen()
    case .goal: GoalScreen()
    case .login: LoginScreen()
    }
  }
}

/// The tabs at the bottom.
private struct MainTabs: View {
  @Environment(\.look) private var look
  let screen: BankingScreen

  var body: some View {
    TabView(selection: .constant(screen)) {
      AccountsScreen().tabItem { Label("Home", systemImage: look.homeIcon) }.tag(BankingScreen.accounts)
      if look.tabsAreSwapped {
        TransfersScreen().tabItem { Label("Transfers", systemImage: "arrow.left.arrow.right") }
          .tag(BankingScreen.transfers)
        CardsScreen().tabItem { Label("Cards", systemImage: "creditcard") }.tag(BankingScreen.cards)
      } else {
        CardsScreen().tabItem { Label("Cards", systemImage: "creditcard") }.tag(BankingScreen.cards)
        TransfersScreen().tabItem { Label("Transfers", systemImage: "arrow.left.arrow.right") }
          .tag(BankingScreen.transfers)
      }
      SpendingScreen().tabItem { Label("Spending", systemImage: "chart.bar") }.tag(BankingScreen.spending)
    }
    .tint(Color(hex: look.tabTint))
  }
}
