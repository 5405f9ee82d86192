import AppVariants
import SwiftUI

/// An app for a beekeeper: the apiary, each hive, its frames, the journal, the harvest, the cellar, and the club.
struct SkepApp: App {
  static let bundleIdentifier = "org.example.Skep"

  var body: some Scene {
    WindowGroup { SkepRoot() }
  }
}

/// The screens that the app can start with.
enum SkepScreen: String, CaseIterable, Sendable {
  case yard, hive, frame, forage, journal, entry, harvest, cellar, label, swarm, club, settings
}

/// The screen that the app starts with.
struct SkepRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    start
      .tint(look.tint.color(or: look.palette.honey))
      .environment(\.palette, look.palette)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var start: some View {
    switch screen {
    case .swarm: SwarmScreen()
    case .settings: NavigationStack { SettingsScreen() }
    default: SkepTabs(place: SkepTabs.Place(screen), screen: screen)
    }
  }
}

/// The tabs at the bottom.
private struct SkepTabs: View {
  /// The tabs, in the approved order.
  enum Place: Hashable {
    case yard, journal, harvest, cellar, club

    init(_ screen: SkepScreen) {
      switch screen {
      case .journal, .entry: self = .journal
      case .harvest: self = .harvest
      case .cellar, .label: self = .cellar
      case .club: self = .club
      default: self = .yard
      }
    }
  }

  @Environment(\.look) private var look
  @State var place: Place
  var screen: SkepScreen

  private var path: [SkepScreen] {
    switch screen {
    case .hive, .forage: [screen]
    case .frame: [.hive, .frame]
    default: []
    }
  }

  var body: some View {
    TabView(selection: $place) {
      yard.tag(Place.yard)
      if look.tabs.harvestIsSecond { harvest.tag(Place.harvest) }
      journal.tag(Place.journal)
      if !look.tabs.harvestIsSecond { harvest.tag(Place.harvest) }
      cellar.tag(Place.cellar)
      NavigationStack { ClubScreen() }
        .tabItem { Label("Club", systemImage: "bubble.left.and.bubble.right.fill") }
        .badge(look.tabs.letters)
        .tag(Place.club)
    }
  }

  private var yard: some View {
    NavigationStack(path: .constant(path)) {
      YardScreen().navigationDestination(for: SkepScreen.self) { screen in
        switch screen {
        case .frame: FrameScreen()
        case .forage: ForageScreen()
        default: HiveScreen()
        }
      }
    }
    .tabItem { Label(look.tabs.yard, systemImage: "circle.hexagongrid.fill") }
  }

  private var journal: some View {
    NavigationStack { JournalScreen(isWriting: screen == .entry) }
      .tabItem { Label("Journal", systemImage: "book.fill") }
  }

  private var harvest: some View {
    NavigationStack { HarvestScreen() }
      .tabItem { Label("Harvest", systemImage: look.tabs.harvestIcon) }
  }

  private var cellar: some View {
    NavigationStack(path: .constant(screen == .label ? ["label"] : [])) {
      CellarScreen().navigationDestination(for: String.self) { _ in LabelScreen() }
    }
    .tabItem { Label("Cellar", systemImage: "archivebox.fill") }
  }
}
