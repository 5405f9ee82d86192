import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import XCTest
// The discovery that SwiftPM generates finds the main-actor overloads of `testCase(_:)` through this module.
@_exported import XCTestDiscovery

@testable import XCUIAutomation

/// A test with a scripted device, whose recorded failures are collected instead of failing it.
class DeviceTestCase: XCTestCase {
  private(set) var device = ReportingDevice()
  private(set) var automator: Automator!
  var failures: [XCUIFailure] = []

  override func setUp() {
    device = ReportingDevice()
    automator = Automator(driver: device)
    failures = []
    XCUIContext.begin(automator: automator, defaultBundleIdentifier: "app")
    XCUIContext.failureReporter = { [unowned self] in failures.append($0) }
  }

  override func tearDown() {
    XCUIContext.end()
    XCUIContext.failureReporter = { XCUIContext.recordWithXCTest($0) }
  }

  func show(_ children: Element...) {
    device.applications = [application("app", children)]
    device.states["app"] = .runningForeground
  }

  func application(_ name: String, _ children: [Element]) -> ApplicationTree {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    return ApplicationTree(
      bundleIdentifier: name, root: Element(.application, label: name, frame: frame, children: children))
  }

  func element(
    _ type: XCUIElement.ElementType, _ label: String, _ x: Double = 100, _ y: Double = 100,
    children: [Element] = []
  ) -> Element {
    Element(type, label: label, frame: CGRect(x: x, y: y, width: 100, height: 40), children: children)
  }

  /// The first lines of what was recorded.
  var messages: [String] {
    failures.map { String($0.message.prefix { $0 != "\n" }) }
  }
}
