#if canImport(DarwinNotifications)
  import DarwinNotifications
#endif

/// A sign-in without a server, which greets at a beep.
final class TestingSignInViewModel: SignInViewModel {
  var showWelcomePrompt: (() -> Void)?

  private let beeper: any Beeper = DarwinNotificationCenterBeeper()

  init() {
    beeper.register(identifier: Launching.triggerWelcomePrompt) { [unowned self] in showWelcomePrompt?() }
  }

  func signIn(_ name: String, password: String) async -> String { "Hello \(name)" }
}
