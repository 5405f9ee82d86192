import GalleyJSON

/// The capabilities of a new session, as clients state them and as they are matched.
///
/// - Reference: [W3C WebDriver, processing capabilities](https://www.w3.org/TR/webdriver2/#processing-capabilities).
enum Capabilities {
  /// The candidates of a request, in order: `alwaysMatch` merged with each object of `firstMatch`.
  ///
  /// - Throws: ``CommandError`` of kind `invalid argument`.
  static func candidates(_ body: [String: JSONValue]) throws(CommandError) -> [[String: JSONValue]] {
    guard case .object(let request)? = body["capabilities"] else {
      throw .argument("The request needs an object \"capabilities\" with \"alwaysMatch\" or \"firstMatch\".")
    }
    var always: [String: JSONValue] = [:]
    switch request["alwaysMatch"] {
    case nil: break
    case .object(let members)?: always = try validated(members)
    default: throw .argument("\"alwaysMatch\" is no object.")
    }
    var alternatives: [[String: JSONValue]] = [[:]]
    switch request["firstMatch"] {
    case nil: break
    case .list(let values)? where !values.isEmpty:
      alternatives = []
      for value in values {
        guard case .object(let members) = value else {
          throw .argument("\"firstMatch\" holds something that is no object.")
        }
        alternatives.append(try validated(members))
      }
    default: throw .argument("\"firstMatch\" is no list with an object.")
    }
    var candidates: [[String: JSONValue]] = []
    for alternative in alternatives {
      for name in alternative.keys where always[name] != nil {
        throw .argument(
          "The capability \"\(name.prefix(80))\" is in both \"alwaysMatch\" and \"firstMatch\".")
      }
      candidates.append(always.merging(alternative) { $1 })
    }
    return candidates
  }

  /// The capabilities without those that are null, once each has the form of its name.
  private static func validated(_ members: [String: JSONValue]) throws(CommandError) -> [String: JSONValue] {
    var kept: [String: JSONValue] = [:]
    for (name, value) in members where value != .null {
      try validate(name, value)
      kept[name] = value
    }
    return kept
  }

  private static func validate(_ name: String, _ value: JSONValue) throws(CommandError) {
    func wrong(_ needs: String) -> CommandError {
      .argument("The capability \"\(name.prefix(80))\" is no \(needs).")
    }
    switch name {
    case "acceptInsecureCerts", "setWindowRect", "strictFileInteractability", "webSocketUrl":
      guard value.boolean != nil else { throw wrong("truth value") }
    case "browserName", "browserVersion", "platformName":
      guard value.text != nil else { throw wrong("text") }
    case "pageLoadStrategy":
      guard ["none", "eager", "normal"].contains(value.text) else { throw wrong("none, eager or normal") }
    case "unhandledPromptBehavior":
      let words = ["dismiss", "accept", "dismiss and notify", "accept and notify", "ignore"]
      switch value {
      case .text(let word) where words.contains(word): break
      case .object(let kinds)
      where kinds.allSatisfy({ promptKinds.contains($0.key) && words.contains($0.value.text ?? "") }):
        break
      default: throw wrong("handling of prompts")
      }
    case "proxy": try validate(proxy: value)
    case "timeouts":
      guard case .object(let members) = value, members.keys.allSatisfy(Timeouts.names.contains) else {
        throw wrong("object of implicit, pageLoad and script")
      }
      _ = try Timeouts().changed(by: members)
    default:
      // Names of extensions have a colon; WebDriverAgent's own have none.
      guard name.contains(":") || agentNames.contains(name) else {
        throw .argument(
          "There is no capability \"\(name.prefix(80))\"; names of extensions have a prefix, such as appium:."
        )
      }
    }
  }

  private static let promptKinds = ["alert", "beforeUnload", "confirm", "default", "file", "prompt"]

  /// The capabilities of WebDriverAgent, which have no prefix.
  static let agentNames: Set<String> = [
    "bundleId", "arguments", "environment", "shouldWaitForQuiescence", "forceAppLaunch",
    "shouldTerminateApp", "initialUrl", "maxTypingFrequency", "defaultAlertAction", "deviceName",
    "eventloopIdleDelaySec", "shouldUseSingletonTestManager", "shouldUseTestManagerForVisibilityDetection",
    "shouldUseCompactResponses", "elementResponseAttributes", "disableAutomaticScreenshots",
    "waitForIdleTimeout", "platformVersion", "udid", "app", "automationName", "desiredCapabilities",
  ]

  private static func validate(proxy: JSONValue) throws(CommandError) {
    guard case .object(let members) = proxy else { throw .argument("The capability \"proxy\" is no object.") }
    let kind = members["proxyType"]?.text
    guard ["pac", "direct", "autodetect", "system", "manual"].contains(kind) else {
      throw .argument("The \"proxyType\" is none of pac, direct, autodetect, system and manual.")
    }
    for (name, value) in members {
      let isValid =
        switch name {
        case "proxyType": true
        case "proxyAutoconfigUrl": value.text != nil
        case "httpProxy", "sslProxy", "socksProxy", "ftpProxy": value.text.map(isHost) ?? false
        case "noProxy":
          if case .list(let hosts) = value { hosts.allSatisfy { $0.text != nil } } else { false }
        case "socksVersion":
          if case .integer(let version) = value { (0...255).contains(version) } else { false }
        default: false
        }
      guard isValid else { throw .argument("The member \"\(name.prefix(80))\" of \"proxy\" is not valid.") }
    }
    guard kind != "pac" || members["proxyAutoconfigUrl"] != nil else {
      throw .argument("A proxy of type \"pac\" needs \"proxyAutoconfigUrl\".")
    }
    guard members["socksProxy"] == nil || members["socksVersion"] != nil else {
      throw .argument("A \"socksProxy\" needs a \"socksVersion\".")
    }
  }

  /// Whether a text is a host, with a port or without one.
  private static func isHost(_ text: String) -> Bool {
    guard !text.isEmpty, !text.contains("/"), !text.contains("@"), !text.contains(" ") else { return false }
    guard let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") else { return true }
    let port = text[text.index(after: colon)...]
    return UInt16(port) != nil && colon != text.startIndex
  }

  /// A capability by its name with or without Appium's prefix.
  static func value(_ name: String, of capabilities: [String: JSONValue]) -> JSONValue? {
    capabilities["appium:" + name] ?? capabilities[name]
      ?? capabilities["appium:options"]?[name]
  }
}
