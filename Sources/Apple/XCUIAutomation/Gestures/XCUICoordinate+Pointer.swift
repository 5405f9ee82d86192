import Foundation
import GalleyAutomation
import GalleyTree

/// Actions of a pointer at a point, such as that of a mouse.
extension XCUICoordinate {
  /// Moves the pointer to the point.
  @MainActor @preconcurrency
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.move(.hover($1)) }
  }

  /// Clicks the point.
  @MainActor @preconcurrency
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.move(.click($1)) }
  }

  /// Clicks the point twice in quick succession.
  @MainActor @preconcurrency
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.move(.click($1, count: 2)) }
  }

  /// Clicks the point with the secondary button; on a tablet that is the same as a long press.
  @MainActor @preconcurrency
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.move(.click($1, button: .secondary)) }
  }

  /// Clicks the point, holds, and drags to another point.
  ///
  /// It moves at XCUITest's default speed of drags, so that the dragged content is not thrown.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press, in seconds.
  ///   - otherCoordinate: The point at which the button is released.
  @MainActor @preconcurrency
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    click(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Clicks the point, holds, drags to another point, and holds there too.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press before the move, in seconds.
  ///   - otherCoordinate: The point at which the button is released.
  ///   - velocity: The speed of the pointer.
  ///   - holdDuration: The pause at the end, in seconds; without a pause, content that is dragged faster than
  ///     the default speed is thrown.
  @MainActor @preconcurrency
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { automator, start in
      let drag = Gesture.drag(
        from: start, to: try otherCoordinate.point(on: automator), press: Duration(timeout: duration),
        velocity: velocity.ofDrag, hold: Duration(timeout: holdDuration))
      try automator.move(.drag(drag.fingers[0]))
    }
  }

  /// Scrolls with the pointer's wheel over the point.
  ///
  /// - Parameters:
  ///   - deltaX: The distance that content moves to the right, in points.
  ///   - deltaY: The distance that content moves down, in points; a negative distance scrolls to lower
  ///     content.
  @MainActor @preconcurrency @_disfavoredOverload
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.move(.scroll($1, by: CGVector(dx: deltaX, dy: deltaY))) }
  }
}

/// Swipes that begin at a point: a third of the screen long, as far as there is room.
extension XCUICoordinate {
  /// Moves a finger up.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency @_disfavoredOverload
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.swipe(at: $1, .up, velocity: velocity.ofSwipe) }
  }

  /// Moves a finger down.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency @_disfavoredOverload
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.swipe(at: $1, .down, velocity: velocity.ofSwipe) }
  }

  /// Moves a finger to the left.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency @_disfavoredOverload
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.swipe(at: $1, .left, velocity: velocity.ofSwipe) }
  }

  /// Moves a finger to the right.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency @_disfavoredOverload
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.swipe(at: $1, .right, velocity: velocity.ofSwipe) }
  }
}
