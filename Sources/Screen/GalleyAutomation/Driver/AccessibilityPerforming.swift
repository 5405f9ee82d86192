import GalleyTree

/// A driver that can send apps the requests of assistive technology, instead of touching the screen.
public protocol AccessibilityPerforming: Driver {
  /// Sends a request to an app.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - handle: The number of the live object that is asked, as an element or one of its actions on the latest snapshot
  ///     has it.
  /// - Returns: Whether it did something; `false` also where no object on the screen has the number.
  /// - Throws: ``DriverError`` if the device does not answer.
  func perform(_ request: AccessibilityRequest, by handle: UInt64) throws(DriverError) -> Bool
}

/// A driver that can ask apps where the rotors lead to that they offer.
///
/// An entry is brought into sight by a request, so such a driver is an ``AccessibilityPerforming`` one, too.
public protocol RotorReporting: Driver {
  /// The entries of a rotor, in order.
  ///
  /// - Parameter handle: The number of the live object that knows them, as the rotor on the latest snapshot has it.
  /// - Returns: The entries; none where no object on the screen has the number.
  /// - Throws: ``DriverError`` if the device does not answer.
  func entries(ofRotor handle: UInt64) throws(DriverError) -> [RotorEntry]
}

/// A driver of a device on which VoiceOver can be turned on, visibly to apps.
public protocol VoiceOverSwitching: Driver {
  /// Whether it is on.
  var isVoiceOverOn: Bool { get }

  /// Turns it on or off.
  ///
  /// - Parameter isOn: Whether it is to be on.
  /// - Throws: ``DriverError`` if the device does not answer.
  func setVoiceOver(_ isOn: Bool) throws(DriverError)
}

/// A driver of a device on which VoiceOver and apps exchange messages.
public protocol AccessibilityMessaging: VoiceOverSwitching {
  /// The messages of apps to assistive technology while VoiceOver was on, since the device's start, oldest
  /// first.
  var accessibilityMessages: [AccessibilityMessage] { get }

  /// Reports the place of VoiceOver's cursor to apps.
  ///
  /// - Parameter handle: The number of the live object that it is on, as its element on the latest snapshot has it; `nil` where
  ///   it is on none.
  /// - Throws: ``DriverError`` if the device does not answer.
  func setAccessibilityFocus(_ handle: UInt64?) throws(DriverError)
}
