import Foundation

/// The centre of notifications within an app, so that the apps of parallel tests, which share a process, do not hear each other.
///
///     #if canImport(GalleyServices)
///       import GalleyServices
///       typealias NotificationCenter = SimulatedNotificationCenter
///     #endif
///
/// Outside of a device, `default` is Foundation's.
///
/// - Reference: [Foundation's `NotificationCenter`](https://developer.apple.com/documentation/foundation/notificationcenter).
public final class SimulatedNotificationCenter: NotificationCenter, @unchecked Sendable {
  /// The notification center of the app whose code runs, or Foundation's outside of apps.
  public override class var `default`: NotificationCenter {
    AppLaunch.current?.surroundings?.notifications ?? super.default
  }
}
