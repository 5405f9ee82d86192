import Foundation
import GalleyAutomation
import GalleyTree

/// An app, and the root of its elements.
///
/// Making one starts nothing. All of these with one bundle identifier stand for one app.
///
/// - Reference: [`XCUIApplication`](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication).
@MainActor @preconcurrency
open class XCUIApplication: XCUIElement {
  /// The state of an app.
  public typealias State = ApplicationState

  /// The arguments of the command line; they take effect at the next launch.
  public var launchArguments: [String] = []

  /// The environment variables; they take effect at the next launch.
  public var launchEnvironment: [String: String] = [:]

  /// Creates the app under test.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    super.init(QueryChain(root: .defaultApplication), at: CallSite(filePath: file, line: line))
  }

  /// Creates an installed app by its bundle identifier, such as `com.apple.springboard`.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The name the app is installed under.
  public init(bundleIdentifier: String, file: StaticString = #filePath, line: UInt = #line) {
    super.init(QueryChain(root: .application(bundleIdentifier)), at: CallSite(filePath: file, line: line))
  }

  /// Creates a stand-in for a Mac app by its file; every action on it fails the test, because no simulated
  /// device runs Mac apps.
  ///
  /// - Parameters:
  ///   - url: The file.
  public convenience init(url: URL, file: StaticString = #filePath, line: UInt = #line) {
    self.init(bundleIdentifier: url.absoluteString, file: file, line: line)
  }

  /// The name the app is installed under; `nil` for the app under test while no device is installed.
  ///
  /// This is Galley's; Apple's class has no such public member.
  @_disfavoredOverload
  public var bundleIdentifier: String? { chain.bundleIdentifier }

  /// Launches the app, after terminating it if it runs, and returns when it can take input.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    with((), CallSite(filePath: file, line: line)) { try $0.launch() }
  }

  /// Brings the app to the front; an app that does not run is launched with the arguments of its last launch.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    with((), CallSite(filePath: file, line: line)) { try $0.activate() }
  }

  /// Opens a URL in the app, which is brought to the front, and launched if it does not run.
  ///
  /// - Parameters:
  ///   - url: The address, such as `recipes://soup`.
  /// - Reference: [`open(_:)`](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/open(_:)).
  @_disfavoredOverload
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    with((), CallSite(filePath: file, line: line)) { try $0.open(url) }
  }

  /// Terminates the app, if it runs.
  public func terminate(file: StaticString = #filePath, line: UInt = #line) {
    with((), CallSite(filePath: file, line: line)) { try $0.terminate() }
  }

  /// The state of the app.
  public var state: State {
    with(.unknown, site) { $0.state }
  }

  /// Waits until the app does something; the last look is exactly at the time limit.
  ///
  /// - Parameters:
  ///   - state: The state to wait for.
  ///   - timeout: The longest wait, in seconds.
  /// - Returns: Whether it did so in time; it is no failure if not.
  public func wait(
    for state: State, timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    with(false, CallSite(filePath: file, line: line)) { app in
      try app.wait(for: state, until: app.automator.driver.now + Duration(timeout: timeout))
    }
  }

  /// Resets a permission, so that the app asks for it again; a running app is terminated.
  ///
  /// - Parameters:
  ///   - resource: The resource that the permission is for.
  public func resetAuthorizationStatus(
    for resource: XCUIProtectedResource, file: StaticString = #filePath, line: UInt = #line
  ) {
    with((), CallSite(filePath: file, line: line)) { try $0.resetAuthorization(for: resource) }
  }

  private func with<Result>(
    _ fallback: Result, _ site: CallSite, _ body: (Application) throws -> Result
  ) -> Result {
    XCUIContext.run(fallback, at: site) { automator in
      let application = Application(bundleIdentifier ?? "", on: automator)
      application.launchArguments = launchArguments
      application.launchEnvironment = launchEnvironment
      return try body(application)
    }
  }
}

/// A resource that an app may use only with a person's permission.
public typealias XCUIProtectedResource = ProtectedResource
