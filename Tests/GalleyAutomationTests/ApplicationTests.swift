import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct ApplicationTests {
  @Test func launchesWithArgumentsAndEnvironment() throws {
    let device = ScriptedDevice()
    let first = Application("app", on: Automator(driver: device))
    first.launchArguments = ["-fast"]
    first.launchEnvironment = ["A": "1"]
    try first.launch()
    #expect(device.launches == [LaunchRequest("app", arguments: ["-fast"], environment: ["A": "1"])])
    #expect(first.state == .runningForeground)
  }

  @Test func anotherProxyActivatesWithWhatTheLastLaunchWasGiven() throws {
    let device = ScriptedDevice()
    let automator = Automator(driver: device)
    let first = Application("app", on: automator)
    first.launchArguments = ["-fast"]
    try first.launch()
    try first.terminate()
    try Application("app", on: automator).activate()
    #expect(device.launches.last == LaunchRequest("app", arguments: ["-fast"]))
  }

  @Test func opensAnAddressInAnAppThatRuns() throws {
    let device = ScriptedDevice([app()])
    let application = Application("app", on: Automator(driver: device))
    device.onOpenURL { _, device in device.after(.seconds(1)) { $0.applications = [] } }
    let url = try #require(URL(string: "app://soup"))
    try application.open(url)
    #expect(device.openedURLs == [url])
    #expect(device.launches.isEmpty)
    #expect(application.automator.log.steps.last?.title == "Open app://soup in app")
  }

  @Test func opensAnAddressInAnAppThatMustBeStarted() throws {
    let device = ScriptedDevice()
    let application = Application("app", on: Automator(driver: device))
    application.launchArguments = ["-fast"]
    device.onOpenURL { _, _ in }
    try application.open(#require(URL(string: "app://soup")))
    #expect(device.launches == [LaunchRequest("app", arguments: ["-fast"])])
    #expect(application.state == .runningForeground)
  }

  @Test func anAppThatDoesNothingWithAddressesSaysSo() throws {
    let device = ScriptedDevice([app()])
    let url = try #require(URL(string: "app://soup"))
    #expect(throws: DriverError.opensNoURL("app", url: "app://soup")) {
      try Application("app", on: Automator(driver: device)).open(url)
    }
  }

  @Test func anAppThatIsNotInstalledIsRefused() {
    let device = ScriptedDevice()
    device.installed = ["app"]
    #expect(throws: DriverError.notInstalled("other", installed: ["app"])) {
      try Application("other", on: Automator(driver: device)).launch()
    }
  }

  @Test func waitsForAState() throws {
    let device = ScriptedDevice([app()])
    device.at(.seconds(2)) { device in
      device.states["app"] = .runningBackground
      device.applications = []
    }
    let application = Application("app", on: Automator(driver: device))
    #expect(try application.wait(for: .runningBackground, until: .seconds(5)))
    #expect(device.now == .seconds(2))
    #expect(try !application.wait(for: .notRunning, until: .seconds(5)))
    #expect(device.now == .seconds(5))
  }

  @Test func resetsWhatWasAnswered() throws {
    let device = ReportingDevice([app()])
    let application = Application("app", on: Automator(driver: device))
    try application.resetAuthorization(for: .photos)
    #expect(device.resets.map(\.resource) == [.photos])
    #expect(application.state == .notRunning)
  }

  @Test func aDeviceThatCannotResetSaysSo() {
    let application = Application("app", on: Automator(driver: ScriptedDevice([app()])))
    #expect(
      throws: DriverError.unsupported(
        "reset the authorization for photos", reason: "its driver knows no permission questions")
    ) {
      try application.resetAuthorization(for: .photos)
    }
  }
}
