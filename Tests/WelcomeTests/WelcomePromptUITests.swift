import DarwinNotifications
import Galley
import Welcome
import XCTest

/// The test of “Triggering events in UI tests”, mxpr.net, statement by statement.
final class WelcomePromptUITests: SimulatedTestCase<WelcomeApp> {
  private typealias BeeperConstants = Launching

  let app = XCUIApplication()
  let beeper: any Beeper = DarwinNotificationCenterBeeper()

  func launch(usingTestingViewModel: Bool) {
    if usingTestingViewModel { app.launchEnvironment[Launching.viewModel] = Launching.testing }
    app.launch()
  }

  func testWelcomePrompt() {
    launch(usingTestingViewModel: true)

    let alert = app.alerts["Welcome"]
    XCTAssertFalse(alert.exists)

    beeper.beep(identifier: BeeperConstants.triggerWelcomePrompt)
    XCTAssertTrue(alert.waitForExistence(timeout: 2))

    alert.buttons["Close"].tap()
    XCTAssertFalse(alert.exists)
  }

  func testTheRealViewModelHearsNoBeep() {
    launch(usingTestingViewModel: false)
    beeper.beep(identifier: BeeperConstants.triggerWelcomePrompt)
    XCTAssertFalse(app.alerts["Welcome"].waitForExistence(timeout: 2))
  }

  func testBeepOfTheApplication() {
    launch(usingTestingViewModel: true)
    app.beep(Launching.triggerWelcomePrompt)
    XCTAssertTrue(app.alerts["Welcome"].waitForExistence(timeout: 2))
  }

  func testTheTestHearsTheAppsDevice() {
    launch(usingTestingViewModel: true)
    var heard = 0
    beeper.register(identifier: Launching.triggerWelcomePrompt) { heard += 1 }
    app.beep(Launching.triggerWelcomePrompt)
    XCTAssertEqual(heard, 0)
    XCTAssertTrue(app.alerts["Welcome"].waitForExistence(timeout: 2))
    XCTAssertEqual(heard, 1)
  }
}

/// A beep from another process, as of `galley beep`.
final class OutsideBeepUITests: SimulatedTestCase<WelcomeApp> {
  // The other process takes some hundredths of a second; nothing waits as long where it comes.
  override var realEventLimit: Duration { .seconds(30) }

  func testABeepOfAnotherProcess() throws {
    device.hearOtherProcesses()
    let app = XCUIApplication()
    app.launchEnvironment[Launching.viewModel] = Launching.testing
    app.launch()
    let peer = Process()
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    peer.executableURL = tests.deletingLastPathComponent().appendingPathComponent("beep-peer")
    peer.arguments = [
      "post",
      BeepName.of(Launching.triggerWelcomePrompt, prefix: DarwinNotificationCenterBeeper.defaultPrefix),
    ]
    try peer.run()
    XCTAssertTrue(app.alerts["Welcome"].waitForExistence(timeout: 2))
    peer.waitUntilExit()
    XCTAssertEqual(peer.terminationStatus, 0)
  }
}
