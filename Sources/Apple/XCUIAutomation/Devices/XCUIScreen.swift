import Foundation
import GalleyAutomation
import GalleyTree

/// A screen of the device.
///
/// - Reference: [`XCUIScreen`](https://developer.apple.com/documentation/xcuiautomation/xcuiscreen).
@MainActor @preconcurrency
public final class XCUIScreen: NSObject, XCUIScreenshotProviding {
  private override init() {
    super.init()
  }

  /// The device's screen.
  public static let main = XCUIScreen()

  /// The screens of the device, of which there is one.
  public static var screens: [XCUIScreen] { [main] }

  /// Takes a picture of the whole screen.
  /// - Returns: The picture.
  public func screenshot(file: StaticString = #filePath, line: UInt = #line) -> XCUIScreenshot {
    XCUIContext.run(.none, at: CallSite(filePath: file, line: line)) { automator in
      let capture = try automator.driver.capture()
      return XCUIScreenshot(capture.picture, scale: capture.snapshot.configuration.scale)
    }
  }

  /// Takes a picture of the whole screen.
  ///
  /// - Returns: The picture.
  public func screenshot() -> XCUIScreenshot {
    screenshot(file: #filePath, line: #line)
  }
}
