import Foundation
import GalleyAutomation
import GalleyTree

/// A point of the screen that moves with an element.
///
/// Actions happen at that point without any check of the element there, and without handling of
/// interruptions.
///
/// - Reference: [`XCUICoordinate`](https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate).
@MainActor @preconcurrency
open class XCUICoordinate: NSObject, NSCopying {
  /// The element that the point moves with.
  public let referencedElement: XCUIElement

  private let normalized: CGVector
  private let points: CGVector

  init(_ element: XCUIElement, normalized: CGVector, points: CGVector) {
    self.referencedElement = element
    self.normalized = normalized
    self.points = points
    super.init()
  }

  /// The position of the point now, in points of the screen.
  ///
  /// Reading it fails the test if the element is not there.
  public var screenPoint: CGPoint {
    XCUIContext.run(.zero, at: referencedElement.site) { try point(on: $0) }
  }

  /// A point at some distance.
  ///
  /// - Parameter offsetVector: The distance, in points.
  /// - Returns: The other point.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    let sum = CGVector(dx: points.dx + offsetVector.dx, dy: points.dy + offsetVector.dy)
    return XCUICoordinate(referencedElement, normalized: normalized, points: sum)
  }

  /// Taps the point.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.tap(at: $1) }
  }

  /// Taps the point twice in quick succession.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.doubleTap(at: $1) }
  }

  /// Presses the point for a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    act(file, line) { try $0.press(at: $1, for: Duration(timeout: duration)) }
  }

  /// Presses the point for a duration, and drags to another point.
  ///
  /// It moves at XCUITest's default speed of drags, so that the dragged content moves as far as the finger
  /// and is not thrown.
  ///
  /// - Parameters:
  ///   - duration: The pause, in seconds.
  ///   - otherCoordinate: The point at which the finger is lifted.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Presses the point for a duration, drags to another point, and holds there.
  ///
  /// - Parameters:
  ///   - duration: The pause before the move, in seconds.
  ///   - otherCoordinate: The point at which the finger is lifted.
  ///   - velocity: The speed.
  ///   - holdDuration: The pause before the pointer is lifted, in seconds; without a pause, content that is
  ///     dragged faster than the default speed is thrown.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act(file, line) { automator, start in
      try automator.drag(
        from: start, to: otherCoordinate.point(on: automator), pressing: Duration(timeout: duration),
        velocity: velocity.ofDrag, hold: Duration(timeout: holdDuration))
    }
  }

  func act(_ file: StaticString, _ line: UInt, _ body: (Automator, CGPoint) throws -> Void) {
    XCUIContext.run((), at: CallSite(filePath: file, line: line)) { automator in
      let point = try point(on: automator)
      let aim = try referencedElement.target
      try automator.withContext({ $0.aim = aim }) { try body(automator, point) }
    }
  }

  func point(on automator: Automator) throws -> CGPoint {
    let frame = try automator.read(referencedElement.target).element.frame
    return CGPoint(
      x: frame.minX + normalized.dx * frame.width + points.dx,
      y: frame.minY + normalized.dy * frame.height + points.dy)
  }

  /// Makes a point that is the same.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The other point.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { withOffset(.zero) }
  }
}
