import Foundation
import GalleyAutomation
import GalleyTree

/// Actions of a pointer, such as that of a mouse.
extension XCUIElement {
  /// Moves the pointer over the element.
  @MainActor @preconcurrency
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.hover(target, until: $1) }
  }

  /// Clicks the element.
  @MainActor @preconcurrency
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.click(target, until: $1) }
  }

  /// Clicks the element twice in quick succession.
  @MainActor @preconcurrency
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.click(target, count: 2, until: $1) }
  }

  /// Clicks the element with the secondary button; on a tablet that is the same as a long press.
  @MainActor @preconcurrency
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.click(target, .secondary, until: $1) }
  }

  /// Clicks the element, holds, and drags to another element.
  ///
  /// It moves at XCUITest's default speed of drags, so that the dragged content is not thrown.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press, in seconds.
  ///   - otherElement: The element at which the button is released.
  @MainActor @preconcurrency
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Clicks the element, holds, drags to another element, and holds there too.
  ///
  /// - Parameters:
  ///   - duration: The duration of the press before the move, in seconds.
  ///   - otherElement: The element at which the button is released.
  ///   - velocity: The speed of the pointer.
  ///   - holdDuration: The pause at the end, in seconds; without a pause, content that is dragged faster than
  ///     the default speed is thrown.
  @MainActor @preconcurrency
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) {
      try $0.clickAndDrag(
        target, to: otherElement.target, pressing: Duration(timeout: duration),
        velocity: velocity.ofDrag, hold: Duration(timeout: holdDuration), until: $1)
    }
  }

  /// Scrolls with the pointer's wheel over the element.
  ///
  /// - Parameters:
  ///   - deltaX: The distance that content moves to the right, in points.
  ///   - deltaY: The distance that content moves down, in points; a negative distance scrolls to lower
  ///     content.
  @MainActor @preconcurrency @_disfavoredOverload
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { try $0.scroll(target, by: CGVector(dx: deltaX, dy: deltaY), until: $1) }
  }
}
