import GalleyTree
import Observation

/// The services of a device for an app, beyond SwiftUI.
///
/// Views get it from their environment by its type; outside of a device there is none.
///
///     @Environment(DeviceServices.self) private var device: DeviceServices?
///
/// An app that is also built for Apple's platforms hides these services behind its own protocol.
public final class DeviceServices: Observable {
  /// The clock, which stands still until a test waits.
  public let clock: any DeviceClock
  /// The network, whose servers are those of the test.
  public let network: any NetworkService
  /// The permission questions.
  public let permissions: any PermissionService
  /// The photos on the device.
  public let photoLibrary: any PhotoLibrary
  /// The location of the device.
  public let location: any LocationService
  /// The secrets of the app.
  public let secureStore: SecureStore
  /// The pasteboard of the device.
  public let pasteboard: Pasteboard
  /// The launch arguments of the app.
  public let launchArguments: [String]
  /// The launch environment of the app.
  public let launchEnvironment: [String: String]

  /// Gathers the services.
  package init(
    clock: any DeviceClock, network: any NetworkService, permissions: any PermissionService,
    photoLibrary: any PhotoLibrary, location: any LocationService, secureStore: SecureStore,
    pasteboard: Pasteboard, launchArguments: [String],
    launchEnvironment: [String: String]
  ) {
    self.clock = clock
    self.network = network
    self.permissions = permissions
    self.photoLibrary = photoLibrary
    self.location = location
    self.secureStore = secureStore
    self.pasteboard = pasteboard
    self.launchArguments = launchArguments
    self.launchEnvironment = launchEnvironment
  }
}
