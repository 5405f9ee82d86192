import Foundation
import GalleyAutomation
import GalleyChecks
import GalleySimulator
import GalleyTree
import GalleyViews

extension Application {
  /// Switches on a new simulated device for the test, installs an app, and starts it.
  ///
  /// ```swift
  /// let app = try Application.launch(RecipesApp.self)
  /// let list = try Page<RecipeList>(on: app)
  /// ```
  ///
  /// Settings that you omit come from the suite's traits, then from the options of `galley test`, then from a
  /// default iPhone X.
  ///
  /// - Parameters:
  ///   - type: The app.
  ///   - profile: The kind of device.
  ///   - appearance: Light or dark.
  ///   - textSize: The chosen text size.
  ///   - contrast: The contrast of colours.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - boldText: Whether bold text is on.
  ///   - reduceMotion: Whether motion is to be avoided.
  ///   - timeZone: The time zone in which dates are written, such as `Europe/Berlin`.
  ///   - orientation: The orientation of the device at first.
  ///   - arguments: The launch arguments, as on a command line.
  ///   - environment: The launch environment, as in a process environment. The values of
  ///     `GALLEY_LAUNCH_ENVIRONMENT` are added to it.
  ///   - prepare: Receives the device before the app starts, to put servers on its network and photos into
  ///     its library.
  ///   - startupBlock: Receives the tunnel before the app starts, for example to stub the requests of its
  ///     first screen. With it the app is launched for testing, so that the commands that it registers are
  ///     available.
  /// - Returns: The app, running in front.
  /// - Throws: `FontError` if the fonts are not there, `DriverError` if the app did not start or the device
  ///   does not support the orientation, `LayoutValidationError` if the layouts of the test's target have
  ///   errors, or an error that names the fault in the configuration of the environment.
  public static func launch<Content: App>(
    _ type: Content.Type, on profile: DeviceProfile? = nil, appearance: ColorScheme? = nil,
    textSize: TextSize? = nil, contrast: ColorSchemeContrast? = nil, locale: String? = nil,
    boldText: Bool? = nil, reduceMotion: Bool? = nil, timeZone: String? = nil,
    orientation: Orientation? = nil, arguments: [String] = [], environment: [String: String] = [:],
    prepare: (SimulatedDevice) -> Void = { _ in }, startupBlock: ((Tunnel) throws -> Void)? = nil
  ) throws -> Application {
    // Before a device is switched on for layouts that cannot work.
    try RegisteredAtlases.verify()
    let own = DeviceOptions(
      profile: profile, orientation: orientation, appearance: appearance, contrast: contrast, locale: locale,
      textSize: textSize, boldText: boldText, reduceMotion: reduceMotion, timeZone: timeZone)
    let device = try DeviceOptions.current().stating(own).makeDevice()
    device.install(type)
    device.launchEnvironment = LaunchEnvironment.parsed()
    prepare(device)
    let application = Application(type.bundleIdentifier, on: device)
    application.launchArguments = arguments
    application.launchEnvironment = environment
    if let startupBlock {
      try application.launchTunnel(startupBlock: startupBlock)
    } else {
      try application.launch()
    }
    return application
  }

  /// The simulated device of the app, or `nil` on any other driver.
  public var device: SimulatedDevice? { automator.driver as? SimulatedDevice }
}

/// The launch environment that every app gets from outside of its test.
///
/// `GALLEY_LAUNCH_ENVIRONMENT` holds `NAME=value` pairs, separated by line breaks or semicolons. A demonstration plants a
/// change in an app by it without touching the app or its tests.
enum LaunchEnvironment {
  static let variable = "GALLEY_LAUNCH_ENVIRONMENT"

  static func parsed() -> [String: String] {
    parsed(ProcessInfo.processInfo.environment[variable] ?? "")
  }

  static func parsed(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for pair in text.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      let name = pair[..<sign].trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { values[name] = String(pair[pair.index(after: sign)...]) }
    }
    return values
  }
}
