import AppVariants
import SwiftUI

/// An app for an orchestra on tour: the day, concerts, the stage, players, cargo, numbers, tuning and the green room.
struct TuttiApp: App {
  static let bundleIdentifier = "org.example.Tutti"

  var body: some Scene {
    WindowGroup { TuttiRoot() }
  }
}

/// The screens that the app can start with.
enum TuttiScreen: String, CaseIterable, Sendable {
  case day, concert, stage, players, player, cargo, tallies, tuning, room, leave
}

/// The screen that the app starts with.
struct TuttiRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    start
      .tint(look.tint.color(or: look.palette.garnet))
      .environment(\.palette, look.palette)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var start: some View {
    if screen == .tuning {
      TuningScreen()
    } else {
      TuttiTabs(place: TuttiTabs.Place(screen), screen: screen)
    }
  }
}

/// The tabs at the bottom.
private struct TuttiTabs: View {
  /// The tabs, in the approved order.
  enum Place: Hashable {
    case today, players, cargo, tallies, room

    init(_ screen: TuttiScreen) {
      switch screen {
      case .day, .concert, .stage, .tuning: self = .today
      case .players, .player, .leave: self = .players
      case .cargo: self = .cargo
      case .tallies: self = .tallies
      case .room: self = .room
      }
    }
  }

  @Environment(\.look) private var look
  @State var place: Place
  var screen: TuttiScreen

  private var path: [TuttiScreen] { screen == .concert || screen == .stage ? [screen] : [] }

  var body: some View {
    TabView(selection: $place) {
      Tab(look.tabs.today, systemImage: "music.note.list", value: Place.today) {
        NavigationStack(path: .constant(path)) {
          DayScreen().navigationDestination(for: TuttiScreen.self) { screen in
            if screen == .stage { StageScreen() } else { ConcertScreen() }
          }
        }
      }
      if look.tabs.cargoIsSecond { cargo }
      Tab("Players", systemImage: "person.3.fill", value: Place.players) {
        NavigationStack(path: .constant(screen == .player ? ["Ilse Marante"] : [])) {
          PlayersScreen(isAskingForLeave: screen == .leave)
            .navigationDestination(for: String.self) { _ in PlayerScreen() }
        }
      }
      if !look.tabs.cargoIsSecond { cargo }
      Tab("Numbers", systemImage: "chart.pie.fill", value: Place.tallies) {
        NavigationStack { TalliesScreen() }
      }
      Tab("Green room", systemImage: "quote.bubble.fill", value: Place.room) {
        NavigationStack { GreenRoomScreen() }
      }
      .badge(look.tabs.letters)
    }
  }

  private var cargo: Tab<Place, some View, some View> {
    Tab("Cargo", systemImage: look.tabs.cargoIcon, value: Place.cargo) {
      NavigationStack { CargoScreen() }
    }
  }
}
