import AppVariants
import SwiftUI

/// An app in which people learn a language by play.
struct LessonsApp: App {
  static let bundleIdentifier = "org.example.Lessons"

  var body: some Scene {
    WindowGroup { LessonsRoot() }
  }
}

/// The screens that the app can start with.
enum LessonsScreen: String, CaseIterable, Sendable {
  case path, exercise, match, card, finished, ranking, streak, words, learner, settings
}

/// The screen that the app starts with.
struct LessonsRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    page
      .fontDesign(.rounded)
      .tint(Color(hex: look.tint))
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
  }

  @ViewBuilder private var page: some View {
    switch screen {
    case .path, .ranking, .streak, .words, .learner: LessonsTabs(screen: screen)
    case .exercise: ExerciseScreen()
    case .match: MatchScreen()
    case .card: CardScreen()
    case .finished: FinishedScreen()
    case .settings: NavigationStack { SettingsScreen() }
    }
  }
}

/// The places between which learners go to and fro.
private struct LessonsTabs: View {
  @Environment(\.look) private var look
  @State var screen: LessonsScreen

  var body: some View {
    TabView(selection: $screen) {
      PathScreen().tabItem { Label("Learn", systemImage: look.tabs.learnIcon) }.tag(LessonsScreen.path)
      NavigationStack { WordsScreen() }.tabItem { Label("Words", systemImage: "book.closed") }
        .tag(LessonsScreen.words)
      RankingScreen().tabItem { Label(look.tabs.ranking, systemImage: "trophy") }
        .tag(LessonsScreen.ranking)
      StreakScreen().tabItem { Label("Streak", systemImage: "flame") }
        .badge(look.tabs.badge)
        .tag(LessonsScreen.streak)
      NavigationStack { LearnerScreen() }.tabItem { Label("Me", systemImage: "person") }
        .tag(LessonsScreen.learner)
    }
  }
}
