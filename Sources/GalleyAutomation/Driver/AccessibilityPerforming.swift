import GalleyTree

/// A driver that can ask apps for what assistive technology asks them for, instead of touching the screen.
public protocol AccessibilityPerforming: Driver {
  /// Asks an app for something.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - handle: The number of the live object that is asked, as an element or one of its actions on the latest snapshot
  ///     has it.
  /// - Returns: Whether it did something; `false` also where no object on the screen has the number.
  /// - Throws: ``DriverError`` if the device does not answer.
  func perform(_ request: AccessibilityRequest, by handle: UInt64) throws(DriverError) -> Bool
}

/// A driver of a device on which VoiceOver can be turned on, so that apps can tell.
public protocol VoiceOverSwitching: Driver {
  /// Whether it is on.
  var isVoiceOverOn: Bool { get }

  /// Turns it on or off.
  ///
  /// - Parameter isOn: Whether it is to be on.
  /// - Throws: ``DriverError`` if the device does not answer.
  func setVoiceOver(_ isOn: Bool) throws(DriverError)
}
