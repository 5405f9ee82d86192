import AppVariants
import SwiftUI

/// An app for the crew of an island ferry line: departures, berths, tides, wind, shifts and the log.
struct HarbourApp: App {
  static let bundleIdentifier = "org.example.Harbour"

  var body: some Scene {
    WindowGroup { HarbourRoot() }
  }
}

/// The screens that the app can start with.
enum HarbourScreen: String, CaseIterable, Sendable {
  case board, berths, ship, tides, wind, crew, log, booking
}

/// The screen that the app starts with.
struct HarbourRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    start
      .tint(look.palette.sea)
      .environment(\.palette, look.palette)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var start: some View {
    if screen == .wind {
      WindScreen()
    } else {
      HarbourTabs(place: HarbourTabs.Place(screen), screen: screen)
    }
  }
}

/// The tabs at the bottom.
private struct HarbourTabs: View {
  /// The tabs, in the approved order.
  enum Place: Hashable {
    case board, berths, tides, crew, log

    init(_ screen: HarbourScreen) {
      switch screen {
      case .board, .booking, .wind: self = .board
      case .berths, .ship: self = .berths
      case .tides: self = .tides
      case .crew: self = .crew
      case .log: self = .log
      }
    }
  }

  @Environment(\.look) private var look
  @State var place: Place
  var screen: HarbourScreen

  var body: some View {
    TabView(selection: $place) {
      Tab(look.tabs.board, systemImage: look.tabs.boardIcon, value: Place.board) {
        NavigationStack { BoardScreen(isBooking: screen == .booking) }
      }
      if look.tabs.tidesAreSecond { tides }
      Tab("Berths", systemImage: "mappin.and.ellipse", value: Place.berths) {
        NavigationStack(path: .constant(screen == .ship ? ["Tern"] : [])) {
          BerthsScreen().navigationDestination(for: String.self) { _ in ShipScreen() }
        }
      }
      if !look.tabs.tidesAreSecond { tides }
      Tab("Crew", systemImage: "person.2.fill", value: Place.crew) {
        NavigationStack { CrewScreen() }
      }
      Tab("Log", systemImage: "antenna.radiowaves.left.and.right", value: Place.log) {
        NavigationStack { LogScreen() }
      }
      .badge(look.tabs.messages)
    }
  }

  private var tides: Tab<Place, some View, some View> {
    Tab("Tides", systemImage: "water.waves", value: Place.tides) { NavigationStack { TidesScreen() } }
  }
}
