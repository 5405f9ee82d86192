import AppVariants
import SwiftUI

/// An app to track work in projects.
struct ProjectsApp: App {
  static let bundleIdentifier = "org.example.Projects"

  var body: some Scene {
    WindowGroup { ProjectsRoot() }
  }
}

/// The screens that the app can start with.
enum ProjectsScreen: String, CaseIterable, Sendable {
  case home, board, filter, issues, issue, activity, team, progress, plan, inbox, welcome
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = ProjectsLook()
  /// What it starts with.
  @Entry var firstScreen = ProjectsScreen.home
}

/// The screen that the app starts with.
struct ProjectsRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    content
      .tint(look.signal)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var content: some View {
    if screen == .welcome {
      WelcomeScreen()
    } else {
      Workspace(screen: screen)
    }
  }
}

/// The projects beside a page on a tablet, one page at a time on a phone.
private struct Workspace: View {
  @Environment(\.look) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass
  let screen: ProjectsScreen

  var body: some View {
    if sizeClass == .regular {
      NavigationSplitView {
        HomeScreen()
      } detail: {
        if screen == .home { BoardScreen() } else { page }
      }
    } else {
      NavigationStack { page }
    }
  }

  @ViewBuilder private var page: some View {
    switch screen {
    case .home, .welcome: HomeScreen()
    case .board: BoardScreen()
    case .filter: BoardScreen(isFiltering: true)
    case .issues: IssuesScreen()
    case .issue: IssueScreen()
    case .activity: ActivityScreen()
    case .team: TeamScreen()
    case .progress: ProgressScreen()
    case .plan: PlanScreen()
    case .inbox: InboxScreen()
    }
  }
}
