import GalleyServices

extension EnvironmentValues {
  /// The permission questions of the device of the running app.
  @MainActor package static var currentPermissions: any PermissionService {
    RunningDevice.current?.host?.environment.permissions ?? NoPermissions()
  }
}
