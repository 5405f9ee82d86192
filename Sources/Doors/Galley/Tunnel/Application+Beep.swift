import DarwinNotifications
import GalleyAutomation
import GalleyPages
import GalleySimulator
import XCUIAutomation

extension Application {
  /// Beeps on the device, so that the app does what it has registered a `Beeper` for, without anything on its screen being touched.
  ///
  /// The beep arrives a millisecond later; `waitForExistence` or an arrival sees what comes of it.
  ///
  /// - Parameters:
  ///   - identifier: What the app has registered.
  ///   - prefix: The prefix of the app's beeper.
  /// - Throws: `DriverError` if the device has no notifications.
  public func beep(_ identifier: String, prefix: String = "net.mxpr.utils.beeper") throws {
    guard let device else {
      throw DriverError.unsupported("beep", reason: "its driver knows no notifications")
    }
    automator.log.step("Beep \(identifier)") {
      device.post(notification: BeepName.of(identifier, prefix: prefix))
    }
  }
}

extension Page {
  /// Beeps on the page's device, so that its app does what it has registered a `Beeper` for.
  ///
  /// - Parameters:
  ///   - identifier: What the app has registered.
  ///   - prefix: The prefix of the app's beeper.
  /// - Throws: `DriverError` if the device has no notifications.
  public func beep(_ identifier: String, prefix: String = "net.mxpr.utils.beeper") throws {
    try application.beep(identifier, prefix: prefix)
  }
}

extension XCUIApplication {
  /// Beeps on the device, so that the app does what it has registered a `Beeper` for.
  ///
  /// - Parameters:
  ///   - identifier: What the app has registered.
  ///   - prefix: The prefix of the app's beeper.
  public func beep(_ identifier: String, prefix: String = "net.mxpr.utils.beeper") {
    (XCUIContext.automator?.driver as? SimulatedDevice)?
      .post(notification: BeepName.of(identifier, prefix: prefix))
  }
}
