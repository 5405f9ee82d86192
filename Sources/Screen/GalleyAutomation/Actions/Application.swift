import Foundation
import GalleyTree

/// An installed app, under automation.
///
/// All values with one name on one device are the same app: an app that one launches runs for the others.
public final class Application {
  /// The device it is on.
  public let automator: Automator
  /// The name it is installed under.
  public let bundleIdentifier: String
  /// The arguments of the command line; they take effect at the next launch.
  public var launchArguments: [String] = []
  /// The environment variables; they take effect at the next launch.
  public var launchEnvironment: [String: String] = [:]

  /// Creates an app by its bundle identifier.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The name it is installed under.
  ///   - automator: The device.
  public init(_ bundleIdentifier: String, on automator: Automator) {
    self.bundleIdentifier = bundleIdentifier
    self.automator = automator
  }

  /// The state of the app.
  public var state: ApplicationState {
    automator.driver.state(of: bundleIdentifier)
  }

  /// Finds its root.
  package var query: ElementQuery {
    .application(bundleIdentifier)
  }

  /// Launches the app, after terminating it if it runs, and returns when it can take input.
  ///
  /// - Throws: ``DriverError`` if there is no such app or it did not start.
  public func launch() throws {
    let request = LaunchRequest(bundleIdentifier, arguments: launchArguments, environment: launchEnvironment)
    try automator.log.step("Launch \(bundleIdentifier)") { try automator.driver.launch(request) }
    automator.launches[bundleIdentifier] = request
  }

  /// Brings the app to the front; an app that does not run is launched with the arguments of its last launch.
  ///
  /// - Throws: ``DriverError`` if there is no such app or it did not start.
  public func activate() throws {
    let request = lastRequest
    try automator.log.step("Activate \(bundleIdentifier)") { try automator.driver.activate(request) }
    automator.launches[bundleIdentifier] = request
  }

  /// Opens a URL in the app, as when a person taps a link to it.
  ///
  /// The app is brought to the front; an app that does not run is launched with the arguments of its last
  /// launch.
  ///
  /// - Parameter url: The address, such as `recipes://soup`.
  /// - Throws: ``DriverError`` if there is no such app, it did not start, or it does nothing with addresses.
  public func open(_ url: URL) throws {
    let request = lastRequest
    try automator.log.step("Open \(url.absoluteString) in \(bundleIdentifier)") {
      try automator.driver.open(url, in: request)
    }
    automator.launches[bundleIdentifier] = request
  }

  private var lastRequest: LaunchRequest {
    automator.launches[bundleIdentifier]
      ?? LaunchRequest(bundleIdentifier, arguments: launchArguments, environment: launchEnvironment)
  }

  /// Terminates the app, if it runs.
  ///
  /// - Throws: ``DriverError`` if it did not end.
  public func terminate() throws {
    try automator.log.step("Terminate \(bundleIdentifier)") {
      try automator.driver.terminate(bundleIdentifier)
    }
  }

  /// Waits until it does something.
  ///
  /// - Parameters:
  ///   - state: The state to wait for.
  ///   - deadline: The time of the last check, counted from the device's start.
  /// - Returns: Whether it did so in time.
  /// - Throws: ``DriverError`` if the device does not answer.
  public func wait(for state: ApplicationState, until deadline: Duration) throws -> Bool {
    let deadline = automator.capped(deadline)
    return try automator.log.step("Wait for \(bundleIdentifier) to become \(state)") {
      while self.state != state {
        if automator.driver.now >= deadline { return false }
        try automator.driver.wait(until: deadline)
      }
      return true
    }
  }

  /// Resets a permission, so that the app asks for it again; a running app is terminated.
  ///
  /// - Parameter resource: The resource that the permission is for.
  /// - Throws: ``DriverError`` if the device cannot do that, or there is no such app.
  public func resetAuthorization(for resource: ProtectedResource) throws {
    guard let driver = automator.driver as? any ProtectedResourceResetting else {
      throw DriverError.unsupported(
        "reset the authorization for \(resource)", reason: "its driver knows no permission questions")
    }
    try automator.log.step("Reset authorization of \(bundleIdentifier) for \(resource)") {
      try driver.resetAuthorization(for: resource, of: bundleIdentifier)
    }
  }
}
