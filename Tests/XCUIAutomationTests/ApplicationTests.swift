import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import XCTest

@testable import XCUIAutomation

final class ApplicationTests: DeviceTestCase {
  func testTwoProxiesAreOneApp() {
    let first = XCUIApplication()
    first.launchArguments = ["-fast"]
    first.launchEnvironment["A"] = "1"
    first.launch()
    first.terminate()
    XCTAssertEqual(XCUIApplication().state, .notRunning)
    XCUIApplication(bundleIdentifier: "app").activate()
    let request = LaunchRequest("app", arguments: ["-fast"], environment: ["A": "1"])
    XCTAssertEqual(device.launches, [request, request])
    XCTAssertTrue(first.wait(for: .runningForeground, timeout: 1))
    XCTAssertFalse(first.wait(for: .runningBackground, timeout: 1))
    XCTAssertEqual(device.now, .seconds(1))
    XCTAssertEqual(messages, [])
  }

  func testAnotherAppIsFoundWithoutALaunch() {
    device.applications = [
      application("app", [element(.button, "Mine")]),
      application(
        "com.apple.springboard", [element(.alert, "Allow?", children: [element(.button, "Allow")])]),
    ]
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertTrue(springboard.alerts.buttons["Allow"].waitForExistence(timeout: 5))
    XCTAssertFalse(springboard.buttons["Mine"].exists)
    XCTAssertFalse(XCUIApplication().buttons["Allow"].exists)
    springboard.alerts.firstMatch.buttons["Allow"].tap()
    XCTAssertEqual(device.gestures.count, 1)
    XCTAssertEqual(messages, [])
  }

  func testResetsAuthorization() {
    show()
    let app = XCUIApplication()
    app.resetAuthorizationStatus(for: .photos)
    XCTAssertEqual(device.resets.map(\.resource), [XCUIProtectedResource.photos])
    XCTAssertEqual(app.state, .notRunning)
  }

  func testOpensAnAddress() throws {
    let url = try XCTUnwrap(URL(string: "app://soup"))
    device.onOpenURL { _, _ in }
    XCUIApplication().open(url)
    XCTAssertEqual(device.openedURLs, [url])
    XCTAssertEqual(device.launches, [LaunchRequest("app")])
    XCTAssertEqual(messages, [])
  }

  func testAnAddressThatTheAppDoesNothingWithIsRecorded() throws {
    let url = try XCTUnwrap(URL(string: "app://soup"))
    XCUIApplication().open(url)
    XCTAssertEqual(
      messages,
      ["Application app does nothing with app://soup; give one of its views onOpenURL(perform:)."])
  }

  func testAFailedLaunchIsRecorded() {
    device.installed = ["other"]
    XCUIApplication().launch()
    XCTAssertEqual(messages, ["No app called app is installed; installed are other."])
    XCTAssertEqual(failures[0].line, #line - 2)
  }

  func testWhatDoesNotRunSaysSo() {
    device.states["app"] = .notRunning
    XCTAssertEqual(XCUIApplication().buttons["OK"].label, "")
    XCTAssertEqual(messages, ["Failed to get matching snapshot: Application app is not running"])
  }

  func testWithoutADeviceEverythingSaysWhatToDo() {
    XCUIContext.end()
    XCUIApplication().launch()
    XCTAssertFalse(XCUIApplication().buttons["OK"].exists)
    XCTAssertEqual(Set(messages).count, 1)
    XCTAssertTrue(messages[0].hasPrefix("No device is installed."), messages[0])
    XCTAssertThrowsError(try XCUIApplication().snapshot())
  }

  func testAfterATestWasGivenUpCallsReturnAtOnce() {
    show(element(.button, "OK"))
    XCUIContext.isStopped = true
    let app = XCUIApplication()
    app.launch()
    app.buttons["No"].tap()
    XCTAssertFalse(app.buttons["OK"].waitForExistence(timeout: 30))
    XCTAssertEqual(app.buttons["No"].label, "")
    XCTAssertEqual(device.now, .zero)
    XCTAssertTrue(device.gestures.isEmpty && device.launches.isEmpty && failures.isEmpty)
  }

  func testFailuresLeaveEvidence() {
    final class Recorder: EvidenceRecorder {
      var evidence: [Evidence] = []
      func record(_ evidence: Evidence) { self.evidence.append(evidence) }
    }
    let recorder = Recorder()
    automator.evidence = recorder
    show(element(.button, "OK"))
    XCUIApplication().buttons["No"].tap()
    XCTAssertEqual(recorder.evidence.count, 1)
    XCTAssertEqual(recorder.evidence[0].capture?.snapshot.instant, device.now)
    XCTAssertTrue(recorder.evidence[0].steps[0].hasSuffix("Tap \"No\" Button"))
  }
}
