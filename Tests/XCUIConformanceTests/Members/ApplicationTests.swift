import Galley
import XCTest

final class ApplicationTests: XCTestCase {
  // covers: XCUIApplication.init()
  // covers: XCUIApplication.init(bundleIdentifier:)
  // covers: XCUIApplication.launch()
  // covers: XCUIApplication.launchArguments
  // covers: XCUIApplication.launchEnvironment
  // covers: XCUIApplication.state
  // covers: XCUIApplication.terminate()
  // covers: XCUIApplication.activate()
  // covers: XCUIApplication.wait(for:timeout:)
  // covers: XCUIApplication.State.*
  func testTwoProxiesAreOneApp() {
    let (app, other) = (XCUIApplication(), XCUIApplication(bundleIdentifier: "org.example.Conformance"))
    XCTAssertEqual(app.state, .notRunning)
    app.launchArguments = ["interruptions"]
    app.launchEnvironment = ["QUESTION": "single"]
    app.launch()
    XCTAssertEqual(other.state, .runningForeground)
    XCTAssert(other.alerts["Saved"].waitForExistence(timeout: 2))
    other.alerts.buttons["Fine"].tap()
    other.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssert(app.wait(for: .notRunning, timeout: 0))
    XCTAssertFalse(app.wait(for: .runningForeground, timeout: 1))
    // Activating starts it with what its last launch was given.
    XCUIApplication().activate()
    XCTAssert(app.wait(for: .runningForeground, timeout: 1))
    XCTAssert(app.buttons["Target"].exists)
    XCTAssertEqual(XCUIApplication.State.allCases.map(\.rawValue), [0, 1, 2, 3, 4])
  }

  // covers: XCUIApplication.open(_:)
  func testAnAppOpensAnAddress() throws {
    let app = launch("controls")
    app.open(try XCTUnwrap(URL(string: "conformance://other")))
    XCTAssertEqual(text("opened", in: app), "conformance://other")
    launch("keys")
    let messages = try failures { app.open(try XCTUnwrap(URL(string: "conformance://other"))) }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(messages[0].contains("does nothing with conformance://other"), messages[0])
  }

  // covers: XCUIApplication.init(url:)
  func testAnAppOfAMacIsNotInstalled() {
    let app = XCUIApplication(url: URL(fileURLWithPath: "/Applications/TextEdit.app"))
    let messages = failures { app.launch() }
    XCTAssertEqual(
      messages,
      ["No app called file:///Applications/TextEdit.app is installed; installed are org.example.Conformance."]
    )
  }

  // covers: XCUIApplication.resetAuthorizationStatus(for:)
  // covers: XCUIProtectedResource.*
  func testAResetAsksAgainAndNoneIsSilent() {
    let app = launch("controls")
    app.buttons["photos"].tap()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    springboard.alerts.buttons["Allow Full Access"].tap()
    XCTAssertEqual(app.buttons["photos"].label, "Photos: authorized")
    app.resetAuthorizationStatus(for: .photos)
    XCTAssertEqual(app.state, .notRunning)
    launch("controls")
    app.buttons["photos"].tap()
    XCTAssert(springboard.alerts.firstMatch.exists)
    springboard.alerts.buttons["Don’t Allow"].tap()
    XCTAssertEqual(app.buttons["photos"].label, "Photos: denied")
    let cannot: [XCUIProtectedResource] = [
      .systemRootDirectory, .userDesktopDirectory, .userDownloadsDirectory, .userDocumentsDirectory,
      .networkVolumes, .removableVolumes, .appleEvents,
    ]
    for resource in cannot {
      XCTAssertEqual(
        failures { app.resetAuthorizationStatus(for: resource) },
        ["The device cannot reset the authorization for \(resource): only a Mac protects that."])
    }
    XCTAssertEqual(app.state, .runningForeground)
    let can = XCUIProtectedResource.allCases.filter { !cannot.contains($0) }
    XCTAssertEqual(
      can,
      [
        .contacts, .calendar, .reminders, .photos, .microphone, .camera, .mediaLibrary, .homeKit, .focus,
        .bluetooth, .keyboardNetwork, .location, .health, .userTracking, .localNetwork,
      ])
    XCTAssertEqual(failures { for resource in can { app.resetAuthorizationStatus(for: resource) } }, [])
    XCTAssertEqual(XCUIProtectedResource.appleEvents.rawValue, 0x4000_0006)
  }

  // covers: XCUIIdentifierCloseWindow
  // covers: XCUIIdentifierMinimizeWindow
  // covers: XCUIIdentifierZoomWindow
  // covers: XCUIIdentifierFullScreenWindow
  // covers: XCUI_UI_TESTING_AVAILABLE
  func testNoWindowHasAMacsButtons() {
    let app = launch("controls")
    let names = [
      XCUIIdentifierCloseWindow, XCUIIdentifierMinimizeWindow, XCUIIdentifierZoomWindow,
      XCUIIdentifierFullScreenWindow,
    ]
    XCTAssertEqual(Set(names).count, 4)
    for name in names { XCTAssertFalse(app.windows.buttons[name].exists) }
    XCTAssertEqual(XCUI_UI_TESTING_AVAILABLE, 1)
  }
}
