import Galley
import Testing
import Welcome
import WelcomePages

/// What audits find in the app that signs in.
@Suite struct WelcomeAuditTests {
  private func app() throws -> Application {
    try Application.launch(
      WelcomeApp.self, on: .iPhoneX, appearance: .light, textSize: .large,
      environment: [Launching.viewModel: Launching.testing])
  }

  /// What is found on a page, each identity once.
  private func found<L: Layout>(_ page: Page<L>) throws -> [String] {
    var found: Set<String> = []
    try page.audit { issue in
      found.insert(issue.identity)
      return true
    }
    return found.sorted()
  }

  /// The placeholders have the system's colour for them.
  @Test func theFieldsHaveFaintPlaceholders() throws {
    #expect(try found(Page<SignIn>(on: app())) == ["contrast name", "contrast password"])
  }

  /// The button has the system's tint on the system's ground.
  @Test func theGreetingHasAFaintButton() throws {
    let app = try app()
    try app.beep(Launching.triggerWelcomePrompt)
    #expect(try found(Page<WelcomePrompt>(on: app)) == ["contrast Close"])
  }
}
