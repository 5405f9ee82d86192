import Foundation
import GalleyAutomation
import GalleyTree

/// The system of a device.
///
/// - Reference: [`XCUISystem`](https://developer.apple.com/documentation/xcuiautomation/xcuisystem).
@MainActor @preconcurrency
public final class XCUISystem: NSObject {
  /// Opens a URL with its app.
  ///
  /// If no app has its scheme, the app under test opens it here; the test fails if that app does not handle
  /// it.
  ///
  /// - Parameters:
  ///   - url: The address.
  @_disfavoredOverload
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    let owner = XCUIContext.run(nil as String?, at: CallSite(filePath: file, line: line)) { automator in
      (automator.driver as? any AddressRouting)?.application(opening: url)
    }
    let app = owner.map { XCUIApplication(bundleIdentifier: $0, file: file, line: line) }
    (app ?? XCUIApplication(file: file, line: line)).open(url, file: file, line: line)
  }
}
