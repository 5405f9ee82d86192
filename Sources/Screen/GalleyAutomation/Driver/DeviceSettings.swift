import Foundation
import GalleyTree

/// A driver of a device that can be turned.
public protocol OrientationChanging: Driver {
  /// Rotates the device, and returns when its screen has followed.
  ///
  /// - Parameter orientation: The new orientation.
  /// - Throws: ``DriverError`` if it cannot be held like that.
  func rotate(to orientation: Orientation) throws(DriverError)
}

/// A driver of a device that can be light and dark.
public protocol AppearanceChanging: Driver {
  /// Sets the device's appearance to light or dark.
  ///
  /// - Parameter appearance: Light or dark.
  /// - Throws: ``DriverError`` if the device does not answer.
  func setAppearance(_ appearance: ColorScheme) throws(DriverError)
}

/// A driver of a device whose text size can be changed while apps run.
///
/// Audits lay a screen out at other sizes by it; with a driver that is none they say that they did not.
public protocol TextSizeChanging: Driver {
  /// Chooses a text size, and returns when the apps that run have followed.
  ///
  /// - Parameter size: The text size.
  /// - Throws: ``DriverError`` if the device does not answer.
  func setTextSize(_ size: TextSize) throws(DriverError)
}

/// A driver of a device whose pasteboard a test shares with the apps on it.
///
/// With other drivers, only the test itself sees the content of its pasteboard.
public protocol PasteboardSharing: Driver {
  /// The device's pasteboard.
  var pasteboard: Pasteboard { get }
}

/// A driver that knows the version of its device's system.
package protocol SystemVersionReporting: Driver {
  /// The version, such as `26.0`.
  var systemVersion: String { get }
}

/// A button on the outside of a device.
public enum HardwareButton: String, Hashable, Sendable, CaseIterable {
  /// The button that leads to the home screen, or the gesture in its place.
  case home
  /// The button that makes sounds louder.
  case volumeUp
  /// The button that makes sounds softer.
  case volumeDown
  /// The button that a person gives an action to.
  case action
  /// The button that releases the camera's shutter.
  case camera
}

/// A driver of a device whose buttons can be pressed.
public protocol HardwareButtonPressing: Driver {
  /// The buttons that the device has.
  var hardwareButtons: [HardwareButton] { get }

  /// Presses one of its buttons.
  ///
  /// - Parameter button: One of ``hardwareButtons``.
  /// - Throws: ``DriverError`` if it has no such button.
  func press(_ button: HardwareButton) throws(DriverError)
}

/// A driver of a device that knows which app an address belongs to.
public protocol AddressRouting: Driver {
  /// The app that opens an address.
  ///
  /// - Parameter url: The address, such as `recipes://soup`.
  /// - Returns: The name it is installed under; `nil` if it belongs to none.
  func application(opening url: URL) -> String?
}
