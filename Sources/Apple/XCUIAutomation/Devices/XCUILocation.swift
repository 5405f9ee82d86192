import Foundation

/// A place on the earth: the part of Apple's class that tests create.
///
/// - Reference: [`CLLocation`](https://developer.apple.com/documentation/corelocation/cllocation).
public final class CLLocation: NSObject, Sendable {
  /// The latitude, in degrees north of the equator.
  public let latitude: Double
  /// The longitude, in degrees east of Greenwich.
  public let longitude: Double

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator.
  ///   - longitude: Degrees east of Greenwich.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    super.init()
  }

  /// The place in degrees.
  public override var description: String { "<\(latitude), \(longitude)>" }
}

/// A place that a device can pretend to be at.
///
/// - Reference: [`XCUILocation`](https://developer.apple.com/documentation/xcuiautomation/xcuilocation).
public final class XCUILocation: NSObject, Sendable {
  /// The place.
  public let location: CLLocation

  /// Takes a place.
  ///
  /// - Parameter location: The place.
  public init(location: CLLocation) {
    self.location = location
    super.init()
  }

  /// The place in degrees.
  public override var debugDescription: String { "XCUILocation \(location.description)" }
}
