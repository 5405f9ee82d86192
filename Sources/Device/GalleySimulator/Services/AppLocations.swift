import GalleyServices
import GalleySystem

/// Where the device is for one app, as its test says.
@MainActor final class AppLocations {
  /// The place; `nil` as long as nobody has said.
  var current: DeviceLocation?
  /// Who wants to know of the app's latest launch.
  private var handlers: [(Result<DeviceLocation, LocationError>) -> Void] = []

  func observe(_ handler: @escaping (Result<DeviceLocation, LocationError>) -> Void) {
    handlers.append(handler)
  }

  /// Forgets those of a launch that is over.
  func forgetHandlers() {
    handlers = []
  }

  /// Tells of a place or an error, in the app.
  func tell(_ result: Result<DeviceLocation, LocationError>) {
    for handler in handlers { handler(result) }
  }
}

/// Where the device is, as one launch of an app sees it.
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
