import Foundation

/// The surroundings of an app in one launch, in place of those of the test's process.
package final class AppSurroundings: Sendable {
  /// Its standard user defaults.
  nonisolated(unsafe) package let defaults: SimulatedUserDefaults
  /// Its files, and its user defaults of other suites, which stay from launch to launch as long as the device is there.
  package weak let sandbox: AppSandbox?
  /// Its own centre of notifications.
  package let notifications = NotificationCenter()
  /// The messages between it and assistive technology.
  package let accessibility: AccessibilityChannel
  /// The commands that a test can call; `nil` in an app that was not launched for testing.
  package let commands: CommandTable?
  /// Its notifications to the person, which the device keeps while the app runs; `nil` in an app without a device.
  @MainActor package weak var userNotifications: (any UserNotificationService)?
  /// The objects of other modules, such as the looks that the app sets for all of its bars.
  package let objects = LaunchObjects()

  package init(
    defaults: SimulatedUserDefaults, sandbox: AppSandbox, accessibility: AccessibilityChannel,
    commands: CommandTable?
  ) {
    self.defaults = defaults
    self.sandbox = sandbox
    self.accessibility = accessibility
    self.commands = commands
  }
}

extension AppSurroundings: Hashable {
  package static func == (one: AppSurroundings, other: AppSurroundings) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
