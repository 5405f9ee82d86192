import Foundation
import GalleyAutomation
import GalleyTree

/// Gestures of several fingers, and spellings of swipes that are no longer recommended.
extension XCUIElement {
  /// Touches the element with two fingers at once.
  @MainActor @preconcurrency
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.tap(target, taps: 1, fingers: 2, until: $1) }
  }

  /// Taps the element several times with several fingers.
  ///
  /// - Parameters:
  ///   - numberOfTaps: The number of taps in quick succession.
  ///   - numberOfTouches: The number of fingers, from 1 to 5.
  @MainActor @preconcurrency
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    act(file, line) { try $0.tap(target, taps: numberOfTaps, fingers: numberOfTouches, until: $1) }
  }

  /// Moves two fingers apart or together.
  ///
  /// Values that have no movement, or no room in the element, fail the test.
  ///
  /// - Parameters:
  ///   - scale: The distance between the fingers at the end, in parts of that at the start: above 1 opens, below 1 closes.
  ///   - velocity: The change of the scale in a second: positive to open, negative to close.
  /// - Reference: [`pinch(withScale:velocity:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/pinch(withscale:velocity:)).
  @MainActor @preconcurrency
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.pinch(target, scale: scale, velocity: velocity, until: $1) }
  }

  /// Rotates two fingers.
  ///
  /// Values that have no movement, or no room in the element, fail the test.
  ///
  /// - Parameters:
  ///   - rotation: The angle, in radians; positive is clockwise.
  ///   - velocity: The speed, in radians a second, with the sign of the rotation.
  /// - Reference: [`rotate(_:withVelocity:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/rotate(_:withvelocity:)).
  @MainActor @preconcurrency
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.rotate(target, by: rotation, velocity: velocity, until: $1) }
  }

  /// Moves a finger up, from the element's middle.
  ///
  /// - Parameter velocity: The speed.
  @available(*, deprecated, renamed: "swipeUp(velocity:)")
  @MainActor @preconcurrency public func swipeUp(withVelocity velocity: XCUIGestureVelocity) {
    swipeUp(velocity: velocity)
  }

  /// Moves a finger down, from the element's middle.
  ///
  /// - Parameter velocity: The speed.
  @available(*, deprecated, renamed: "swipeDown(velocity:)")
  @MainActor @preconcurrency public func swipeDown(withVelocity velocity: XCUIGestureVelocity) {
    swipeDown(velocity: velocity)
  }

  /// Moves a finger to the left, from the element's middle.
  ///
  /// - Parameter velocity: The speed.
  @available(*, deprecated, renamed: "swipeLeft(velocity:)")
  @MainActor @preconcurrency public func swipeLeft(withVelocity velocity: XCUIGestureVelocity) {
    swipeLeft(velocity: velocity)
  }

  /// Moves a finger to the right, from the element's middle.
  ///
  /// - Parameter velocity: The speed.
  @available(*, deprecated, renamed: "swipeRight(velocity:)")
  @MainActor @preconcurrency public func swipeRight(withVelocity velocity: XCUIGestureVelocity) {
    swipeRight(velocity: velocity)
  }
}
