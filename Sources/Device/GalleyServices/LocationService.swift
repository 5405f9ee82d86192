/// A place on the Earth, in degrees.
public struct DeviceLocation: Hashable, Sendable, Codable {
  /// The latitude, in degrees to the north.
  public var latitude: Double
  /// The longitude, in degrees to the east.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The error of a device that does not find out where it is.
public struct LocationError: Error, Hashable, Sendable {
  /// The code, such as that of Core Location's `CLError`.
  public var code: Int

  public init(code: Int) {
    self.code = code
  }
}

/// The location of a device, as an app sees it.
public protocol LocationService {
  /// The place; `nil` if it is not known, or if the app may not know it.
  var location: DeviceLocation? { get }

  /// Calls a handler with every place that the device finds from now on, as long as the app may know it, and with errors.
  func observe(_ handler: @escaping (Result<DeviceLocation, LocationError>) -> Void)
}
