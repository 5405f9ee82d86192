import AppVariants
import SwiftUI

/// An app for the patients of a clinic.
struct ClinicApp: App {
  static let bundleIdentifier = "org.example.Clinic"

  var body: some Scene {
    WindowGroup { ClinicRoot() }
  }
}

/// The screens that the app can start with.
enum ClinicScreen: String, CaseIterable, Sendable {
  case today, visits, cancel, doctor, booking, booked, results, medication, messages, insurance, family,
    profile, documents, onboarding
}

/// The screen that the app starts with.
struct ClinicRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    Group {
      if screen == .onboarding { OnboardingScreen() } else { ClinicTabs(screen: screen) }
    }
    .tint(look.care)
    .environment(\.density, look.isCompact ? .compact : .regular)
    .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
    .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
    .environment(\.locale, Locale(identifier: look.locale))
  }
}

/// The tabs, and which page of them the app starts with.
private struct ClinicTabs: View {
  private enum Page: Hashable { case today, visits, meds, messages, profile }

  @Environment(\.look) private var look
  var screen: ClinicScreen

  private var selection: Page {
    switch screen {
    case .visits, .cancel, .doctor, .booking, .booked: .visits
    case .medication: .meds
    case .messages: .messages
    case .profile, .family: .profile
    default: .today
    }
  }

  var body: some View {
    TabView(selection: .constant(selection)) {
      today.tabItem { Label("Today", systemImage: look.tabs.todayIcon) }.tag(Page.today)
      if look.tabs.medsAreFirst {
        meds
        visits
      } else {
        visits
        meds
      }
      NavigationStack { MessagesScreen() }
        .tabItem { Label("Messages", systemImage: "message.fill") }
        .badge(look.tabs.unread)
        .tag(Page.messages)
      NavigationStack(path: .constant(screen == .family ? [screen] : [])) {
        ProfileScreen().navigationDestination(for: ClinicScreen.self) { _ in FamilyScreen() }
      }
      .tabItem { Label("Profile", systemImage: "person.fill") }
      .tag(Page.profile)
    }
  }

  private var today: some View {
    NavigationStack(
      path: .constant([.results, .insurance, .documents].contains(screen) ? [screen] : [])
    ) {
      TodayScreen()
        .navigationDestination(for: ClinicScreen.self) { page in
          switch page {
          case .results: ResultsScreen()
          case .insurance: InsuranceScreen()
          default: DocumentsScreen()
          }
        }
    }
  }

  private var visits: some View {
    NavigationStack(path: .constant(screen == .doctor ? [screen] : [])) {
      VisitsScreen(screen: screen)
        .navigationDestination(for: ClinicScreen.self) { _ in DoctorScreen() }
    }
    .tabItem { Label(look.tabs.visits, systemImage: "calendar") }
    .tag(Page.visits)
  }

  private var meds: some View {
    NavigationStack { MedicationScreen() }
      .tabItem { Label("Medication", systemImage: look.tabs.medsIcon) }
      .tag(Page.meds)
  }
}
