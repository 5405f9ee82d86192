import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

/// The wording of every failure, as a whole.
@Suite struct AutomationErrorTextTests {
  @Test func missing() {
    let device = ScriptedDevice([app(button("OK", identifier: "ok"), button("Cancel", 100, 300))])
    expect(device, query.button("0K")) {
      """
      Failed to tap "0K" Button: No matches found for Elements matching predicate '"0K" IN identifiers' from input {(
          Button, {{100.0, 100.0}, {100.0, 44.0}}, identifier: 'ok', label: 'OK'
          Button, {{100.0, 300.0}, {100.0, 44.0}}, label: 'Cancel'
      )}
      Step by step:
        Target Application 'app': 1 element
        Descendants matching type Button: 2 elements
        Elements matching predicate '"0K" IN identifiers': 0 elements  ← became empty here
      Close to it:
        button "ok" “OK” (100, 100) 100 × 44 – its identifier is similar
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812
          window (0, 0) 375 × 812
            button "ok" “OK” (100, 100) 100 × 44
            button “Cancel” (100, 300) 100 × 44
      """
    }
  }

  @Test func missingWhileAnAlertIsOpen() {
    let device = ScriptedDevice([app(alert("Sure?", buttons: "Yes"))])
    expect(device, query.button("Recipe")) {
      """
      Failed to tap "Recipe" Button: No matches found for Elements matching predicate '"Recipe" IN identifiers' from input {(
          Button, {{52.0, 436.0}, {270.0, 44.0}}, label: 'Yes'
      )}
      Step by step:
        Target Application 'app': 1 element
        Descendants matching type Button: 1 element
        Elements matching predicate '"Recipe" IN identifiers': 0 elements  ← became empty here
      In front: alert “Sure?” (52, 330) 270 × 150 in application “app”
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812
          window (0, 0) 375 × 812
            alert “Sure?” (52, 330) 270 × 150
              button “Yes” (52, 436) 270 × 44
      """
    }
  }

  @Test func ambiguous() {
    let device = ScriptedDevice([app(button("OK"), button("OK", 100, 300))])
    expect(device, query.button("OK")) {
      """
      Failed to tap "OK" Button: Find single matching element. Multiple matching elements found for Elements matching \
      predicate '"OK" IN identifiers': 2 of them
      They are:
        button “OK” (100, 100) 100 × 44 in application “app”
        button “OK” (100, 300) 100 × 44 in application “app”
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812
          window (0, 0) 375 × 812
            button “OK” (100, 100) 100 × 44  ← this
            button “OK” (100, 300) 100 × 44  ← this
      """
    }
  }

  @Test func disabled() {
    var disabled = button("OK")
    disabled.isEnabled = false
    expect(ScriptedDevice([app(disabled)]), query.button("OK")) {
      """
      Failed to tap "OK" Button: Button, {{100.0, 100.0}, {100.0, 44.0}}, label: 'OK', Disabled is disabled
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812
          window (0, 0) 375 × 812
            button “OK” (100, 100) 100 × 44 disabled  ← this
      """
    }
  }

  @Test func covered() {
    let overlay = Element(.other, identifier: "progress", frame: screenFrame)
    expect(ScriptedDevice([app(button("OK"), overlay)]), query.button("OK")) {
      """
      Failed to tap "OK" Button: Not hittable: Button, {{100.0, 100.0}, {100.0, 44.0}}, label: 'OK'
      It is covered by other "progress" (0, 0) 375 × 812 in application “app”.
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812
          window (0, 0) 375 × 812
            button “OK” (100, 100) 100 × 44 covered  ← this
            other "progress" (0, 0) 375 × 812
      """
    }
  }

  @Test func offScreen() {
    expect(ScriptedDevice([app(button("OK", 500, 100))]), query.button("OK")) {
      """
      Failed to tap "OK" Button: Not hittable: Button, {{500.0, 100.0}, {100.0, 44.0}}, label: 'OK'
      It is off the screen: its frame is {{500.0, 100.0}, {100.0, 44.0}}, the screen's {{0.0, 0.0}, {375.0, 812.0}}.
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812
          window (0, 0) 375 × 812
            button “OK” (500, 100) 100 × 44 covered  ← this
      """
    }
  }

  @Test func withoutASize() {
    expect(ScriptedDevice([app(button("OK", 10, 10, 0, 44))]), query.button("OK"), lines: 2) {
      """
      Failed to tap "OK" Button: Not hittable: Button, {{10.0, 10.0}, {0.0, 44.0}}, label: 'OK'
      It has no size: its frame is {{10.0, 10.0}, {0.0, 44.0}}.
      """
    }
  }

  @Test func outOfView() {
    let table = Element(
      .table, identifier: "list", frame: CGRect(x: 0, y: 0, width: 375, height: 100),
      children: [button("OK", 10, 200)])
    expect(ScriptedDevice([app(table)]), query.button("OK"), lines: 2) {
      """
      Failed to tap "OK" Button: Not hittable: Button, {{10.0, 200.0}, {100.0, 44.0}}, label: 'OK'
      It is out of view in table "list" (0, 0) 375 × 100 in application “app”, and no drag brought it into view.
      """
    }
  }

  @Test func nobodyAnswers() {
    let device = ScriptedDevice([app(button("OK"), alert("Busy"))])
    expect(device, query.button("OK"), lines: 2) {
      """
      Failed to tap "OK" Button: interrupted
      "Busy" Alert is in the way; no monitor answered it, and the built-in handler could not.
      """
    }
  }

  @Test func nobodyAnswersAndThePolicyLeavesOutTheBuiltInHandler() {
    let device = ScriptedDevice([app(button("OK"), alert("Busy", buttons: "Fine"))])
    let automator = Automator(driver: device)
    automator.interruptionPolicy = .askMonitors
    let error = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    #expect(
      error?.description.split(separator: "\n")[1]
        == "\"Busy\" Alert is in the way; no monitor answered it, and the policy leaves out the built-in handler."
    )
  }

  @Test func whatWasAnsweredAndDidNotGo() {
    let device = ScriptedDevice([app(button("OK"), alert("Busy", buttons: "Fine"))])
    let automator = Automator(driver: device)
    automator.monitors.add("says so") { _ in true }
    let error = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    let words = error?.description ?? ""
    #expect(
      words.split(separator: "\n")[1]
        == "\"Busy\" Alert is still in the way: the monitor “says so” answered at 0.02s, and it did not go.")
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
    #expect(
      error.map { AutomationErrorText.report($0) } == """
        Failed to tap "OK" Button: interrupted again after 2 answered interruptions
        "Cannot Update" Alert is in the way again; 2 interruptions have been answered, which is the limit.
        Interruptions answered on the way:
          at 0.12s "Cannot Update" Alert: the monitor “retry” answered
          at 0.23s "Cannot Update" Alert: the monitor “retry” answered
        Waited 0.25s, until 0.25s.
        On the screen:
          application “app” (0, 0) 375 × 812
            window (0, 0) 375 × 812
              button “OK” (100, 100) 100 × 44 covered  ← this
              alert “Cannot Update” (52, 330) 270 × 150
                button “Retry” (52, 436) 270 × 44
        """)
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
    #expect(
      error.map { AutomationErrorText.report($0, tree: 1) } == """
        Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: \
        TextField, {{0.0, 100.0}, {200.0, 40.0}}, identifier: 'name', placeholderValue: 'Name', value: \

        The keyboard belongs to textField "email" (0, 300) 200 × 40 focused in application “app”.
        On the screen:
          application “app” (0, 0) 375 × 812
          … and 3 more elements
        """)
  }

  @Test func notRunning() {
    let device = ScriptedDevice()
    device.states["app"] = .notRunning
    expect(device, query.button("OK"), lines: 2) {
      """
      Failed to tap "OK" Button: Application app is not running
      Call launch() or activate() before.
      """
    }
  }

  @Test func reading() {
    let device = ScriptedDevice([app(button("OK"))])
    let error = failure { _ = try Automator(driver: device).read(query.button("No")) }
    #expect(
      error.map { AutomationErrorText.summary($0) } == """
        Failed to get matching snapshot: No matches found for Elements matching predicate '"No" IN identifiers' from input {(
            Button, {{100.0, 100.0}, {100.0, 44.0}}, label: 'OK'
        )}
        """)
  }

  @Test(arguments: [
    (
      DriverError.notInstalled("x", installed: ["b", "a"]),
      "No app called x is installed; installed are a, b."
    ),
    (.notInstalled("x", installed: []), "No app called x is installed; no app is installed."),
    (.launchFailed("x", reason: "it has no view"), "x did not start: it has no view."),
    (.notRunning("x"), "Application x is not running; launch it before."),
    (
      .opensNoURL("x", url: "x://y"),
      "Application x does nothing with x://y; give one of its views onOpenURL(perform:)."
    ),
    (.noKeyboardFocus, "Keys were pressed while nothing has the keyboard; tap a field before."),
    (
      .unsupported("press camera", reason: "it has none"), "The device cannot press camera: it has none."
    ),
    (.unavailable(reason: "it is gone"), "The device does not answer: it is gone."),
  ])
  func drivers(error: DriverError, text: String) {
    #expect("\(error)" == text)
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
    expect(device, query.button("Allow")) {
      """
      Failed to tap "Allow" Button: No matches found for Elements matching predicate '"Allow" IN identifiers' from input {(
          Button, {{100.0, 100.0}, {100.0, 44.0}}, label: 'OK'
      )}
      Step by step:
        Target Application 'app': 1 element
        Descendants matching type Button: 1 element
        Elements matching predicate '"Allow" IN identifiers': 0 elements  ← became empty here
      In front: alert “Allow Access?”.
      It belongs to SpringBoard (com.apple.springboard), not to app.
      To answer it: XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts["Allow Access?"].buttons["Allow"].tap()
      To have it answered: addUIInterruptionMonitor(withDescription:handler:).
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812 covered
          window (0, 0) 375 × 812 covered
            button “OK” (100, 100) 100 × 44 covered
        application “SpringBoard” (0, 0) 375 × 812
          alert “Allow Access?” (52, 330) 270 × 150
            button “Don’t Allow” (52, 436) 135 × 44
            button “Allow” (187, 436) 135 × 44
      """
    }
  }

  @Test func interruptedByTheSystem() {
    let device = ScriptedDevice([app(button("OK", 60, 340)), Self.system(alert("Low Battery"))])
    expect(device, query.button("OK")) {
      """
      Failed to tap "OK" Button: interrupted
      "Low Battery" Alert is in the way; no monitor answered it, and the built-in handler could not.
      It belongs to SpringBoard (com.apple.springboard), not to app.
      To answer it: XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts["Low Battery"]
      To have it answered: addUIInterruptionMonitor(withDescription:handler:).
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812 covered
          window (0, 0) 375 × 812 covered
            button “OK” (60, 340) 100 × 44 covered  ← this
        application “SpringBoard” (0, 0) 375 × 812
          alert “Low Battery” (52, 330) 270 × 150
      """
    }
  }

  @Test func interruptedWhereThatIsToFail() {
    let device = ScriptedDevice([app(button("OK", 60, 340), alert("Sure?", buttons: "Cancel"))])
    let automator = Automator(driver: device)
    automator.interruptionPolicy = .fail
    let error = failure { try automator.tap(query.button("OK"), until: .seconds(2)) }
    #expect(device.now < .seconds(1) && device.gestures.isEmpty)
    let report = error.map { AutomationErrorText.report($0) } ?? ""
    #expect(
      report == """
        Failed to tap "OK" Button: interrupted
        "Sure?" Alert came up over it, and the interruption policy is to fail. Set interruptionPolicy to .answer to have it answered.
        Waited 0.02s, until 0.02s.
        On the screen:
          application “app” (0, 0) 375 × 812
            window (0, 0) 375 × 812
              button “OK” (60, 340) 100 × 44 covered  ← this
              alert “Sure?” (52, 330) 270 × 150
                button “Cancel” (52, 436) 270 × 44
        """)
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
    expect(device, query.button("Recipe")) {
      """
      Failed to tap "Recipe" Button: No matches found for Descendants matching type Button from input {(
          Application, {{0.0, 0.0}, {375.0, 812.0}}, label: 'app'
      )}
      Step by step:
        Target Application 'app': 1 element
        Descendants matching type Button: 0 elements  ← became empty here
        Elements matching predicate '"Recipe" IN identifiers': 0 elements
      Still loading: activityIndicator “Loading”.
      No server answers GET https://a.example/1.
        its servers begin with: https://b.example/
        to answer it: device.network.serve("https://a.example/") { request in … }
      GET https://b.example/2 is not answered after 1s.
      The answer to GET https://b.example/3 is status 404.
      "list" Table goes on: swipe until the element exists.
      Waited 2s, until 2s.
      On the screen:
        application “app” (0, 0) 375 × 812
          window (0, 0) 375 × 812
            activityIndicator “Loading” (10, 600) 20 × 20
            table "list" (0, 0) 375 × 500
      """
    }
  }

  private func expect(
    _ device: ScriptedDevice, _ target: Target, lines: Int? = nil, _ text: () -> String
  ) {
    let error = failure { try Automator(driver: device).tap(target, until: .seconds(2)) }
    let report = error.map { AutomationErrorText.report($0) } ?? "no failure"
    let shown = lines.map { report.split(separator: "\n").prefix($0).joined(separator: "\n") } ?? report
    #expect(shown == text())
  }
}
