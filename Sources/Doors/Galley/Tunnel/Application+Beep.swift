import DarwinNotifications
import GalleyAutomation
import GalleyPages
import GalleySimulator
import XCUIAutomation

extension Application {
  /// Sends an event by name to the app, which runs the `Beeper` that it has registered, without a touch on
  /// its screen.
  ///
  /// The event arrives a millisecond later; wait for its effect with `waitForExistence` or an arrival.
  ///
  /// - Parameters:
  ///   - identifier: The name that the app has registered.
  ///   - prefix: The prefix of the app's beeper.
  /// - Throws: `DriverError` if the device has no notifications.
  public func beep(_ identifier: String, prefix: String = DarwinNotificationCenterBeeper.defaultPrefix) throws
  {
    guard let device else {
      throw DriverError.unsupported("beep", reason: "its driver knows no notifications")
    }
    automator.log.step("Beep \(identifier)") {
      device.post(notification: BeepName.of(identifier, prefix: prefix))
    }
  }
}

extension Page {
  /// Sends an event by name to the page's app, which runs the `Beeper` that it has registered.
  ///
  /// - Parameters:
  ///   - identifier: The name that the app has registered.
  ///   - prefix: The prefix of the app's beeper.
  /// - Throws: `DriverError` if the device has no notifications.
  public func beep(_ identifier: String, prefix: String = DarwinNotificationCenterBeeper.defaultPrefix) throws
  {
    try application.beep(identifier, prefix: prefix)
  }
}

extension XCUIApplication {
  /// Sends an event by name to the app, which runs the `Beeper` that it has registered.
  ///
  /// - Parameters:
  ///   - identifier: The name that the app has registered.
  ///   - prefix: The prefix of the app's beeper.
  public func beep(_ identifier: String, prefix: String = DarwinNotificationCenterBeeper.defaultPrefix) {
    (XCUIContext.automator?.driver as? SimulatedDevice)?
      .post(notification: BeepName.of(identifier, prefix: prefix))
  }
}
