import GalleyAppiumDriver
import GalleyAutomation
import GalleyCommands
import GalleyTree

/// The screen of a telephone behind a server of Appium.
enum TelephoneScreen {
  /// The longest time for a screen to come to rest; after that, it is taken as it is.
  private static let patience = Duration.seconds(10)

  /// Looks at a screen at rest.
  ///
  /// An app that runs goes on where it is.
  ///
  /// - Throws: ``TelephoneError``.
  static func read(_ request: AppiumRequest, _ environment: [String: String]) throws(TelephoneError)
    -> Element
  {
    do {
      let driver = try AppiumDriver(
        AppiumPlan(request.address, capabilities: request.capabilities, in: environment))
      defer { driver.end() }
      if let app = request.app { try driver.activate(LaunchRequest(app)) }
      try Automator(driver: driver).settle(until: driver.now + patience)
      return try driver.snapshot().screen
    } catch { throw TelephoneError(reason: "\(error)") }
  }
}

/// The reason for which there is no screen of a telephone.
struct TelephoneError: Error, Hashable, CustomStringConvertible {
  /// A sentence.
  var reason: String

  /// The reason and the way out, without a full stop.
  var description: String { reason.hasSuffix(".") ? String(reason.dropLast()) : reason }
}
