import Foundation
import GalleyAutomation

/// The speed of a finger, in points a second.
///
/// - Reference: [`XCUIGestureVelocity`](https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity).
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// Points a second.
  public let rawValue: CGFloat

  /// Makes a velocity.
  ///
  /// - Parameter rawValue: Points a second.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// Makes a velocity.
  ///
  /// - Parameter rawValue: Points a second.
  public init(_ rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// Makes a velocity of a number of points a second.
  public init(floatLiteral value: Double) {
    self.init(CGFloat(value))
  }

  /// Makes a velocity of a number of points a second.
  public init(integerLiteral value: Int) {
    self.init(CGFloat(value))
  }

  /// As in an ordinary swipe.
  public static let `default` = XCUIGestureVelocity(CGFloat(Velocity.ordinary))
  /// As in a deliberate swipe.
  public static let slow = XCUIGestureVelocity(CGFloat(Velocity.slow))
  /// As in a hasty swipe.
  public static let fast = XCUIGestureVelocity(CGFloat(Velocity.fast))

  /// The speed for the driver: at least a point a second.
  var pointsPerSecond: Double {
    max(Double(rawValue), 1)
  }
}
