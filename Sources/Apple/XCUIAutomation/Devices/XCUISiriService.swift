import Foundation
import GalleyAutomation
import GalleyTree

/// The voice assistant of a device; no simulated device has one, and its elements do not exist.
///
/// - Reference: [`XCUISiriService`](https://developer.apple.com/documentation/xcuiautomation/xcuisiriservice).
@MainActor @preconcurrency
public final class XCUISiriService: NSObject, XCUIElementTypeQueryProvider {
  /// The assistant's app, which is installed on no simulated device.
  private var app: XCUIApplication { XCUIApplication(bundleIdentifier: "com.apple.siri") }

  /// Fails the test: no simulated device has an assistant.
  ///
  /// - Parameters:
  ///   - voiceRecognitionText: The spoken text.
  public func activate(
    voiceRecognitionText: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCUIContext.run((), at: CallSite(filePath: file, line: line)) { _ in
      throw DriverError.unsupported(
        "listen to “\(voiceRecognitionText)”", reason: "it has no voice assistant")
    }
  }

  /// The assistant's elements of a type, which do not exist.
  ///
  /// - Parameter type: The type.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    app.descendants(matching: type)
  }

  /// The first element that the assistant shows, which does not exist.
  public var firstMatch: XCUIElement { app.firstMatch }

  /// A description of the assistant's screen.
  public override nonisolated var debugDescription: String {
    MainActor.assumeIsolated { "Siri: \(app.debugDescription)" }
  }
}
