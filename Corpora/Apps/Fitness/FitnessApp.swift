import AppVariants
import SwiftUI

/// An app for moving more: rings, workouts, sleep and food.
struct FitnessApp: App {
  static let bundleIdentifier = "org.example.Fitness"

  var body: some Scene {
    WindowGroup { FitnessRoot() }
  }
}

/// The screens that the app can start with.
enum FitnessScreen: String, CaseIterable, Sendable {
  case today, workout, trends, history, sleep, plan, food, goal, friends, settings, award
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = FitnessLook()
  /// What it starts with.
  @Entry var firstScreen = FitnessScreen.today
}

/// The screen that the app starts with.
struct FitnessRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    content
      .tint(look.move)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .today, .trends, .friends, .settings: FitnessTabs(screen: screen)
    case .goal: FitnessTabs(screen: .today, setsGoal: true)
    case .workout: WorkoutScreen()
    case .history: HistoryScreen()
    case .sleep: SleepScreen()
    case .plan: PlanScreen()
    case .food: FoodScreen()
    case .award: AwardScreen()
    }
  }
}

/// The tabs at the bottom.
private struct FitnessTabs: View {
  @Environment(\.look) private var look
  let screen: FitnessScreen
  var setsGoal = false

  var body: some View {
    TabView(selection: .constant(screen)) {
      TodayScreen()
        .tabItem { Label(look.tabs.today, systemImage: "circle.circle") }
        .tag(FitnessScreen.today)
      if look.tabs.areSwapped {
        friends
        trends
      } else {
        trends
        friends
      }
      SettingsScreen().tabItem { Label("Settings", systemImage: "gearshape.fill") }
        .tag(FitnessScreen.settings)
    }
    .sheet(isPresented: .constant(setsGoal)) {
      GoalSheet().presentationDetents(look.goal.isLarge ? [.large] : [.height(470)])
    }
  }

  private var trends: some View {
    TrendsScreen().tabItem { Label("Trends", systemImage: look.tabs.trendsIcon) }.tag(FitnessScreen.trends)
  }

  private var friends: some View {
    FriendsScreen().tabItem { Label("Friends", systemImage: "person.2.fill") }.badge(look.tabs.invitations)
      .tag(FitnessScreen.friends)
  }
}
