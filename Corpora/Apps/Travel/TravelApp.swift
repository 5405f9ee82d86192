import AppVariants
import SwiftUI

/// An app for trips: places, stays, tickets and what a day holds.
struct TravelApp: App {
  static let bundleIdentifier = "org.example.Travel"

  var body: some Scene {
    WindowGroup { TravelRoot() }
  }
}

/// The screens that the app can start with.
enum TravelScreen: String, CaseIterable, Sendable {
  case explore, place, stays, dates, guests, pass, trips, day, saved, map, profile, welcome
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = TravelLook()
  /// What it starts with.
  @Entry var firstScreen = TravelScreen.explore
}

/// The screen that the app starts with.
struct TravelRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    content
      .tint(look.ocean)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .explore: Tabbed(current: "Explore") { ExploreScreen() }
    case .saved: Tabbed(current: "Saved") { SavedScreen() }
    case .trips: Tabbed(current: "Trips") { TripsScreen() }
    case .profile: Tabbed(current: "Profile") { ProfileScreen() }
    case .place: PlaceScreen()
    case .stays: StaysScreen()
    case .dates: DatesScreen()
    case .guests: GuestsHost()
    case .pass: PassScreen()
    case .day: DayScreen()
    case .map: MapScreen()
    case .welcome: WelcomeScreen()
    }
  }
}

/// A screen above the app's own bar.
private struct Tabbed<Content: View>: View {
  let current: String
  @ViewBuilder let content: Content

  var body: some View {
    content.safeAreaInset(edge: .bottom, spacing: 0) { TravelBar(current: current) }
  }
}
