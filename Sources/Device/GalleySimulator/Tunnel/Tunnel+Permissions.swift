import GalleyServices
import GalleySystem

extension Tunnel {
  /// Sets the permission for the location in place of the system's question.
  ///
  /// - Parameter status: The answer; `.notDetermined` lets the app ask.
  @discardableResult
  public func coreLocationStubAuthorizationStatus(_ status: PermissionStatus) -> Bool {
    set(status, of: .location)
  }

  /// Sets the location of the device, without a notice to the app.
  ///
  /// - Parameter location: The place; `nil` if it is not known.
  @discardableResult
  public func coreLocationStubManagerLocation(_ location: DeviceLocation?) -> Bool {
    MainActorEntry.run { installation.locations.current = location }
    return true
  }

  /// Sends the app locations of the device, one after another.
  ///
  /// - Parameter locations: The places.
  /// - Returns: Whether the app runs and may know it.
  @discardableResult
  public func coreLocationNotifyLocationUpdate(_ locations: [DeviceLocation]) -> Bool {
    MainActorEntry.run {
      guard device.permissions.status(of: .location, for: bundleIdentifier) == .authorized else {
        return false
      }
      return locations.allSatisfy { location in
        installation.locations.current = location
        return tell(.success(location))
      }
    }
  }

  /// Sends the app an error because the location of the device cannot be determined.
  ///
  /// - Parameter error: The error.
  /// - Returns: Whether the app runs.
  @discardableResult
  public func coreLocationNotifyLocationError(_ error: LocationError) -> Bool {
    MainActorEntry.run { tell(.failure(error)) }
  }

  /// Sets the permission for notifications in place of the system's question.
  ///
  /// - Parameter status: The answer; `.notDetermined` lets the app ask.
  @discardableResult
  public func notificationCenterStubAuthorizationStatus(_ status: PermissionStatus) -> Bool {
    set(status, of: .notifications)
  }

  /// Removes all that the app has in its secure store.
  @discardableResult
  public func secureStoreReset() -> Bool {
    MainActorEntry.run { installation.secureStore.removeAll() }
    return true
  }

  private func set(_ status: PermissionStatus, of permission: Permission) -> Bool {
    MainActorEntry.run { device.permissions.set(status, of: permission, for: bundleIdentifier) }
    return true
  }

  @MainActor private func tell(_ result: Result<DeviceLocation, LocationError>) -> Bool {
    let locations = installation.locations
    return inApp { MainActorEntry.run { locations.tell(result) } } != nil
  }
}
