import DarwinNotifications
import Galley
import GalleyAutomation
import GalleySimulator
import Testing
import Welcome
import WelcomePages

/// Beeps on a simulated device.
@Suite struct BeepOnDeviceTests {
  private static func launch() throws -> Application {
    try Application.launch(
      WelcomeApp.self, environment: [Launching.viewModel: Launching.testing])
  }

  private static func isWelcoming(_ app: Application) throws -> Bool {
    try Page<WelcomePrompt>.isThere(on: app)
  }

  @Test func aBeepArrivesAMillisecondLater() throws {
    let app = try Self.launch()
    let device = try #require(app.device)
    let start = device.now
    try app.beep(Launching.triggerWelcomePrompt)
    #expect(
      device.pending.first
        == PendingEvent(
          "the notification net.mxpr.utils.beeper.trigger-welcome-prompt", due: start + .milliseconds(1)))
    #expect(try !Self.isWelcoming(app))
    device.advance(by: .microseconds(999))
    #expect(try !Self.isWelcoming(app))
    device.advance(by: .microseconds(1))
    #expect(device.now == start + .milliseconds(1))
    #expect(try Self.isWelcoming(app))
  }

  @Test func aPageBeeps() throws {
    let app = try Self.launch()
    let page = try Page<SignIn>(on: app)
    try page.beep(Launching.triggerWelcomePrompt)
    let prompt = try Page<WelcomePrompt>(on: app)
    try prompt.close.tap()
    #expect(try !Self.isWelcoming(app))
  }

  @Test func anAppThatHasEndedHearsNothingAndTheNextLaunchOnce() throws {
    let app = try Self.launch()
    try app.beep(Launching.triggerWelcomePrompt)
    try app.terminate()
    app.device?.advance(by: .seconds(1))
    try app.launch()
    #expect(try !Self.isWelcoming(app))
    try app.beep(Launching.triggerWelcomePrompt)
    let prompt = try Page<WelcomePrompt>(on: app)
    try prompt.close.tap()
    #expect(try !Self.isWelcoming(app))
  }

  @Test func anotherDeviceHearsNothing() throws {
    let (one, other) = (try Self.launch(), try Self.launch())
    try one.beep(Launching.triggerWelcomePrompt)
    one.device?.advance(by: .seconds(1))
    other.device?.advance(by: .seconds(1))
    #expect(try Self.isWelcoming(one))
    #expect(try !Self.isWelcoming(other))
  }

  @Test func aSuspendedAppHearsItWhenItGoesOn() throws {
    let app = try Self.launch()
    let device = try #require(app.device)
    try Application(SimulatedDevice.springboard, on: app.automator).activate()
    device.advance(by: .seconds(60))
    #expect(app.state == .runningBackgroundSuspended)
    try app.beep(Launching.triggerWelcomePrompt)
    device.advance(by: .seconds(1))
    try app.activate()
    #expect(try Self.isWelcoming(app))
  }
}

extension Page {
  /// Whether the layout is on the screen now.
  fileprivate static func isThere(on app: Application) throws -> Bool {
    (try? Page(on: app, within: .zero)) != nil
  }
}
