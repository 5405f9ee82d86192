import SwiftUI

/// A sign-in that greets who is new: the example of “Triggering events in UI tests”, mxpr.net, in SwiftUI.
package struct WelcomeApp: App {
  /// The name the app is installed under.
  package static let bundleIdentifier = "org.galley.samples.Welcome"

  private let viewModel: any SignInViewModel

  /// Starts the app, with the view model that its launch environment names.
  package init() {
    viewModel = Launching.isForTesting ? TestingSignInViewModel() : ServerSignInViewModel()
  }

  /// The sign-in.
  package var body: some Scene {
    WindowGroup { SignInView(viewModel: viewModel) }
  }
}
