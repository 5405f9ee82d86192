import Foundation

#if canImport(GalleyServices)
  import GalleyServices

  /// The process information of each app's own launch, because several apps run in the process of a test.
  typealias ProcessInfo = SimulatedProcessInfo
#endif

/// The settings that tests pass at the app's launch, and the beeps that it hears then.
package enum Launching {
  /// The environment variable that names the view model.
  package static let viewModel = "WELCOME_VIEW_MODEL"
  /// The view model that follows a test's instructions.
  package static let testing = "testing"
  /// The beep at which the testing view model greets.
  package static let triggerWelcomePrompt = "trigger-welcome-prompt"

  /// Whether the testing view model is asked for.
  static var isForTesting: Bool { ProcessInfo.processInfo.environment[viewModel] == testing }
}
