import Foundation
import GalleyAutomation
import GalleyTree

/// The remote control of a television, which no simulated device has: pressing its buttons fails the test.
///
/// - Reference: [`XCUIRemote`](https://developer.apple.com/documentation/xcuiautomation/xcuiremote).
@MainActor @preconcurrency
public final class XCUIRemote: NSObject {
  /// The remote control.
  public static let shared = XCUIRemote()

  private override init() {
    super.init()
  }

  /// A button of a remote control, with Apple's raw values.
  public enum Button: UInt, Hashable, Sendable, CaseIterable {
    /// Moves the focus up.
    case up = 0
    /// Moves the focus down.
    case down = 1
    /// Moves the focus to the left.
    case left = 2
    /// Moves the focus to the right.
    case right = 3
    /// Selects the focused item.
    case select = 4
    /// Leads back.
    case menu = 5
    /// Plays or pauses.
    case playPause = 6
    /// Leads to the home screen.
    case home = 7
    /// Moves up a page.
    case pageUp = 9
    /// Moves down a page.
    case pageDown = 10
    /// Shows the program guide.
    case guide = 11
    /// Shows the provider's app.
    case tvProvider = 12
    /// Shows digits.
    case oneTwoThree = 13
    /// Shows the four coloured buttons.
    case fourColors = 14
  }

  /// Presses a button, which fails the test.
  ///
  /// - Parameters:
  ///   - remoteButton: The button.
  public func press(_ remoteButton: Button, file: StaticString = #filePath, line: UInt = #line) {
    press(remoteButton, forDuration: 0, file: file, line: line)
  }

  /// Fails the test: no simulated device has a remote.
  ///
  /// - Parameters:
  ///   - remoteButton: The button.
  ///   - duration: The duration, in seconds.
  public func press(
    _ remoteButton: Button, forDuration duration: TimeInterval, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCUIContext.run((), at: CallSite(filePath: file, line: line)) { _ in
      throw DriverError.unsupported(
        "press \(remoteButton) of a remote control", reason: "only a television has one")
    }
  }
}
