import Foundation
import GalleyAutomation
import GalleyTree

extension XCUIElement {
  /// Taps the element, once it is there, alone, at rest, and reached by touches.
  ///
  /// Monitors handle interruptions first. An element out of view is scrolled into view.
  @MainActor @preconcurrency
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.tap(target, requiringEnabled: false, until: $1) }
  }

  /// Taps the element twice in quick succession.
  @MainActor @preconcurrency
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.doubleTap(target, requiringEnabled: false, until: $1) }
  }

  /// Presses the element for a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  @MainActor @preconcurrency
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) {
      try $0.press(target, for: Duration(timeout: duration), requiringEnabled: false, until: $1)
    }
  }

  /// Presses the element for a duration, and drags it to another element.
  ///
  /// It moves at XCUITest's default speed of drags, so that the dragged content moves as far as the finger
  /// and is not thrown.
  ///
  /// - Parameters:
  ///   - duration: The pause, in seconds.
  ///   - otherElement: The element at which the finger is lifted.
  @MainActor @preconcurrency
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Presses the element for a duration, drags it to another element, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: The pause before the move, in seconds.
  ///   - otherElement: The element at which the finger is lifted.
  ///   - velocity: The speed.
  ///   - holdDuration: The pause before the pointer is lifted, in seconds; without a pause, content that is
  ///     dragged faster than the default speed is thrown.
  @MainActor @preconcurrency
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) {
      try $0.drag(
        target, to: otherElement.target, pressing: Duration(timeout: duration),
        velocity: velocity.ofDrag,
        hold: Duration(timeout: holdDuration), until: $1)
    }
  }

  /// Types into the element, which must have the keyboard focus, or contain the element that has it.
  ///
  /// - Parameters:
  ///   - text: The text; a line break is the return key.
  @MainActor @preconcurrency
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.type(text, into: target, focusing: false, until: $1) }
  }

  /// Moves a finger up, from the element's middle.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.up, velocity, file, line)
  }

  /// Moves a finger down, from the element's middle.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.down, velocity, file, line)
  }

  /// Moves a finger to the left, from the element's middle.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.left, velocity, file, line)
  }

  /// Moves a finger to the right, from the element's middle.
  ///
  /// - Parameters:
  ///   - velocity: The speed.
  @MainActor @preconcurrency
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.right, velocity, file, line)
  }

  /// Drags a slider's thumb as near to a position as it gets: of a slider with steps, to the nearest one.
  ///
  /// - Parameters:
  ///   - position: The position, from 0 to 1.
  /// - Reference: [`adjust(toNormalizedSliderPosition:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/adjust(tonormalizedsliderposition:)).
  @MainActor @preconcurrency
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) {
      try $0.adjust(target, toNormalizedSliderPosition: position, requiringEnabled: false, until: $1)
    }
  }

  /// Turns a picker's wheel until it holds a value; fails the test if it does not offer it.
  ///
  /// - Parameters:
  ///   - value: The text of the option.
  /// - Reference: [`adjust(toPickerWheelValue:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/adjust(topickerwheelvalue:)).
  @MainActor @preconcurrency
  public func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) {
      try $0.adjust(
        target, toPickerWheelValue: value, requiringEnabled: false, until: $1,
        patience: Automator.wheelTimeout)
    }
  }

  private func swipe(
    _ direction: SwipeDirection, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
  ) {
    act(file, line) { try $0.swipe(target, direction, velocity: velocity.ofSwipe, until: $1) }
  }

  func act(_ file: StaticString, _ line: UInt, _ body: (Automator, Duration) throws -> Void) {
    XCUIContext.run((), at: CallSite(filePath: file, line: line)) { automator in
      try body(automator, automator.driver.now + automator.timeout)
    }
  }
}
