import GalleyTree

/// An installed app, under automation.
public final class Application {
  /// The device it is on.
  public let automator: Automator
  /// The name it is installed under.
  public let bundleIdentifier: String
  /// What a command line would hold; takes effect at the next launch.
  public var launchArguments: [String] = []
  /// What the process environment would hold; takes effect at the next launch.
  public var launchEnvironment: [String: String] = [:]

  /// Names an app on a device.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The name it is installed under.
  ///   - automator: The device.
  public init(_ bundleIdentifier: String, on automator: Automator) {
    self.bundleIdentifier = bundleIdentifier
    self.automator = automator
  }
}
