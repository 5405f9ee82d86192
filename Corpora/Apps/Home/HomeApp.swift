import AppVariants
import SwiftUI

/// An app to control a home.
struct HomeApp: App {
  static let bundleIdentifier = "org.example.Home"

  var body: some Scene {
    WindowGroup { HomeRoot() }
  }
}

/// The screens that the app can start with.
enum HomeAppScreen: String, CaseIterable, Sendable {
  case dashboard, leaving, rooms, light, climate, scenes, energy, cameras, automations, builder, activity,
    settings
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = HomeLook()
  /// What it starts with.
  @Entry var firstScreen = HomeAppScreen.dashboard
}

/// The tabs, and which page of them the app starts with.
struct HomeRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  private var selection: HomeAppScreen {
    switch screen {
    case .light: .rooms
    case .builder: .automations
    case .rooms, .automations, .activity, .settings: screen
    default: .dashboard
    }
  }

  private var path: [HomeAppScreen] {
    [.climate, .scenes, .energy, .cameras].contains(screen) ? [screen] : []
  }

  var body: some View {
    TabView(selection: .constant(selection)) {
      home
      if look.tabs.rulesAreSecond {
        automations
        rooms
      } else {
        rooms
        automations
      }
      Tab("Activity", systemImage: "bell.fill", value: HomeAppScreen.activity) {
        NavigationStack { ActivityScreen() }
      }
      .badge(look.tabs.unread)
      Tab("Settings", systemImage: "gearshape.fill", value: HomeAppScreen.settings) {
        NavigationStack { SettingsScreen() }
      }
    }
    .tint(look.warm)
    .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
    .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
    .environment(\.locale, Locale(identifier: look.locale))
  }

  private var home: some View {
    Tab("Home", systemImage: look.tabs.homeIcon, value: HomeAppScreen.dashboard) {
      NavigationStack(path: .constant(path)) {
        DashboardScreen(isLeaving: screen == .leaving)
          .navigationDestination(for: HomeAppScreen.self) { page in
            switch page {
            case .climate: ClimateScreen()
            case .scenes: ScenesScreen()
            case .energy: EnergyScreen()
            default: CamerasScreen()
            }
          }
      }
    }
  }

  private var rooms: some View {
    Tab(look.tabs.roomsName, systemImage: "square.split.2x2.fill", value: HomeAppScreen.rooms) {
      RoomsScreen(adjustsLight: screen == .light)
    }
  }

  private var automations: some View {
    Tab("Automations", systemImage: "wand.and.stars", value: HomeAppScreen.automations) {
      NavigationStack { AutomationsScreen(isBuilding: screen == .builder) }
    }
  }
}
