import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyPages
import GalleyTree

extension Application {
  /// Begins a session at a server of Appium, and launches an app of the device there.
  ///
  /// ```swift
  /// let login = try Page<Login>(on: .appium("http://127.0.0.1:4723", app: "com.example.shop"))
  /// ```
  ///
  /// The session ends with the app; `application.appium?.end()` ends it before.
  ///
  /// - Parameters:
  ///   - address: The server's address with its base path and credentials, such as `http://me:key@grid.example:4723/wd/hub`; if you omit
  ///     it, that of the environment variable `GALLEY_APPIUM`.
  ///   - app: The bundle identifier of the app, or its package on Android.
  ///   - platform: The system; if you omit it, that of the capabilities, or else iOS.
  ///   - capabilities: Further capabilities of the session, as an object of JSON, such as `{"udid": "auto"}`. They are added to those of
  ///     the environment variable `GALLEY_APPIUM_CAPABILITIES` and replace Galley's. Names without a prefix that the W3C does not have
  ///     get the prefix `appium:`.
  ///   - arguments: The launch arguments.
  ///   - environment: The launch environment.
  ///   - proxy: The address of a proxy on the way to the server; `nil` for none.
  /// - Returns: The app, in front.
  /// - Throws: `DriverError` if there is no server, no such device or no such app, or `LayoutValidationError` if the layouts of the
  ///   test's target have errors.
  public static func appium(
    _ address: String? = nil, app: String, platform: AppiumPlatform? = nil, capabilities: String = "{}",
    arguments: [String] = [], environment: [String: String] = [:], proxy: String? = nil
  ) throws -> Application {
    // Before a device is started for layouts that cannot work.
    try RegisteredAtlases.verify()
    let variables = ProcessInfo.processInfo.environment
    var plan = try AppiumPlan(
      address, capabilities: capabilities, platform: platform, stated: .stated(in: variables), in: variables)
    plan.request = LaunchRequest(app, arguments: arguments, environment: environment)
    plan.proxy = proxy
    let automator = Automator(driver: try AppiumDriver(plan))
    automator.evidence = TestLibrary.evidence()
    // A source of a telephone takes a second and more, and an action several.
    automator.timeout = .seconds(30)
    let application = Application(app, on: automator)
    application.launchArguments = arguments
    application.launchEnvironment = environment
    return application
  }

  /// The driver of the app's telephone, or `nil` on any other device.
  public var appium: AppiumDriver? { automator.driver as? AppiumDriver }
}
