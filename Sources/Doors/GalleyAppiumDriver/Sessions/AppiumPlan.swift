import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree

/// The plan of a session: the server, the device and the app.
package struct AppiumPlan: Hashable, Sendable {
  /// The server's address with its base path and credentials.
  package var address: String
  /// The address of a proxy on the way to the server; `nil` for none.
  package var proxy: String?
  package var platform: AppiumPlatform
  /// The app; `nil` for the one that is in front.
  package var request: LaunchRequest?
  /// The capabilities that the user adds to Galley's, with their prefixes.
  package var added: JSONValue
  /// The settings of the device that `galley test` states.
  package var stated: StatedConfiguration

  /// The environment variable with the address of the server of tests that name none.
  package static let variable = "GALLEY_APPIUM"
  /// The environment variable with further capabilities.
  static let capabilitiesVariable = "GALLEY_APPIUM_CAPABILITIES"

  /// Reads a plan.
  ///
  /// - Parameters:
  ///   - address: The server's address; `nil` for that of the environment.
  ///   - capabilities: Further capabilities, as an object of JSON.
  /// - Throws: `DriverError` without an address, or for capabilities of another form.
  package init(
    _ address: String?, capabilities: String = "{}", platform: AppiumPlatform? = nil,
    stated: StatedConfiguration = StatedConfiguration(), in environment: [String: String]
  ) throws(DriverError) {
    let known = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    guard let address = address ?? known else {
      throw .unsupported(
        "begin a session of Appium",
        reason: "no server is named; give its address, such as http://127.0.0.1:4723, or set \(Self.variable)"
      )
    }
    self.address = address
    let common = environment[Self.capabilitiesVariable].flatMap { $0.isEmpty ? nil : $0 } ?? "{}"
    added = try Self.read(common).merged(with: try Self.read(capabilities))
    self.platform = platform ?? AppiumPlatform(added) ?? .iOS
    self.stated = stated
  }

  private static func read(_ text: String) throws(DriverError) -> JSONValue {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
      case .object(let members) = value
    else {
      throw .unsupported(
        "ask for the capabilities \(text)",
        reason: "they are no object of JSON, such as {\"appium:deviceName\": \"iPhone 15\"}")
    }
    return .object(Dictionary(members.map { (prefixed($0.key), $0.value) }) { $1 })
  }

  /// The capabilities of the W3C; all others need the prefix of a vendor.
  ///
  /// - Reference: [W3C WebDriver, capabilities](https://www.w3.org/TR/webdriver2/#capabilities).
  private static let standard: Set = [
    "acceptInsecureCerts", "browserName", "browserVersion", "pageLoadStrategy", "platformName", "proxy",
    "setWindowRect", "strictFileInteractability", "timeouts", "unhandledPromptBehavior", "webSocketUrl",
  ]

  private static func prefixed(_ name: String) -> String {
    name.contains(":") || standard.contains(name) ? name : "appium:" + name
  }

  /// The time without a command after which a server ends a session, in seconds: a person at a breakpoint, or a long comparison, takes
  /// longer than Appium's minute.
  private static let idle = 300

  /// The capabilities of the new session: Galley's, with those of the user.
  var capabilities: JSONValue {
    var own: [String: JSONValue] = [
      "platformName": .text(platform.rawValue), "appium:automationName": .text(platform.automation),
      "appium:newCommandTimeout": .integer(Self.idle),
    ]
    if let device = stated.device { own["appium:deviceName"] = .text(device) }
    if let locale = stated.locale {
      let parts = locale.split(separator: "-").map(String.init)
      own["appium:language"] = .text(parts[0])
      own["appium:locale"] = .text(
        platform == .iOS ? parts.joined(separator: "_") : parts.count > 1 ? parts[parts.count - 1] : parts[0])
    }
    if let orientation = stated.orientation {
      own["appium:orientation"] = .text(orientation == .portrait ? "PORTRAIT" : "LANDSCAPE")
    }
    if let request {
      switch platform {
      case .iOS:
        own["appium:bundleId"] = .text(request.bundleIdentifier)
        own["appium:forceAppLaunch"] = true
        own["appium:processArguments"] = [
          "args": .list(request.arguments.map(JSONValue.text)),
          "env": .object(request.environment.mapValues(JSONValue.text)),
        ]
      case .android: own["appium:appPackage"] = .text(request.bundleIdentifier)
      }
    }
    // Page sources never contain Android's keyboards, so an element below one would take no touch, without a visible reason.
    if platform == .android { own["appium:hideKeyboard"] = true }
    return ["alwaysMatch": JSONValue.object(own).merged(with: added)]
  }

  /// The settings of the session, without those that the user's capabilities set.
  var settings: [String: JSONValue] {
    platform.settings.filter { name, _ in !chooses(name) }
  }

  /// Whether the user's capabilities set a setting.
  func chooses(_ setting: String) -> Bool {
    added["appium:settings[\(setting)]"] != nil || added["appium:settings"]?[setting] != nil
  }
}
