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
    launched[bundle] = [
      "args": .list(arguments.map { .text($0) }), "env": .object(environment.mapValues { .text($0) }),
    ]
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

  /// Whether the device is locked.
  var isLocked: Bool { lockedApplication != nil }

  /// Locks the device: the app in front goes to the background.
  ///
  /// The home screen shows, since the simulated device has no lock screen.
  func lock() throws {
    guard !isLocked else { return }
    lockedApplication = try lookAtOnce().bundleIdentifier
    try device.press(.home)
  }

  /// Unlocks the device, and brings the app back that was in front.
  func unlock() throws {
    guard let front = lockedApplication else { return }
    lockedApplication = nil
    if front != SimulatedDevice.springboard { try Application(front, on: automator).activate() }
  }

  /// The app of the server with a bundle identifier or a name.
  private func served(_ name: String) throws(CommandError) -> any App.Type {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let stem = file.hasSuffix(".app") || file.hasSuffix(".ipa") ? String(file.dropLast(4)) : file
    guard let app = apps.first(where: { $0.bundleIdentifier == stem || $0.displayName == stem }) else {
      throw CommandError(
        .unsupportedOperation,
        "Only apps of the server can be installed: \(apps.map { $0.bundleIdentifier }.joined(separator: ", "))."
      )
    }
    return app
  }

  /// Installs an app of the server, by its bundle identifier or the name of its file.
  func install(_ name: String) throws { device.install(try served(name)) }

  /// Removes an app with its data.
  ///
  /// - Returns: Whether it was installed.
  func remove(_ bundle: String) -> Bool {
    let isInstalled = device.state(of: bundle) != .unknown
    if isInstalled { device.uninstall(bundle) }
    return isInstalled
  }

  /// Removes the data of an app, and its permissions.
  func clearData(of bundle: String) throws {
    _ = try terminate(bundle)
    let app = try served(bundle)
    device.uninstall(bundle)
    device.install(app)
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
    application = owner
  }

  /// The name of an app of the server.
  func displayName(of bundle: String) -> String? {
    apps.first { $0.bundleIdentifier == bundle }.map { $0.displayName }
  }

  /// The facts of the app in front.
  func activeApp() throws -> JSONValue {
    let bundle = try lookAtOnce().bundleIdentifier
    let name = displayName(of: bundle) ?? "SpringBoard"
    return [
      "pid": .integer(PageSource.process), "bundleId": .text(bundle), "name": .text(name),
      "processArguments": launched[bundle] ?? ["args": [], "env": [:]],
    ]
  }
}
