import GalleyJSON
import GalleySimulator
import GalleyTree
import GalleyViews

/// The device and the app of a new session, as its capabilities ask for them.
struct SessionPlan {
  /// The capabilities that were asked for.
  let capabilities: [String: JSONValue]
  var profile = DeviceProfile.iPhoneX
  var locale = "en-US"
  var orientation = Orientation.portrait
  /// The bundle identifier of the app to launch, if any.
  var bundleIdentifier: String?
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var timeouts = Timeouts()

  /// Reads capabilities.
  ///
  /// - Parameters:
  ///   - capabilities: The capabilities of one candidate.
  ///   - apps: The apps that there are.
  ///   - device: The device if the capabilities name none; `nil` for the usual one.
  /// - Throws: ``CommandError`` of kind `session not created` if the candidate does not match, or `invalid argument`.
  init(_ capabilities: [String: JSONValue], apps: [any App.Type], device: String? = nil) throws(CommandError)
  {
    self.capabilities = capabilities
    func refused(_ reason: String) -> CommandError { CommandError(.sessionNotCreated, reason) }
    if let platform = capabilities["platformName"]?.text, platform.lowercased() != "ios" {
      throw refused("The platform is iOS, and not \"\(platform.prefix(80))\".")
    }
    if let browser = capabilities["browserName"]?.text, !browser.isEmpty {
      throw refused("The device has no browser; leave \"browserName\" out.")
    }
    if capabilities["browserVersion"] != nil {
      throw refused("The device has no browser; leave \"browserVersion\" out.")
    }
    if capabilities["setWindowRect"]?.boolean == true {
      throw refused("Windows of the device cannot be resized.")
    }
    if let name = try Self.text("automationName", capabilities),
      !["xcuitest", "galley", "mac2"].contains(name.lowercased())
    {
      throw refused("The automation is XCUITest, and not \"\(name.prefix(80))\".")
    }
    if let name = try Self.text("deviceName", capabilities) ?? device {
      guard let found = DeviceProfile(named: name) else { throw refused("\(DeviceNames.advice(for: name)).") }
      profile = found
    }
    if let version = try Self.text("platformVersion", capabilities) {
      if let reason = SystemVersion.fault(of: version) {
        throw refused("The device cannot run iOS \(version.prefix(40)): \(reason).")
      }
      profile.systemVersion = version
    }
    let language = try Self.text("language", capabilities)
    let region = try Self.text("locale", capabilities)?.replacing("_", with: "-")
    if let language {
      locale = region.map { $0.contains("-") ? $0 : "\(language)-\($0)" } ?? language
    } else if let region, region.contains("-") {
      locale = region
    }
    if let text = try Self.text("orientation", capabilities) {
      guard let found = Orientation(protocolName: text) else {
        throw .argument("The orientation is PORTRAIT or LANDSCAPE, and not \"\(text.prefix(80))\".")
      }
      orientation = found
    }
    if case .object(let members)? = capabilities["timeouts"] { timeouts = try timeouts.changed(by: members) }
    try readApp(apps, refused)
  }

  private mutating func readApp(
    _ apps: [any App.Type], _ refused: (String) -> CommandError
  ) throws(CommandError) {
    let names = apps.map { $0.bundleIdentifier }
    if let bundle = try Self.text("bundleId", capabilities) {
      guard names.contains(bundle) || bundle == SimulatedDevice.springboard else {
        throw refused(
          "There is no app \"\(bundle.prefix(200))\"; there are \(names.joined(separator: ", ")).")
      }
      bundleIdentifier = bundle
    } else if let app = try Self.text("app", capabilities) {
      let file = app.split(separator: "/").last.map(String.init) ?? app
      let stem = file.hasSuffix(".app") || file.hasSuffix(".ipa") ? String(file.dropLast(4)) : file
      guard let found = apps.first(where: { $0.bundleIdentifier == stem || $0.displayName == stem }) else {
        throw refused(
          "There is no app \"\(stem.prefix(200))\"; there are \(apps.map { $0.displayName }.joined(separator: ", "))."
        )
      }
      bundleIdentifier = found.bundleIdentifier
    }
    let process = Capabilities.value("processArguments", of: capabilities)
    arguments = try Self.texts(
      process?["args"] ?? Capabilities.value("arguments", of: capabilities), "arguments")
    environment = try Self.environment(
      process?["env"] ?? Capabilities.value("environment", of: capabilities), "environment")
  }

  /// A capability that is a text.
  private static func text(_ name: String, _ capabilities: [String: JSONValue]) throws(CommandError)
    -> String?
  {
    switch Capabilities.value(name, of: capabilities) {
    case nil, .null: nil
    case .text(let text): text
    default: throw .argument("The capability \"\(name)\" is no text.")
    }
  }

  /// A list of texts; a text alone is split at its blanks.
  static func texts(_ value: JSONValue?, _ name: String) throws(CommandError) -> [String] {
    switch value {
    case nil, .null: return []
    case .text(let text): return text.split(separator: " ").map(String.init)
    case .list(let values):
      var texts: [String] = []
      for value in values {
        guard let text = value.text else { throw .argument("\"\(name)\" is no list of texts.") }
        texts.append(text)
      }
      return texts
    default: throw .argument("\"\(name)\" is no list of texts.")
    }
  }

  /// Texts by name.
  static func environment(_ value: JSONValue?, _ name: String) throws(CommandError) -> [String: String] {
    switch value {
    case nil, .null: return [:]
    case .object(let members):
      var texts: [String: String] = [:]
      for (name, value) in members {
        let word = value.word
        if case .list = value { throw .argument("\"\(name)\" of the environment is no text.") }
        texts[name] = word
      }
      return texts
    default: throw .argument("\"\(name)\" is no object of texts.")
    }
  }
}

extension Orientation {
  /// The orientation by its name of the protocol.
  init?(protocolName name: String) {
    switch name.uppercased() {
    case "PORTRAIT", "UIA_DEVICE_ORIENTATION_PORTRAIT": self = .portrait
    case "LANDSCAPE", "UIA_DEVICE_ORIENTATION_LANDSCAPELEFT": self = .landscapeLeft
    case "UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT": self = .landscapeRight
    case "UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN": self = .portraitUpsideDown
    default: return nil
    }
  }

  /// The name of the protocol.
  var protocolName: String {
    switch self {
    case .portrait, .portraitUpsideDown: "PORTRAIT"
    case .landscapeLeft, .landscapeRight: "LANDSCAPE"
    }
  }
}
