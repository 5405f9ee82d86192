import GalleyAutomation
import GalleyPages
import XCUIAutomation

extension Application {
  /// Creates the app of one of Apple's proxies, so that pages and XCUITest's own names work on it side by side.
  ///
  /// ```swift
  /// let app = XCUIApplication()
  /// app.launch()
  /// let list = try Page<RecipeList>(on: app)
  /// ```
  ///
  /// - Parameter application: The proxy.
  /// - Throws: ``PageBridgeError`` if no device is installed for the test.
  @MainActor @preconcurrency
  public convenience init(_ application: XCUIApplication) throws {
    guard let automator = XCUIContext.automator, let bundleIdentifier = application.bundleIdentifier else {
      throw PageBridgeError.noDevice
    }
    self.init(bundleIdentifier, on: automator)
    launchArguments = application.launchArguments
    launchEnvironment = application.launchEnvironment
  }
}

extension Page {
  /// Waits until the page is there, in the app of one of Apple's proxies.
  ///
  /// - Parameters:
  ///   - application: The proxy.
  ///   - duration: The longest to wait; the default is the device's `timeout`.
  /// - Throws: `PageError` if the page is not there in time, ``PageBridgeError`` if no device is installed for the test.
  @MainActor @preconcurrency
  public init(
    on application: XCUIApplication, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try self.init(
      on: Application(application), within: duration, site: site)
  }
}

/// An error of pages and checks that use an app of Apple's API.
public enum PageBridgeError: Error, Hashable, CustomStringConvertible {
  /// No device is installed for the test.
  case noDevice

  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .noDevice: "no device is installed; let the test class inherit from SimulatedTestCase"
    }
  }
}
