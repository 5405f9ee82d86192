import GalleyJSON

/// The systems of telephones, with the names that Appium has for them.
public enum AppiumPlatform: String, Hashable, Sendable, CaseIterable {
  /// Telephones and tablets of Apple, by the automation XCUITest.
  case iOS
  /// Telephones and tablets with Android, by the automation UiAutomator2.
  case android = "Android"

  /// The automation that Galley asks a server for.
  package var automation: String {
    switch self {
    case .iOS: "XCUITest"
    case .android: "UiAutomator2"
    }
  }

  /// The platform that capabilities name; `nil` for any other one.
  init?(_ capabilities: JSONValue) {
    guard let name = capabilities["platformName"]?.text?.lowercased(),
      let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name })
    else { return nil }
    self = platform
  }

  /// The settings of a session that trees and waiting need, by their names in the automation's own list.
  ///
  /// - Reference: [Settings of XCUITest](https://appium.github.io/appium-xcuitest-driver/latest/reference/settings/),
  ///   [of UiAutomator2](https://github.com/appium/appium-uiautomator2-driver#settings-api).
  var settings: [String: JSONValue] {
    switch self {
    // The wait for rest is that of `Automator.restLimit`: an element that never rests would cost each command 10 s.
    case .iOS: ["respectSystemAlerts": true, "waitForIdleTimeout": 2]
    case .android: ["waitForIdleTimeout": 2_000]
    }
  }
}
