import AppVariants
import SwiftUI

/// An app for a club of gardeners: plots, crops, harvests and neighbours.
struct AllotmentApp: App {
  static let bundleIdentifier = "org.example.Allotment"

  var body: some Scene {
    WindowGroup { AllotmentRoot() }
  }
}

/// The screens that the app can start with.
enum AllotmentScreen: String, CaseIterable, Sendable {
  case today, plan, bed, crops, harvest, entry, board, shed, member
}

/// The screen that the app starts with.
struct AllotmentRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    start
      .tint(look.palette.leaf)
      .environment(\.palette, look.palette)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var start: some View {
    switch screen {
    case .board: NavigationStack { BoardScreen() }
    default: AllotmentTabs(place: AllotmentTabs.Place(screen), screen: screen)
    }
  }
}

/// The tabs at the bottom.
private struct AllotmentTabs: View {
  /// The tabs, in the approved order.
  enum Place: Hashable {
    case today, plot, crops, harvest, club

    init(_ screen: AllotmentScreen) {
      switch screen {
      case .today: self = .today
      case .plan, .bed: self = .plot
      case .crops: self = .crops
      case .harvest, .entry: self = .harvest
      case .board, .shed, .member: self = .club
      }
    }
  }

  @Environment(\.look) private var look
  @State var place: Place
  var screen: AllotmentScreen

  var body: some View {
    TabView(selection: $place) {
      Tab("Today", systemImage: look.bar.todayIcon, value: Place.today) {
        NavigationStack { TodayScreen() }
      }
      if look.bar.cropsIsSecond { crops }
      Tab(look.bar.plot, systemImage: "square.grid.2x2.fill", value: Place.plot) {
        NavigationStack(path: .constant(screen == .bed ? ["Bed 3"] : [])) {
          PlanScreen().navigationDestination(for: String.self) { _ in BedScreen() }
        }
      }
      if !look.bar.cropsIsSecond { crops }
      Tab("Harvest", systemImage: "basket.fill", value: Place.harvest) {
        NavigationStack { HarvestScreen(isWeighing: screen == .entry) }
      }
      Tab("Club", systemImage: "person.2.fill", value: Place.club) {
        NavigationStack {
          if screen == .shed { ShedScreen() } else { MemberScreen() }
        }
      }
      .badge(look.bar.badgeIsShown ? look.bar.badge : 0)
    }
  }

  private var crops: Tab<Place, some View, some View> {
    Tab("Crops", systemImage: "leaf.fill", value: Place.crops) {
      NavigationStack { CropsScreen() }
    }
  }
}
