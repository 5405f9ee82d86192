import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree
import GalleyWebDriver

extension AppiumDriver {
  /// Launches an app, after terminating it if it runs.
  ///
  /// - Throws: `DriverError`, also for arguments and environment on Android, whose apps have none.
  public func launch(_ request: LaunchRequest) throws(DriverError) {
    let name = request.bundleIdentifier
    if platform == .android, !request.arguments.isEmpty || !request.environment.isEmpty {
      throw .unsupported(
        "launch \(name) with arguments or environment",
        reason: "apps of Android have none; give extras by the capability appium:optionalIntentArguments")
    }
    defer { tick(isInput: true) }
    do throws(WebDriverError) {
      // Its end is no matter if it does not run.
      _ = try perform(.terminateApp, Self.app(name))
    } catch {
      guard error.code != nil else { throw .launchFailed(name, reason: Self.reason(error)) }
    }
    var arguments = Self.app(name)
    if platform == .iOS {
      arguments["arguments"] = .list(request.arguments.map(JSONValue.text))
      arguments["environment"] = .object(request.environment.mapValues(JSONValue.text))
    }
    try start(name) { () throws(WebDriverError) in
      _ = try perform(platform == .iOS ? .launchApp : .activateApp, arguments)
    }
  }

  /// Brings an app to the front; one that does not run is launched.
  public func activate(_ request: LaunchRequest) throws(DriverError) {
    let name = request.bundleIdentifier
    guard state(of: name) != .notRunning else { return try launch(request) }
    defer { tick(isInput: true) }
    try start(name) { () throws(WebDriverError) in _ = try perform(.activateApp, Self.app(name)) }
  }

  /// Opens an address in an app, as a link does.
  public func open(_ url: URL, in request: LaunchRequest) throws(DriverError) {
    guard url.scheme != nil else { throw .opensNoURL(request.bundleIdentifier, url: url.absoluteString) }
    defer { tick(isInput: true) }
    let name = request.bundleIdentifier
    try start(name) { () throws(WebDriverError) in
      _ = try perform(
        .deepLink, ["url": .text(url.absoluteString), "bundleId": .text(name), "package": .text(name)])
    }
  }

  private func start(_ name: String, _ body: () throws(WebDriverError) -> Void) throws(DriverError) {
    do throws(WebDriverError) { try body() } catch { throw .launchFailed(name, reason: Self.reason(error)) }
    application = name
  }

  /// Terminates an app.
  public func terminate(_ bundleIdentifier: String) throws(DriverError) {
    defer { tick(isInput: true) }
    try run("terminate \(bundleIdentifier)") { () throws(WebDriverError) in
      _ = try perform(.terminateApp, Self.app(bundleIdentifier))
    }
  }

  /// The state of an app, by a question to the device; `unknown` also for a device that does not answer.
  public func state(of bundleIdentifier: String) -> ApplicationState {
    let value = try? perform(.queryAppState, Self.app(bundleIdentifier)).number
    return value.flatMap { ApplicationState(rawValue: UInt($0)) } ?? .unknown
  }
}

extension AppiumDriver: ProtectedResourceResetting {
  /// Resets a permission of an app; a running app is terminated.
  ///
  /// - Throws: `DriverError`, also on Android, whose permissions have other names.
  public func resetAuthorization(for resource: ProtectedResource, of bundleIdentifier: String)
    throws(DriverError)
  {
    let action = "reset the permission for \(resource) of \(bundleIdentifier)"
    guard platform == .iOS else {
      throw .unsupported(
        action, reason: "Android takes the names of its own permissions; use the capability appium:noReset")
    }
    defer { tick(isInput: true) }
    try run(action) { () throws(WebDriverError) in
      _ = try perform(.terminateApp, Self.app(bundleIdentifier))
      _ = try perform(.resetPermission, ["service": .integer(resource.rawValue)])
    }
  }
}
