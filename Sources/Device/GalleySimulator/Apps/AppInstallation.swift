import GalleyAutomation
import GalleyServices
import GalleyViews

/// The state of an app on a device from launch to launch, including changes by a test.
@MainActor final class AppInstallation {
  /// Its files, and its user defaults of other names.
  let sandbox = AppSandbox()
  /// The values of its standard user defaults.
  let values = SimulatedUserDefaults.Values()
  /// Its standard user defaults: those of the latest launch, or the values alone before the first.
  private(set) lazy var defaults = SimulatedUserDefaults(keeping: values)
  /// Its secrets.
  let secureStore = SecureStore()
  /// The locations of the device for the app.
  let locations = AppLocations()
  /// The notifications that it has scheduled.
  let notifications = AppNotifications()
  /// The factor of the speed of its animations.
  var animationSpeed = 1.0
  /// The commands of the latest launch; `nil` if it was not for testing.
  private(set) var commands: CommandTable?

  /// The surroundings of the app in a launch that begins.
  func surroundings(
    arguments: [String], region: AppRegion, isForTesting: Bool, accessibility: AccessibilityChannel
  ) -> AppSurroundings {
    defaults = SimulatedUserDefaults(
      launchArguments: arguments, keeping: values, fallingBackTo: region.defaults)
    locations.forgetHandlers()
    commands = isForTesting ? CommandTable() : nil
    return AppSurroundings(
      defaults: defaults, sandbox: sandbox, accessibility: accessibility, commands: commands)
  }
}

extension SimulatedDevice {
  /// The state of an app that stays from launch to launch.
  @MainActor func installation(of bundleIdentifier: String) -> AppInstallation {
    if let installation = installations[bundleIdentifier] { return installation }
    let installation = AppInstallation()
    installations[bundleIdentifier] = installation
    return installation
  }

  /// The launch parameters of an app that is about to start.
  @MainActor func makeLaunch(
    of bundleIdentifier: String, _ request: LaunchRequest, in region: AppRegion
  ) -> AppLaunch {
    let environment = current.parameters.merging(request.environment) { $1 }
      .merging(settings.launchEnvironment) { $1 }
    return AppLaunch(
      bundleIdentifier, arguments: request.arguments, environment: environment,
      surroundings: installation(of: bundleIdentifier).surroundings(
        arguments: request.arguments, region: region, isForTesting: environment[CommandTable.flag] != nil,
        accessibility: accessibility))
  }
}
