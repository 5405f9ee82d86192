import AppVariants
import SwiftUI

/// An app to find podcasts and listen to them.
struct PodcastsApp: App {
  static let bundleIdentifier = "org.example.Podcasts"

  var body: some Scene {
    WindowGroup { PodcastsRoot() }
  }
}

/// The screens that the app can start with.
enum PodcastsScreen: String, CaseIterable, Sendable {
  case listen, library, show, episode, player, timer, chapters, queue, downloads, search, settings
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = PodcastsLook()
  /// What it starts with.
  @Entry var firstScreen = PodcastsScreen.listen
}

/// The screen that the app starts with.
struct PodcastsRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    content
      .tint(look.accent)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .listen, .library, .show, .downloads, .search, .settings: MainTabs(screen: screen)
    case .episode: NavigationStack { EpisodeScreen() }
    case .player: PlayerScreen()
    case .timer: PlayerScreen(setsTimer: true)
    case .chapters: ChaptersScreen()
    case .queue: QueueScreen()
    }
  }
}

/// The tabs, with the mini player above the bar.
private struct MainTabs: View {
  @Environment(\.look) private var look
  let screen: PodcastsScreen

  private var selection: PodcastsScreen {
    switch screen {
    case .show, .downloads: .library
    default: screen
    }
  }

  private var path: [PodcastsScreen] { selection == screen ? [] : [screen] }

  var body: some View {
    TabView(selection: .constant(selection)) {
      if look.tabs.libraryIsFirst {
        library
        listen
      } else {
        listen
        library
      }
      SearchScreen()
        .tabItem { Label(look.tabs.search, systemImage: "magnifyingglass") }
        .tag(PodcastsScreen.search)
      SettingsScreen()
        .tabItem { Label("Settings", systemImage: "gearshape") }
        .tag(PodcastsScreen.settings)
    }
  }

  private var listen: some View {
    NavigationStack { ListenScreen() }
      .tabItem { Label("Listen Now", systemImage: look.tabs.listenIcon) }
      .tag(PodcastsScreen.listen)
  }

  private var library: some View {
    NavigationStack(path: .constant(path)) {
      LibraryScreen()
        .navigationDestination(for: PodcastsScreen.self) { page in
          if page == .show { ShowScreen() } else { DownloadsScreen() }
        }
    }
    .tabItem { Label("Library", systemImage: "square.stack.fill") }
    .badge(look.tabs.newEpisodes)
    .tag(PodcastsScreen.library)
  }
}
