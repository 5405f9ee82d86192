import AppVariants
import SwiftUI

/// An app for a bicycle workshop: the bench, repairs, stock, rentals, figures, truing and messages.
struct SpokesApp: App {
  static let bundleIdentifier = "org.example.Spokes"

  var body: some Scene {
    WindowGroup { SpokesRoot() }
  }
}

/// The screens that the app can start with.
enum SpokesScreen: String, CaseIterable, Sendable {
  case bench, job, stock, part, rentals, figures, truing, chat, intake
}

/// The screen that the app starts with.
struct SpokesRoot: View {
  @Environment(\.look) private var look
  @Environment(\.firstScreen) private var screen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    start
      .tint(look.tint.color(or: look.paint.moss))
      .environment(\.paint, look.paint)
      .environment(\.colorScheme, look.forcesDark ? .dark : scheme)
      .dynamicTypeSize(look.textSize == .large ? textSize : look.textSize.size)
      .environment(\.locale, Locale(identifier: look.locale))
  }

  @ViewBuilder private var start: some View {
    if screen == .truing {
      TruingScreen()
    } else {
      SpokesTabs(place: SpokesTabs.Place(screen), screen: screen)
    }
  }
}

/// The tabs at the bottom.
private struct SpokesTabs: View {
  /// The tabs, in the approved order.
  enum Place: Hashable {
    case bench, stock, rentals, figures, chat

    init(_ screen: SpokesScreen) {
      switch screen {
      case .bench, .job, .intake, .truing: self = .bench
      case .stock, .part: self = .stock
      case .rentals: self = .rentals
      case .figures: self = .figures
      case .chat: self = .chat
      }
    }
  }

  @Environment(\.look) private var look
  @State var place: Place
  var screen: SpokesScreen

  var body: some View {
    TabView(selection: $place) {
      Tab(look.tabs.bench, systemImage: look.tabs.benchIcon, value: Place.bench) {
        NavigationStack(path: .constant(screen == .job ? ["Job 2041"] : [])) {
          BenchScreen(isTakingIn: screen == .intake)
            .navigationDestination(for: String.self) { _ in JobScreen() }
        }
      }
      Tab("Stock", systemImage: "shippingbox.fill", value: Place.stock) {
        NavigationStack(path: .constant(screen == .part ? ["Cassette"] : [])) {
          StockScreen().navigationDestination(for: String.self) { _ in PartScreen() }
        }
      }
      if look.tabs.figuresAreThird { figures }
      Tab("Rentals", systemImage: "bicycle", value: Place.rentals) {
        NavigationStack { RentalsScreen() }
      }
      if !look.tabs.figuresAreThird { figures }
      Tab("Chat", systemImage: "bubble.left.and.bubble.right.fill", value: Place.chat) {
        NavigationStack { ChatScreen() }
      }
      .badge(look.tabs.messages)
    }
  }

  private var figures: Tab<Place, some View, some View> {
    Tab("Figures", systemImage: "chart.bar.fill", value: Place.figures) {
      NavigationStack { FiguresScreen() }
    }
  }
}
