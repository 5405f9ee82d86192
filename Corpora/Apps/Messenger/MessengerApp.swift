import AppVariants
import SwiftUI

/// A messenger: chats, calls, contacts and settings.
struct MessengerApp: App {
  static let bundleIdentifier = "org.example.Messenger"

  var body: some Scene {
    WindowGroup { MessengerRoot() }
  }
}

/// The screens that the app can start with.
enum MessengerScreen: String, CaseIterable, Sendable {
  case chats, chat, group, contact, settings, calls, ongoing, media, compose
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = MessengerLook()
  /// What it starts with.
  @Entry var firstScreen = MessengerScreen.chats
}

/// The screen that the app starts with.
struct MessengerRoot: View {
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
    case .chats, .calls, .settings: MessengerTabs(screen: screen)
    case .chat: ChatScreen()
    case .group: GroupScreen()
    case .contact: ContactScreen()
    case .ongoing: OngoingCallScreen()
    case .media: MediaScreen()
    case .compose: MessengerTabs(screen: .chats).sheet(isPresented: .constant(true)) { ComposeSheet() }
    }
  }
}

/// The tabs at the bottom.
private struct MessengerTabs: View {
  @Environment(\.look) private var look
  let screen: MessengerScreen

  var body: some View {
    TabView(selection: .constant(screen)) {
      Tab("Chats", systemImage: "bubble.left.and.bubble.right", value: MessengerScreen.chats) {
        ChatsScreen()
      }
      .badge(look.tabBadge)
      Tab("Calls", systemImage: "phone", value: MessengerScreen.calls) { CallsScreen() }
      Tab("Settings", systemImage: look.settingsTabIcon, value: MessengerScreen.settings) { SettingsScreen() }
    }
  }
}
