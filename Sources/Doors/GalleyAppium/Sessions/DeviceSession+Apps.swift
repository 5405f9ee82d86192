import Foundation
import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyTree
import GalleyViews

/// The apps of a session.
extension DeviceSession {
  /// Launches an app, after terminating it if it runs.
  func launch(_ bundle: String, _ arguments: [String], _ environment: [String: String]) throws {
    let app = Application(bundle, on: automator)
    app.launchArguments = arguments
    app.launchEnvironment = environment
    try app.launch()
    application = bundle
  }

  /// Brings an app to the front, or launches it.
  func activate(_ bundle: String) throws {
    try Application(bundle, on: automator).activate()
    application = bundle
  }

  /// Terminates an app.
  ///
  /// - Returns: Whether it ran.
  func terminate(_ bundle: String) throws -> Bool {
    let state = device.state(of: bundle)
    guard state != .unknown else {
      throw DriverError.notInstalled(bundle, installed: apps.map { $0.bundleIdentifier })
    }
    try Application(bundle, on: automator).terminate()
    return state != .notRunning
  }

  /// Sends the app in front to the background, for a time or for good.
  ///
  /// - Parameter seconds: The time; a negative number leaves it there.
  func background(_ seconds: Double) throws {
    guard seconds <= 86_400 else {
      throw CommandError.argument("An app is in the background for a day at the most.")
    }
    let front = try lookAtOnce().bundleIdentifier
    try device.press(.home)
    guard seconds >= 0 else { return }
    device.advance(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
    if front != SimulatedDevice.springboard { try Application(front, on: automator).activate() }
  }

  /// Opens an address as a link does.
  ///
  /// - Parameter bundle: The app; `nil` for the one whose address it is, else the session's.
  func open(_ text: String, in bundle: String?) throws {
    guard let url = URL(string: text), url.scheme != nil else {
      throw CommandError.argument(
        "\"\(text.prefix(200))\" is no address with a scheme, such as recipes://soup.")
    }
    guard let owner = bundle ?? device.application(opening: url) ?? application else {
      throw CommandError.argument("No app has the scheme of \"\(text.prefix(200))\"; name one as bundleId.")
    }
    try Application(owner, on: automator).open(url)
  }

  /// The facts of the app in front.
  func activeApp() throws -> JSONValue {
    let bundle = try lookAtOnce().bundleIdentifier
    let name = apps.first { $0.bundleIdentifier == bundle }.map { $0.displayName } ?? "SpringBoard"
    return [
      "pid": .integer(PageSource.process), "bundleId": .text(bundle), "name": .text(name),
      "processArguments": ["args": [], "env": [:]],
    ]
  }
}
