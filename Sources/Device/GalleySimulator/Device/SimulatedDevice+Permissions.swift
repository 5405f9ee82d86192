import GalleyAutomation
import GalleyServices
import GalleySystem

/// The permissions of apps that are known by their bundle identifiers.
extension SimulatedDevice {
  /// The answer to a permission question so far.
  package func permission(_ permission: Permission, of bundleIdentifier: String) -> PermissionStatus {
    MainActorEntry.run { permissions.status(of: permission, for: bundleIdentifier) }
  }

  /// Sets the answer to a permission question in advance.
  package func setPermission(
    _ status: PermissionStatus, of permission: Permission, for bundleIdentifier: String
  ) {
    MainActorEntry.run { permissions.set(status, of: permission, for: bundleIdentifier) }
  }
}
