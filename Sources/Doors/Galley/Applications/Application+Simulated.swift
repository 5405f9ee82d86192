import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews

extension Application {
  /// Switches on a simulated device of its own for the test, installs an app, and starts it.
  ///
  /// ```swift
  /// let app = try Application.launch(RecipesApp.self)
  /// let list = try Page<RecipeList>(on: app)
  /// ```
  ///
  /// What is left out of the device's settings is as the traits of the suite say, else as `galley test` is told, else an
  /// iPhone X in its usual settings.
  ///
  /// - Parameters:
  ///   - type: The app.
  ///   - profile: What kind of device.
  ///   - appearance: Light or dark.
  ///   - textSize: The chosen text size.
  ///   - contrast: The contrast of colours that is chosen.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - boldText: Whether bold text is chosen.
  ///   - reduceMotion: Whether motion is to be avoided.
  ///   - timeZone: The time zone in which dates are written, such as `Europe/Berlin`.
  ///   - orientation: How the device is held at first.
  ///   - arguments: What a command line would hold.
  ///   - environment: What the process environment would hold. What
  ///     `GALLEY_LAUNCH_ENVIRONMENT` sets comes on top.
  ///   - prepare: Gets the device before the app starts, to put servers on its network and photos into its library.
  ///   - startupBlock: Gets the tunnel before the app starts, to stub the requests of its first screen and the like; with it the app is
  ///     launched for testing, so that it has the commands that it registers.
  /// - Returns: The app, running in front.
  /// - Throws: `FontError` if the fonts are not there, `DriverError` if the app did not start or the device cannot be held so,
  ///   `LayoutValidationError` if the layouts of the test's target have errors, or an error that says what is wrong with the
  ///   configuration that the environment states.
  public static func launch<Content: App>(
    _ type: Content.Type, on profile: DeviceProfile? = nil, appearance: ColorScheme? = nil,
    textSize: TextSize? = nil, contrast: ColorSchemeContrast? = nil, locale: String? = nil,
    boldText: Bool? = nil, reduceMotion: Bool? = nil, timeZone: String? = nil,
    orientation: Orientation? = nil, arguments: [String] = [], environment: [String: String] = [:],
    prepare: (SimulatedDevice) -> Void = { _ in }, startupBlock: ((Tunnel) throws -> Void)? = nil
  ) throws -> Application {
    try RegisteredAtlases.verify()
    let own = DeviceOptions(
      profile: profile, orientation: orientation, appearance: appearance, contrast: contrast, locale: locale,
      textSize: textSize, boldText: boldText, reduceMotion: reduceMotion, timeZone: timeZone)
    let device = try DeviceOptions.current().stating(own).makeDevice()
    device.install(type)
    device.launchEnvironment = LaunchEnvironment.parsed()
    prepare(device)
    let application = Application(type.bundleIdentifier, on: Automator(driver: device))
    application.automator.evidence = RunEvidenceRecorder()
    application.launchArguments = arguments
    application.launchEnvironment = environment
    if let startupBlock {
      try application.launchTunnel(startupBlock: startupBlock)
    } else {
      try application.launch()
    }
    return application
  }

  /// The simulated device the app is on, if it is on one.
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
