import SwiftUI

/// The settings that tests pass at the app's launch.
package struct LaunchSettings: Sendable {
  /// The environment that the app was launched with.
  package var environment: [String: String]

  /// Reads the settings from an environment.
  package init(environment: [String: String]) {
    self.environment = environment
  }

  /// Whether the sections are shown at once.
  var skipsWelcome: Bool { environment["NEWSROOM_WELCOME"] == "skip" }

  /// Whether the articles are those in the app, at once and always the same.
  var hasFixedFeed: Bool { environment["NEWSROOM_FEED"] == "fixed" }

  /// Whether articles can be dragged to the reading list; tests that scroll by dragging turn it off.
  var hasDragAndDrop: Bool { environment["NEWSROOM_DRAG_AND_DROP"] != "off" }
}

extension EnvironmentValues {
  /// The settings that tests pass at the app's launch.
  @Entry package var launchSettings = LaunchSettings(environment: ProcessInfo.processInfo.environment)
}
