import GalleyAutomation
import GalleyJSON
import GalleyWebDriver

/// A command for the device that the W3C does not have.
///
/// A server of Appium takes it by its name with `mobile:`, and WebDriverAgent alone, which knows no scripts, at an address of its own.
///
/// - Reference: [Execute methods of XCUITest](https://appium.github.io/appium-xcuitest-driver/latest/reference/execute-methods/),
///   [of UiAutomator2](https://github.com/appium/appium-uiautomator2-driver#mobile-commands).
enum DeviceCommand: String, CaseIterable {
  case launchApp, terminateApp, activateApp, queryAppState, activeAppInfo, deviceInfo, deepLink
  case hideKeyboard, pressButton, pressKey, type, setAppearance, setUiMode, resetPermission

  /// The method and the path of WebDriverAgent; `nil` for a command that it lacks.
  var agentRoute: (method: String, path: String)? {
    switch self {
    case .launchApp: ("POST", "/wda/apps/launch")
    case .terminateApp: ("POST", "/wda/apps/terminate")
    case .activateApp: ("POST", "/wda/apps/activate")
    case .queryAppState: ("POST", "/wda/apps/state")
    case .activeAppInfo: ("GET", "/wda/activeAppInfo")
    case .deviceInfo: ("GET", "/wda/device/info")
    case .deepLink: ("POST", "/url")
    case .hideKeyboard: ("POST", "/wda/keyboard/dismiss")
    case .pressButton: ("POST", "/wda/pressButton")
    case .pressKey, .type, .setAppearance, .setUiMode, .resetPermission: nil
    }
  }
}

extension WebDriverError {
  /// Whether a server does not know the command.
  var isUnknownCommand: Bool {
    ["unknown command", "unknown method", "unsupported operation"].contains(code)
  }
}

extension AppiumDriver {
  /// Performs a command for the device.
  func perform(_ command: DeviceCommand, _ arguments: [String: JSONValue] = [:]) throws(WebDriverError)
    -> JSONValue
  {
    if isAgent, let route = command.agentRoute { return try perform(route, arguments) }
    do throws(WebDriverError) {
      let script = "mobile: \(command.rawValue)"
      return try session.send(
        "POST", "/execute/sync", ["script": .text(script), "args": [.object(arguments)]], named: script)
    } catch {
      guard platform == .iOS, error.isUnknownCommand, let route = command.agentRoute else { throw error }
      let value: JSONValue
      do throws(WebDriverError) { value = try perform(route, arguments) } catch let second {
        // A server without either names the command that was meant.
        throw second.isUnknownCommand ? error : second
      }
      isAgent = true
      return value
    }
  }

  private func perform(
    _ route: (method: String, path: String), _ arguments: [String: JSONValue]
  ) throws(WebDriverError) -> JSONValue {
    try session.send(route.method, route.path, route.method == "POST" ? .object(arguments) : nil)
  }

  /// The arguments that name an app on either system.
  static func app(_ name: String) -> [String: JSONValue] { ["bundleId": .text(name), "appId": .text(name)] }

  /// Runs commands, and converts their errors to those of drivers.
  ///
  /// - Parameter action: The purpose of the commands, for a device that cannot do it.
  func run<Result>(
    _ action: String, _ body: () throws(WebDriverError) -> Result
  ) throws(DriverError) -> Result {
    do throws(WebDriverError) { return try body() } catch {
      if error.isUnknownCommand { throw .unsupported(action, reason: Self.reason(error)) }
      throw .unavailable(reason: Self.reason(error))
    }
  }

  /// An error as a reason within a sentence.
  static func reason(_ error: WebDriverError) -> String {
    WebDriverErrorText.reason(error, about: .telephone)
  }
}
