import AppVariants
import SwiftUI

/// An app for tickets of trains and of nights out.
struct TicketsApp: App {
  static let bundleIdentifier = "org.example.Tickets"

  var body: some Scene {
    WindowGroup { TicketsRoot() }
  }
}

/// The screens that the app can start with.
enum TicketsScreen: String, CaseIterable, Sendable {
  case search, results, filters, seats, fares, checkout, pass, board, station, saved, event, profile
}

/// The screen that the app starts with.
struct TicketsRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    TicketsPages(screen: screen)
      .tint(look.theme.rail)
      .environment(\.theme, look.theme)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }
}

/// The pages, above the bar that leads to them.
private struct TicketsPages: View {
  @Environment(\.theme) private var theme
  var screen: TicketsScreen

  private var place: TicketBar.Place? {
    switch screen {
    case .search, .results, .filters, .board, .station: .search
    case .pass: .tickets
    case .saved: .saved
    case .profile: .profile
    case .seats, .fares, .checkout, .event: nil
    }
  }

  var body: some View {
    page
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let place { TicketBar(place: place) }
      }
  }

  @ViewBuilder private var page: some View {
    switch screen {
    case .search: SearchScreen()
    case .results, .filters: NavigationStack { ResultsScreen(isFiltering: screen == .filters) }
    case .seats: NavigationStack { SeatScreen() }
    case .fares: NavigationStack { FareScreen() }
    case .checkout: NavigationStack { CheckoutScreen() }
    case .pass: PassScreen()
    case .board: NavigationStack { BoardScreen() }
    case .station: StationScreen()
    case .saved: NavigationStack { SavedScreen() }
    case .event: EventScreen()
    case .profile: NavigationStack { ProfileScreen() }
    }
  }
}
