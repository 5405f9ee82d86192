import SwiftUI

/// A newspaper's app: sections in pages, articles that come as one reads, and videos behind advertisements.
package struct NewsroomApp: App {
  /// The name the app is installed under.
  package static let bundleIdentifier = "org.galley.samples.Newsroom"

  private let feed = FeedStore()
  private let preferences = ReaderPreferences()

  /// Starts the app.
  package init() {}

  /// The welcome, and then the sections.
  package var body: some Scene {
    WindowGroup { RootView(feed: feed, preferences: preferences) }
  }
}

/// The welcome, and after it the sections.
struct RootView: View {
  let feed: FeedStore
  let preferences: ReaderPreferences

  @Environment(\.launchSettings) private var launchSettings
  @State private var isWelcomed = false

  var body: some View {
    if isWelcomed || launchSettings.skipsWelcome {
      SectionsView(feed: feed, preferences: preferences)
    } else {
      WelcomeView { isWelcomed = true }
    }
  }
}
