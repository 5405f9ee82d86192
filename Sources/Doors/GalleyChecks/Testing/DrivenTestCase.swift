import GalleyAutomation
import GalleyBaselines
import XCTest
import XCUIAutomation

/// An XCTest case with a driver of its own for every test, through which Apple's names work.
///
/// ```swift
/// final class SignTests: DrivenTestCase {
///   override func makeApplication() throws -> Application { Application("sign", on: try SignDriver()) }
///
///   @MainActor func testItIsRead() { XCTAssertEqual(XCUIApplication().staticTexts["words"].label, "Closed") }
/// }
/// ```
///
/// Tests that use pages alone need no such class: they make the application themselves.
open class DrivenTestCase: UITestCase {
  /// Makes the application behind `XCUIApplication()`, before the test's own set-up.
  ///
  /// A class overrides this; without that, every test of it fails.
  ///
  /// - Returns: The application, on a driver that belongs to the test.
  /// - Throws: Why there is none, which fails the test.
  open func makeApplication() throws -> Application {
    throw DriverError.unsupported("start a test", reason: "its class does not override makeApplication()")
  }

  /// Runs one test with a driver of its own.
  open override func invokeTest() {
    RunningTest.xctestOwner = TestOwner(self)
    defer { RunningTest.xctestOwner = nil }
    do {
      // XCTest calls this on the main thread, where Apple's classes live; the compiler cannot know that.
      nonisolated(unsafe) let application = try makeApplication()
      MainActor.assumeIsolated {
        XCUIContext.begin(
          automator: application.automator, defaultBundleIdentifier: application.bundleIdentifier)
      }
    } catch {
      XCTFail("the driver did not start: \(error)")
      return
    }
    super.invokeTest()
    MainActor.assumeIsolated { XCUIContext.end() }
  }
}
