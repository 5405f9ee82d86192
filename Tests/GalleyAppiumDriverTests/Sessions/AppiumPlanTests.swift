import GalleyAutomation
import GalleyJSON
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyAppiumDriver

/// The capabilities of sessions from the test, the environment and Galley.
@Suite struct AppiumPlanTests {
  @Test func `capabilities are those of Galley, the environment and the test, in this order`() throws {
    let environment = [
      "GALLEY_APPIUM": "http://me:key@grid.example:4723/wd/hub",
      "GALLEY_APPIUM_CAPABILITIES": #"{"udid": "auto", "se:name": "Tea", "newCommandTimeout": 60}"#,
    ]
    var plan = try AppiumPlan(
      nil, capabilities: #"{"udid": "42", "acceptInsecureCerts": true}"#, in: environment)
    plan.request = LaunchRequest("com.example.tea", arguments: ["-quiet"], environment: ["MARKET": "JP"])
    #expect(plan.address == "http://me:key@grid.example:4723/wd/hub")
    #expect(
      plan.capabilities["alwaysMatch"] == [
        "platformName": "iOS", "appium:automationName": "XCUITest", "appium:newCommandTimeout": 60,
        "appium:bundleId": "com.example.tea", "appium:forceAppLaunch": true,
        "appium:processArguments": ["args": ["-quiet"], "env": ["MARKET": "JP"]], "appium:udid": "42",
        "se:name": "Tea", "acceptInsecureCerts": true,
      ])
  }

  @Test func `the platform is named, or that of the capabilities`() throws {
    func platform(_ capabilities: String, _ named: AppiumPlatform? = nil) throws -> AppiumPlatform {
      try AppiumPlan("http://127.0.0.1:4723", capabilities: capabilities, platform: named, in: [:]).platform
    }
    #expect(try platform("{}") == .iOS)
    #expect(try platform(#"{"platformName": "android"}"#) == .android)
    #expect(try platform("{}", .android) == .android)
  }

  @Test func `galley test chooses device, language and orientation`() throws {
    var stated = StatedConfiguration()
    stated.device = "iPhone 15"
    stated.locale = "de-CH"
    stated.orientation = .landscapeLeft
    var plan = try AppiumPlan("http://127.0.0.1:4723", stated: stated, in: [:])
    #expect(plan.capabilities["alwaysMatch"]?["appium:deviceName"] == "iPhone 15")
    #expect(plan.capabilities["alwaysMatch"]?["appium:language"] == "de")
    #expect(plan.capabilities["alwaysMatch"]?["appium:locale"] == "de_CH")
    #expect(plan.capabilities["alwaysMatch"]?["appium:orientation"] == "LANDSCAPE")
    plan.platform = .android
    #expect(plan.capabilities["alwaysMatch"]?["appium:locale"] == "CH")
  }

  @Test func `a setting of the user is kept`() throws {
    let plan = try AppiumPlan(
      "http://127.0.0.1:4723", capabilities: #"{"settings[waitForIdleTimeout]": 0}"#, in: [:])
    #expect(plan.settings == ["respectSystemAlerts": true])
  }

  @Test func `faults are errors with a way out`() {
    func text(_ address: String?, _ capabilities: String = "{}") -> String {
      do {
        _ = try AppiumPlan(address, capabilities: capabilities, in: [:])
        return "none"
      } catch { return "\(error)" }
    }
    expectGolden([
      ("no server", text(nil)), ("no object", text("http://127.0.0.1:4723", "[]")),
    ])
  }
}
