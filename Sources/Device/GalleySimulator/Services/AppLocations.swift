import GalleyServices
import GalleySystem

/// The locations of the device for one app, set by its test.
@MainActor final class AppLocations {
  /// The location; `nil` until a test sets it.
  var current: DeviceLocation?
  /// The handlers of the app's latest launch.
  private var handlers: [(Result<DeviceLocation, LocationError>) -> Void] = []

  func observe(_ handler: @escaping (Result<DeviceLocation, LocationError>) -> Void) {
    handlers.append(handler)
  }

  /// Forgets those of a launch that is over.
  func forgetHandlers() {
    handlers = []
  }

  /// Sends a location or an error to the app.
  func tell(_ result: Result<DeviceLocation, LocationError>) {
    for handler in handlers { handler(result) }
  }
}

/// The location of the device, as one launch of an app sees it.
struct AppLocationService: LocationService {
  let locations: AppLocations
  let permissions: AppPermissions

  private var isAllowed: Bool { permissions.status(of: .location) == .authorized }

  var location: DeviceLocation? {
    isAllowed ? MainActorEntry.run { locations.current } : nil
  }

  func observe(_ handler: @escaping (Result<DeviceLocation, LocationError>) -> Void) {
    nonisolated(unsafe) let handler = handler
    let permissions = permissions
    MainActorEntry.run {
      locations.observe { result in
        if case .success = result, permissions.status(of: .location) != .authorized { return }
        handler(result)
      }
    }
  }
}
