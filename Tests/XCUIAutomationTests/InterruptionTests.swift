import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import XCTest

@testable import XCUIAutomation

/// The monitor of Apple's session on interruptions, with its app in short.
final class InterruptionTests: DeviceTestCase {
  let app = XCUIApplication()

  private func showAlert() {
    let recipe = element(.cell, "Fluffy Pancakes")
    let buttons = [element(.button, "Cancel", 100, 400), element(.button, "Retry", 200, 400)]
    let alert = Element(
      .alert, label: "Cannot Update", frame: CGRect(x: 100, y: 300, width: 200, height: 140),
      children: buttons)
    show(recipe, alert)
    for title in ["Cancel", "Retry"] {
      device.onTap(title) { [unowned self] device in
        tapped.append(title)
        device.applications = [application("app", [recipe])]
      }
    }
    device.onTap("Fluffy Pancakes") { [unowned self] _ in tapped.append("Fluffy Pancakes") }
  }

  private var tapped: [String] = []

  func testAMonitorRetries() {
    showAlert()
    addUIInterruptionMonitor(withDescription: "Handle recipe update failures") { element -> Bool in
      let retryButton = element.buttons["Retry"].firstMatch
      if element.elementType == .alert && retryButton.exists {
        retryButton.tap()
        return true
      } else {
        return false
      }
    }
    app.cells["Fluffy Pancakes"].tap()
    XCTAssertEqual(tapped, ["Retry", "Fluffy Pancakes"])
    XCTAssertEqual(messages, [])
  }

  func testWithoutAMonitorItIsCancelled() {
    showAlert()
    let monitor = addUIInterruptionMonitor(withDescription: "none") { _ in
      XCTFail("a removed monitor was asked")
      return true
    }
    removeUIInterruptionMonitor(monitor)
    app.cells["Fluffy Pancakes"].tap()
    XCTAssertEqual(tapped, ["Cancel", "Fluffy Pancakes"])
    XCTAssertEqual(messages, [])
  }

  func testAnExpectedAlertIsActedOn() {
    showAlert()
    let alert = app.alerts["Cannot Update"].firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 30))
    alert.buttons["Retry"].tap()
    XCTAssertEqual(tapped, ["Retry"])
    XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
  }

  func testAnAlertThatComesBackEndsTheTapAfterTen() {
    showAlert()
    var again = device.applications
    device.onTap("Retry") { device in
      // It says the same, and is another one.
      let handle = UInt64(device.gestures.count)
      again[0].root.children[1].handle = handle
      device.applications = again
    }
    addUIInterruptionMonitor(withDescription: "Handle recipe update failures") { element in
      element.buttons["Retry"].tap()
      return true
    }
    automator.timeout = .seconds(60)
    app.cells["Fluffy Pancakes"].tap()
    XCTAssertEqual(device.gestures.count, 10)
    XCTAssertEqual(
      messages, ["Failed to tap \"Fluffy Pancakes\" Cell: interrupted again after 10 answered interruptions"])
    let line = "\"Cannot Update\" Alert: the monitor “Handle recipe update failures” answered"
    XCTAssertEqual(failures[0].message.components(separatedBy: line).count, 11)
  }

  func testMonitorsEndWithTheTest() {
    addUIInterruptionMonitor(withDescription: "one") { _ in true }
    XCTAssertEqual(automator.monitors.descriptions, ["one"])
    XCUIContext.end()
    XCTAssertEqual(automator.monitors.descriptions, [])
  }
}
