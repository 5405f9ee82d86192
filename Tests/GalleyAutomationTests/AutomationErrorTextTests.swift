import Foundation
import GalleyAutomation
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

/// The wording of every failure, as a whole.
@Suite struct AutomationErrorTextTests {
  @Test func missing() {
    let device = ScriptedDevice([app(button("OK", identifier: "ok"), button("Cancel", 100, 300))])
    expect(device, query.button("0K"))
  }

  @Test func missingWhileAnAlertIsOpen() {
    let device = ScriptedDevice([app(alert("Sure?", buttons: "Yes"))])
    expect(device, query.button("Recipe"))
  }

  @Test func ambiguous() {
    let device = ScriptedDevice([app(button("OK"), button("OK", 100, 300))])
    expect(device, query.button("OK"))
  }

  @Test func disabled() {
    var disabled = button("OK")
    disabled.isEnabled = false
    expect(ScriptedDevice([app(disabled)]), query.button("OK"))
  }

  @Test func covered() {
    let overlay = Element(.other, identifier: "progress", frame: screenFrame)
    expect(ScriptedDevice([app(button("OK"), overlay)]), query.button("OK"))
  }

  @Test func offScreen() {
    expect(ScriptedDevice([app(button("OK", 500, 100))]), query.button("OK"))
  }

  @Test func withoutASize() {
    expect(ScriptedDevice([app(button("OK", 10, 10, 0, 44))]), query.button("OK"), lines: 2)
  }

  @Test func outOfView() {
    let table = Element(
      .table, identifier: "list", frame: CGRect(x: 0, y: 0, width: 375, height: 100),
      children: [button("OK", 10, 200)])
    expect(ScriptedDevice([app(table)]), query.button("OK"), lines: 2)
  }

  @Test func nobodyAnswers() {
    let device = ScriptedDevice([app(button("OK"), alert("Busy"))])
    expect(device, query.button("OK"), lines: 2)
  }

  @Test func nobodyAnswersAndThePolicyLeavesOutTheBuiltInHandler() {
    let device = ScriptedDevice([app(button("OK"), alert("Busy", buttons: "Fine"))])
    let automator = Automator(driver: device)
    automator.interruptionPolicy = .askMonitors
    let error = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    expectGolden((error?.description.split(separator: "\n")[1]).map(String.init))
  }

  @Test func whatWasAnsweredAndDidNotGo() {
    let device = ScriptedDevice([app(button("OK"), alert("Busy", buttons: "Fine"))])
    let automator = Automator(driver: device)
    automator.monitors.add("says so") { _ in true }
    let error = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    let words = error?.description ?? ""
    expectGolden(String(words.split(separator: "\n")[1]))
    #expect(!words.contains("no monitor answered"))
  }

  @Test func interruptedTooOften() {
    let device = ScriptedDevice([app(button("OK"), alert("Cannot Update", buttons: "Retry"))])
    let whole = device.applications
    device.onTap("Retry") { device in
      device.applications = [app(button("OK"))]
      device.after(.milliseconds(1)) { $0.applications = whole }
    }
    let automator = Automator(driver: device)
    automator.interruptionLimit = 2
    automator.monitors.add("retry") { try $0.tapButton("Retry") }
    let error = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    expectGolden(error.map { AutomationErrorText.report($0) })
  }

  @Test func noKeyboardFocus() {
    var other = Element(.textField, identifier: "email", frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    other.isFocused = true
    let field = Element(
      .textField, identifier: "name", value: "", placeholder: "Name",
      frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let device = ScriptedDevice([app(field, other)])
    let error = failure {
      try Automator(driver: device).type("A", into: query.any("name"), focusing: false, until: .seconds(2))
    }
    expectGolden(error.map { AutomationErrorText.report($0, tree: 1) })
  }

  @Test func notRunning() {
    let device = ScriptedDevice()
    device.states["app"] = .notRunning
    expect(device, query.button("OK"), lines: 2)
  }

  @Test func reading() {
    let device = ScriptedDevice([app(button("OK"))])
    let error = failure { _ = try Automator(driver: device).read(query.button("No")) }
    expectGolden(error.map { AutomationErrorText.summary($0) })
  }

  @Test func drivers() {
    let errors: [(String, DriverError)] = [
      ("not installed", .notInstalled("x", installed: ["b", "a"])),
      ("nothing installed", .notInstalled("x", installed: [])),
      ("launch failed", .launchFailed("x", reason: "it has no view")),
      ("not running", .notRunning("x")),
      ("opens no URL", .opensNoURL("x", url: "x://y")),
      ("no keyboard focus", .noKeyboardFocus),
      ("unsupported", .unsupported("press camera", reason: "it has none")),
      ("unavailable", .unavailable(reason: "it is gone")),
    ]
    expectGolden(errors.map { ($0, "\($1)") })
  }

  /// The system's own app with an alert, in front of an app.
  private static func system(_ alert: Element) -> ApplicationTree {
    ApplicationTree(
      bundleIdentifier: "com.apple.springboard",
      root: Element(.application, label: "SpringBoard", frame: screenFrame, children: [alert]))
  }

  @Test func missingWhileTheSystemAsks() {
    let device = ScriptedDevice([
      app(button("OK")), Self.system(alert("Allow Access?", buttons: "Don’t Allow", "Allow")),
    ])
    expect(device, query.button("Allow"))
  }

  @Test func interruptedByTheSystem() {
    let device = ScriptedDevice([app(button("OK", 60, 340)), Self.system(alert("Low Battery"))])
    expect(device, query.button("OK"))
  }

  @Test func interruptedWhereThatIsToFail() {
    let device = ScriptedDevice([app(button("OK", 60, 340), alert("Sure?", buttons: "Cancel"))])
    let automator = Automator(driver: device)
    automator.interruptionPolicy = .fail
    let error = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    #expect(device.now < .seconds(1) && device.gestures.isEmpty)
    let report = error.map { AutomationErrorText.report($0) } ?? ""
    expectGolden(report)
  }

  @Test func answeredBefore() {
    let device = ScriptedDevice([app(button("OK", 60, 340), alert("Sure?", buttons: "Cancel"))])
    device.onTap("Cancel") { $0.applications = [app(button("OK", 60, 340))] }
    let automator = Automator(driver: device)
    let first = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    let error = failure { try automator.tap(query.button("Gone"), until: .seconds(2)) }
    #expect(first == nil)
    let report = error.map { AutomationErrorText.report($0) } ?? ""
    #expect(
      report.contains(
        """
        Interruptions answered before:
          at 0.1s "Sure?" Alert: the built-in handler tapped "Cancel" Button, in “Tap "OK" Button”
        """))
  }

  @Test func missingWhileARequestIsNotAnsweredInAListThatGoesOn() {
    let device = ReportingDevice([
      app(
        Element(.activityIndicator, label: "Loading", frame: CGRect(x: 10, y: 600, width: 20, height: 20)),
        Element(.table, identifier: "list", frame: CGRect(x: 0, y: 0, width: 375, height: 500)))
    ])
    device.totals["list"] = 7
    device.failed = [
      FailedRequest(
        "GET", "https://a.example/1", sent: .zero, reason: .noServer(served: ["https://b.example/"]),
        remedy: "device.network.serve(\"https://a.example/\") { request in … }"),
      FailedRequest("GET", "https://b.example/2", sent: .seconds(1), reason: .pending),
      FailedRequest("GET", "https://b.example/3", sent: .zero, reason: .status(404)),
    ]
    expect(device, query.button("Recipe"))
  }

  private func expect(
    _ device: ScriptedDevice, _ target: Target, lines: Int? = nil, function: String = #function
  ) {
    let error = failure { try Automator(driver: device).tap(target, until: .seconds(2)) }
    let report = error.map { AutomationErrorText.report($0) } ?? "no failure"
    expectGolden(
      lines.map { report.split(separator: "\n").prefix($0).joined(separator: "\n") } ?? report,
      function: function)
  }
}
