import ConformanceApp
import Galley
import XCTest

/// A test with the conformance app on a device of its own, whose recorded failures can be expected.
class ConformanceTestCase: SimulatedTestCase<ConformanceApp> {
  /// Starts the app with one of its screens.
  @discardableResult
  func launch(_ screen: String, _ environment: [String: String] = [:]) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = [screen]
    app.launchEnvironment = environment
    app.launch()
    return app
  }

  /// The failures that a closure records, which are not the test's own.
  func failures(_ body: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    XCUIContext.failureReporter = { messages.append($0.message) }
    defer { XCUIContext.failureReporter = { XCUIContext.recordWithXCTest($0) } }
    try body()
    return messages
  }

  /// The labels of a container's only elements with identifiers, to read what the app has noticed.
  func text(_ identifier: String, in app: XCUIApplication) -> String {
    app.staticTexts[identifier].label
  }
}
