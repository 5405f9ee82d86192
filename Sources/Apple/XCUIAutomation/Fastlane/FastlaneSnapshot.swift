import Foundation
import GalleyAutomation
import GalleyTree
import XCTest

/// Prepares an app for pictures, as fastlane's `SnapshotHelper.swift` does, by launch arguments that the app
/// reads.
///
/// A target that has a copy of the helper leaves it out on Linux.
///
/// - Parameters:
///   - app: The app, before it is launched.
///   - waitForAnimations: Whether pictures wait for the screen to rest; they always do here.
/// - Reference: fastlane, [snapshot](https://docs.fastlane.tools/actions/snapshot/).
@MainActor @preconcurrency @_disfavoredOverload
public func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
  app.launchArguments += ["-FASTLANE_SNAPSHOT", "YES", "-ui_testing"]
}

/// Attaches a picture of the screen to the test's results, under a name, once the screen is at rest.
///
/// It compares nothing; `app.check("name")` of `Galley` does.
///
/// - Parameters:
///   - name: The name of the picture.
///   - timeout: The longest wait for the screen to rest, in seconds; `nil` takes the picture at once.
@MainActor @preconcurrency @_disfavoredOverload
public func snapshot(
  _ name: String, timeWaitingForIdle timeout: TimeInterval = 20, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCUIContext.run((), at: CallSite(filePath: file, line: line)) { automator in
    try automator.log.step("snapshot: \(name)") {
      try automator.settle(until: automator.driver.now + Duration(timeout: timeout))
      let capture = try automator.driver.capture()
      let attachment = XCTAttachment(
        screenshot: XCUIScreenshot(capture.picture, scale: capture.snapshot.configuration.scale))
      attachment.name = name
      attachment.lifetime = .keepAlways
      XCUIContext.keep(attachment, file: file, line: line)
    }
  }
}

/// The language of the device, as fastlane's helper knows it.
@MainActor @preconcurrency @_disfavoredOverload
public var deviceLanguage: String {
  XCUIContext.run("", at: CallSite(filePath: #filePath, line: #line)) { automator in
    try automator.driver.snapshot().configuration.locale
  }
}

/// Members that fastlane's helper declares in its class `Snapshot`.
extension Snapshot {
  /// Prepares an app for pictures.
  ///
  /// - Parameters:
  ///   - app: The app, before it is launched.
  ///   - waitForAnimations: Whether pictures wait for the screen to rest; they always do here.
  @MainActor @preconcurrency @_disfavoredOverload
  public static func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
    XCUIAutomation.setupSnapshot(app, waitForAnimations: waitForAnimations)
  }

  /// Attaches a picture of the screen to the test's results, under a name, once the screen is at rest.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - timeout: The longest wait for the screen to rest, in seconds; `nil` takes the picture at once.
  @MainActor @preconcurrency @_disfavoredOverload
  public static func snapshot(
    _ name: String, timeWaitingForIdle timeout: TimeInterval = 20, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCUIAutomation.snapshot(name, timeWaitingForIdle: timeout, file: file, line: line)
  }
}

/// Attaches a picture of the screen to the test's results.
///
/// - Parameters:
///   - name: The name of the picture.
///   - waitForLoadingIndicator: Whether to wait for the screen to rest.
@MainActor @preconcurrency @_disfavoredOverload
public func snapshot(_ name: String, waitForLoadingIndicator: Bool) {
  snapshot(name, timeWaitingForIdle: waitForLoadingIndicator ? 20 : 0)
}
