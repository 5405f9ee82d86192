import GalleyAutomation
import GalleyServices
import GalleySystem

/// The permissions of apps that are known by their bundle identifiers.
extension SimulatedDevice {
  /// The answer to a permission question so far.
  package func permission(_ permission: Permission, of bundleIdentifier: String) -> PermissionStatus {
    MainActorEntry.run { permissions.status(of: permission, for: bundleIdentifier) }
  }

  /// Sets the answer to a permission question, in advance or as a person does in Settings.
  package func setPermission(
    _ status: PermissionStatus, of permission: Permission, for bundleIdentifier: String
  ) {
    MainActorEntry.run {
      let before = permissions.status(of: permission, for: bundleIdentifier)
      permissions.set(status, of: permission, for: bundleIdentifier)
      // On a Mac, System Settings asks whether to quit the app first.
      guard status != before, permission.endsAppInSettings, !profile.isMac, running[bundleIdentifier] != nil
      else { return }
      end(bundleIdentifier)
      flush()
    }
  }
}

extension Permission {
  /// Whether the system ends an app when a person changes the answer in Settings.
  ///
  /// Apps hear of changes about the location and notifications while they run.
  ///
  /// - Reference: [`resetAuthorizationStatus(for:)`](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/resetauthorizationstatus(for:)).
  fileprivate var endsAppInSettings: Bool { self != .location && self != .notifications }
}
